import { vi } from 'vitest';
import type { Api } from '@haat/api/app';
import { openHaat } from '@haat/api/testing/harness';
import type { Haat, HaatOptions } from '@haat/api/testing/harness';
import { mountDesk } from '../desk.ts';
import { builtStorefront, mountStorefront } from '../storefront.ts';
import type { StorefrontOptions } from '../storefront.ts';

/** The harness of the API with the built storefront mounted on it, as the real process does. */
export interface Mounted extends Haat {
  /** Opens an address as a browser does, with headers of one's own, from anywhere. */
  open(url: string, headers?: Record<string, string>, remoteAddress?: string): ReturnType<typeof inject>;
  /** Every call that pages were made from. */
  made: ReturnType<typeof vi.fn<Api['call']>>;
}

const inject = ({ app }: Api, url: string, headers: Record<string, string>, remoteAddress?: string) =>
  app.inject({ method: 'GET', url, headers, remoteAddress });

/** Opens the API with the storefront on it for one test file. Close it when the file ends. */
export async function openMounted(
  options: HaatOptions & Partial<Pick<StorefrontOptions, 'pagesPerNetwork' | 'build'>> = {},
): Promise<Mounted> {
  const haat = await openHaat(options);
  const made = vi.fn<Api['call']>(haat.call);
  await mountStorefront(haat.app, {
    serviceWorker: true,
    api: { ...haat, call: made as Api['call'] },
    changes: haat.dependencies.changes,
    keepPages: true,
    build: options.build ?? builtStorefront,
    pagesPerNetwork: options.pagesPerNetwork,
  });
  await mountDesk(haat.app, haat);
  return { ...haat, made, open: (url, headers = {}, from) => inject(haat, url, headers, from) };
}

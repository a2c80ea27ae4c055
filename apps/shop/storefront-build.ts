import { readdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import type { Language } from '@haat/contract/core/language';

/** The built storefront, which hands loaders their context itself: it was bundled with contexts of its own. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      contextFor(page: {
        call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E>>;
        shop: string;
        language: Language;
        origin: string;
        write: (html: Uint8Array[]) => void;
      }): RouterContextProvider;
    };
  };
};

/** A module as the server build, whoever has loaded it. @throws where it is none */
export function storefrontBuildOf(loaded: object): StorefrontBuild {
  if (!isStorefrontBuild(loaded)) throw new Error('what was loaded is no server build of the storefront');
  return loaded;
}

const isStorefrontBuild = (loaded: object): loaded is StorefrontBuild =>
  'routes' in loaded && typeof partOf(partOf(partOf(loaded, 'entry'), 'module'), 'contextFor') === 'function';

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/**
 * Reads what a server build fetches when a page first needs it, one file after the other: the next build, which may be made beside a
 * shop that is open, takes the files of this one away, and a part that cannot be fetched fails for as long as the process lives.
 * @param folder of the server build, with a slash at its end
 */
export async function readAllOf(folder: URL): Promise<void> {
  const assets = new URL('assets/', folder);
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js')) continue;
    // What only a browser can run fails here, and is never asked for.
    await import(new URL(name, assets).href).catch(() => {});
    // Requests come between two of them.
    await setImmediate();
  }
}

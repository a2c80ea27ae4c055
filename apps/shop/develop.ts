import { fileURLToPath } from 'node:url';
import type { Api } from '@haat/api/app';
import type { Changes } from '@haat/api/core/cache/cache';
import { storefrontBuildOf } from './storefront-build.ts';
import { mountStorefront } from './storefront.ts';

/** The storefront with Vite inside the process: screens reload as they are saved. */
export async function mountForDevelopment(api: Api, changes: Changes): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('../storefront', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: api.app.server } },
    appType: 'custom',
  });
  api.app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(?:api|uploads|healthz|readyz|metrics)(?:\/|$)/.test(request.url)) return next();
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  api.app.addHook('onClose', () => vite.close());
  await mountStorefront(api.app, {
    api,
    changes,
    keepPages: false,
    serviceWorker: false,
    build: async () => storefrontBuildOf(await vite.ssrLoadModule('virtual:react-router/server-build')),
  });
}

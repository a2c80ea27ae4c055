import { registerHooks } from 'node:module';
import type { ResolveFnOutput } from 'node:module';

const serverBuild = '/storefront/build/server/';

/**
 * Node 26 reads the whole `exports` of a package anew for each import of it and within it. Those of drizzle-orm are 180 KB, for some
 * hundred and fifty files of its own and as many of ours: a second of every start. Its files name one another by relative paths, which
 * need nothing of that; what others import of it is looked up once.
 *
 * The files of the storefront's server build name one another alike. Node would look for each on the disk, also for one that it has read
 * (`readAllOf`) and that the next build, made beside a shop that is open, has taken away.
 */
export const importQuickly = () => {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')) {
        const found = known.get(specifier) ?? next(specifier, context);
        known.set(specifier, found);
        return { ...found, shortCircuit: true };
      }
      const { parentURL } = context;
      const within =
        specifier.startsWith('.') &&
        (parentURL?.includes('/node_modules/drizzle-orm/') || parentURL?.includes(serverBuild));
      if (!within || !specifier.endsWith('.js')) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
  });
};

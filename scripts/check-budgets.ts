// The bytes of JavaScript that a first visit loads: one step of `npm run check` (issue 'The shop opens', figures).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The part of React Router's browser manifest that tells what a page loads. */
export interface Manifest {
  entry: Loaded;
  routes: Record<string, Route>;
}
interface Loaded {
  module: string;
  imports?: string[];
}
interface Route extends Loaded {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

/** At most so many bytes of JavaScript, compressed as the server sends them. */
const budget = 115 * 1024;
const screens = {
  home: '/',
  category: '/product_category/:slug',
  product: '/product/:slug',
  'home, Nepali': '/ne',
  'category, Nepali': '/ne/product_category/:slug',
  'product, Nepali': '/ne/product/:slug',
};

/**
 * Every script that the first visit to a page needs: the entry, the page's route and those around it, and whatever
 * they import.
 * @param path the route's whole path, like `/product/:slug`
 * @returns the scripts' addresses, each once
 * @throws when no route has that path
 */
export function scriptsOf(manifest: Manifest, path: string): string[] {
  const leaf = Object.values(manifest.routes).find(
    (route) => pathOf(manifest, route) === path && !isParent(manifest, route),
  );
  if (!leaf) throw new Error(`no page at ${path} in the built storefront`);
  const chain = lineOf(manifest, leaf);
  const loaded = [manifest.entry, ...chain].flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
  const apart = chain.flatMap((route) => [
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]);
  return [...new Set([...loaded, ...apart].filter((address) => address !== undefined))];
}

function lineOf({ routes }: Manifest, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineOf({ routes } as Manifest, parent), route] : [route];
}

const isParent = ({ routes }: Manifest, { id }: Route) =>
  Object.values(routes).some(({ parentId }) => parentId === id);

const pathOf = (manifest: Manifest, route: Route) =>
  `/${lineOf(manifest, route)
    .map(({ path }) => path)
    .filter((path) => path)
    .join('/')}`;

/** Reads the manifest that the build wrote for the browser, and that script's own address: a first visit loads it too. */
function readManifest(client: string): { manifest: Manifest; address: string } {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*[.]js$/.test(file));
  if (!name) throw new Error('The storefront is not built: run `npm run build`.');
  const text = readFileSync(join(client, 'assets', name), 'utf8');
  const json = text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '');
  return { manifest: JSON.parse(json) as Manifest, address: `/assets/${name}` };
}

const compressed = (file: string) =>
  brotliCompressSync(readFileSync(file), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).byteLength;

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

if (import.meta.main) {
  const client = join(import.meta.dirname, '../apps/storefront/build/client');
  const { manifest, address } = readManifest(client);
  for (const [screen, path] of Object.entries(screens)) {
    const sizes = [...scriptsOf(manifest, path), address].map((script) => ({
      script,
      bytes: compressed(join(client, script)),
    }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const over = total > budget;
    console.log(`${screen}: ${inKb(total)} of ${inKb(budget)} (brotli)${over ? ', TOO MUCH:' : ''}`);
    if (!over) continue;
    process.exitCode = 1;
    for (const { script, bytes } of sizes.sort((a, b) => b.bytes - a.bytes))
      console.log(`  ${inKb(bytes)}  ${script}`);
  }
}

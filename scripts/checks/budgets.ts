// The bytes of JavaScript and of styles that a first visit loads: one step of `npm run check` (issue 'The shop opens', figures).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
  /** A screen; without one it answers machines. */
  hasDefaultExport?: boolean;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

/** At most so many bytes of JavaScript on any page, compressed as the server sends them. */
// spec: opens.23, choosing.56
const budget = 125 * 1024;
/** The same for the desk of sellers. */
// spec: desk.9
const deskBudget = 180 * 1024;
/** Of styles, which every page of the shop loads whole: as much as its face takes, and a little. */
// spec: face.33
const stylesBudget = 12.5 * 1024;
/** Files of a first load: on slow 4G a few arrive long before many small ones. The list of routes is one of them. */
const filesBudget = { shop: 16, desk: 26 };

/**
 * All pages of the shop: what shows something and lies in nothing else.
 * @returns the whole path of each, like `/ne/product/:slug`, and the addresses of the scripts that a first visit needs
 */
export function pagesOf(manifest: Manifest): { path: string; scripts: string[] }[] {
  return Object.values(manifest.routes)
    .filter((route) => route.hasDefaultExport && !isParent(manifest, route))
    .map((route) => lineOf(manifest, route))
    .map((chain) => ({ path: pathOf(chain), scripts: scriptsOf(manifest, chain) }));
}

/** The entry, a page's route and those around it, and whatever they import, each once. */
function scriptsOf(manifest: Manifest, chain: Route[]): string[] {
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

const pathOf = (chain: Route[]) =>
  `/${chain
    .map(({ path }) => path)
    .filter((path) => path)
    .join('/')}`;

/** With the address of the script that lists the routes: a first visit loads it too. */
interface Assets extends Manifest {
  url: string;
}

/** What the build says of itself to whoever serves it (React Router's `ServerBuild`). */
async function readAssets(): Promise<Assets> {
  const file = new URL('../../apps/storefront/build/server/index.js', import.meta.url);
  if (!existsSync(file)) throw new Error('The storefront is not built: run `npm run build`.');
  const { assets } = (await import(file.href)) as { assets: Assets };
  return assets;
}

/** The same of the desk, which has no server: its manifest is one of its files. */
function readDeskAssets(client: string): Assets {
  const folder = join(client, 'desk/assets');
  const name = readdirSync(folder).find((each) => /^manifest-\w+\.js$/.test(each));
  if (name === undefined) throw new Error('The desk is not built: run `npm run build`.');
  const text = readFileSync(join(folder, name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  return { ...manifest, url: `/desk/assets/${name}` };
}

const known = new Map<string, number>();

function compressed(file: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(file), { params }).byteLength;
  known.set(file, bytes);
  return bytes;
}

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

if (import.meta.main) {
  const apps = join(import.meta.dirname, '../../apps');
  const desk = join(apps, 'desk/build/client');
  const shop = join(apps, 'storefront/build/client');
  check(await readAssets(), shop, { bytes: budget, files: filesBudget.shop });
  checkStyles(join(shop, 'assets'));
  check(readDeskAssets(desk), desk, { bytes: deskBudget, files: filesBudget.desk });
}

/** Says how much each page of an app loads first; the process fails where one is over the budget. */
function check(assets: Assets, client: string, limit: { bytes: number; files: number }): void {
  const pages = pagesOf(assets).map(({ path, scripts }) => {
    const sizes = [...scripts, assets.url].map((script) => ({
      script,
      bytes: compressed(join(client, script)),
    }));
    return { path, sizes, total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  for (const { path, sizes, total } of pages.sort((a, b) => b.total - a.total)) {
    const over = total > limit.bytes || sizes.length > limit.files;
    console.log(
      `${inKb(total)} of ${inKb(limit.bytes)} (brotli), ${sizes.length} of ${limit.files} files ${path}${over ? ', TOO MUCH:' : ''}`,
    );
    if (!over) continue;
    process.exitCode = 1;
    for (const { script, bytes } of sizes.sort((a, b) => b.bytes - a.bytes))
      console.log(`    ${inKb(bytes)}  ${script}`);
  }
  if (pages.length === 0) throw new Error('The built app has no page.');
}

/** The same of the shop's styles. */
function checkStyles(folder: string): void {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  if (sheets.length === 0) throw new Error('The built shop has no styles.');
  const total = sheets.reduce((sum, name) => sum + compressed(join(folder, name)), 0);
  const over = total > stylesBudget;
  console.log(
    `${inKb(total)} of ${inKb(stylesBudget)} (brotli) styles of the shop${over ? ', TOO MUCH' : ''}`,
  );
  if (over) process.exitCode = 1;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every test of the API, of the process around it and of the demo that fills it. */
export const ofTheServer = [
  'apps/api/src/**/*.test.ts',
  'apps/shop/**/*.test.ts',
  'packages/demo/src/**/*.test.ts',
];

/** About the embedded database's own files: processes that are killed, disks that are full or gone. */
export const aboutEmbedded = [
  'apps/api/src/core/database/embedded/embedded.test.ts',
  'apps/api/src/core/http/status.test.ts',
  'apps/api/src/features/orders/placing/killed.test.ts',
  'apps/api/src/full-disk.test.ts',
  'apps/shop/commands/commands.test.ts',
  'apps/shop/process.test.ts',
  'apps/shop/running-backup.test.ts',
];

/**
 * What runs on the embedded database too where the rest runs on Postgres: the ground that both share, and of each noun
 * the file that uses most of its SQL. Journeys that only look stand on the embedded one besides, and a new shop’s first start.
 */
export const onBoth = [
  ...['constraints', 'database', 'hanging', 'migrate'].map((name) => `core/database/${name}`),
  'features/account/sign-up',
  'features/addresses/addresses',
  'features/catalog/search/search',
  'features/inquiry/questions',
  'features/insight/counts',
  'features/newsletter/newsletter',
  'features/orders/placing/place-order',
  'features/orders/placing/crowd',
  'features/reviews/selling/reply-to-review',
  'features/content/content',
  'features/stock/stock',
  'features/tenant/resolver',
  'features/vendors/vendors',
  'features/wishlist/wishlist',
].map((name) => `apps/api/src/${name}.test.ts`);

const lost = [...aboutEmbedded, ...onBoth].filter((file) => !existsSync(join(root, file)));
if (lost.length > 0)
  throw new Error(`tests that are to run on the embedded database are not there: ${lost.join(', ')}`);

/** Who opens a database asks for one, or for the app around one; the rest of `testing` makes texts, pictures and lines. */
const asksForDatabase =
  /from '[^']*(?:\/testing\/(?:servers\/)?(?:authority|crowd|database|hanging|harness|mounted|search)|\/database\/database)/;
/** Who puts something else in a module's place, which others in the same process would find there. */
const replacesModules = /\bvi\.mock\(/;
/** Who measures what a process holds, to which others in the same one would have added. */
const measuresMemory = /\bpeakMemoryOf\(/;

const sources = globSync(ofTheServer, { cwd: root, exclude: (name) => name === 'node_modules' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !aboutEmbedded.includes(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWhere = (is: (text: string) => boolean) =>
  sources.filter(({ text }) => is(text)).map(({ file }) => file);

export const withoutDatabase: string[] = filesWhere(
  (text) => !asksForDatabase.test(text) && !measuresMemory.test(text),
);
/** Each of these has a process of its own. */
export const isolated: string[] = filesWhere(
  (text) => measuresMemory.test(text) || (asksForDatabase.test(text) && replacesModules.test(text)),
);

/** `e2e/first-order` means the file of that name, in whichever room of `e2e` it lies. */
export function inItsRoom(filter: string): string {
  const files = globSync('e2e/**/*.spec.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.some((file) => file.includes(filter)) ? filter : filter.replace(/^e2e\//, '/');
}

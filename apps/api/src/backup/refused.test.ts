import { copyFile, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { TarEntry } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../core/database/database.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import type { Uploads } from '../core/uploads/uploads.ts';
import { freshDatabase } from '../testing/database.ts';
import { openHaat } from '../testing/harness.ts';
import { writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { readContents } from './contents.ts';
import { restore } from './restore.ts';

// What is no backup, or no whole one: said in words, and nothing of it is kept.

let folder: string;
let database: Database;
let uploads: Uploads;
let good: string;
let manifest: Buffer;
const file = (name: string) => join(folder, name);
const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-refused-'));
  const haat = await openHaat();
  await haat.make.aProduct();
  await haat.dependencies.uploads.put('product/cup-800.webp', Buffer.alloc(20_000, 'cup'));
  good = file('good.tar.gz');
  await backUp(haat.dependencies, good);
  await haat.close();
  const { at } = JSON.parse(
    /"migration":(\{[^}]*\})/.exec(gunzipSync(await readFile(good)).toString())![1]!,
  ) as {
    at: number;
  };
  const said = { format: 'haat-backup', formatVersion: 1, createdAt: new Date().toISOString(), shop: null };
  manifest = bytesOf({ ...said, migration: { at, name: null } });
  database = await freshDatabase();
  uploads = localUploads(file('uploads'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is said of a file, of which nothing is kept. */
async function refusalOf(name: string): Promise<string> {
  const said = await restore({ database, uploads }, file(name)).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  const shops = await database.sql`select 1 from shops`;
  const kept = await Array.fromAsync(uploads.list());
  const outside = (await readdir(folder)).filter((each) => each.endsWith('.png'));
  return [...shops, ...kept, ...outside].length > 0 ? 'something of it was kept' : said;
}

/** A file whose checksum is right, whoever wrote it. */
const written = (name: string, entries: [name: string, bytes: Uint8Array][]) =>
  writeArchive(file(name), async (add) => {
    for (const [each, bytes] of entries) await add(each, bytes);
    return { rows: 0, uploads: 0 };
  });
const packed = async (name: string, entries: TarEntry[]) =>
  writeFile(file(name), gzipSync(await packTar(entries)));
const entry = (name: string, body: Uint8Array): TarEntry => ({ header: { name, size: body.length }, body });

// spec: backup.5
test('a file that is not there, is something else, was cut short or was damaged', async () => {
  expect(await refusalOf('none.tar.gz')).toMatch(/There is no file/);
  await writeFile(file('text.tar.gz'), 'hello');
  expect(await refusalOf('text.tar.gz')).toMatch(/damaged/);
  await packed('foreign.tar.gz', [entry('readme.txt', Buffer.from('hello'))]);
  expect(await refusalOf('foreign.tar.gz')).toMatch(/none that Haat has written/);
  const bytes = await readFile(good);
  for (const part of [0.3, 0.9, 0.999]) {
    await copyFile(good, file('short.tar.gz'));
    await truncate(file('short.tar.gz'), Math.floor(bytes.length * part));
    expect(await refusalOf('short.tar.gz')).toMatch(/cut short/);
  }
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(file('flipped.tar.gz'), bytes);
  expect(await refusalOf('flipped.tar.gz')).toMatch(/damaged|changed/);
});

// spec: backup.5
test('a file whose contents were changed, taken out or added', async () => {
  const tar = gunzipSync(await readFile(good));
  const at = tar.indexOf('Product ');
  const changed = Buffer.from(tar);
  changed.write('Pr0duct ', at);
  await writeFile(file('changed.tar.gz'), gzipSync(changed));
  expect(await refusalOf('changed.tar.gz')).toMatch(/checksum/);
  await packed('unended.tar.gz', [entry('manifest.json', manifest)]);
  expect(await refusalOf('unended.tar.gz')).toMatch(/cut short/);
});

// spec: backup.5
test.each([
  'uploads/../../out.png',
  'uploads//out.png',
  'uploads/a/./out.png',
  'uploads/a\\..\\out.png',
  '/etc/out.png',
  'uploads/run.sh',
  'tables/shops/../1.ndjson',
  'manifest.json',
])('a file within it that no backup holds: %s', async (name) => {
  const entries: [string, Uint8Array][] = [
    ['manifest.json', manifest],
    ['uploads/a/in.png', Buffer.from('in')],
    [name, Buffer.from('x')],
  ];
  await written('odd.tar.gz', entries);
  expect(await refusalOf('odd.tar.gz')).toMatch(/none that Haat has written/);
  await rm(file('odd.tar.gz'));
});

// spec: backup.5
test('a link instead of a file, and what unfolds beyond measure', async () => {
  const link: TarEntry = {
    header: { name: 'uploads/a.png', size: 0, type: 'symlink', linkname: '/etc/passwd' },
  };
  await packed('link.tar.gz', [entry('manifest.json', manifest), link]);
  expect(await refusalOf('link.tar.gz')).toMatch(/none that Haat has written/);
  const zeros = Buffer.alloc(150_000_000);
  await packed('bomb.tar.gz', [entry('manifest.json', manifest), entry('uploads/a.png', zeros)]);
  expect(await refusalOf('bomb.tar.gz')).toMatch(/beyond measure/);
});

// spec: backup.3
test('a file in a newer format, or from a database with migrations that are not known here', async () => {
  const newer = bytesOf({ ...(JSON.parse(manifest.toString()) as object), formatVersion: 2 });
  await written('format.tar.gz', [['manifest.json', newer]]);
  expect(await refusalOf('format.tar.gz')).toMatch(/newer version of Haat/);
});

// spec: backup.4
test('rows that do not fit after uploads and rows that do: nothing of either is kept', async () => {
  const rows = readContents(good);
  const entries: [string, Uint8Array][] = [['manifest.json', manifest]];
  for await (const part of rows)
    if (part.kind === 'rows' && part.table === 'shops')
      entries.push(['tables/shops/000001.ndjson', Buffer.from(part.lines.join('\n'))]);
  entries.push(['uploads/a/in.png', Buffer.from('in')]);
  const orphan = { shop_id: '01a20974-eddb-73a5-9e9c-8a73335797a4', word: 'tea', means: '{}', kind_of: '{}' };
  await written('orphan.tar.gz', [...entries, ['tables/search_terms/000001.ndjson', bytesOf(orphan)]]);
  expect(await refusalOf('orphan.tar.gz')).toMatch(/foreign key/);
  await written('nonsense.tar.gz', [...entries, ['tables/search_terms/000001.ndjson', Buffer.from('{"a":')]]);
  expect(await refusalOf('nonsense.tar.gz')).toMatch(/json/);
  await written('stranger.tar.gz', [...entries, ['tables/no_such_table/000001.ndjson', Buffer.from('{}')]]);
  expect(await refusalOf('stranger.tar.gz')).toMatch(/do not belong into it/);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Scene, setStage } from '../../../testing/authority/scene.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { recordChange } from '../../audit/record-change.ts';
import { readEnv } from '../../env.ts';
import { localUploads } from '../local-uploads.ts';
import { openUploads } from '../open-uploads.ts';
import type { Uploads } from '../uploads.ts';
import { StemSet } from './stems.ts';
import { sweepUploads } from './sweep.ts';

let folder: string;
let server: S3rver;
let set: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-sweep-'));
  const configureBuckets = [{ name: 'haat', configs: [] }];
  const directory = join(folder, 's3');
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const keys = { S3_BUCKET: 'haat', S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' };
  set = { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function opened(uploads: Uploads): Promise<Haat> {
  const haat = await openHaat({ uploads });
  onTestFinished(() => haat.close());
  return haat;
}

let stores = 0;
const aFolder = () => localUploads(join(folder, `uploads-${(stores += 1)}`));

const put = async (uploads: Uploads, ...keys: string[]) => {
  for (const key of keys) await uploads.put(key, Buffer.from('x'));
};
const keysIn = async (uploads: Uploads) => (await Array.fromAsync(uploads.list())).sort();
const sweep = ({ dependencies: { database, uploads, log } }: Haat, options?: { dryRun: boolean }) =>
  sweepUploads({ orm: database.orm, uploads, log }, options);
/** As if so many days had gone by since the last look. */
const later = ({ dependencies }: Haat, days: number) =>
  dependencies.database.sql`update unused_uploads set since = since - make_interval(days => ${days}::int)`;

const bothStores: [name: string, open: () => Promise<Uploads>][] = [
  ['a folder', async () => aFolder()],
  ['an object store', () => openUploads(readEnv(set), folder)],
];

// spec: files.6
describe.each(bothStores)('in %s', (_, open) => {
  test('what nothing names for a week is deleted, in all its sizes; what anything names stays', async () => {
    const haat = await opened(await open());
    const { database, uploads } = haat.dependencies;
    const { sql } = database;
    const scene = new Scene(await setStage(haat));
    await scene.order();
    await scene.review();
    const { id: accountId, shop } = await scene.person('admin');
    await haat.make.aProduct({
      description: '<p>See <img src="/uploads/product/told-800.webp">.</p>',
      images: [{ url: '/uploads/product/shown-800.webp', isPrimary: true, altText: '' }],
      videoUrl: '/uploads/video/film.mp4',
    });
    await haat.make.aCategory({ image: 'teapots.png' });
    await sql`update order_lines set image = '/uploads/product/ordered-800.webp'`;
    await sql`update reviews set images = '[{"fileName":"reviewed-800.webp"}]'`;
    await sql`insert into page_texts (shop_id, name, draft) select id, 'aboutus',
      '{"en":"[A map](/uploads/blog%2Fdrafted-800.webp)"}' from shops`;
    const [logged, after] = [{ logo: '/uploads/profile/logged-512.webp' }, { logo: null }];
    await recordChange(
      database.orm,
      { shopId: shop.id, accountId },
      { kind: 'picture', before: logged, after },
    );
    const used = [
      ...['product/told-800.webp', 'product/shown-200.avif', 'product/shown-800.webp', 'video/film.mp4'],
      ...['single_category/teapots.png', 'product/ordered-800.webp', 'review/reviewed-400.avif'],
      ...['blog/drafted-800.webp', 'product/a name of one’s own.webp'],
    ];
    const unused = [
      'product/left-200.avif',
      'product/left-800.webp',
      'video/left.mp4',
      'profile/logged-512.webp',
    ];
    const before = await keysIn(uploads);
    await put(uploads, ...used, ...unused);
    const files = before.length + used.length + unused.length;

    expect(await sweep(haat)).toEqual({ files, unused: unused.length, deleted: 0 });
    await later(haat, 6);
    expect(await sweep(haat)).toMatchObject({ deleted: 0 });
    await later(haat, 1);
    expect(await sweep(haat, { dryRun: true })).toMatchObject({ deleted: unused.length });
    expect(await keysIn(uploads)).toHaveLength(files);
    // What came only now is looked at for a week of its own.
    await put(uploads, 'product/new-800.webp');
    expect(await sweep(haat)).toEqual({ files: files + 1, unused: 5, deleted: 4 });
    expect(await keysIn(uploads)).toEqual([...before, ...used, 'product/new-800.webp'].sort());
    expect(await sweep(haat)).toMatchObject({ unused: 1, deleted: 0 });
    expect(haat.log).toContainEqual({
      ...{ level: 'info', message: 'uploads were swept' },
      details: { files: files + 1, unused: 5, deleted: 4 },
    });
  });
});

// spec: files.6
test('a name counts wherever it stands, also in tables that come later', async () => {
  const haat = await opened(aFolder());
  const { database, uploads } = haat.dependencies;
  await database.sql`create table odd (kind text, at int, names text[], said jsonb, code varchar(80), old json,
    primary key (kind, at))`;
  const keys = ['a/one-400.webp', 'a/two.mp4', 'a/three.svg', 'a/four-200.avif'];
  await database.sql`insert into odd select 'kind ' || n % 3, n, null, null, null, null from generate_series(1, 1500) n`;
  await database.sql`update odd set names = '{other,one-800.webp}' where at = 1`;
  await database.sql`update odd set said = '{"a":["https://cdn.example/a/two.mp4?x=1"]}' where at = 700`;
  await database.sql`update odd set code = 'a/THREE.svg', old = '"(/uploads/a/four-800.webp)"' where at = 1500`;
  await put(uploads, ...keys, 'a/five.svg');
  expect(await sweep(haat)).toMatchObject({ files: 5, unused: 1 });
});

// spec: files.6
test('what is named again, even while the sweep is at it, stays', async () => {
  const store = aFolder();
  let onceListed = async () => {};
  const haat = await opened({
    ...store,
    async *list() {
      yield* store.list();
      await onceListed();
    },
  });
  const { sql } = haat.dependencies.database;
  const { id } = await haat.make.aProduct();
  const show = (name: string) =>
    sql`update products set video_url = ${`/uploads/video/${name}.mp4`} where id = ${id}`;
  await put(store, 'video/again.mp4', 'video/meanwhile.mp4');
  await sweep(haat);
  await later(haat, 6);
  await show('again');
  await sweep(haat);
  await show('none');
  await later(haat, 6);
  onceListed = async () => void (await show('meanwhile'));
  // One for six days only since it was named, the other since just now.
  expect(await sweep(haat)).toMatchObject({ unused: 2, deleted: 0 });
  expect(await keysIn(store)).toEqual(['video/again.mp4', 'video/meanwhile.mp4']);
});

test('a set of stems forgets none, and imagines few', () => {
  const stems = new StemSet();
  for (let n = 0; n < 10_000; n += 1) stems.add(`stem-${n}`);
  let [found, imagined] = [0, 0];
  for (let n = 0; n < 10_000; n += 1) {
    if (stems.has(`stem-${n}`)) found += 1;
    if (stems.has(`other-${n}`)) imagined += 1;
  }
  expect(found).toBe(10_000);
  expect(imagined).toBe(0);
});

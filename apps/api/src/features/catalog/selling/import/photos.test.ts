import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import * as calls from '@haat/contract/catalog/selling/calls';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import { openHaat } from '../../../../testing/harness.ts';
import { endOfImport, importTable } from '../../../../testing/import-table.ts';
import { zipOf } from '../../../../testing/zip.ts';
import { products } from '../../tables.ts';
import { keepPhotos } from './keep-photos.ts';
import { importJobs, importPhotos } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory();
  const looked = async (table: string) => (await importTable(haat, seller, table, false)).body;
  const send = (jobId: string, zip: Uint8Array<ArrayBuffer>) =>
    ask(importing.addImportPhotos, { jobId, zip: [new File([zip], 'photos.zip')] }, seller);
  const apply = async (jobId: string, whole = false) => {
    await ask(importing.applyImport, { jobId, whole }, seller);
    return endOfImport(haat, seller);
  };
  const images = async () => {
    const rows = await orm.select().from(products).where(eq(products.vendorId, vendor.id));
    return Object.fromEntries(rows.map((row) => [row.title, row.images.map(({ url }) => url)]));
  };
  return { vendor, seller, category, looked, send, apply, images };
}

const photo = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

// spec: csv.15
test('photos come by a ZIP beside the table, are drawn as those of the editor, and come twice of none', async () => {
  const { seller, category, looked, send, apply, images } = await aStall();
  const [red, blue] = [await photo('red'), await photo('blue')];
  const zip = zipOf([
    { path: 'Photos/Red front.JPG', bytes: red },
    { path: 'blue.jpg', bytes: blue },
    { path: 'broken.jpg', bytes: Buffer.from('no photo at all') },
    { path: '__MACOSX/blue.jpg', bytes: Buffer.from('of a computer') },
    { path: 'read me.txt', bytes: Buffer.from('hello') },
  ]);
  const table = [
    'Name,Price,Category,Photos',
    `Cup,5,${category.title},red front.jpg | blue.jpg`,
    `Bowl,5,${category.title},Photos/Red front.JPG`,
    `Broken,5,${category.title},broken.jpg`,
    `Missing,5,${category.title},green.jpg`,
    `Plain,5,${category.title},`,
  ].join('\n');
  const before = await looked(table);
  expect(before).toMatchObject({ photos: 0, counts: { added: 1, failed: 4 } });
  expect((await send(before._id, zip)).body).toMatchObject({ photos: 3, state: 'looking' });
  const { _id, counts, failed, changes } = await endOfImport(haat, seller);
  expect(counts).toMatchObject({ added: 3, failed: 2 });
  expect(failed).toEqual([
    { row: 4, problem: 'photos', value: 'broken.jpg', others: [] },
    { row: 5, problem: 'photos', value: 'green.jpg', others: [] },
  ]);
  expect(changes[0]?.cells).toContainEqual({
    ...{ column: 'photos', before: '', after: 'Photos/Red front.JPG | blue.jpg' },
  });
  // They are drawn by now, and not a second time.
  await orm.update(importPhotos).set({ bytes: Buffer.alloc(0) });
  const done = await apply(_id);
  // What was looked at is what happens.
  expect([done.counts, done.failed]).toEqual([counts, failed]);
  const first = await images();
  expect(Object.fromEntries(Object.entries(first).map(([title, all]) => [title, all.length]))).toEqual({
    ...{ Cup: 2, Bowl: 1, Plain: 0 },
  });
  const { statusCode, headers } = await haat.app.inject({ url: first['Cup']?.[0] ?? '' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  const again = await looked(table);
  expect(again).toMatchObject({ photos: 3, counts: { added: 0, unchanged: 3, failed: 2 } });
  const { products: own } = (await ask(calls.sellerProducts, { q: 'Cup' }, seller)).body;
  const cup = (await ask(calls.getSellerProduct, { productId: own[0]!._id }, seller)).body;
  expect(cup.images.map(({ isPrimary, altText }) => [isPrimary, altText])).toEqual([
    [true, 'Cup'],
    [false, 'Cup'],
  ]);
});

// spec: csv.13, csv.15
test('all or nothing counts photos in: one that is none leaves everything as it was', async () => {
  const { seller, category, looked, send, apply, images } = await aStall();
  const rows = [`Cup,5,${category.title},red.jpg`, `Bowl,5,${category.title},broken.jpg`];
  const { _id } = await looked(['Name,Price,Category,Photos', ...rows].join('\n'));
  const broken = { path: 'broken.jpg', bytes: Buffer.from('no photo at all') };
  await send(_id, zipOf([{ path: 'red.jpg', bytes: await photo('red') }, broken]));
  expect((await endOfImport(haat, seller)).counts).toMatchObject({ added: 1, failed: 1 });
  expect(await apply(_id, true)).toMatchObject({ state: 'refused', failed: [{ row: 3, problem: 'photos' }] });
  expect(await images()).toEqual({});
  await send(
    _id,
    zipOf([
      { path: 'red.jpg', bytes: await photo('red') },
      { ...broken, bytes: await photo('blue') },
    ]),
  );
  await endOfImport(haat, seller);
  expect(await apply(_id, true)).toMatchObject({ state: 'applied', counts: { added: 2 } });
  expect((await images())['Bowl']).toHaveLength(1);
});

// spec: csv.15
test('a ZIP that comes while somebody has the table applied leaves it the photos of the one before', async () => {
  const { vendor, seller, category, looked, send, apply, images } = await aStall();
  const { _id: jobId } = await looked(`Name,Price,Category,Photos\nCup,5,${category.title},red.jpg`);
  await send(jobId, zipOf([{ path: 'red.jpg', bytes: await photo('red') }]));
  await endOfImport(haat, seller);
  const becomes = (values: { state: 'applying' | 'looked'; claimedUntil: Date }) =>
    orm.update(importJobs).set(values).where(eq(importJobs.id, jobId));
  const zip = new File([zipOf([{ path: 'blue.jpg', bytes: await photo('blue') }])], 'photos.zip');
  const meanwhile = Object.assign(zip, {
    async arrayBuffer() {
      await becomes({ state: 'applying', claimedUntil: new Date(Date.now() + 60_000) });
      return File.prototype.arrayBuffer.call(zip);
    },
  });
  const account = { shopId: vendor.shop.id, vendorId: vendor.id, accountId: seller.id };
  await expect(keepPhotos(orm, account, jobId, meanwhile)).rejects.toMatchObject({ code: 'import-running' });
  await becomes({ state: 'looked', claimedUntil: new Date() });
  expect((await apply(jobId)).counts).toMatchObject({ added: 1, failed: 0 });
  expect((await images())['Cup']).toHaveLength(1);
});

// spec: csv.15
test('a table cannot be applied before it is looked at with the photos that came last', async () => {
  const { vendor, seller, category, looked } = await aStall();
  const { _id: jobId } = await looked(`Name,Price,Category,Photos\nCup,5,${category.title},red.jpg`);
  const zip = new File([zipOf([{ path: 'red.jpg', bytes: await photo('red') }])], 'photos.zip');
  const account = { shopId: vendor.shop.id, vendorId: vendor.id, accountId: seller.id };
  await keepPhotos(orm, account, jobId, zip);
  expect((await ask(importing.applyImport, { jobId }, seller)).status).toBe(404);
});

// spec: csv.15
test('a ZIP of no photos, that unfolds without end, or for a table of somebody else is refused', async () => {
  const { looked, send, apply } = await aStall();
  const { _id } = await looked('Name,Price\nCup,5\n');
  const codeOf = async (zip: Uint8Array<ArrayBuffer>) => (await send(_id, zip)).body.code;
  expect(await codeOf(zipOf([{ path: 'a.txt', bytes: Buffer.from('a') }]))).toBe('zip-empty');
  expect(await codeOf(zipOf([{ path: 'a.jpg', bytes: Buffer.alloc(4_000_000) }]))).toBe('zip-broken');
  expect(await codeOf(zipOf([{ path: '../../a.jpg', bytes: await photo('red') }]))).toBe('zip-broken');
  const other = await aStall();
  expect((await other.send(_id, zipOf([]))).status).toBe(404);
  expect((await apply(_id)).counts.failed).toBe(1);
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listAudit } from '@haat/contract/core/audit/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/selling/calls';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { getStock, sellerStock, setInventory } from '@haat/contract/stock/calls';
import { openHaat } from '../../../../testing/harness.ts';
import { endOfImport, importTable } from '../../../../testing/import-table.ts';
import { setSuspension } from '../../../vendors/service.ts';
import { products } from '../../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm, sql } = haat.dependencies.database;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory();
  const isTheirs = eq(products.vendorId, vendor.id);
  const save = async (over: Partial<CallInput<typeof calls.saveProduct>> = {}) => {
    const said = { categoryId: category.id, title: 'Kettle', price: 900, markPrice: 900, ...over };
    return (await ask(calls.saveProduct, said, seller)).body.data;
  };
  const count = (productId: string, quantity: number, variant?: { size: string; color: string | null }) =>
    ask(setInventory, { productId, quantity, ...(variant && { variant }) }, seller);
  const looked = async (table: string) => (await importTable(haat, seller, table, false)).body;
  const apply = async (jobId: string, whole?: boolean) => {
    await ask(importing.applyImport, { jobId, ...(whole !== undefined && { whole }) }, seller);
    return endOfImport(haat, seller);
  };
  const failedIn = async (jobId: string) =>
    (await ask(importing.failedRows, { jobId }, seller)).body.rows.map(({ problem, cells }) => [
      problem,
      cells[0],
    ]);
  const prices = async () => {
    const rows = await orm.select().from(products).where(isTheirs);
    return Object.fromEntries(rows.map(({ title, price }) => [title, price]));
  };
  const exported = async () => {
    const headers = { 'user-token': seller.token };
    return (await haat.app.inject({ url: calls.exportProducts.path, headers })).rawPayload.toString();
  };
  return { vendor, seller, category, save, count, looked, apply, failedIn, prices, exported };
}

// spec: csv.11
test('what was changed after the table was looked at is never overwritten: its row is left out and kept with the others that failed', async () => {
  const { seller, category, save, count, looked, apply, failedIn, prices } = await aStall();
  const [edited, renamed, archived, sold, still] = [
    await save({ title: 'Edited' }),
    await save({ title: 'Renamed' }),
    await save({ title: 'Archived' }),
    await save({ title: 'Sold' }),
    await save({ title: 'Still' }),
  ];
  for (const { _id } of [sold, still]) await count(_id, 10);
  const rows = ['Edited,7,', 'Renamed,7,', 'Archived,7,', 'Sold,7,12', 'Still,7,10', 'Taken,7,', 'New,7,'];
  const table = ['Name,Price,Pieces,Category', ...rows.map((row) => `${row},${category.title}`)].join('\n');
  const { _id, counts } = await looked(table);
  expect(counts).toEqual({ added: 2, changed: 5, unchanged: 0, failed: 0 });
  const change = (product: { _id: string; version: number }, over: object) =>
    save({ _id: product._id, version: product.version, ...over });
  await change(edited, { title: 'Edited', price: 90 });
  await change(renamed, { title: 'Otherwise' });
  await ask(calls.deleteProduct, { id: archived._id }, seller);
  await save({ title: 'Taken', price: 90 });
  for (const product of [sold, still]) await count(product._id, 9);
  expect((await apply(_id)).counts).toEqual({ added: 1, changed: 1, unchanged: 0, failed: 5 });
  expect((await failedIn(_id)).map((row) => row.join(' ')).toSorted()).toEqual(
    ['Archived', 'Edited', 'Renamed', 'Sold', 'Taken'].map((title) => `changed-meanwhile ${title}`),
  );
  expect(await prices()).toEqual({
    ...{ Edited: 90, Otherwise: 900, Archived: 900, Sold: 900, Taken: 90 },
    ...{ Still: 7, New: 7 },
  });
  // What the table did not want otherwise stays as it was sold meanwhile.
  const { products: left } = (await ask(sellerStock, { q: 'Still' }, seller)).body;
  expect(left[0]?.remainingQty).toBe(9);
});

// spec: csv.12
test('a table says how many pieces are left and what the shop shows, of sizes and colours as well, and comes back as it went', async () => {
  const { seller, category, save, count, looked, apply, exported } = await aStall();
  const variants = [
    { size: 'M=L', color: 'Red', colorPicker: null },
    { size: 'S', color: null, colorPicker: null },
  ];
  const shirt = await save({ title: 'Shirt', variants });
  const cup = await save({ title: 'Cup' });
  await count(cup._id, 3);
  await count(shirt._id, 2, { size: 'S', color: null });
  const head = 'Name,Price,Category,Sizes and colours,Pieces,In the shop';
  const table = [
    head,
    `Cup,900,${category.title},,१२,yes`,
    `Shirt,900,${category.title},M=L | Red; S,M\\=L | Red = 5,YES`,
    `Bowl,40,${category.title},,7,हो`,
    `Hidden,40,${category.title},,,no`,
    `Words,40,${category.title},,a few,`,
    `No such size,40,${category.title},M,L = 3,`,
    `Which size,40,${category.title},M,3,`,
    `Perhaps,40,${category.title},,,perhaps`,
  ].join('\n');
  const { _id, failed, changes } = await looked(table);
  expect(failed.map(({ row, problem }) => [row, problem])).toEqual([
    ...[6, 7, 8].map((row) => [row, 'stock']),
    [9, 'shown'],
  ]);
  expect(changes[0]?.cells).toEqual([
    { column: 'stock', before: '3', after: '12' },
    { column: 'shown', before: 'no', after: 'yes' },
  ]);
  expect(changes[1]?.cells[0]).toEqual({
    ...{ column: 'stock', before: 'S = 2', after: 'M\\=L | Red = 5; S = 2' },
  });
  expect((await apply(_id)).counts).toMatchObject({ added: 2, changed: 2, failed: 4 });
  const { products: listed } = (await ask(sellerStock, {}, seller)).body;
  expect(
    listed.map(({ title, active, remainingQty }) => `${title} ${active} ${remainingQty}`).toSorted(),
  ).toEqual(['Bowl true 7', 'Cup true 12', 'Hidden false 0', 'Shirt true 7']);
  const bowl = (await ask(getProduct, { slug: listed.find(({ title }) => title === 'Bowl')!.slug })).body;
  expect(bowl.inStock).toBe(true);
  expect((await ask(getStock, { productId: bowl._id })).body).toEqual([
    { productId: bowl._id, remainingQty: 7 },
  ]);
  const owner = await make.anAdmin();
  const { entries } = (await ask(listAudit, { kind: 'stock' }, owner)).body;
  const counted = entries.filter(({ name }) => name.startsWith('Cup'));
  expect(JSON.stringify(counted)).toContain('12');
  const again = await looked(await exported());
  expect(again).toMatchObject({ counts: { unchanged: 4, added: 0, changed: 0, failed: 0 }, doubtful: [] });
});

// spec: csv.12
test('who is suspended brings nothing into the shop by a table either', async () => {
  const { vendor, category, looked, apply, failedIn, prices } = await aStall();
  await setSuspension(orm, { shopId: vendor.shop.id, vendorId: vendor.id }, 'late');
  const rows = [`Shown,5,${category.title},yes`, `Kept,5,${category.title},`];
  const { _id } = await looked(['Name,Price,Category,In the shop', ...rows].join('\n'));
  await apply(_id);
  expect(await failedIn(_id)).toEqual([['suspended', 'Shown']]);
  expect(await prices()).toEqual({ Kept: 5 });
});

// spec: csv.13
test('all or nothing: one row that cannot be, also since somebody was faster, leaves everything as it was', async () => {
  const { category, save, count, looked, apply, failedIn, prices } = await aStall();
  const kettle = await save();
  await count(kettle._id, 3);
  const table = (kettlePieces: string, cupPrice: string) =>
    [
      'Name,Price,Pieces,Category',
      `Kettle,800,${kettlePieces},${category.title}`,
      `Cup,${cupPrice},4,${category.title}`,
    ].join('\n');
  const bad = await looked(table('5', 'a lot'));
  const refused = await apply(bad._id, true);
  expect(refused).toMatchObject({ state: 'refused', whole: true, changes: [] });
  expect(refused.counts).toEqual({ added: 0, changed: 0, unchanged: 1, failed: 1 });
  expect(await failedIn(bad._id)).toEqual([['price', 'Cup']]);
  expect(await prices()).toEqual({ Kettle: 900 });
  const good = await looked(table('5', '30'));
  await count(kettle._id, 2);
  expect(await apply(good._id, true)).toMatchObject({ state: 'refused', counts: { failed: 1 } });
  expect(await failedIn(good._id)).toEqual([['changed-meanwhile', 'Kettle']]);
  expect(await prices()).toEqual({ Kettle: 900 });
  // Its seller may still have the good rows applied.
  expect(await apply(good._id)).toMatchObject({ state: 'applied', counts: { added: 1, failed: 1 } });
  const last = await looked(table('5', '31'));
  expect(await apply(last._id, true)).toMatchObject({
    ...{ state: 'applied', counts: { added: 0, changed: 2, failed: 0 } },
    changes: [{ title: 'Kettle' }, { title: 'Cup' }],
  });
  expect(await prices()).toEqual({ Kettle: 800, Cup: 31 });
});

// spec: csv.4
test('what a table does is there to be looked through to its last row', async () => {
  const { seller, category, looked } = await aStall();
  const rows = Array.from({ length: 130 }, (_, n) => `Cup ${n},5,${category.title}`);
  const { _id: jobId, changes } = await looked(['Name,Price,Category', ...rows].join('\n'));
  const second = (await ask(importing.importChanges, { jobId, after: changes.at(-1)!.row }, seller)).body;
  expect([...changes, ...second.changes].map(({ title }) => title)).toEqual(
    rows.map((row) => row.split(',')[0]),
  );
  expect(second.next).toBeNull();
  const few = { jobId, after: 5, size: 2 };
  expect((await ask(importing.importChanges, few, seller)).body).toMatchObject({
    ...{ changes: [{ row: 6 }, { row: 7 }], next: 7 },
  });
  const other = await aStall();
  expect((await ask(importing.importChanges, { jobId }, other.seller)).status).toBe(404);
});

// spec: csv.5
test('a row that the shop itself cannot do fails alone', async () => {
  const { category, looked, apply, failedIn, prices } = await aStall();
  await sql`create function refuse_poison() returns trigger language plpgsql as
    'begin if new.title = ''Poison'' then raise exception ''poison''; end if; return new; end'`;
  await sql`create trigger refuse_poison before insert on products for each row execute function refuse_poison()`;
  const rows = ['Cup', 'Poison', 'Bowl'].map((title) => `${title},5,${category.title}`);
  const { _id } = await looked(['Name,Price,Category', ...rows].join('\n'));
  expect((await apply(_id)).counts).toMatchObject({ added: 2, failed: 1 });
  expect(await failedIn(_id)).toEqual([['unexpected', 'Poison']]);
  expect(await prices()).toEqual({ Cup: 5, Bowl: 5 });
});

// spec: csv.14
test('a large table does not keep the small one of somebody else waiting', async () => {
  const [large, small] = [await aStall(), await aStall()];
  const rows = Array.from({ length: 4_000 }, (_, n) => `Cup ${n},5,${large.category.title}`);
  const table = new File([['Name,Price,Category', ...rows].join('\n')], 'cups.csv');
  await ask(importing.startImport, { table: [table] }, large.seller);
  await small.looked(`Name,Price,Category\nBowl,5,${small.category.title}`);
  const { job } = (await ask(importing.getImport, {}, large.seller)).body;
  expect(job?.state).toBe('looking');
});

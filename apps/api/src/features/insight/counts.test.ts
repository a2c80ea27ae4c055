import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { lastDaysInNepal } from '@haat/contract/core/time/nepal-time';
import * as calls from '@haat/contract/insight/calls';
import { maxMissedADay } from '@haat/contract/insight/rules';
import { moveOrders } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../testing/harness.ts';
import { quickOrder } from '../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { sql } = haat.dependencies.database;
const admin = await make.anAdmin();
const [today] = lastDaysInNepal(1);

const look = async (productId: string, times = 1) => {
  for (let n = 0; n < times; n += 1)
    expect((await ask(calls.countProductView, { productId })).status).toBe(200);
};
const miss = (term: string) => ask(calls.countMissedSearch, { term });
const missed = async () => (await ask(calls.shopInsight, { days: 90 }, admin)).body.missed;

// spec: insight.6
test('views stand beside the orders that they led to; each seller reads the own ones, the owner all', async () => {
  const [vendor, other] = [await make.aVendor(), await make.aVendor()];
  const seller = await make.aSeller(vendor);
  const [lamp, bowl] = [await make.aProduct({ vendor, stock: 9 }), await make.aProduct({ vendor, stock: 9 })];
  const theirs = await make.aProduct({ vendor: other });
  await look(lamp.id, 3);
  await look(lamp.id.toUpperCase());
  await look(bowl.id);
  await look(theirs.id, 2);
  // What is not there, or in another shop, is counted for nobody.
  await look(randomUUID());
  const { _id } = await quickOrder(haat, lamp, { quantity: 2 });
  await quickOrder(haat, lamp);
  await ask(moveOrders, { orderIds: [_id], status: 'confirmed' }, seller);

  const { body: own } = await ask(calls.sellerInsight, {}, seller);
  expect(own.lookedAt).toEqual([
    { productId: lamp.id, title: lamp.title, titleNe: null, views: 4, sold: 1 },
    { productId: bowl.id, title: bowl.title, titleNe: null, views: 1, sold: 0 },
  ]);
  const { body: all } = await ask(calls.shopInsight, {}, admin);
  expect(all.lookedAt.map(({ views }) => views)).toEqual([4, 2, 1]);
  const { body: ofOther } = await ask(calls.shopInsight, { vendorId: other.id }, admin);
  expect(ofOther.lookedAt).toMatchObject([{ productId: theirs.id, views: 2, sold: 0 }]);
});

// spec: insight.7
test('a search that found nothing is told with how often and when last, and with nothing of who it was', async () => {
  for (const term of ['Yak  wool', 'yak wool', 'lapsi']) expect((await miss(term)).status).toBe(200);
  // An email or a phone number in the field of the search is nobody's business.
  for (const term of ['sita@example.np', '9841234567', 'x']) expect((await miss(term)).status).toBe(200);
  await sql`insert into missed_searches (shop_id, day, term, times)
    select id, ${today}::date - 3, 'lapsi', 4 from shops`;
  expect(await missed()).toEqual([
    { term: 'lapsi', times: 5, lastDay: today },
    { term: 'yak wool', times: 2, lastDay: today },
  ]);
  // A seller reads the same, and so does the owner who looks at one of them.
  const vendor = await make.aVendor();
  const { body: own } = await ask(calls.sellerInsight, { days: 90 }, await make.aSeller(vendor));
  const { body: ofOne } = await ask(calls.shopInsight, { days: 90, vendorId: vendor.id }, admin);
  expect([own.missed, ofOne.missed]).toEqual([await missed(), await missed()]);
  const elsewhere = await make.aVendor({ shop: await make.aShop() });
  const abroad = await ask(calls.sellerInsight, { days: 90 }, await make.aSeller(elsewhere));
  expect(abroad.body.missed).toEqual([]);
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name in ('missed_searches', 'product_views') order by 1`;
  const names = new Set(columns.map(({ name }) => name));
  expect([...names]).toEqual(['day', 'product_id', 'shop_id', 'term', 'times', 'vendor_id', 'views']);
});

// spec: insight.8
test('of one day so many different searches are kept; what is known already is counted on', async () => {
  await sql`insert into missed_searches (shop_id, day, term, times)
    select id, ${today}::date, 'filler ' || n, 1 from shops, generate_series(1, ${maxMissedADay}::int) n`;
  await miss('filler 7');
  await miss('one too many');
  const found = await missed();
  expect(found.find(({ term }) => term === 'filler 7')).toMatchObject({ times: 2 });
  const [row] = await sql`select from missed_searches where term = 'one too many'`;
  expect(row).toBeUndefined();
});

// spec: insight.8
test('what no figures show any more is deleted', async () => {
  const product = await make.aProduct();
  const [first] = lastDaysInNepal(90);
  for (const days of [0, 1]) {
    await sql`insert into product_views (shop_id, product_id, vendor_id, day, views)
      select ${product.shop.id}, ${product.id}, ${product.vendor.id}, ${first}::date - ${days}::int, 1`;
    await sql`insert into missed_searches (shop_id, day, term, times)
      values (${product.shop.id}, ${first}::date - ${days}::int, 'long ago', 1)`;
  }
  expect(await haat.cleanUp()).toBe(2);
  expect(await haat.cleanUp()).toBe(0);
});

test('what is counted is named as it should be', async () => {
  const { status } = await send('POST', calls.countProductView.path.replace(':productId', 'lamp'), {});
  expect(status).toBe(404);
  for (const body of [{}, { term: '' }, { term: 'x'.repeat(201) }, { term: 'lapsi', who: 'me' }])
    expect((await send('POST', calls.countMissedSearch.path, body)).status).toBe(400);
});

// spec: insight.6
test('what was counted last is written when the shop stops', async () => {
  const product = await make.aProduct();
  await look(product.id, 2);
  const views = () =>
    sql<{ views: number }>`select views from product_views where product_id = ${product.id}`;
  expect(await views()).toEqual([]);
  await haat.app.close();
  expect(await views()).toEqual([{ views: 2 }]);
});

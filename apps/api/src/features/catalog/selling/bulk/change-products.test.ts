import { afterAll, expect, test } from 'vitest';
import { getProduct, searchProducts } from '@haat/contract/catalog/calls';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import type { BulkChange } from '@haat/contract/catalog/selling/bulk/schemas';
import * as calls from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { listAudit } from '@haat/contract/core/audit/calls';
import { openHaat } from '../../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aStall(prices: [price: number, markPrice: number][]) {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const { id: categoryId } = await make.aCategory();
  const products: EditedProduct[] = [];
  for (const [price, markPrice] of prices) {
    const said = { categoryId, title: `Brass lamp of ${price}`, price, markPrice };
    products.push((await ask(calls.saveProduct, said, seller)).body.data);
  }
  const wanted = products.map(({ _id, version }) => ({ _id, version }));
  const change = (how: BulkChange, apply: boolean, some = wanted) =>
    ask(bulkChange, { products: some, change: how, apply }, seller);
  const now = async () =>
    Promise.all(
      products.map(async ({ _id }) => (await ask(calls.getSellerProduct, { productId: _id }, seller)).body),
    );
  return { seller, products, wanted, change, now };
}

// spec: goods-desk.11
test('prices fall and rise by percent, first looked at, then as they were looked at; a struck price rises where it must', async () => {
  const { change, now } = await aStall([
    [1_000, 1_200],
    [99, 99],
    [5, 5],
  ]);
  const rise: BulkChange = { kind: 'percent', percent: 25 };
  const { body: looked } = await change(rise, false);
  expect((await now()).map(({ price }) => price)).toEqual([1_000, 99, 5]);
  const { body: applied } = await change(rise, true);
  const after = [
    { price: 1_250, markPrice: 1_250 },
    { price: 124, markPrice: 124 },
    { price: 6, markPrice: 6 },
  ];
  expect(looked).toMatchObject({ applied: false, changed: after.map((each) => ({ after: each })), left: [] });
  expect(applied.changed.map((each) => each.after)).toEqual(looked.changed.map((each) => each.after));
  expect(await now()).toMatchObject(after);
  const again = applied.changed.map(({ _id, version }) => ({ _id, version }));
  // What is struck through stays, so that shoppers see what they save.
  const { body: fallen } = await change({ kind: 'rupees', rupees: -50 }, true, again);
  expect(fallen.left).toMatchObject([{ problem: 'price-out-of-range', title: 'Brass lamp of 5' }]);
  expect(await now()).toMatchObject([
    { price: 1_200, markPrice: 1_250 },
    { price: 74, markPrice: 124 },
    { price: 6 },
  ]);
});

// spec: goods-desk.11
test('what was changed or taken out meanwhile is left and told, the rest is changed; another seller’s is as if it were not there', async () => {
  const { seller, products, wanted, change } = await aStall([
    [100, 100],
    [200, 200],
    [300, 300],
  ]);
  const [first, second] = products;
  const { categoryId, title } = first!;
  await ask(calls.saveProduct, { ...wanted[0]!, categoryId, title, price: 111, markPrice: 111 }, seller);
  await ask(calls.deleteProduct, { id: second!._id }, seller);
  const [foreign] = (await aStall([[400, 400]])).wanted;
  const { body } = await change({ kind: 'price', price: 70, markPrice: 90 }, true, [...wanted, foreign!]);
  expect(body.left.map(({ problem }) => problem)).toEqual(['changed-meanwhile', 'not-found', 'not-found']);
  expect(body.changed).toMatchObject([{ title: 'Brass lamp of 300', after: { price: 70, markPrice: 90 } }]);
});

// spec: goods-desk.11
test('many are published, moved and found at once, each written down; what is so already is counted', async () => {
  const { products, wanted, change } = await aStall([
    [100, 100],
    [200, 200],
  ]);
  const { body } = await change({ kind: 'active', active: true }, true);
  expect(body).toMatchObject({ changed: [{ after: { active: true } }, {}], unchanged: 0 });
  expect((await ask(getProduct, { slug: products[0]!.slug })).status).toBe(200);
  const now = body.changed.map(({ _id, version }) => ({ _id, version }));
  // Whoever sends it again, after a lost answer, finds it so, and nobody else has changed anything.
  for (const seen of [now, wanted])
    expect((await change({ kind: 'active', active: true }, true, seen)).body).toMatchObject({
      changed: [],
      unchanged: 2,
      left: [],
    });
  const moved = await make.aCategory({ title: 'Zubilee lights' });
  await change({ kind: 'category', categoryId: moved.id }, true, now);
  const found = (await ask(searchProducts, { term: 'zubilee' })).body.map(({ _id }) => _id);
  expect(found.toSorted()).toEqual(wanted.map(({ _id }) => _id).toSorted());
  await make.aCategory({ parentId: moved.id });
  expect((await change({ kind: 'category', categoryId: moved.id }, true)).body.code).toBe('category-open');
  const log = (await ask(listAudit, {}, await make.anAdmin())).body.entries;
  const fields = log.map(({ changes }) => changes.map(({ field }) => field));
  expect(fields.slice(0, 4)).toEqual([['categoryId'], ['categoryId'], ['active'], ['active']]);
});

test('a change of nothing, of too many, or of one twice is refused by its field', async () => {
  const { wanted, change } = await aStall([[100, 100]]);
  expect((await change({ kind: 'percent', percent: 0 }, true)).status).toBe(400);
  expect((await change({ kind: 'price', price: 0, markPrice: 10 }, true)).status).toBe(400);
  expect((await change({ kind: 'price', price: 20, markPrice: 10 }, true)).status).toBe(400);
  expect((await change({ kind: 'active', active: true }, true, [...wanted, ...wanted])).status).toBe(400);
  const many = Array.from({ length: 201 }, () => ({ _id: crypto.randomUUID(), version: 1 }));
  expect((await change({ kind: 'active', active: true }, true, many)).status).toBe(400);
});

import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CallInput } from '@haat/contract/core/endpoint';
import {
  checkCart,
  notifyOfStock,
  sellerStock,
  setInventory,
  soldElsewhere,
} from '@haat/contract/stock/calls';
import { tags } from '../../core/cache/cache.ts';
import { emailsTo } from '../../testing/samples/emails.ts';
import { openHaat } from '../../testing/harness.ts';
import type { MadeProduct } from '../../testing/makers.ts';
import { quickOrder } from '../../testing/quick-orders.ts';
import { stockLeftIn } from '../../testing/stock-left.ts';
import { stocks } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;
const leftOf = stockLeftIn(haat);

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const set = (product: MadeProduct, said: Omit<CallInput<typeof setInventory>, 'productId'>) =>
    ask(setInventory, { productId: product.id, ...said }, seller);
  const list = async (input: CallInput<typeof sellerStock> = {}) => {
    const { body } = await ask(sellerStock, input, seller);
    return { ...body, titles: body.products.map(({ title }) => title) };
  };
  return { vendor, seller, set, list };
}
const shirt = (size: string, color = 'Red') => ({ size, color, colorPicker: null, extraProperties: [] });

// spec: market.37
test('a number is set and changed; of two changes at once both count, and none goes below 0', async () => {
  const { vendor, set } = await aStall();
  const cup = await make.aProduct({ vendor, stock: 3 });
  expect((await set(cup, { quantity: 20 })).body.data).toMatchObject({ remainingQty: 20 });
  await Promise.all([...Array.from({ length: 5 }, () => set(cup, { change: 1 })), set(cup, { change: -4 })]);
  expect(await leftOf(cup)).toBe(21);
  const below = await set(cup, { change: -22 });
  expect([below.status, below.body.code, below.body.left]).toEqual([409, 'too-few-left', 21]);
  const racing = await Promise.all([set(cup, { change: -15 }), set(cup, { change: -15 })]);
  expect(new Set(racing.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await leftOf(cup)).toBe(6);
  await set(cup, { quantity: 0 });
  expect((await set(cup, { change: -1 })).body.code).toBe('out-of-stock');
});

// spec: market.37
test('a number replaces the one that was seen and no other: who counted meanwhile, or what was sold, is told', async () => {
  const { vendor, set } = await aStall();
  const cup = await make.aProduct({ vendor, stock: 10 });
  await quickOrder(haat, cup);
  const late = await set(cup, { quantity: 12, seen: 10, lowStockThreshold: 3 });
  expect([late.status, late.body.code, late.body.left]).toEqual([409, 'stock-changed', 9]);
  expect((await set(cup, { quantity: 11, seen: 9 })).body.data.lines).toMatchObject([
    { remainingQty: 11, lowStockThreshold: 5 },
  ]);
  await quickOrder(haat, cup);
  expect((await set(cup, { lowStockThreshold: 3 })).body.data.lines).toMatchObject([
    { remainingQty: 10, lowStockThreshold: 3 },
  ]);
  const shirts = await make.aProduct({ vendor, variants: [shirt('M'), shirt('L')], stock: 5 });
  const variant = { size: 'M', color: 'Red' };
  expect((await set(shirts, { variant, quantity: 4, seen: 5 })).body).toMatchObject({ left: 0 });
  expect((await set(shirts, { variant, quantity: 4, seen: 0 })).status).toBe(200);
});

// spec: market.37
test('a number and an order at once: what was sold never comes back; of two numbers at once the second is told', async () => {
  const { vendor, set } = await aStall();
  for (let n = 0; n < 5; n += 1) {
    const cup = await make.aProduct({ vendor, stock: 10 });
    const [, counted] = await Promise.all([quickOrder(haat, cup), set(cup, { quantity: 12, seen: 10 })]);
    expect(await leftOf(cup)).toBe(counted.status === 200 ? 11 : 9);
    const left = (await leftOf(cup))!;
    const both = await Promise.all([20, 30].map((quantity) => set(cup, { quantity, seen: left })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const kept = both.find(({ status }) => status === 200)!.body.data.remainingQty;
    expect([both.find(({ status }) => status === 409)!.body.left, await leftOf(cup)]).toEqual([kept, kept]);
  }
});

// spec: market.37
test('a change that is sent again under its key counts once, and its key is for nothing else', async () => {
  const { vendor, seller } = await aStall();
  const cup = await make.aProduct({ vendor, stock: 3 });
  const as = { ...seller, key: 'three-taps' };
  const change = { productId: cup.id, change: 3 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(setInventory, change, as)));
  expect(answers.map(({ body }) => body.data.remainingQty)).toEqual(answers.map(() => 6));
  expect(await leftOf(cup)).toBe(6);
  const other = await ask(setInventory, { ...change, change: 4 }, as);
  expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  const sold = { productId: cup.id, quantity: 2 };
  const sell = () => ask(soldElsewhere, sold, { ...seller, key: 'sold-at-the-counter' });
  const told = [await sell(), await sell()].map(({ body }) => body.alreadyTaken);
  expect(told).toEqual([false, true]);
  expect(await leftOf(cup)).toBe(4);
});

// spec: market.37
test('pages hear of it only when they would look different, and who waits for it is written to', async () => {
  const { vendor, seller, set } = await aStall();
  const cup = await make.aProduct({ vendor, stock: 2 });
  const shopper = await make.aShopper();
  const heardBy = async (act: () => Promise<{ status: number }>) => {
    haat.announced.length = 0;
    expect((await act()).status).toBe(200);
    return haat.announced.filter((tag) => tag === tags.product(cup.shop.id, cup.id)).length;
  };
  const sold = (quantity: number) => ask(soldElsewhere, { productId: cup.id, quantity }, seller);
  expect(await heardBy(() => set(cup, { change: 1 }))).toBe(0);
  expect(await heardBy(() => sold(1))).toBe(0);
  expect(await heardBy(() => sold(2))).toBe(1);
  await ask(notifyOfStock, { productId: cup.id }, shopper);
  expect(await heardBy(() => set(cup, { lowStockThreshold: 2 }))).toBe(0);
  expect(await heardBy(() => set(cup, { quantity: 4 }))).toBe(1);
  expect((await emailsTo(haat, shopper.email)).map(({ subject }) => subject)).toEqual([
    `Back in stock: ${cup.title}`,
  ]);
});

// spec: market.37
test('more than is left was not sold elsewhere: the seller hears how many there are', async () => {
  const { vendor, seller } = await aStall();
  const cup = await make.aProduct({ vendor, stock: 2 });
  const { status, body } = await ask(soldElsewhere, { productId: cup.id, quantity: 3 }, seller);
  expect([status, body.code, body.left]).toEqual([409, 'too-few-left', 2]);
  expect(await leftOf(cup)).toBe(2);
});

// spec: market.37
test('each variant is counted by itself, and a variant that has no count of its own by that of the product', async () => {
  const { vendor, set, list } = await aStall();
  const about = { vendor, title: 'Shirt', variants: [shirt('M'), shirt('L')] };
  const counted = await make.aProduct({ ...about, stockOf: [{ size: 'M', color: 'Red', quantity: 2 }] });
  const linesOf = async (product: MadeProduct) =>
    (await list()).products
      .find(({ _id }) => _id === product.id)!
      .lines.map(({ variant, remainingQty }) => [variant?.size ?? null, remainingQty]);
  expect(await linesOf(counted)).toEqual([
    ['M', 2],
    ['L', 0],
  ]);
  await set(counted, { variant: { size: 'L', color: 'Red' }, change: 3 });
  expect(await linesOf(counted)).toEqual([
    ['M', 2],
    ['L', 3],
  ]);
  expect((await set(counted, { quantity: 5 })).body.code).toBe('choice-open');
  expect((await set(counted, { variant: { size: 'XL', color: 'Red' }, quantity: 5 })).body.code).toBe(
    'variant-gone',
  );

  const inCommon = await make.aProduct({ ...about, stock: 10 });
  expect(await linesOf(inCommon)).toEqual([[null, 10]]);
  await set(inCommon, { variant: { size: 'M', color: 'Red' }, change: -1 });
  expect(await linesOf(inCommon)).toEqual([[null, 9]]);
  await set(inCommon, { variant: { size: 'M', color: 'Red' }, quantity: 4 });
  expect(await linesOf(inCommon)).toEqual([
    [null, 9],
    ['M', 4],
  ]);
  // With the last one nobody could buy what was counted of both: it is not for sale twice.
  await set(inCommon, { variant: { size: 'L', color: 'Red' }, quantity: 0 });
  expect(await linesOf(inCommon)).toEqual([
    ['M', 4],
    ['L', 0],
  ]);
  const [fact] = (await ask(checkCart, { productIds: [inCommon.id] })).body;
  expect([fact?.remainingQty, fact?.variants.map(({ remainingQty }) => remainingQty)]).toEqual([4, [4, 0]]);
});

// spec: market.37
test('a change and an order of the last piece at once: one of them is refused, and the count agrees', async () => {
  const { vendor, set } = await aStall();
  for (let n = 0; n < 5; n += 1) {
    const cup = await make.aProduct({ vendor, stock: 1 });
    const outcomes = await Promise.allSettled([
      quickOrder(haat, cup),
      set(cup, { change: -1 }).then(({ status }) => {
        if (status !== 200) throw new Error('refused');
      }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await leftOf(cup)).toBe(0);
  }
});

// spec: market.37
test('the list is of the own products, those on sale first or the newest, searched by title and narrowed to what is low', async () => {
  const { vendor, list } = await aStall();
  const make1 = (title: string, stock: number, more: object = {}) =>
    make.aProduct({ vendor, title, stock, ...more });
  await make1('Copper kettle', 50);
  await make1('Clay cup', 5, { titleNe: 'माटोको कप' });
  await make1('Clay plate', 0);
  await make1('Old jug', 0, { active: false });
  await make.aProduct({ vendor: await make.aVendor(), title: 'Clay of another' });
  const all = ['Clay plate', 'Clay cup', 'Copper kettle', 'Old jug'];
  expect((await list()).titles).toEqual(all);
  const newest = ['Old jug', 'Clay plate', 'Clay cup', 'Copper kettle'];
  expect((await list({ sort: 'newest' })).titles).toEqual(newest);
  expect((await list({ only: 'low' })).titles).toEqual(['Clay plate', 'Clay cup', 'Old jug']);
  expect((await list({ only: 'out' })).titles).toEqual(['Clay plate', 'Old jug']);
  expect((await list({ q: 'clay' })).titles).toEqual(['Clay plate', 'Clay cup']);
  expect((await list({ q: 'माटो' })).titles).toEqual(['Clay cup']);
  expect((await list({ q: '%' })).titles).toEqual([]);
  for (const [sort, titles] of [
    [undefined, all],
    ['newest', newest],
  ] as const) {
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ size: 1, ...(sort && { sort }), ...(after && { after }) });
      pages.push(...page.titles);
      after = page.next;
    } while (after !== null);
    expect(pages).toEqual(titles);
  }
});

test("another vendor's product is not there, what says nothing or two things is refused, and nothing changes", async () => {
  const { vendor, seller } = await aStall();
  const rival = (await aStall()).seller;
  const cup = await make.aProduct({ vendor, stock: 3 });
  for (const body of [{ quantity: 9 }, { change: -1 }, { lowStockThreshold: 1 }])
    expect((await ask(setInventory, { productId: cup.id, ...body }, rival)).status).toBe(404);
  expect((await ask(soldElsewhere, { productId: cup.id, quantity: 1 }, rival)).status).toBe(404);
  for (const [body, field] of [
    [{}, 'quantity'],
    [{ quantity: -1 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: '5' }, 'quantity'],
    [{ quantity: 5, change: 1 }, 'change'],
    [{ change: 100_001 }, 'change'],
    [{ change: 1, seen: 3 }, 'seen'],
    [{ lowStockThreshold: -1 }, 'lowStockThreshold'],
    [{ change: 1, price: 1 }, 'price'],
  ] as const) {
    const answer = await send('POST', setInventory.path, { productId: cup.id, ...body }, seller);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  }
  const [row] = await orm.select().from(stocks).where(eq(stocks.productId, cup.id));
  expect([row?.quantity, row?.lowStockThreshold]).toEqual([3, 5]);
});

import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { cancelOrder, getOrder, listOrders } from '@haat/contract/orders/calls';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { MadePerson, MadeProduct } from '../../../testing/makers.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { productCounts, products } from '../../catalog/tables.ts';
import { orders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

const order = async (product: MadeProduct, shopper: MadePerson, quantity = 1): Promise<string> =>
  (await quickOrder(haat, product, { shopper, quantity }))._id;
const leftOf = stockLeftIn(haat);
const soldOf = async ({ id }: MadeProduct) =>
  (await orm.select().from(productCounts).where(eq(productCounts.productId, id)))[0]?.sold;

// spec: 3.26, accounts.37
test('own orders come newest first, a page at a time, by status', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift(await order(product, shopper));
  await ask(cancelOrder, { orderId: ids[4]! }, shopper);
  const page = async (query: object) => {
    const { body } = await ask(listOrders, query, shopper);
    return { ids: body.orders.map(({ _id }) => _id), next: body.next };
  };
  expect(await page({})).toEqual({ ids, next: null });
  expect(await page({ size: 2 })).toEqual({ ids: ids.slice(0, 2), next: ids[1] });
  expect(await page({ after: ids[1], size: 2 })).toEqual({ ids: ids.slice(2, 4), next: ids[3] });
  expect(await page({ after: ids[3], size: 2 })).toEqual({ ids: ids.slice(4), next: null });
  expect(await page({ after: ids[2], size: 2 })).toEqual({ ids: ids.slice(3), next: null });
  expect(await page({ after: ids[4] })).toEqual({ ids: [], next: null });
  expect(await page({ status: 'cancelled' })).toEqual({ ids: [ids[4]], next: null });
  expect(await page({ after: ids[0], status: 'pending', size: 2 })).toEqual({
    ids: ids.slice(1, 3),
    next: ids[2],
  });
  expect(await page({ status: 'delivered' })).toEqual({ ids: [], next: null });
  expect(await page({ after: '01890000-0000-7000-8000-000000000000' })).toEqual({ ids: [], next: null });
});

// spec: accounts.37
test('a page stays where it was while new orders come in', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct();
  const older = await order(product, shopper);
  const newer = await order(product, shopper);
  const { body: first } = await ask(listOrders, { size: 1 }, shopper);
  expect([first.orders[0]?._id, first.next]).toEqual([newer, newer]);
  await order(product, shopper);
  const { body: second } = await ask(listOrders, { size: 1, after: first.next! }, shopper);
  expect([second.orders.map(({ _id }) => _id), second.next]).toEqual([[older], null]);
});

// spec: accounts.31
test('the orders of one checkout are found by it, by their owner alone', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct();
  const [wanted] = [await order(product, shopper), await order(product, shopper)];
  const { body: found } = await ask(getOrder, { orderId: wanted }, shopper);
  const { checkoutId } = found;
  const listed = async (asker: MadePerson) => (await ask(listOrders, { checkoutId }, asker)).body.orders;
  expect((await listed(shopper)).map(({ _id }) => _id)).toEqual([wanted]);
  expect(await listed(await make.aShopper())).toEqual([]);
});

test('a page that is none is refused', async () => {
  const shopper = await make.aShopper();
  for (const query of ['after=1', 'after=', 'size=0', 'size=61', 'status=lost', 'account=1', 'page=2']) {
    const { status, body } = await send('GET', `${listOrders.path}?${query}`, undefined, shopper);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [query.split('=')[0]]]);
  }
});

test('an order keeps what was bought as it stood, whatever becomes of the product', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct({ title: 'Copper jug', price: 2_000 });
  const orderId = await order(product, shopper, 2);
  await orm
    .update(products)
    .set({ title: 'Tin jug', price: 10, markPrice: 10 })
    .where(eq(products.id, product.id));
  const { body } = await ask(getOrder, { orderId }, shopper);
  expect(body.items).toMatchObject([{ title: 'Copper jug', price: 2_000, quantity: 2 }]);
  await orm.delete(products).where(eq(products.id, product.id));
  expect((await ask(getOrder, { orderId }, shopper)).body.items).toHaveLength(1);
  expect((await ask(cancelOrder, { orderId }, shopper)).status).toBe(200);
});

// spec: 3.26, opens.8
test('a cancelled order gives its pieces back and says when it was cancelled', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct({ stock: 3 });
  const orderId = await order(product, shopper, 3);
  expect([await leftOf(product), await soldOf(product)]).toEqual([0, 3]);
  haat.announced.length = 0;
  const { status, body } = await ask(cancelOrder, { orderId }, shopper);
  expect([status, body.message]).toEqual([200, 'Your order is cancelled.']);
  expect([await leftOf(product), await soldOf(product)]).toEqual([3, 0]);
  expect(haat.announced).toEqual([tags.lists(product.shop.id), tags.product(product.shop.id, product.id)]);
  const { body: cancelled } = await ask(getOrder, { orderId }, shopper);
  expect([cancelled.status, cancelled.cancelledBy]).toEqual(['cancelled', 'shopper']);
  expect(cancelled.history.map(({ status: each }) => each)).toEqual(['pending', 'cancelled']);
  expect(cancelled.updatedAt > cancelled.createdAt).toBe(true);
});

// spec: opens.8
test('an order cannot be cancelled twice, not even at once', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct({ stock: 5 });
  const orderId = await order(product, shopper, 2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(cancelOrder, { orderId }, shopper)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.code).toBe('not-cancellable');
  expect(await leftOf(product)).toBe(5);
});

// spec: opens.8
test('an order that is on its way cannot be cancelled', async () => {
  const shopper = await make.aShopper();
  const product = await make.aProduct();
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered']) {
    const orderId = await order(product, shopper);
    await orm.update(orders).set({ status }).where(eq(orders.id, orderId));
    const { status: answered, body } = await ask(cancelOrder, { orderId }, shopper);
    expect([answered, body.code]).toEqual([409, 'not-cancellable']);
  }
  expect(await leftOf(product)).toBe(6);
});

// spec: 1.4, 6.11
test("another shopper's order, or one of another shop, is not there", async () => {
  const shopper = await make.aShopper();
  const orderId = await order(await make.aProduct(), shopper);
  const seller = await make.aSeller(await make.aVendor());
  const elsewhere = await make.aShopper({ shop: await make.aShop(), email: shopper.email });
  for (const stranger of [await make.aShopper(), seller, elsewhere]) {
    expect((await ask(getOrder, { orderId }, stranger)).status).toBe(404);
    expect((await ask(cancelOrder, { orderId }, stranger)).status).toBe(404);
    expect((await ask(listOrders, {}, stranger)).body.orders).toEqual([]);
  }
  expect((await ask(getOrder, { orderId }, shopper)).body.status).toBe('pending');
});

test('an order that never was is not found, however its id is spelt', async () => {
  const shopper = await make.aShopper();
  for (const orderId of ['01890000-0000-7000-8000-000000000000', 'x', "' or 1=1 --", '%00', '..%2f..']) {
    expect((await ask(getOrder, { orderId }, shopper)).status).toBe(404);
    expect((await ask(cancelOrder, { orderId }, shopper)).status).toBe(404);
  }
});

test('without a session nobody sees or cancels an order', async () => {
  const shopper = await make.aShopper();
  const orderId = await order(await make.aProduct(), shopper);
  expect((await ask(listOrders, {})).status).toBe(401);
  expect((await ask(getOrder, { orderId })).status).toBe(401);
  expect((await ask(cancelOrder, { orderId })).status).toBe(401);
});

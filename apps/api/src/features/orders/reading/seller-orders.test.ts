import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { cancelOrder, getOrder, placeOrder } from '@haat/contract/orders/calls';
import { sellerOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { nextStatuses, orderStatuses } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { orderEvents, orders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

async function aSellerWithStock(about: { stock?: number } = {}) {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: about.stock ?? 50 });
  return { vendor, seller, product };
}
const take = (seller: { token: string }, orderId: string, status: OrderStatus) =>
  ask(setOrderStatus, { orderId, status, ...(status === 'cancelled' && { reason }) }, seller);
const reason = 'Sold out at the counter';
const byNumber = (one: number, other: number) => one - other;
const statusOf = async (orderId: string) =>
  (await orm.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const leftOf = stockLeftIn(haat);

// spec: 6.8, accounts.34
test('a seller takes an order from step to step, and the shopper sees when each was reached', async () => {
  const { seller, product } = await aSellerWithStock();
  const shopper = await make.aShopper();
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    const answer = await take(seller, orderId, status);
    expect([answer.status, answer.body.message]).toEqual([200, 'The order was updated.']);
    expect((await ask(getOrder, { orderId }, shopper)).body.status).toBe(status);
  }
  const { body } = await ask(getOrder, { orderId }, shopper);
  expect(body.history.map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'dispatched',
    'arrived',
    'delivered',
  ]);
  const times = body.history.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect([body.createdAt, body.updatedAt]).toEqual([times[0], times.at(-1)]);
  expect(await leftOf(product)).toBe(49);
});

// spec: accounts.34
test('no step is left out, taken twice or taken back: the seller hears where the order is', async () => {
  const { seller, product } = await aSellerWithStock();
  for (const from of orderStatuses) {
    const { _id: orderId } = await quickOrder(haat, product);
    await orm.update(orders).set({ status: from }).where(eq(orders.id, orderId));
    for (const to of orderStatuses.filter((each) => !nextStatuses(from).includes(each))) {
      const { status, body } = await take(seller, orderId, to);
      expect([status, body.code, body.orderStatus], `${from} to ${to}`).toEqual([409, 'not-next-step', from]);
    }
    expect(await statusOf(orderId)).toBe(from);
    const history = await orm.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(history.map(({ status }) => status)).toEqual(['pending']);
  }
});

// spec: accounts.34
test('a pending order is cancelled by its seller, and its pieces are for sale again', async () => {
  const { seller, product } = await aSellerWithStock({ stock: 2 });
  const { _id: orderId } = await quickOrder(haat, product, { quantity: 2 });
  expect(await leftOf(product)).toBe(0);
  haat.announced.length = 0;
  expect((await take(seller, orderId, 'cancelled')).status).toBe(200);
  expect([await leftOf(product), await statusOf(orderId)]).toEqual([2, 'cancelled']);
  expect(haat.announced).toEqual([tags.lists(product.shop.id), tags.product(product.shop.id, product.id)]);
});

// spec: accounts.34
test('of several who take the same step at once, one does', async () => {
  const { seller, product } = await aSellerWithStock();
  const { _id: orderId } = await quickOrder(haat, product);
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(seller, orderId, 'confirmed')));
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([
    200,
    ...Array<number>(7).fill(409),
  ]);
  const history = await orm.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(history.map(({ status }) => status).sort()).toEqual(['confirmed', 'pending']);
});

// spec: opens.8
test('when the shopper cancels while the seller confirms, one of them is heard and the stock agrees', async () => {
  const { seller, product } = await aSellerWithStock({ stock: 20 });
  const shopper = await make.aShopper();
  let sold = 0;
  for (let n = 0; n < 6; n += 1) {
    const { _id: orderId } = await quickOrder(haat, product, { shopper });
    const both = [take(seller, orderId, 'confirmed'), ask(cancelOrder, { orderId }, shopper)];
    const answers = await Promise.all(n % 2 ? both : both.toReversed());
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    if ((await statusOf(orderId)) === 'confirmed') sold += 1;
  }
  expect(await leftOf(product)).toBe(20 - sold);
});

// spec: accounts.34
test("another vendor's order, or one of another shop, is not there", async () => {
  const { product } = await aSellerWithStock();
  const { _id: orderId } = await quickOrder(haat, product);
  const { seller: neighbour } = await aSellerWithStock();
  const elsewhere = await make.aSeller(await make.aVendor({ shop: await make.aShop() }));
  for (const stranger of [neighbour, elsewhere]) {
    const { status, body } = await ask(setOrderStatus, { orderId, status: 'confirmed' }, stranger);
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await ask(sellerOrders, {}, stranger)).body.orders).toEqual([]);
    expect((await ask(sellerOrders, { after: orderId }, stranger)).body.orders).toEqual([]);
  }
  expect(await statusOf(orderId)).toBe('pending');
});

// spec: accounts.34
test('only a seller moves orders: nobody without a session, no shopper, not even the own one, and no admin', async () => {
  const { product } = await aSellerWithStock();
  const shopper = await make.aShopper();
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  const asAny = async (asker?: MadePerson) => [
    (await ask(setOrderStatus, { orderId, status: 'confirmed' }, asker)).status,
    (await ask(sellerOrders, {}, asker)).status,
  ];
  expect(await asAny()).toEqual([401, 401]);
  for (const person of [shopper, await make.anAdmin()]) expect(await asAny(person)).toEqual([403, 403]);
  expect(await statusOf(orderId)).toBe('pending');
});

test('a step that is none is refused in its field', async () => {
  const { seller, product } = await aSellerWithStock();
  const { _id: orderId } = await quickOrder(haat, product);
  for (const [body, field] of [
    [{}, 'orderId'],
    [{ orderId: 'x', status: 'confirmed' }, 'orderId'],
    [{ orderId, status: 'lost' }, 'status'],
    [{ orderId, status: 7 }, 'status'],
    [{ orderId, status: 'confirmed', vendorId: 'me' }, 'vendorId'],
  ] as const) {
    const answer = await send('POST', setOrderStatus.path, body, seller);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  }
  const nowhere = '01890000-0000-7000-8000-000000000000';
  expect((await take(seller, nowhere, 'confirmed')).status).toBe(404);
});

// spec: accounts.30
test("a seller lists the own orders alone, newest first, a page at a time, by status, with the shopper's note", async () => {
  const { vendor, seller, product } = await aSellerWithStock();
  const { vendor: other, seller: neighbour, product: cup } = await aSellerWithStock();
  const shopper = await make.aShopper();
  const { id: addressId } = await make.anAddress(shopper, { deliveryArea: await make.anArea() });
  const items = [product, cup].map(({ id }) => ({ productId: id, quantity: 1 }));
  const note = 'Please wrap it as a present';
  const { body } = await ask(placeOrder, { items, addressId, message: note }, shopper);
  const ofVendor = body.data.orders.find(({ vendor: { _id } }) => _id === vendor.id)!._id;
  const ofOther = body.data.orders.find(({ vendor: { _id } }) => _id === other.id)!._id;
  const ids = [ofVendor];
  for (let n = 0; n < 3; n += 1) ids.unshift((await quickOrder(haat, product))._id);
  await take(seller, ids[0]!, 'confirmed');

  const page = async (query: object) => {
    const { body: found } = await ask(sellerOrders, query, seller);
    return { ids: found.orders.map(({ _id }) => _id), next: found.next };
  };
  expect(await page({})).toEqual({ ids, next: null });
  expect(await page({ size: 2 })).toEqual({ ids: ids.slice(0, 2), next: ids[1] });
  expect(await page({ size: 2, after: ids[1] })).toEqual({ ids: ids.slice(2), next: null });
  expect(await page({ status: 'confirmed' })).toEqual({ ids: [ids[0]], next: null });
  expect(await page({ status: 'pending', size: 1 })).toEqual({ ids: [ids[1]], next: ids[1] });

  const { body: neighbours } = await ask(sellerOrders, {}, neighbour);
  expect(neighbours.orders.map(({ _id }) => _id)).toEqual([ofOther]);
  expect(neighbours.orders[0]).toMatchObject({ note, pieces: 1, isLate: false });
});

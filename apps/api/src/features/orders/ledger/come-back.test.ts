import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { deleteMe } from '@haat/contract/account/calls';
import { returnOrder as returnCall } from '@haat/contract/orders/ledger/calls';
import { getOrder, listOrders, trackOrder } from '@haat/contract/orders/calls';
import { listLateSellers } from '@haat/contract/orders/owning/calls';
import { sendLateAfterHours } from '@haat/contract/orders/rules';
import {
  getSellerOrder,
  moveOrders,
  sellerOrders,
  setOrderStatus,
} from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { heardBy, openListeners } from '../../../testing/servers/listener.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { orders } from '../tables.ts';
import { returnOrder } from './return-order.ts';

const haat = await openHaat();
const { page } = await openListeners(haat);
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const [reason, restock] = ['Nobody was there', true] as const;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 100 });
  const order = async (steps: Step[], about: Parameters<typeof quickOrder>[2] = {}) => {
    const { _id } = await quickOrder(haat, product, about);
    for (const status of steps) await ask(moveOrders, { orderIds: [_id], status }, seller);
    return _id;
  };
  const comesBack = async (orderId: string) =>
    expect((await ask(returnCall, { orderId, reason, restock }, seller)).status).toBe(200);
  return { vendor, seller, order, comesBack };
}

type Step = 'confirmed' | 'dispatched' | 'arrived';

test('an order that came back on its way keeps nobody from deleting their account', async () => {
  const { seller, order, comesBack } = await aStall();
  const shopper = await make.aShopper();
  const id = await order(['confirmed', 'dispatched'], { shopper });
  const leave = () => ask(deleteMe, { password: shopper.password }, shopper);
  expect((await leave()).body.code).toBe('orders-on-the-way');
  await comesBack(id);
  const whyBack = async () => (await ask(getSellerOrder, { orderId: id }, seller)).body.returned?.reason;
  expect(await whyBack()).toBe(reason);
  expect((await leave()).status).toBe(200);
  // What the seller wrote about them goes with them, as what was written to them when an order was cancelled.
  expect(await whyBack()).toBe('');
});

test('an order that came back waits for nobody: it is not counted, not open, and late for no seller', async () => {
  const { vendor, seller, order, comesBack } = await aStall();
  const admin = await make.anAdmin();
  const steps: Step[] = ['confirmed', 'dispatched', 'arrived'];
  const [confirmed, dispatched] = [await order(steps.slice(0, 1)), await order(steps.slice(0, 2))];
  const arrived = await order(steps);
  const stays = await order(['confirmed', 'dispatched']);
  await orm
    .update(orders)
    .set({ createdAt: sql`now() - make_interval(hours => ${sendLateAfterHours + 1})` })
    .where(eq(orders.id, confirmed));
  for (const id of [confirmed, dispatched, arrived]) await comesBack(id);

  const idsOf = async (input: Parameters<typeof ask<typeof sellerOrders>>[1]) => {
    const { body } = await ask(sellerOrders, input, seller);
    return body.orders.map(({ _id }) => _id);
  };
  expect((await ask(sellerOrders, {}, seller)).body.counts).toEqual({
    ...{ pending: 0, confirmed: 0, dispatched: 1, arrived: 0, late: 0, lateToSend: 0 },
  });
  expect(await idsOf({ status: 'open' })).toEqual([stays]);
  expect(await idsOf({ late: true })).toEqual([]);
  expect((await ask(getSellerOrder, { orderId: confirmed }, seller)).body.isLate).toBe(false);
  const late = await ask(listLateSellers, {}, admin);
  expect(late.body.filter((each) => each.vendor._id === vendor.id)).toEqual([]);
  // Where it stood when it came back it is still found.
  expect(await idsOf({ status: 'confirmed' })).toEqual([confirmed]);
  const cards = (await ask(sellerOrders, {}, seller)).body.orders;
  expect(cards.map(({ isLate }) => isLate)).toEqual([false, false, false, false]);
  // The card says why its step does not count it.
  expect(cards.filter(({ cameBack }) => !cameBack).map(({ _id }) => _id)).toEqual([stays]);
});

test('an order that came back says so to its shopper at once, and to strangers by its link without why', async () => {
  const { seller, order, comesBack } = await aStall();
  const shopper = await make.aShopper();
  const listener = await page(shopper);
  const steps: Step[] = ['confirmed', 'dispatched'];
  const orderId = await order(steps, { shopper });
  const stays = await order(steps, { shopper });
  const own = async () => (await ask(getOrder, { orderId }, shopper)).body;
  const { returnedAt, trackToken: token } = await own();
  expect(returnedAt).toBeNull();
  await comesBack(orderId);
  await expect
    .poll(() => heardBy(listener, 'VendorOrderMessage').at(-1))
    .toEqual({ orderId, orderStatus: 'dispatched', returned: true });
  const { body: known } = await ask(getSellerOrder, { orderId }, seller);
  expect(await own()).toMatchObject({ status: 'dispatched', returnedAt: known.returned?.at });
  const { body: tracked } = await ask(trackOrder, { token });
  expect(tracked.returnedAt).toBe(known.returned?.at);
  expect(JSON.stringify(tracked)).not.toContain(reason);
  const { body: listed } = await ask(listOrders, {}, shopper);
  expect(listed.orders.map(({ _id, returnedAt: at }) => [_id, at !== null])).toEqual([
    [stays, false],
    [orderId, true],
  ]);
});

test('of two at a desk, one of whom notes that an order came back, the other takes it no further', async () => {
  const { vendor, seller, order } = await aStall();
  const orderId = await order(['confirmed', 'dispatched']);
  const [noted, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const coming = orm.transaction(async (tx) => {
    const who = { shopId: vendor.shop.id, vendorId: vendor.id };
    await returnOrder(tx, { ...haat.dependencies, origin: '' }, who, {
      orderId,
      reason,
      restock,
      accountId: seller.id,
    });
    noted.resolve();
    await told.promise;
  });
  await noted.promise;
  const moving = ask(setOrderStatus, { orderId, status: 'arrived' }, seller);
  await pause(300);
  told.resolve();
  await coming;
  const { status, body } = await moving;
  expect([status, body.code]).toEqual([409, 'not-next-step']);
  expect((await ask(getSellerOrder, { orderId }, seller)).body.status).toBe('dispatched');
});

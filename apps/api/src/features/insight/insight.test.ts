import { afterAll, expect, test } from 'vitest';
import { lastDaysInNepal } from '@haat/contract/core/time/nepal-time';
import { sellerInsight, shopInsight } from '@haat/contract/insight/calls';
import { returnOrder } from '@haat/contract/orders/ledger/calls';
import { moveOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Asker } from '../../testing/harness.ts';
import type { MadeProduct } from '../../testing/makers.ts';
import { quickOrder } from '../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { sql } = haat.dependencies.database;
const admin = await make.anAdmin();
const days = lastDaysInNepal(30);

/** A vendor with two products, and what happens to their orders. */
async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const [lamp, bowl] = [
    await make.aProduct({ vendor, stock: 100, price: 1_000 }),
    await make.aProduct({ vendor, stock: 100, price: 300 }),
  ];
  const confirmed = async (product: MadeProduct, quantity = 1) => {
    const order = await quickOrder(haat, product, { quantity });
    await ask(moveOrders, { orderIds: [order._id], status: 'confirmed' }, seller);
    return order;
  };
  const read = async (asked: { days?: 7 | 30 | 90 } = {}) => (await ask(sellerInsight, asked, seller)).body;
  return { vendor, seller, lamp, bowl, confirmed, read };
}

/** As if it had been ordered then. */
const placedAt = (orderId: string, instant: string) =>
  sql`update orders set created_at = ${instant} where id = ${orderId}`;

const dayOf = ({ days: all }: { days: { day: string }[] }, day: string) =>
  all.find((each) => each.day === day);

// spec: insight.1
test('an order counts on the day it was placed in Nepal, whose midnight is at 18:15 of UTC', async () => {
  const { lamp, confirmed, read } = await aStall();
  const [before, after] = [days.at(-5)!, days.at(-4)!];
  await placedAt((await confirmed(lamp))._id, `${before}T18:14:59Z`);
  await placedAt((await confirmed(lamp, 2))._id, `${before}T18:15:00Z`);
  const figures = await read();
  expect(figures.days.map(({ day }) => day)).toEqual(days);
  expect(dayOf(figures, before)).toEqual({ day: before, orders: 1, sold: 1, revenue: 1_000 });
  expect(dayOf(figures, after)).toEqual({ day: after, orders: 1, sold: 1, revenue: 2_000 });
  expect(dayOf(figures, days.at(-3)!)).toEqual({ day: days.at(-3), orders: 0, sold: 0, revenue: 0 });

  // The first of the days is whole, and what was before it is not there.
  const first = days.at(-7)!;
  await placedAt((await confirmed(lamp))._id, `${days.at(-8)!}T18:15:00Z`);
  await placedAt((await confirmed(lamp))._id, `${days.at(-8)!}T18:14:59Z`);
  const week = await read({ days: 7 });
  expect(week.days).toHaveLength(7);
  expect(week.days[0]).toEqual({ day: first, orders: 1, sold: 1, revenue: 1_000 });
});

// spec: insight.2
test('what waits, was cancelled or came back is an order, and no revenue; delivery is none either', async () => {
  const { seller, lamp, bowl, confirmed, read } = await aStall();
  await quickOrder(haat, lamp);
  const cancelled = await quickOrder(haat, lamp);
  const no = { orderId: cancelled._id, status: 'cancelled', reason: 'None left' } as const;
  expect((await ask(setOrderStatus, no, seller)).status).toBe(200);
  const back = await confirmed(lamp);
  await ask(moveOrders, { orderIds: [back._id], status: 'dispatched' }, seller);
  const reason = { reason: 'Refused at the door', restock: true };
  expect((await ask(returnOrder, { orderId: back._id, ...reason }, seller)).status).toBe(200);
  const { _id: kept } = await confirmed(bowl, 3);
  await sql`update orders set delivery_fee = 50, total = subtotal + 50 where id = ${kept}`;
  const { days: all, products } = await read();
  expect(all.at(-1)).toMatchObject({ orders: 4, sold: 1, revenue: 900 });
  expect(products).toEqual([
    { productId: bowl.id, title: bowl.title, titleNe: null, pieces: 3, revenue: 900 },
  ]);
});

// spec: insight.3
test('a seller sees nothing of another one; an owner sees all, and each', async () => {
  const [one, two] = [await aStall(), await aStall()];
  await one.confirmed(one.lamp);
  await two.confirmed(two.bowl);
  expect((await one.read()).products.map(({ productId }) => productId)).toEqual([one.lamp.id]);
  const { body: shop } = await ask(shopInsight, { days: 90 }, admin);
  expect(shop.days).toHaveLength(90);
  expect(shop.vendor).toBeNull();
  const bought = shop.products.map(({ productId }) => productId);
  expect(bought).toEqual(expect.arrayContaining([one.lamp.id, two.bowl.id]));
  const sums = shop.vendors.map(({ vendor, revenue }) => [vendor._id, revenue]);
  expect(sums).toEqual(
    expect.arrayContaining([
      [one.vendor.id, 1_000],
      [two.vendor.id, 300],
    ]),
  );
  const { body: ofTwo } = await ask(shopInsight, { vendorId: two.vendor.id }, admin);
  expect(ofTwo).toMatchObject({ vendor: { _id: two.vendor.id }, vendors: [] });
  expect(ofTwo.days.at(-1)).toMatchObject({ orders: 1, sold: 1, revenue: 300 });
  expect(ofTwo.products).toMatchObject([{ productId: two.bowl.id }]);
});

test('figures of other spans, of vendors that are not there, or for others than sellers and owners are refused', async () => {
  const { seller } = await aStall();
  const read = (path: string, asker: Asker) => send('GET', path, undefined, asker);
  for (const wrong of ['8', '0', 'all', '-7'])
    expect((await read(`${sellerInsight.path}?days=${wrong}`, seller)).status).toBe(400);
  // Nobody's figures are asked for by name.
  expect((await read(`${sellerInsight.path}?vendorId=${admin.id}`, seller)).status).toBe(400);
  const shopper = await make.aShopper();
  for (const [path, asker, status] of [
    [sellerInsight.path, {}, 401],
    [sellerInsight.path, shopper, 403],
    [sellerInsight.path, admin, 403],
    [shopInsight.path, {}, 401],
    [shopInsight.path, shopper, 403],
    [shopInsight.path, seller, 403],
    [`${shopInsight.path}?vendorId=${admin.id}`, admin, 404],
    [`${shopInsight.path}?vendorId=nobody`, admin, 400],
  ] as const)
    expect([path, (await read(path, asker)).status]).toEqual([path, status]);
});

import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { deleteMe } from '@haat/contract/account/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { cancelOrder } from '@haat/contract/orders/calls';
import { orderNumber } from '@haat/contract/orders/order-number';
import { lateAfterHours, sendLateAfterHours } from '@haat/contract/orders/rules';
import { getSellerOrder, sellerOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { orders } from '../tables.ts';
import { orderSearchIndexes, orderSearchKeys } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 100, price: 250 });
  const order = async (about: Partial<Parameters<typeof quickOrder>[2]> = {}) =>
    (await quickOrder(haat, product, about))._id;
  const queue = async (input: CallInput<typeof sellerOrders> = {}) => {
    const { status, body } = await ask(sellerOrders, input, seller);
    expect([status, body.code]).toEqual([200, undefined]);
    return { ...body, ids: body.orders.map(({ _id }) => _id) };
  };
  return { vendor, seller, product, order, queue };
}
const age = (orderId: string, hours: number) =>
  orm
    .update(orders)
    .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(orders.id, orderId));

// spec: market.31
test('a card tells what to pack, for whom and where, without the street', async () => {
  const { order, queue, product } = await aStall();
  const fulladdress = 'Blue gate 4, Baidam, Pokhara-6, Kaski, Gandaki';
  const id = await order({ fullName: 'Maya Gurung', quantity: 3, fulladdress, message: 'Ring twice' });
  const { orders: cards } = await queue();
  expect(cards).toEqual([
    expect.objectContaining({
      ...{
        _id: id,
        number: orderNumber(id),
        status: 'pending',
        fullName: 'Maya Gurung',
        phone: '9801234567',
      },
      ...{ place: 'Pokhara-6, Kaski', note: 'Ring twice', pieces: 3, total: 750, isLate: false },
      lines: [{ title: product.title, titleNe: null, image: null, quantity: 3 }],
      confirmBy: expect.any(String),
      printed: { slip: null, bill: null },
    }),
  ]);
});

// spec: market.31
test('the oldest may come first, and late is what waits for longer than a day: listed by itself, in a step and among what is found', async () => {
  const { order, queue, seller } = await aStall();
  const [late, early, taken] = [await order(), await order(), await order()];
  await age(late, lateAfterHours + 1);
  await age(early, lateAfterHours - 1);
  await ask(setOrderStatus, { orderId: taken, status: 'confirmed' }, seller);
  expect((await queue({ sort: 'waiting' })).ids).toEqual([late, early, taken]);
  expect((await queue({ sort: 'waiting', status: 'pending', size: 1, after: late })).ids).toEqual([early]);
  const { orders: cards, counts, ids } = await queue({ status: 'open' });
  expect(ids).toEqual([taken, early, late]);
  expect(cards.map(({ isLate }) => isLate)).toEqual([false, false, true]);
  expect(counts).toEqual({ pending: 2, confirmed: 1, dispatched: 0, arrived: 0, late: 1, lateToSend: 0 });
  await age(taken, sendLateAfterHours + 1);
  const sending = await queue({ status: 'confirmed' });
  expect([sending.orders[0]?.isLate, sending.counts.lateToSend]).toEqual([true, 1]);
  const isIn = async (input: CallInput<typeof sellerOrders>) =>
    (await queue({ ...input, late: true, sort: 'waiting' })).ids;
  expect(await isIn({ status: 'pending' })).toEqual([late]);
  expect(await isIn({ status: 'confirmed' })).toEqual([taken]);
  // The one to send was placed first.
  expect(await isIn({})).toEqual([taken, late]);
  expect((await isIn({ q: 'hari' })).toSorted()).toEqual([late, taken].toSorted());
  expect(await isIn({ q: 'hari', status: 'pending' })).toEqual([late]);
  expect(await isIn({ status: 'delivered' })).toEqual([]);
});

// spec: market.31
test('pages by key miss none and repeat none while orders come and move, with a filter, a search or neither', async () => {
  const { order, queue, seller, vendor } = await aStall();
  const made: string[] = [];
  for (let n = 0; n < 7; n += 1)
    made.unshift(await order({ fullName: n % 2 ? 'Sita Sita Rai' : 'Hari Rai' }));
  // All of one moment: they are told apart by their ids.
  await orm
    .update(orders)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(orders.vendorId, vendor.id));
  await orm
    .update(orderSearchKeys)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(orderSearchKeys.vendorId, vendor.id));
  for (const filter of [
    {},
    { status: 'open' },
    { q: 'rai' },
    { q: 'sita' },
    { q: 'hari', status: 'pending' },
  ] as const) {
    const all = (await queue({ ...filter, size: 60 })).ids;
    expect(all.length).toBeGreaterThan(2);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await queue({ ...filter, size: 2, ...(after && { after }) });
      seen.push(...page.ids);
      after = page.next;
      await order({ fullName: 'Sita Rai' });
    } while (after !== null);
    expect(seen).toEqual(all);
  }
  await ask(setOrderStatus, { orderId: made[0]!, status: 'confirmed' }, seller);
  expect((await queue({ status: 'pending', q: 'rai' })).ids).not.toContain(made[0]);
});

// spec: market.30
test('an order is found by number, name and phone, by its own seller alone', async () => {
  const [mine, theirs] = [await aStall(), await aStall()];
  const about = { fullName: 'सीता राई', phone: '9841112233' };
  const [own, other] = [await mine.order(about), await theirs.order(about)];
  await mine.order();
  for (const q of ['sita', 'राई', 'Rai Sita', '9779841112233', '+977 98411', '९८४१११', orderNumber(own)]) {
    expect((await mine.queue({ q })).ids, q).toEqual([own]);
    expect((await mine.queue({ q, status: 'delivered' })).ids, q).toEqual([]);
  }
  expect((await theirs.queue({ q: 'sita' })).ids).toEqual([other]);
  expect((await mine.queue({ q: orderNumber(other) })).ids).toEqual([]);
  expect(await mine.queue({ q: '%_%' })).toMatchObject({ ids: [], counts: { pending: 2 } });
});

// spec: market.30
test('who deletes the account is no longer found by name or phone; the order still by its number', async () => {
  const { order, queue } = await aStall();
  const shopper = await make.aShopper();
  const id = await order({ shopper, fullName: 'Asmita Rai', phone: '9812345678' });
  await ask(cancelOrder, { orderId: id }, shopper);
  expect((await queue({ q: 'asmita' })).ids).toEqual([id]);
  expect((await ask(deleteMe, { password: shopper.password }, shopper)).status).toBe(200);
  for (const q of ['asmita', '9812345678']) expect((await queue({ q })).ids).toEqual([]);
  expect((await queue({ q: orderNumber(id) })).ids).toEqual([id]);
});

// spec: market.30
test('orders from before there was a search are found once the shop is open', async () => {
  const { order, queue, vendor } = await aStall();
  const id = await order({ fullName: 'Bishnu Karki' });
  await orm.delete(orderSearchKeys).where(eq(orderSearchKeys.vendorId, vendor.id));
  await orm.delete(orderSearchIndexes);
  expect((await queue({ q: 'bishnu' })).ids).toEqual([]);
  await haat.refreshSearch();
  expect((await queue({ q: 'bishnu' })).ids).toEqual([id]);
  expect(await haat.refreshSearch()).toBe(0);
});

test('a filter that is none is refused in its field', async () => {
  const { seller } = await aStall();
  for (const [query, field] of [
    ['status=lost', 'status'],
    ['sort=price', 'sort'],
    ['late=1', 'late'],
    ['size=61', 'size'],
    ['after=x', 'after'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['page=2', 'page'],
  ] as const) {
    const { status, body } = await send('GET', `${sellerOrders.path}?${query}`, undefined, seller);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
});

// spec: market.33
test('an order tells its seller who ordered it, in which language, and how it has come along', async () => {
  const { order, seller } = await aStall();
  const shopper = await make.aShopper();
  const [bought, ofGuest] = [await order({ shopper, language: 'ne-NP' }), await order()];
  const reason = 'The kiln broke.\nSorry!';
  await ask(setOrderStatus, { orderId: bought, status: 'cancelled', reason }, seller);
  const readOrder = async (orderId: string) => (await ask(getSellerOrder, { orderId }, seller)).body;
  expect(await readOrder(bought)).toMatchObject({
    ...{
      number: orderNumber(bought),
      language: 'ne-NP',
      isGuest: false,
      confirmBy: null,
      cancelReason: reason,
    },
    history: [{ status: 'pending' }, { status: 'cancelled' }],
  });
  expect(await readOrder(ofGuest)).toMatchObject({
    ...{ language: 'en-US', isGuest: true, confirmBy: expect.any(String), cancelReason: null },
    address: { fullName: 'Hari Thapa', phone: '9801234567', message: 'Please call first' },
  });
});

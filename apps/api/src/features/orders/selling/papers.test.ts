import { afterAll, expect, test } from 'vitest';
import {
  getPapers,
  markPrinted,
  moveOrders,
  sellerOrders,
  sellerToday,
} from '@haat/contract/orders/selling/calls';
import { askQuestion, makeOffer, withdrawOffer } from '@haat/contract/inquiry/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;

async function aStall() {
  const vendor = await make.aVendor({ pan: '301234567', vatRegistered: true, city: 'Patan' });
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 100, price: 1_130 });
  const order = async () => (await quickOrder(haat, product, { quantity: 2 }))._id;
  return { vendor, seller, order };
}

// spec: market.34
test('slips and bills of several orders come in one answer, in the order asked; a pending one has no bill yet', async () => {
  const { seller, order, vendor } = await aStall();
  const [first, second, third] = [await order(), await order(), await order()];
  await ask(moveOrders, { orderIds: [second, first], status: 'confirmed' }, seller);
  const { body: papers } = await ask(
    getPapers,
    { orderIds: [third, first, second, first.toUpperCase()] },
    seller,
  );
  expect(papers.map(({ _id }) => _id)).toEqual([third, first, second]);
  expect(papers.map(({ bill }) => bill.number?.split('-')[1] ?? null)).toEqual([null, '2', '1']);
  expect(papers[1]).toMatchObject({
    bill: { vat: 260, seller: { name: vendor.shopName, pan: '301234567' } },
    vendor: { city: 'Patan' },
    items: [{ quantity: 2, price: 1_130 }],
    address: { fullName: 'Hari Thapa', fulladdress: 'Durbarmarg, Kathmandu, Bagmati' },
    total: 2_260,
  });
});

// spec: market.34
test('what was printed is remembered, how often too; of a pending order no bill was', async () => {
  const { seller, order } = await aStall();
  const orderIds = [await order(), await order()];
  await ask(moveOrders, { orderIds: [orderIds[0]!], status: 'confirmed' }, seller);
  const print = async (what: 'slip' | 'bill') =>
    (await ask(markPrinted, { orderIds, what }, seller)).body.data.map(({ printed }) => [
      printed.slip?.times ?? 0,
      printed.bill?.times ?? 0,
    ]);
  expect(await print('slip')).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(await print('bill')).toEqual([
    [1, 1],
    [1, 0],
  ]);
  const [again, more] = await Promise.all([print('bill'), print('bill')]);
  expect(new Set([again[0]![1], more[0]![1]])).toEqual(new Set([2, 3]));
  const { body } = await ask(sellerOrders, {}, seller);
  expect(body.orders.map(({ printed }) => printed.bill?.times ?? 0)).toEqual([0, 3]);
});

// spec: market.34
test("papers of another vendor's order are not there, not even among own ones, and nothing is noted", async () => {
  const [mine, theirs] = [await aStall(), await aStall()];
  const orderIds = [await mine.order(), await theirs.order()];
  expect((await ask(getPapers, { orderIds }, mine.seller)).status).toBe(404);
  expect((await ask(markPrinted, { orderIds, what: 'slip' }, mine.seller)).status).toBe(404);
  const { body } = await ask(sellerOrders, {}, mine.seller);
  expect(body.orders[0]?.printed).toEqual({ slip: null, bill: null });
  for (const query of ['', '?orderIds=x', `?${'orderIds=01890000-0000-7000-8000-000000000000&'.repeat(61)}`])
    expect((await send('GET', getPapers.path + query, undefined, mine.seller)).status).toBe(400);
});

// spec: market.36
test('a new seller reads what to do first; then what waits, of the own stall alone', async () => {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const today = async () => (await ask(sellerToday, {}, seller)).body;
  const none = { pending: 0, confirmed: 0, dispatched: 0, arrived: 0, late: 0 };
  expect(await today()).toMatchObject({
    vendor: { _id: vendor.id, shopName: vendor.shopName },
    orders: none,
    stock: { low: 0, out: 0 },
    checklist: { hasProducts: false, hasStock: false, hasDelivery: false, hasOrders: false },
  });
  const product = await make.aProduct({ vendor, stock: 7, price: 500 });
  await make.aProduct({ vendor, stock: 0 });
  await make.aProduct({ vendor, stock: 0, active: false });
  await make.anArea();
  expect(await today()).toMatchObject({
    stock: { low: 1, out: 1 },
    checklist: { hasProducts: true, hasStock: true, hasDelivery: true, hasOrders: false },
  });
  const { _id: ordered } = await quickOrder(haat, product, { quantity: 3 });
  const shopper = await make.aShopper();
  const about = { vendor: vendor.id, product: product.id };
  const said = { ...about, user: shopper.id, content: 'Is it warm?' };
  const asked = (await ask(askQuestion, said, shopper)).body.data;
  const offered = (await ask(makeOffer, { ...about, amount: 400 }, shopper)).body.data;
  expect(await today()).toMatchObject({
    orders: { ...none, pending: 1 },
    stock: { low: 2, out: 1 },
    checklist: { hasOrders: true },
    // A desk whose line was down finds here what it was not told of.
    newest: { orders: [ordered], questions: [asked._id], offers: [offered._id] },
    questions: { open: 1, late: 0 },
    offers: { open: 1, late: 0 },
  });
  // What is offered no more waits as what it says.
  await ask(withdrawOffer, { offerId: offered.offer!._id }, shopper);
  expect(await today()).toMatchObject({ questions: { open: 2 }, offers: { open: 0 } });
});

import { afterAll, expect, test, vi } from 'vitest';
import { getOrder, trackOrder } from '@haat/contract/orders/calls';
import { getSellerOrder, moveOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { emailsTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;

const vendor = await make.aVendor();
const seller = await make.aSeller(vendor);
const product = await make.aProduct({ vendor, stock: 1_000 });
const shopper = await make.aShopper();
const order = async () => (await quickOrder(haat, product, { shopper, email: shopper.email }))._id;
const several = async (many: number) => {
  const ids: string[] = [];
  for (let n = 0; n < many; n += 1) ids.push(await order());
  return ids;
};
const move = async (orderIds: string[], status: 'confirmed' | 'dispatched' | 'arrived' | 'delivered') => {
  const answer = await ask(moveOrders, { orderIds, status }, seller);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body.data;
};
const readOrder = async (orderId: string) => (await ask(getSellerOrder, { orderId }, seller)).body;

// spec: market.32
test('each order is moved or skipped by itself, and said in the order asked', async () => {
  const [fresh, twice, gone] = await several(3);
  const rival = await make.aProduct({ vendor: await make.aVendor() });
  const theirs = (await quickOrder(haat, rival))._id;
  const nowhere = '01890000-0000-7000-8000-000000000000';
  await ask(setOrderStatus, { orderId: twice!, status: 'confirmed' }, seller);
  await ask(setOrderStatus, { orderId: gone!, status: 'cancelled', reason: 'Sold out' }, seller);
  expect(await move([gone!, theirs, twice!, nowhere, fresh!], 'confirmed')).toEqual([
    { orderId: gone, moved: false, status: 'cancelled', code: 'not-next-step' },
    { orderId: theirs, moved: false, status: null, code: 'not-found' },
    { orderId: twice, moved: false, status: 'confirmed', code: 'already' },
    { orderId: nowhere, moved: false, status: null, code: 'not-found' },
    { orderId: fresh, moved: true, status: 'confirmed', code: null },
  ]);
  expect(await move([fresh!], 'delivered')).toEqual([
    { orderId: fresh, moved: false, status: 'confirmed', code: 'not-next-step' },
  ]);
  expect((await readOrder(fresh!)).history.map(({ status }) => status)).toEqual(['pending', 'confirmed']);
});

// spec: market.32
test('the same bulk twice moves nothing twice, also once an order is further on', async () => {
  const ids = await several(3);
  expect((await move(ids, 'confirmed')).every(({ moved }) => moved)).toBe(true);
  await move([ids[0]!], 'dispatched');
  expect((await move(ids, 'confirmed')).map(({ code, status }) => [code, status])).toEqual([
    ['already', 'dispatched'],
    ['already', 'confirmed'],
    ['already', 'confirmed'],
  ]);
  const serials = (await Promise.all(ids.map(readOrder))).map(({ bill }) =>
    Number(bill.number?.split('-')[1]),
  );
  expect(serials).toEqual([serials[0], serials[0]! + 1, serials[0]! + 2]);
});

// spec: market.32
test('two desks that move the same orders at once: each order moves once, with one mail', async () => {
  const ids = await several(4);
  await move(ids, 'confirmed');
  const before = (await emailsTo(haat, shopper.email)).length;
  const both = await Promise.all([move(ids, 'dispatched'), move(ids.toReversed(), 'dispatched')]);
  const moved = both.flat().filter((each) => each.moved);
  expect(moved.map(({ orderId }) => orderId).sort()).toEqual(ids.toSorted());
  expect(both.flat().filter(({ code }) => code === 'already')).toHaveLength(ids.length);
  expect(await emailsTo(haat, shopper.email)).toHaveLength(before + ids.length);
});

// spec: market.32
test('what the shop cannot do for one order holds up no other, and is logged', async () => {
  const ids = await several(3);
  await move(ids, 'confirmed');
  const sent = vi.spyOn(haat.dependencies.mail, 'send').mockRejectedValueOnce(new Error('no mailer'));
  const results = await move(ids, 'dispatched');
  sent.mockRestore();
  expect(results.map(({ code }) => code)).toEqual(['failed', null, null]);
  expect(haat.log.filter(({ message }) => message === 'an order could not be moved')).toHaveLength(1);
  expect((await readOrder(ids[0]!)).status).toBe('confirmed');
  expect((await move(ids, 'dispatched')).map(({ code }) => code)).toEqual([null, 'already', 'already']);
});

test('what is no bulk is refused in its field, and nothing moves', async () => {
  const id = await order();
  const many = Array.from({ length: 61 }, (_, n) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  for (const [body, field] of [
    [{ orderIds: [], status: 'confirmed' }, 'orderIds'],
    [{ orderIds: many, status: 'confirmed' }, 'orderIds'],
    [{ orderIds: [id, id.toUpperCase()], status: 'confirmed' }, 'orderIds'],
    [{ orderIds: id, status: 'confirmed' }, 'orderIds'],
    [{ orderIds: [id, 'x'], status: 'confirmed' }, 'orderIds.1'],
    [{ orderIds: [id], status: 'cancelled' }, 'status'],
    [{ orderIds: [id], status: 'pending' }, 'status'],
    [{ orderIds: [id], status: 'confirmed', reason: 'because' }, 'reason'],
  ] as const) {
    const answer = await send('POST', moveOrders.path, body, seller);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await readOrder(id)).status).toBe('pending');
});

// spec: market.33
test('a seller who cancels says why; the shopper reads it, and whoever has the link', async () => {
  const left = await stockLeftIn(haat)(product);
  const placed = await quickOrder(haat, product, { shopper, quantity: 2 });
  const orderId = placed._id;
  const refused = async (body: object) => {
    const answer = await send('POST', setOrderStatus.path, { orderId, ...body }, seller);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['reason']]);
  };
  await refused({ status: 'cancelled' });
  await refused({ status: 'cancelled', reason: ' ok ' });
  await refused({ status: 'cancelled', reason: 'x'.repeat(301) });
  await refused({ status: 'confirmed', reason: 'Because it is there' });
  expect((await readOrder(orderId)).status).toBe('pending');
  const reason = 'यो सामान सकियो';
  await ask(setOrderStatus, { orderId, status: 'cancelled', reason: ` ${reason} ` }, seller);
  expect((await ask(getOrder, { orderId }, shopper)).body).toMatchObject({
    cancelReason: reason,
    cancelledBy: 'seller',
  });
  const { body } = await ask(trackOrder, { token: placed.trackToken }, {});
  expect(body).toMatchObject({
    status: 'cancelled',
    cancelReason: reason,
    cancelledBy: 'seller',
    address: null,
  });
  expect(await stockLeftIn(haat)(product)).toBe(left);
});

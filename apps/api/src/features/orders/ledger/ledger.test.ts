import { afterAll, expect, test } from 'vitest';
import { deleteMe } from '@haat/contract/account/calls';
import * as book from '@haat/contract/orders/ledger/calls';
import { getSellerOrder, moveOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const admin = await make.anAdmin();

/** A vendor with a product at Rs. 1,000 that is brought for nothing, and what its people do. */
async function aStall(terms: { commission: number; deliversOwn: boolean }) {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 1_000, price: 1_000 });
  const agree = async (now: typeof terms) => {
    const { termsVersion: version } = (await ask(book.vendorLedger, { vendorId: vendor.id }, admin)).body;
    return ask(book.setTerms, { vendorId: vendor.id, version, ...now }, admin);
  };
  expect((await agree(terms)).status).toBe(200);
  const step = async (orderId: string, status: Step) => {
    const { body } = await ask(moveOrders, { orderIds: [orderId], status }, seller);
    expect(body.data).toMatchObject([{ moved: true }]);
  };
  const order = async (steps: Step[] = []) => {
    const { _id, total } = await quickOrder(haat, product);
    for (const status of steps) await step(_id, status);
    return { orderId: _id, total };
  };
  const read = async () => (await ask(book.sellerLedger, {}, seller)).body;
  const settle = (kind: 'payout' | 'remittance' | 'offset', amount: number, key?: string) =>
    ask(book.settle, { vendorId: vendor.id, kind, amount }, { ...admin, ...(key && { key }) });
  return { vendor, seller, product, order, step, read, settle, agree };
}

type Step = 'confirmed' | 'dispatched' | 'arrived' | 'delivered';
const delivered: Step[] = ['confirmed', 'dispatched', 'arrived', 'delivered'];
const tenth = { commission: 1_000, deliversOwn: false };

// spec: money.1
test('what the courier brings is with the courier, then with the shop, then with the seller, less the commission', async () => {
  const { vendor, seller, order, read, settle } = await aStall(tenth);
  const { orderId, total } = await order(delivered);
  const fee = total - 1_000;
  expect((await read()).standing).toEqual({ withCourier: 900, owedToSeller: 0, owedToShop: 0 });
  const { body: courier } = await ask(book.vendorCourierCash, { vendorId: vendor.id }, admin);
  expect(courier.orders).toMatchObject([{ _id: orderId, total }]);

  const bring = () => ask(book.bringCash, { vendorId: vendor.id, orderIds: [orderId] }, admin);
  const both = await Promise.all([bring(), bring()]);
  expect(both.flatMap(({ body }) => body.data)).toEqual([orderId]);
  expect((await read()).standing).toEqual({ withCourier: 0, owedToSeller: 900, owedToShop: 0 });
  // The courier has given it away: the seller cannot take it from there any more.
  expect((await ask(book.takeCash, { orderIds: [orderId] }, seller)).body.data).toEqual([]);

  expect((await settle('payout', 900)).body.data).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 0 });
  const { entries } = await read();
  expect(entries.map(({ kind }) => kind)).toEqual(['payout', 'handover', 'collected', 'sale']);
  expect(entries.at(-1)).toMatchObject({
    terms: tenth,
    order: { _id: orderId },
    lines: [
      { holder: 'shopper', owner: 'shopper', amount: -total },
      { holder: 'shopper', owner: 'seller', amount: 900 },
      { holder: 'shopper', owner: 'shop', amount: 100 + fee },
    ],
  });
  for (const { lines } of entries) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

// spec: money.2
test('a seller who takes the cash owes the commission; what both owe is set off, never more than the smaller', async () => {
  const stall = await aStall({ commission: 1_000, deliversOwn: true });
  await stall.order(delivered);
  expect((await stall.read()).standing).toMatchObject({ owedToSeller: 0, owedToShop: 100 });
  const { orderId } = await (async () => {
    await stall.agree(tenth);
    return stall.order(delivered);
  })();
  await ask(book.bringCash, { vendorId: stall.vendor.id, orderIds: [orderId] }, admin);
  expect((await stall.read()).standing).toEqual({ withCourier: 0, owedToSeller: 900, owedToShop: 100 });
  const tooMuch = await stall.settle('offset', 101);
  expect([tooMuch.status, tooMuch.body.code, tooMuch.body.amount]).toEqual([409, 'more-than-owed', 100]);
  expect((await stall.settle('offset', 100)).body.data).toMatchObject({ owedToSeller: 800, owedToShop: 0 });
});

// spec: money.2
test('of payouts at once no more goes out than is owed, and the same one twice goes out once', async () => {
  const { order, vendor, settle, read } = await aStall(tenth);
  const { orderId } = await order(delivered);
  await ask(book.bringCash, { vendorId: vendor.id, orderIds: [orderId] }, admin);
  const tries = await Promise.all([settle('payout', 500), settle('payout', 500), settle('payout', 500)]);
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await read()).standing.owedToSeller).toBe(400);
  const twice = await Promise.all([settle('payout', 100, 'one-click'), settle('payout', 100, 'one-click')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice.filter(({ body }) => body.alreadyNoted)).toHaveLength(1);
  expect((await read()).standing.owedToSeller).toBe(300);
  for (const amount of [0, -1, 1.5, '1'])
    expect(
      (await send('POST', book.settle.path, { vendorId: vendor.id, kind: 'payout', amount }, admin)).status,
    ).toBe(400);
});

// spec: money.5
test('the commission of a sale stays what it was, whatever is agreed on later', async () => {
  const { order, step, read, agree } = await aStall(tenth);
  const { orderId } = await order(['confirmed']);
  await agree({ commission: 5_000, deliversOwn: true });
  for (const status of ['dispatched', 'arrived', 'delivered'] as const) await step(orderId, status);
  expect((await read()).standing).toMatchObject({ withCourier: 900 });
  expect((await agree({ commission: 5_001, deliversOwn: false })).status).toBe(400);
});

// spec: money.6
test('what comes back takes back each entry of the order, exactly and once; paid for already, it is owed to the shop', async () => {
  const stall = await aStall(tenth);
  const { vendor, seller, product, order, read, settle } = stall;
  const left = await stockLeftIn(haat)(product);
  const { orderId } = await order(delivered);
  const other = await order(['confirmed', 'dispatched']);
  await ask(book.bringCash, { vendorId: vendor.id, orderIds: [orderId] }, admin);
  await settle('payout', 900);
  const back = { orderId, reason: 'Refused at the door', restock: true };
  const both = await Promise.all([ask(book.returnOrder, back, seller), ask(book.returnOrder, back, seller)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await read()).standing).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 900 });
  const { entries } = await read();
  const of = entries.filter((entry) => entry.order?._id === orderId);
  const taken = of.filter(({ kind }) => kind === 'reversal').map(({ reverses }) => reverses);
  const given = of.filter(({ kind }) => kind !== 'reversal').map(({ _id }) => _id);
  expect(new Set(taken)).toEqual(new Set(given));
  expect(taken).toHaveLength(given.length);
  expect(await stockLeftIn(haat)(product)).toBe(Number(left) - 1);
  expect((await settle('remittance', 900)).status).toBe(200);

  // On its way it comes back too, and goes no further then.
  const refused = { orderId: other.orderId, reason: 'Nobody was there', restock: false };
  expect((await ask(book.returnOrder, refused, seller)).status).toBe(200);
  const moved = await ask(setOrderStatus, { orderId: other.orderId, status: 'arrived' }, seller);
  expect([moved.status, moved.body.code]).toEqual([409, 'not-next-step']);
  const { body: told } = await ask(getSellerOrder, { orderId: other.orderId }, seller);
  expect(told.returned).toMatchObject({ reason: 'Nobody was there', restocked: false });
  expect((await read()).standing).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 0 });
  const pending = await order();
  const early = await ask(book.returnOrder, { ...refused, orderId: pending.orderId }, seller);
  expect([early.status, early.body.code]).toEqual([409, 'not-next-step']);
});

// spec: money.7
test('the book is read page by page and as a table; formulas in it are text', async () => {
  const { vendor, seller, order, settle, agree } = await aStall({ commission: 0, deliversOwn: true });
  for (let n = 0; n < 3; n += 1) await order(delivered);
  await agree({ commission: 100, deliversOwn: true });
  await order(delivered);
  const noted = { vendorId: vendor.id, kind: 'remittance', amount: 10, note: '=1+1' } as const;
  expect((await ask(book.settle, noted, admin)).status).toBe(200);
  expect((await settle('remittance', 1)).body.code).toBe('more-than-owed');
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const { body } = await ask(book.sellerLedger, { size: 2, ...(after && { after }) }, seller);
    seen.push(...body.entries.map(({ _id }) => _id));
    if (body.next === null) break;
    after = body.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([9, 9]);
  const url = book.sellerLedgerFile.path;
  const { headers, rawPayload } = await haat.app.inject({ url, headers: { 'user-token': seller.token } });
  expect(headers['content-type']).toContain('text/csv');
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const lines = decoder.decode(rawPayload).trimEnd().split('\r\n');
  expect(lines[0]?.startsWith('\uFEFFat,entry,')).toBe(true);
  expect(lines).toHaveLength(10);
  expect(lines[1]).toContain("seller paid shop,,'=1+1,Sita Rai,");
  const { body: all } = await ask(book.vendorLedgers, {}, admin);
  expect(all.ledgers.find((each) => each.vendor._id === vendor.id)).toMatchObject({
    terms: { commission: 100, deliversOwn: true },
    standing: { owedToShop: 0 },
  });
});

// spec: money.10
test('a book is saved whole, in the language of the page, by its seller and by the owner', async () => {
  const { vendor, seller } = await aStall(tenth);
  await haat.dependencies.database.sql`
    insert into ledger_entries (shop_id, id, vendor_id, kind, created_at)
    select ${vendor.shop.id}, gen_random_uuid(), ${vendor.id}, 'offset', '2026-11-26 19:00+00' from generate_series(1, 1201)`;
  const linesOf = async (url: string, { token }: { token: string }) => {
    const { body } = await haat.app.inject({
      url: `${url}?language=ne-NP`,
      headers: { 'user-token': token },
    });
    return body.trimEnd().split('\r\n');
  };
  const own = await linesOf(book.sellerLedgerFile.path, seller);
  expect(own).toHaveLength(1_202);
  expect(own[0]).toContain('"विक्रेताको, कुरियरसँग"');
  // By the clock of Nepal, as on the screen: it is the next day there.
  expect(own[1]).toContain('2026-11-27 00:45,हिसाब मिलाइयो,');
  const path = book.vendorLedgerFile.path.replace(':vendorId', vendor.id);
  expect(await linesOf(path, admin)).toEqual(own);
  const unknown = book.vendorLedgerFile.path.replace(':vendorId', crypto.randomUUID());
  const nobody = await haat.app.inject({ url: unknown, headers: { 'user-token': admin.token } });
  expect(nobody.statusCode).toBe(404);
});

// spec: money.11
test('of two owners who change what is agreed on the later one is told', async () => {
  const { vendor, agree } = await aStall(tenth);
  const { termsVersion: version } = (await ask(book.vendorLedger, { vendorId: vendor.id }, admin)).body;
  const other = await make.anAdmin();
  const change = (commission: number, who: typeof admin) =>
    ask(book.setTerms, { vendorId: vendor.id, version, commission, deliversOwn: true }, who);
  const both = await Promise.all([change(500, admin), change(700, other)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile');
  expect((await agree(tenth)).status).toBe(200);
});

// spec: money.12
test('the steps of an order and the lines of the book name who took them, until that helper leaves with their account', async () => {
  const { vendor, seller, order, read } = await aStall(tenth);
  const helper = await make.aHelper({ vendor, seesMoney: true, firstName: 'Asha', lastName: 'Gurung' });
  const { orderId } = await order();
  for (const status of delivered) await ask(moveOrders, { orderIds: [orderId], status }, helper);
  await ask(book.takeCash, { orderIds: [orderId] }, helper);
  const { body } = await ask(getSellerOrder, { orderId }, seller);
  const done = new Map(body.doneBy.map(({ status, name }) => [status, name]));
  expect(delivered.map((status) => done.get(status))).toEqual(delivered.map(() => 'Asha Gurung'));
  const who = async () => (await read()).entries.map((entry) => entry.who);
  expect(await who()).toEqual(['Asha Gurung', 'Asha Gurung', 'Asha Gurung']);
  const gone = await ask(deleteMe, { password: helper.password }, helper);
  expect(gone.status).toBe(200);
  expect(await who()).toEqual([null, null, null]);
  expect((await ask(getSellerOrder, { orderId }, seller)).body.doneBy).toEqual([]);
});

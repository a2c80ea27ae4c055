import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  changePassword,
  deleteMe,
  endSession,
  forgotPassword,
  getSessions,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
} from '@haat/contract/account/calls';
import { buyNow, cancelOrder } from '@haat/contract/orders/calls';
import { moveOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../testing/harness.ts';
import { heardBy, openListeners } from '../../testing/servers/listener.ts';
import type { Listener } from '../../testing/servers/listener.ts';
import { lastEmailTo, tokenIn } from '../../testing/samples/emails.ts';
import type { MadePerson } from '../../testing/makers.ts';
import { sessions } from '../account/tables.ts';
import { quickForm, quickOrder } from '../../testing/quick-orders.ts';

const haat = await openHaat();
const { port, connect, page } = await openListeners(haat);
const { make, ask } = haat;
afterAll(() => haat.close());

const vendor = await make.aVendor();
const seller = await make.aSeller(vendor);
const product = await make.aProduct({ vendor, stock: 100 });

const messagesIn = (listener: Listener) => heardBy(listener, 'VendorOrderMessage');

// spec: 3.27, 4.24, 6.8, 7.26
test('every open page of the shopper hears each step of an order, and nobody else does', async () => {
  const [shopper, other] = [await make.aShopper(), await make.aShopper()];
  const [phone, laptop, stranger] = [await page(shopper), await page(shopper), await page(other)];
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await ask(setOrderStatus, { orderId, status }, seller);
    for (const listener of [phone, laptop])
      expect(await listener.next('VendorOrderMessage')).toEqual({ orderStatus: status, orderId });
  }
  expect(messagesIn(phone)).toHaveLength(4);
  expect(messagesIn(stranger)).toEqual([]);
});

// spec: accounts.35
test('a cancelled order is heard too, whoever cancelled it', async () => {
  const shopper = await make.aShopper();
  const listener = await page(shopper);
  const [mine, theirs] = [
    await quickOrder(haat, product, { shopper }),
    await quickOrder(haat, product, { shopper }),
  ];
  await ask(cancelOrder, { orderId: mine._id }, shopper);
  expect(await listener.next('VendorOrderMessage')).toEqual({ orderStatus: 'cancelled', orderId: mine._id });
  const refused = { orderId: theirs._id, status: 'cancelled' as const, reason: 'Sold out at the counter' };
  await ask(setOrderStatus, refused, seller);
  expect(await listener.next('VendorOrderMessage')).toEqual({
    orderStatus: 'cancelled',
    orderId: theirs._id,
  });
});

// spec: market.35
test("a vendor's desks hear of a new order, once, and of each that has moved, whoever moved it; no other desk does", async () => {
  const rivals = await make.aVendor();
  const desk = async (person: MadePerson, vendorId: string) => {
    const listener = connect({ token: person.token });
    await listener.socket.timeout(3_000).emitWithAck('deskOpen', vendorId);
    return listener;
  };
  const [one, two] = [await desk(seller, vendor.id), await desk(seller, vendor.id)];
  const rival = await desk(await make.aSeller(rivals), rivals.id);
  const shopper = await make.aShopper();
  const asked = { ...quickForm(product), email: shopper.email };
  const twice = { ...shopper, key: 'the-same-order' };
  const placed = await ask(buyNow, asked, twice);
  expect((await ask(buyNow, asked, twice)).body).toEqual(placed.body);
  const orderId = placed.body.data.orders[0]!._id;
  await ask(moveOrders, { orderIds: [orderId], status: 'confirmed' }, seller);
  await ask(moveOrders, { orderIds: [orderId], status: 'confirmed' }, seller);
  const other = await quickOrder(haat, product, { shopper });
  await ask(cancelOrder, { orderId: other._id }, shopper);
  for (const listener of [one, two]) {
    await expect
      .poll(() => heardBy(listener, 'orderMoved'))
      .toEqual([
        { orderId, orderStatus: 'confirmed' },
        { orderId: other._id, orderStatus: 'cancelled' },
      ]);
    expect(heardBy(listener, 'deskNews')).toEqual([
      { kind: 'order', _id: orderId },
      { kind: 'order', _id: other._id },
    ]);
  }
  expect([heardBy(rival, 'deskNews'), heardBy(rival, 'orderMoved')]).toEqual([[], []]);
});

// spec: accounts.35
test('a step that was refused is not told', async () => {
  const shopper = await make.aShopper();
  const listener = await page(shopper);
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  expect((await ask(setOrderStatus, { orderId, status: 'delivered' }, seller)).status).toBe(409);
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  await listener.next('VendorOrderMessage');
  expect(messagesIn(listener)).toEqual([{ orderStatus: 'confirmed', orderId }]);
});

// spec: 4.24, 7.26
test('whoever connects is greeted, in the language of the page', async () => {
  expect(await connect().next('receiveGreet')).toBe('Namaste! You are connected.');
  expect(await connect({ language: 'ne-NP' }).next('receiveGreet')).toBe('नमस्ते! तपाईं जोडिनुभयो।');
  expect(await connect({ language: 'xx', token: 7 }).next('receiveGreet')).toBe(
    'Namaste! You are connected.',
  );
});

// spec: 4.24, accounts.36
test("another account's id is answered with the reason, and hears nothing", async () => {
  const [shopper, spy] = [await make.aShopper(), await make.aShopper()];
  const elsewhere = await make.aShopper({ shop: await make.aShop(), email: shopper.email });
  const spies = [
    { listener: connect({ token: spy.token }), reason: 'another account' },
    { listener: connect({}), reason: 'login first' },
    { listener: connect({ token: 'made up' }), reason: 'login first' },
    // A token of another shop opens nothing here.
    { listener: connect({ token: elsewhere.token }), reason: 'login first' },
    {
      listener: connect({ token: shopper.token }, { shop: elsewhere.shop.subdomain }),
      reason: 'login first',
    },
  ];
  for (const { listener, reason } of spies) {
    listener.socket.emit('newUser', shopper.id);
    expect(await listener.next('serverMessage')).toContain(reason);
  }
  const own = await page(shopper);
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  await own.next('VendorOrderMessage');
  for (const { listener } of spies) expect(messagesIn(listener)).toEqual([]);
});

// spec: accounts.36
test('who has not said whose page it is hears no orders', async () => {
  const shopper = await make.aShopper();
  const [silent, own] = [connect({ token: shopper.token }), await page(shopper)];
  await silent.next('receiveGreet');
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  await own.next('VendorOrderMessage');
  expect(messagesIn(silent)).toEqual([]);
});

// spec: 7.26
test('a browser cannot speak as the server, and junk breaks nothing', async () => {
  const shopper = await make.aShopper();
  const [own, spy] = [await page(shopper), await page(await make.aShopper())];
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  spy.socket.emit('VendorOrderMessage', { orderStatus: 'delivered', orderId });
  for (const junk of [null, 7, {}, [], '', 'x'.repeat(1_000), { __proto__: null, toString: 1 }])
    spy.socket.emit('newUser', junk);
  spy.socket.emit('newUser');
  spy.socket.emit('constructor', 'x');
  await spy.next('serverMessage');
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  await own.next('VendorOrderMessage');
  expect(messagesIn(own)).toEqual([{ orderStatus: 'confirmed', orderId }]);
});

// spec: accounts.35
test('a page that is signed out hears nothing more', async () => {
  const shopper = await make.aShopper();
  const listener = await page(shopper);
  await haat.sockets.dropEnded();
  expect(listener.socket.connected).toBe(true);
  await ask(signOut, {}, shopper);
  expect(await listener.next('sessionOver')).toBeNull();
  expect(await listener.next('serverMessage')).toBe('Your session is over. Please login again.');
  await expect.poll(() => listener.socket.connected).toBe(false);
});

// spec: accounts.35
test('a page whose session has run out is told so and hung up on, and others stay', async () => {
  const shopper = await make.aShopper();
  const [listener, stays] = [await page(shopper), await page(await make.aShopper())];
  await haat.dependencies.database.orm
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sessions.accountId, shopper.id));
  // As every minute.
  await haat.sockets.dropEnded();
  expect(await listener.next('serverMessage')).toBe('Your session is over. Please login again.');
  await expect.poll(() => listener.socket.connected).toBe(false);
  expect(stays.socket.connected).toBe(true);
});

// spec: security.19
test('a page is hung up on at once however its session ends, and the pages of other sessions stay', async () => {
  const stays = await page(await make.aShopper());
  const fresh = 'a brand new password';
  const endings: ((person: MadePerson) => Promise<unknown>)[] = [
    (person) => ask(signOutEverywhere, {}, person),
    (person) => ask(deleteMe, { password: person.password }, person),
    async (person) => {
      const { token } = (await ask(signIn, { email: person.email, password: person.password })).body;
      return ask(changePassword, { current: person.password, password: fresh }, { token });
    },
    async (person) => {
      const { token } = (await ask(signIn, { email: person.email, password: person.password })).body;
      const { body } = await ask(getSessions, {}, { token });
      return ask(endSession, { sessionId: body.find(({ current }) => !current)!._id }, { token });
    },
    async ({ email }) => {
      await ask(forgotPassword, { email });
      const token = tokenIn(await lastEmailTo(haat, email));
      return ask(resetPassword, { token, password: fresh });
    },
  ];
  for (const end of endings) {
    const { email, password, ...person } = await make.aShopper();
    const listener = await page({ email, password, ...person });
    await end({ email, password, ...person });
    await expect.poll(() => listener.socket.connected).toBe(false);
  }
  expect(stays.socket.connected).toBe(true);
});

// spec: accounts.36
test("a page of another site, and one that says it is nowhere's, cannot connect", async () => {
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port}.evil.example`]) {
    const listener = connect({}, { headers: { origin } });
    const failed = new Promise<Error>((resolve) => listener.socket.once('connect_error', resolve));
    expect((await failed).message).toContain('websocket error');
    expect(listener.heard).toEqual([]);
  }
  const own = connect({}, { headers: { origin: `http://127.0.0.1:${port}` } });
  await own.next('receiveGreet');
});

// spec: accounts.36
test('a message above 16 kB ends its connection and is logged once, and talking without end does too', async () => {
  const large = await page(await make.aShopper());
  for (let n = 0; n < 2; n += 1) large.socket.emit('newUser', 'x'.repeat(20_000));
  await expect.poll(() => large.socket.connected).toBe(false);
  const cutOff = haat.log.filter(({ message }) => /too large was cut off/.test(message));
  expect(cutOff).toMatchObject([{ level: 'info', details: { most: 16 * 1024 } }]);
  const busy = connect();
  await busy.next('receiveGreet');
  for (let n = 0; n < 60; n += 1) busy.socket.emit('anything');
  expect(await busy.next('serverMessage')).toContain('too much at once');
  await expect.poll(() => busy.socket.connected).toBe(false);
});

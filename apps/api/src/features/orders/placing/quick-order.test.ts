import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { signOut, signUp } from '@haat/contract/account/calls';
import { viewProduct } from '@haat/contract/catalog/calls';
import { buyNow, listOrders, placeOrder, trackOrder } from '@haat/contract/orders/calls';
import { v7 } from '../../../core/ids.ts';
import { outgoingMails } from '../../../core/mail/tables.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Asker } from '../../../testing/harness.ts';
import { emailsTo } from '../../../testing/samples/emails.ts';
import type { MadeProduct } from '../../../testing/makers.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { quickForm } from '../../../testing/quick-orders.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { buyOne } from './place-order.ts';
import { checkouts, unconfirmedOrders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

const form = (product: MadeProduct, quantity = 1) => ({
  ...quickForm(product, quantity),
  phone: '+977 980-123-4567',
});
const leftOf = stockLeftIn(haat);

// spec: 1.15, 7.24
test('a guest orders one product and pays what the form said, delivery in it', async () => {
  const product = await make.aProduct({ price: 900 });
  const { status, body } = await ask(buyNow, form(product, 3));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ subtotal: 2_700, deliveryFee: 0, total: 2_700 });
  expect(body.data.orders).toMatchObject([
    { vendor: { _id: product.vendor.id }, status: 'pending', total: 2_700 },
  ]);
  const [stored] = await orm.select().from(checkouts).where(eq(checkouts.id, body.data._id));
  expect(stored).toMatchObject({ accountId: null, phone: '9801234567', payment: 'cash-on-delivery' });
  expect(await leftOf(product)).toBe(7);
});

test('with a session the order belongs to the account', async () => {
  const shopper = await make.aShopper();
  const { body } = await ask(buyNow, form(await make.aProduct()), shopper);
  const own = await ask(listOrders, {}, shopper);
  expect(own.body.orders.map(({ checkoutId }) => checkoutId)).toEqual([body.data._id]);
});

// spec: 6.10
test('a token that opens nothing is asked to sign in, and nothing is ordered for nobody', async () => {
  const product = await make.aProduct();
  const gone = await make.aShopper();
  await ask(signOut, {}, gone);
  for (const token of [gone.token, 'made-up', 'x'.repeat(5_000)]) {
    const { status, body } = await ask(buyNow, form(product), { token });
    expect([status, body.code]).toEqual([401, 'login-required']);
  }
  expect(await leftOf(product)).toBe(10);
});

// spec: 6.10
test('where nothing is lost to an account a token that opens nothing hinders nobody', async () => {
  const product = await make.aProduct();
  const { trackToken } = await quickOrder(haat, product);
  const token = 'long gone';
  expect((await ask(trackOrder, { token: trackToken }, { token })).status).toBe(200);
  expect((await ask(viewProduct, { productId: product.id }, { token })).status).toBe(200);
  const newcomer = {
    firstName: 'Maya',
    lastName: 'Gurung',
    email: 'maya@example.np',
    password: 'long enough',
  };
  expect((await ask(signUp, newcomer, { token })).status).toBe(200);
});

test('an order whose account is deleted at that very moment is asked to sign in, and nothing is sold', async () => {
  const product = await make.aProduct();
  // The session was open when the call came; the account is gone by the time the order is written.
  const buyer = { shopId: product.shop.id, accountId: v7(), key: null, mailsFrom: null };
  const input = { ...form(product), phone: '9801234567' };
  const placing = buyOne(orm, { ...haat.dependencies, origin: '' }, buyer, input);
  await expect(placing).rejects.toMatchObject({ code: 'login-required' });
  expect(await leftOf(product)).toBe(10);
});

// spec: opens.36, security.14
test("guests' orders write to one address a few times, then their mails wait and they are placed all the same; refused ones, the same one sent again and a shopper's own count nothing", async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  try {
    const product = await limited.make.aProduct({ stock: 50 });
    const shopper = await limited.make.aShopper();
    const order = async (asker?: Asker) => {
      const answer = await limited.ask(buyNow, form(product), asker);
      // As if it was confirmed: a guest holds few that are not.
      await limited.dependencies.database.orm.delete(unconfirmedOrders);
      return answer;
    };
    const own = () => limited.ask(buyNow, { ...form(product), email: shopper.email.toUpperCase() }, shopper);
    for (let n = 0; n < 2; n += 1) {
      expect((await limited.ask(buyNow, { ...form(product), totalAmount: 1 })).status).toBe(409);
      expect((await order({ key: 'the-very-same' })).status).toBe(200);
      expect((await own()).status).toBe(200);
    }
    // One has written already: five more are free, two wait.
    for (let n = 0; n < 7; n += 1) expect((await order()).status).toBe(200);
    expect((await limited.ask(buyNow, { ...form(product), email: 'other@example.np' })).status).toBe(200);
    expect((await own()).status).toBe(200);
    expect(await emailsTo(limited, 'other@example.np')).toHaveLength(1);
    expect(await emailsTo(limited, 'hari@example.np')).toHaveLength(6);
    const { orm } = limited.dependencies.database;
    const waiting = await orm.select().from(outgoingMails);
    expect(waiting.map(({ recipient }) => recipient)).toEqual(['hari@example.np', 'hari@example.np']);
    await orm.update(outgoingMails).set({ nextTryAt: sql`now()` });
    expect(await emailsTo(limited, 'hari@example.np')).toHaveLength(8);
  } finally {
    await limited.close();
  }
});

// spec: security.14
test("an account's orders write to an address that is not its own as often as a guest's, of one product or of a cart", async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  try {
    const { orm } = limited.dependencies.database;
    const product = await limited.make.aProduct({ stock: 50 });
    const shopper = await limited.make.aShopper();
    const deliveryArea = await limited.make.anArea();
    const theirs = await limited.make.anAddress(shopper, { deliveryArea, email: 'hari@example.np' });
    const own = await limited.make.anAddress(shopper, { deliveryArea });
    const items = [{ productId: product.id, quantity: 1 }];
    const cart = (addressId: string) => limited.ask(placeOrder, { items, addressId }, shopper);
    for (let n = 0; n < 4; n += 1) {
      expect((await limited.ask(buyNow, form(product), shopper)).status).toBe(200);
      expect((await cart(theirs.id)).status).toBe(200);
      expect((await cart(own.id)).status).toBe(200);
    }
    expect(await emailsTo(limited, 'hari@example.np')).toHaveLength(6);
    expect(await emailsTo(limited, shopper.email)).toHaveLength(4);
    expect(await orm.select().from(outgoingMails)).toHaveLength(2);
  } finally {
    await limited.close();
  }
});

// spec: 3.25, 7.24, opens.5
test('a forged amount is refused with the price that counts', async () => {
  const product = await make.aProduct({ price: 900 });
  for (const totalAmount of [0, 1, 899, 901, 100_000_000]) {
    const { status, body } = await ask(buyNow, { ...form(product), totalAmount });
    expect([status, body.code, body.price, body.productId]).toEqual([409, 'price-changed', 900, product.id]);
  }
  expect(await leftOf(product)).toBe(10);
});

// spec: 7.24
test("another seller's product is not sold in this seller's name", async () => {
  const product = await make.aProduct();
  const { id: adminId } = await make.aVendor();
  const { status, body } = await ask(buyNow, { ...form(product), adminId });
  expect([status, body.code]).toEqual([409, 'wrong-vendor']);
});

// spec: 7.24
test('more than is left is refused', async () => {
  const { body } = await ask(buyNow, form(await make.aProduct({ stock: 4 }), 5));
  expect(body).toMatchObject({ code: 'too-few-left', left: 4 });
  const { body: none } = await ask(buyNow, form(await make.aProduct({ stock: 0 })));
  expect(none).toMatchObject({
    code: 'out-of-stock',
    left: 0,
    error: 'Sorry, this product is out of stock.',
  });
});

test('an unknown product is not found', async () => {
  const product = await make.aProduct();
  const { status } = await ask(buyNow, {
    ...form(product),
    productId: '01890000-0000-7000-8000-000000000000',
  });
  expect(status).toBe(404);
});

// spec: 3.25, 5.20
test('a form with something missing or wrong is refused in its fields', async () => {
  const product = await make.aProduct();
  const good = form(product);
  for (const name of Object.keys(good)) {
    const { [name as keyof typeof good]: _, ...rest } = good;
    const { status, body } = await send('POST', buyNow.path, rest);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
  }
  for (const [name, value] of [
    ['fullName', '   '],
    ['email', 'hari at example'],
    ['phone', '12345'],
    ['quantity', 0],
    ['quantity', 1_000],
    ['quantity', 2.5],
    ['totalAmount', -1],
    ['totalAmount', '900'],
    ['adminId', 'somebody'],
    ['message', ''],
    ['fulladdress', 'x'.repeat(401)],
    ['role', 'admin'],
  ] as const) {
    const { status, body } = await send('POST', buyNow.path, { ...good, [name]: value });
    expect([status, Object.keys(body.fields ?? {})], name).toEqual([400, [name]]);
  }
  expect(await leftOf(product)).toBe(10);
});

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { buyNow, confirmOrder, trackOrder } from '@haat/contract/orders/calls';
import { sellerOrders, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { readGuestOrders, saveGuestOrders } from '@haat/contract/tenant/calls';
import { v7 } from '../../../core/ids.ts';
import { openHaat } from '../../../testing/harness.ts';
import { emailsTo } from '../../../testing/samples/emails.ts';
import type { MadeProduct } from '../../../testing/makers.ts';
import { quickForm, quickOrder } from '../../../testing/quick-orders.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { holdOrder } from '../hold-order.ts';
import { orders, unconfirmedOrders } from '../tables.ts';

const haat = await openHaat({ env: { PUBLIC_URL: 'https://haat.example' } });
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

const form = (
  product: MadeProduct,
  { quantity = 1, ...about }: { email?: string; quantity?: number } = {},
) => ({
  ...quickForm(product, quantity),
  ...about,
});
const leftOf = stockLeftIn(haat);
const isOverdue = (orderId: string) =>
  orm
    .update(unconfirmedOrders)
    .set({ confirmBy: sql`now() - interval '1 second'` })
    .where(eq(unconfirmedOrders.orderId, orderId));
/** The secret in the newest mail that asks somebody to confirm. */
async function secretFor(email: string): Promise<string> {
  const message = (await emailsTo(haat, email)).findLast(({ text }) => text.includes('?confirm='));
  return /\?confirm=([0-9a-f-]{36})/.exec(message?.text ?? '')?.[1] ?? '';
}
const tracked = async (token: string) => (await ask(trackOrder, { token })).body;

// spec: security.21
test('a guest takes five of a product, and is told to log in for more; a shopper takes what is there', async () => {
  const product = await make.aProduct({ stock: 50 });
  const { status, body } = await ask(buyNow, form(product, { quantity: 6 }));
  expect([status, body.code]).toEqual([409, 'guest-quantity']);
  expect(body.error).toContain('log in');
  expect(await leftOf(product)).toBe(50);
  expect((await ask(buyNow, form(product, { quantity: 5 }))).status).toBe(200);
  expect((await ask(buyNow, form(product, { quantity: 20 }), await make.aShopper())).status).toBe(200);
});

// spec: security.21
test('18 guest orders from one address sell out no 18 products, not even all at once', async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  try {
    const products = await Promise.all(Array.from({ length: 18 }, () => limited.make.aProduct({ stock: 5 })));
    const answers = await Promise.all(
      products.map((product, n) =>
        limited.ask(buyNow, form(product, { email: `guest-${n}@example.np`, quantity: 5 })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'guest-orders']);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const left = await Promise.all(products.map(stockLeftIn(limited)));
    expect(left.filter((pieces) => pieces === 0)).toHaveLength(5);
    // Somebody behind the same network who has an account is not held up by it.
    const shopper = await limited.make.aShopper();
    expect((await limited.ask(buyNow, form(products[17]!), shopper)).status).not.toBe(429);
  } finally {
    await limited.close();
  }
});

// spec: security.21
test('one email holds three unconfirmed orders and five of a product, until they are confirmed', async () => {
  const limited = await openHaat({ rateLimit: 'on', env: { TRUST_PROXY: '1' } });
  try {
    const product = await limited.make.aProduct({ stock: 50 });
    const from = (n: number) => ({ headers: { 'x-forwarded-for': `27.34.0.${n}` } });
    const order = (n: number, quantity = 1) => limited.ask(buyNow, form(product, { quantity }), from(n));
    expect((await order(1, 4)).status).toBe(200);
    expect((await order(2, 2)).body.code).toBe('guest-quantity');
    expect((await order(3)).status).toBe(200);
    const other = await limited.make.aProduct();
    expect((await limited.ask(buyNow, form(other), from(4))).status).toBe(200);
    const third = await limited.make.aProduct();
    expect((await limited.ask(buyNow, form(third), from(5))).body.code).toBe('guest-orders');
    await limited.dependencies.database.orm.delete(unconfirmedOrders);
    expect((await limited.ask(buyNow, form(third), from(6))).status).toBe(200);
  } finally {
    await limited.close();
  }
});

// spec: security.22
test('the link in the mail confirms an order by a press, not by opening it, and nobody who only tracks it can', async () => {
  const product = await make.aProduct();
  const { body } = await ask(buyNow, form(product, { email: 'maya@example.np' }));
  const [placed] = body.data.orders;
  const inHours = (Date.parse(body.data.confirmBy ?? '') - Date.now()) / 3_600_000;
  expect(inHours).toBeGreaterThan(23);
  expect(inHours).toBeLessThan(25);
  const secret = await secretFor('maya@example.np');
  expect(JSON.stringify(body)).not.toContain(secret);
  expect((await tracked(placed!.trackToken)).confirmBy).toBe(body.data.confirmBy);
  for (const wrong of [placed!.trackToken, placed!._id, v7()])
    expect((await ask(confirmOrder, { secret: wrong })).status).toBe(404);
  const foreign = await make.aShop();
  expect((await ask(confirmOrder, { secret }, { shop: foreign })).status).toBe(404);
  expect((await haat.send('GET', `/api/order/confirm/${secret}`)).status).toBe(404);
  expect((await haat.send('POST', '/api/order/confirm/no-secret')).status).toBe(404);
  expect((await tracked(placed!.trackToken)).confirmBy).not.toBeNull();
  expect((await ask(confirmOrder, { secret })).status).toBe(200);
  expect((await tracked(placed!.trackToken)).confirmBy).toBeNull();
  expect((await ask(confirmOrder, { secret })).status).toBe(404);
  expect(await haat.cancelUnconfirmed()).toBe(0);
});

// spec: security.22
test("the seller's confirmation after a call confirms it too, and the seller sees until when it waits", async () => {
  const product = await make.aProduct();
  const seller = await make.aSeller(product.vendor);
  const { _id: orderId, trackToken } = await quickOrder(haat, product);
  const waiting = (await ask(sellerOrders, {}, seller)).body.orders.find(({ _id }) => _id === orderId);
  expect(waiting?.confirmBy).toEqual(expect.any(String));
  const [message] = await emailsTo(haat, seller.email);
  expect(message?.text).toContain('within 24 hours');
  expect((await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller)).status).toBe(200);
  expect((await tracked(trackToken)).confirmBy).toBeNull();
  await isOverdue(orderId);
  expect(await haat.cancelUnconfirmed()).toBe(0);
  expect((await tracked(trackToken)).status).toBe('confirmed');
});

// spec: security.22
test('what nobody confirms in time is cancelled once by two processes at it, its pieces go back, and both are told', async () => {
  const product = await make.aProduct({ stock: 3 });
  const seller = await make.aSeller(product.vendor);
  const placed = await Promise.all(
    [1, 2, 3].map((n) => quickOrder(haat, product, { email: `late-${n}@example.np`, language: 'ne-NP' })),
  );
  expect(await leftOf(product)).toBe(0);
  await isOverdue(placed[0]!._id);
  await isOverdue(placed[1]!._id);
  haat.announced.length = 0;
  const rounds = [await Promise.all([haat.cancelUnconfirmed(), haat.cancelUnconfirmed()])].flat();
  rounds.push(await haat.cancelUnconfirmed());
  expect(rounds.reduce((sum, count) => sum + count)).toBe(2);
  expect(await leftOf(product)).toBe(2);
  expect(haat.announced.length).toBeGreaterThan(0);
  const states = await Promise.all(placed.map(({ trackToken }) => tracked(trackToken)));
  expect(
    states.map(({ status, cancelledBy, confirmBy }) => [status, cancelledBy, confirmBy === null]),
  ).toEqual([
    ['cancelled', 'shop', true],
    ['cancelled', 'shop', true],
    ['pending', null, false],
  ]);
  const messages = await emailsTo(haat, 'late-1@example.np');
  expect(messages.at(-1)?.subject).toContain('पुष्टि भएन');
  expect(messages.at(-1)?.text).toContain(`https://haat.example/ne/track/${placed[0]!.trackToken}`);
  expect(
    (await emailsTo(haat, seller.email)).filter(({ subject }) => subject.includes('not confirmed')),
  ).toHaveLength(2);
});

test.each(['another shop', 'the same shop'])(
  'an order that cannot be cancelled keeps none of %s from being cancelled in time',
  async (where) => {
    const shops = [await make.aShop(), await make.aShop()];
    const products = await Promise.all(
      shops.map((shop) => make.aProduct({ shop: where === 'another shop' ? shop : shops[0]! })),
    );
    // One has its turn before the other: it fails for each of them once.
    for (const at of products.keys()) {
      const placed: string[] = [];
      for (const product of products) {
        const { body } = await ask(buyNow, form(product), { shop: product.vendor.shop });
        placed.push(body.data.orders[0]!._id);
        await isOverdue(placed.at(-1)!);
      }
      await orm.execute(
        sql.raw(`create function stand_in_the_way() returns trigger language plpgsql
        as $$ begin if new.id = '${placed[at]}' then raise exception 'stuck'; end if; return new; end $$`),
      );
      await orm.execute(
        sql.raw(
          'create trigger stuck before update on orders for each row execute function stand_in_the_way()',
        ),
      );
      await expect(haat.cancelUnconfirmed()).rejects.toThrow('stuck');
      const waiting = await orm.select({ id: unconfirmedOrders.orderId }).from(unconfirmedOrders);
      expect(placed.filter((id) => waiting.some((row) => row.id === id))).toEqual([placed[at]]);
      await orm.execute(sql.raw('drop function stand_in_the_way() cascade'));
      expect(await haat.cancelUnconfirmed()).toBe(1);
    }
  },
);

// spec: security.22
test('the shop sets in how many hours, and whoever has an account confirms nothing', async () => {
  const shop = await make.aShop({ guestConfirmHours: 2 });
  const product = await make.aProduct({ shop });
  const { body } = await ask(buyNow, form(product), { shop });
  expect(Date.parse(body.data.confirmBy ?? '') - Date.now()).toBeLessThan(2 * 3_600_000 + 1_000);
  const shopper = await make.aShopper({ shop });
  expect((await ask(buyNow, form(product), { ...shopper, shop })).body.data.confirmBy).toBeUndefined();
  const never = await make.aShop({ guestConfirmHours: 0 }).catch(() => 'refused');
  expect(never).toBe('refused');
});

// spec: security.27
test('the owner sets them for the own shop alone, from the next order on, and only to what makes sense', async () => {
  const [shop, other] = [await make.aShop(), await make.aShop()];
  const owner = { ...(await make.anAdmin({ shop })), shop };
  const product = await make.aProduct({ shop });
  const hoursOf = async (placed: { confirmBy?: string | undefined }) =>
    Math.round((Date.parse(placed.confirmBy ?? '') - Date.now()) / 3_600_000);
  const order = async () => (await ask(buyNow, form(product), { shop })).body.data;
  const before = await order();
  expect((await ask(saveGuestOrders, { confirmHours: 3 }, owner)).status).toBe(200);
  expect((await ask(readGuestOrders, {}, owner)).body).toEqual({ confirmHours: 3 });
  expect([await hoursOf(before), await hoursOf(await order())]).toEqual([24, 3]);
  for (const confirmHours of [0, 169, 2.5, -1, '3', null, undefined]) {
    const { status, body } = await send('POST', saveGuestOrders.path, { confirmHours }, owner);
    expect([status, body.code], String(confirmHours)).toEqual([400, 'invalid-input']);
  }
  const elsewhere = { ...(await make.anAdmin({ shop: other })), shop: other };
  expect((await ask(readGuestOrders, {}, elsewhere)).body).toEqual({ confirmHours: 24 });
});

test('a guest’s order that is over is waited for before anything else, so that its seller can take it on at that moment', async () => {
  const product = await make.aProduct({ stock: 5 });
  const seller = await make.aSeller(product.vendor);
  const { _id } = await quickOrder(haat, product);
  await isOverdue(_id);
  const row = eq(unconfirmedOrders.orderId, _id);
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const confirming = orm.transaction(async (tx) => {
    await holdOrder(tx, eq(orders.id, _id));
    held.resolve();
    await begun.promise;
    await tx.select().from(unconfirmedOrders).where(row).for('update', { noWait: true });
    await tx.delete(unconfirmedOrders).where(row);
  });
  await held.promise;
  const cancelling = haat.cancelUnconfirmed();
  await pause(300);
  begun.resolve();
  await confirming;
  expect(await cancelling).toBe(0);
  expect((await ask(setOrderStatus, { orderId: _id, status: 'confirmed' }, seller)).status).toBe(200);
});

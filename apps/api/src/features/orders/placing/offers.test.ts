import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { acceptCounter, answerOffer, listAgreedOffers, makeOffer } from '@haat/contract/inquiry/calls';
import { agreedPrice } from '@haat/contract/inquiry/offer-states';
import { buyNow, cancelOrder, getOrder, placeOrder } from '@haat/contract/orders/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { emailsTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';
import { openListeners } from '../../../testing/servers/listener.ts';
import { quickForm } from '../../../testing/quick-orders.ts';
import { aTalk } from '../../../testing/talks.ts';
import type { Talk } from '../../../testing/talks.ts';
import { products } from '../../catalog/tables.ts';
import { giveBackOffers } from '../../inquiry/service.ts';
import { offers } from '../../inquiry/tables.ts';
import { orderLines, orders } from '../tables.ts';

const haat = await openHaat();
const { connect } = await openListeners(haat);
afterAll(() => haat.close());
const { ask, make } = haat;
const { orm } = haat.dependencies.database;
await make.deliversBy({ deliveryMode: 'standard', flatDeliveryCharge: 100 });

interface Buyer extends Talk {
  addressId: string;
}
async function buyer(): Promise<Buyer> {
  const here = await aTalk(haat, { price: 2_000, markPrice: 2_500, stock: 500 });
  return { ...here, addressId: (await make.anAddress(here.shopper)).id };
}

/** An offer that was accepted, at 1,700 unless told. */
async function agreed(
  { about: { vendor, product }, shopper, seller }: Buyer,
  amount = 1_700,
): Promise<string> {
  const { body } = await ask(makeOffer, { vendor, product, amount }, shopper);
  const { _id: offerId } = body.data.offer!;
  await ask(answerOffer, { offerId, move: 'accept' }, seller);
  return offerId;
}
type Item = { quantity: number; offerId?: string; price?: number };
const place = (
  { product, shopper, addressId }: Buyer,
  items: Item[],
  more: { total?: number; key?: string } = {},
) =>
  ask(
    placeOrder,
    {
      items: items.map((item) => ({ productId: product.id, ...item })),
      ...{ addressId, total: more.total },
    },
    { ...shopper, key: more.key },
  );
const buy = ({ product, shopper }: Buyer, offerId: string, totalAmount: number, quantity = 1) =>
  ask(buyNow, { ...quickForm(product, quantity), offerId, totalAmount }, shopper);
const usable = async ({ shopper }: Buyer) => (await ask(listAgreedOffers, {}, shopper)).body.length;

// spec: market.12
test('one piece costs what was agreed and the others what the shop asks, and the order says both', async () => {
  const here = await buyer();
  const offerId = await agreed(here);
  const { status, body } = await place(here, [{ quantity: 3, offerId, price: 2_000 }], { total: 5_800 });
  expect([status, body.code]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({ subtotal: 5_700, deliveryFee: 100, total: 5_800 });
  const { body: order } = await ask(getOrder, { orderId: body.data.orders[0]!._id }, here.shopper);
  expect(order.items.map(({ price, listPrice, quantity }) => ({ price, listPrice, quantity }))).toEqual([
    { price: 1_700, listPrice: 2_000, quantity: 1 },
    { price: 2_000, listPrice: null, quantity: 2 },
  ]);
  // Both mails mark the piece: the shopper's and the seller's.
  for (const person of [here.shopper, here.seller]) {
    const [mail] = await emailsTo(haat, person.email);
    expect(mail?.text).toMatch(/1 × .* – agreed price instead of Rs\. 2,000/);
    expect(mail?.text).not.toMatch(/2 × .* – agreed/);
  }
  const again = await place(here, [{ quantity: 1, offerId }]);
  expect(again.body).toMatchObject({ code: 'offer-gone', price: 2_000, lines: [{ code: 'offer-gone' }] });
  expect([again.status, await usable(here)]).toEqual([409, 0]);
});

// spec: market.12
test('a quick order of one piece is paid as agreed, and by nobody else', async () => {
  const here = await buyer();
  const offerId = await agreed(here);
  const other = await make.aShopper();
  expect((await buy({ ...here, shopper: other }, offerId, 1_700)).body.code).toBe('offer-gone');
  expect((await ask(buyNow, { ...quickForm(here.product), offerId, totalAmount: 1_700 })).body.code).toBe(
    'offer-gone',
  );
  expect((await buy(here, offerId, 2_000)).body.code).toBe('price-changed');
  expect(await usable(here)).toBe(1);
  const { status, body } = await buy(here, offerId, 3_700, 2);
  expect([status, body.data.total]).toEqual([200, 3_700]);
});

// spec: market.12
test('an offer is for its product alone and counts once in an order; what the shop sells cheaper by now leaves it unused', async () => {
  const [here, there] = [await buyer(), await buyer()];
  const offerId = await agreed(here);
  const elsewhere = { ...here, product: there.product };
  expect((await place(elsewhere, [{ quantity: 1, offerId }])).body.code).toBe('offer-gone');
  const twice = [
    { quantity: 1, offerId },
    { quantity: 1, offerId },
  ];
  expect((await place(here, twice)).body.code).toBe('offer-gone');
  expect((await place(here, [{ quantity: 2, offerId, price: 1_700 }])).body.code).toBe('price-changed');
  expect((await place(here, [{ quantity: 1, offerId, price: 1_700 }], { total: 1 })).body.code).toBe(
    'total-changed',
  );
  // Whatever refuses the order leaves the offer as it was.
  expect(await usable(here)).toBe(1);
  await orm.update(products).set({ price: 1_500 }).where(eq(products.id, here.product.id));
  const cheap = await place(here, [{ quantity: 1, offerId, price: 1_500 }], { total: 1_600 });
  expect([cheap.status, await usable(here)]).toEqual([200, 1]);
});

// spec: market.13
test('a cancelled order gives the offer back for what is left of its time', async () => {
  const here = await buyer();
  const offerId = await agreed(here);
  const { body } = await place(here, [{ quantity: 2, offerId }]);
  expect(await usable(here)).toBe(0);
  await ask(cancelOrder, { orderId: body.data.orders[0]!._id }, here.shopper);
  expect(await usable(here)).toBe(1);
  await orm
    .update(offers)
    .set({ until: sql`now()` })
    .where(eq(offers.id, offerId));
  expect((await place(here, [{ quantity: 1, offerId }])).body.code).toBe('offer-gone');
});

// spec: market.58
test('a price that a former seller agreed to binds the new one by nothing', async () => {
  const here = await buyer();
  const offerId = await agreed(here);
  const vendor = await make.aVendor();
  await orm.update(products).set({ vendorId: vendor.id }).where(eq(products.id, here.product.id));
  expect(await usable(here)).toBe(0);
  expect((await place(here, [{ quantity: 1, offerId }])).body.code).toBe('offer-gone');
  // Nor does it stand in the way of another one, and the former seller's desk hears that it is over.
  const desk = connect({ token: here.seller.token });
  await desk.socket.timeout(3_000).emitWithAck('deskOpen', here.about.vendor);
  const { product } = here.about;
  const next = await ask(makeOffer, { vendor: vendor.id, product, amount: 1_800 }, here.shopper);
  expect(next.status).toBe(200);
  expect(await desk.next('offerMoved')).toMatchObject({ ...here.room, offerId, status: 'withdrawn' });
  expect(await desk.next('conversationChanged')).toEqual(here.room);
});

test('an offer that a cancelled order gives back while its shopper makes one to the new seller ends by that one', async () => {
  const here = await buyer();
  const { shopper, about, product } = here;
  const offerId = await agreed(here);
  const placed = await place(here, [{ quantity: 1, offerId }]);
  const vendor = await make.aVendor();
  await orm.update(products).set({ vendorId: vendor.id }).where(eq(products.id, product.id));
  const proposal = { vendor: vendor.id, product: about.product, amount: 1_800 };
  const [given, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const giving = orm.transaction(async (tx) => {
    await giveBackOffers(tx, product.shop.id, [offerId]);
    given.resolve();
    await begun.promise;
  });
  await given.promise;
  const making = ask(makeOffer, proposal, shopper);
  await pause(300);
  begun.resolve();
  await giving;
  expect((await making).status).toBe(200);
  const statuses = await orm
    .select({ status: offers.status })
    .from(offers)
    .where(eq(offers.accountId, shopper.id));
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(['pending', 'withdrawn']);
  expect((await ask(cancelOrder, { orderId: placed.body.data.orders[0]!._id }, shopper)).status).toBe(200);
});

// spec: market.59
test('both sides hear that an agreed price was used, and that it is given back', async () => {
  const here = await buyer();
  const offerId = await agreed(here);
  const sides = [connect({ token: here.shopper.token }), connect({ token: here.seller.token })] as const;
  for (const { socket } of sides) await socket.timeout(3_000).emitWithAck('joinRoom', here.room);
  const told = async () => {
    for (const each of sides) expect(await each.next('conversationChanged')).toEqual(here.room);
    return usable(here);
  };
  const { body } = await place(here, [{ quantity: 1, offerId }]);
  expect(await told()).toBe(0);
  await ask(cancelOrder, { orderId: body.data.orders[0]!._id }, here.shopper);
  expect(await told()).toBe(1);
});

/** The same sequence at each run of a seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

// spec: market.12, market.13
test.each([1, 2, 3])(
  'no sequence of calls buys below what was agreed or uses an offer twice (sequence %i)',
  async (seed) => {
    const here = await buyer();
    const roll = dice(seed);
    const { product, shopper, seller, about } = here;
    const placed: string[] = [];
    let known: string[] = [];
    let key = 0;

    const order = async () => {
      // Mostly the last one, at times one that is used or over, at times none.
      const offerId = [known.at(-1), known.at(-1), known.at(-2), undefined][roll(4)];
      const item = { quantity: 1 + roll(3), ...(offerId && { offerId }) };
      const again = { key: `key-${seed}-${roll(4) > 0 ? (key += 1) : key}-of-many` };
      // Two tabs, a double click, and the same call once more.
      const tries = Array.from({ length: 1 + roll(3) }, (_, n) =>
        n === 1 && offerId ? buy(here, offerId, 1_700) : place(here, [item], again),
      );
      for (const { status, body } of await Promise.all(tries))
        if (status === 200) placed.push(...body.data.orders.map(({ _id }) => _id));
    };
    const cancel = async () => {
      const orderId = placed[roll(placed.length + 1)];
      if (!orderId) return;
      if (roll(2) === 0) await ask(cancelOrder, { orderId }, shopper);
      else await ask(setOrderStatus, { orderId, status: roll(2) === 0 ? 'cancelled' : 'confirmed' }, seller);
    };
    const bargain = async () => {
      const { vendor, product: id } = about;
      await ask(makeOffer, { vendor, product: id, amount: 1_650 + roll(4) * 50 }, shopper);
      const open = await orm
        .select()
        .from(offers)
        .where(eq(offers.accountId, shopper.id))
        .orderBy(offers.createdAt);
      known = open.map((offer) => offer.id);
      const offerId = known.at(-1);
      if (!offerId) return;
      if (roll(2) === 0) await ask(answerOffer, { offerId, move: 'accept' }, seller);
      else {
        await ask(answerOffer, { offerId, move: 'counter', amount: 1_900 }, seller);
        await ask(acceptCounter, { offerId }, shopper);
      }
    };
    const another = async () => {
      const which = roll(2);
      const offerId = known[roll(known.length + 1)];
      if (which === 0) {
        const price = 1_700 + roll(5) * 100;
        await orm.update(products).set({ price }).where(eq(products.id, product.id));
      } else if (offerId)
        await orm
          .update(offers)
          .set({ until: sql`now()` })
          .where(eq(offers.id, offerId));
    };

    for (let step = 0; step < 60; step += 1) {
      await [order, order, order, cancel, bargain, bargain, another][roll(7)]!();
      await holds(here);
    }
    expect(placed.length).toBeGreaterThan(5);
    const used = (await orm.select().from(orderLines)).filter(({ offerId }) => known.includes(offerId ?? ''));
    expect(used.length).toBeGreaterThan(0);
  },
);

/** What must be true at any time. */
async function holds({ shopper, product }: Buyer): Promise<void> {
  const rows = await orm
    .select({ line: orderLines, status: orders.status, offer: offers })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(offers, eq(offers.id, orderLines.offerId))
    .where(eq(orderLines.productId, product.id));
  const [plain, cheaper] = [rows.filter(({ offer }) => !offer), rows.filter(({ offer }) => offer)];
  // The shop's own prices lie between 1,700 and 2,100.
  expect(plain.filter(({ line }) => line.price < 1_700 || line.offerId !== null)).toEqual([]);
  expect(
    cheaper.map(({ line, offer }) => [line.price, line.quantity, offer!.accountId, offer!.status]),
  ).toEqual(cheaper.map(({ offer }) => [agreedPrice(offer!), 1, shopper.id, 'accepted']));
  const standing = cheaper.filter(({ status }) => status !== 'cancelled').map(({ offer }) => offer!);
  expect(new Set(standing.map(({ id }) => id)).size).toBe(standing.length);
  expect(standing.filter(({ usedAt }) => usedAt === null)).toEqual([]);
}

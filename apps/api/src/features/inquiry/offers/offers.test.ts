import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  acceptCounter,
  answerOffer,
  deleteQuestion,
  getQuestionNews,
  getQuestions,
  listAgreedOffers,
  makeOffer,
  withdrawOffer,
} from '@haat/contract/inquiry/calls';
import { publishProduct } from '@haat/contract/catalog/selling/calls';
import { v7 } from '../../../core/ids.ts';
import { openHaat } from '../../../testing/harness.ts';
import { aTalk } from '../../../testing/talks.ts';
import type { Talk } from '../../../testing/talks.ts';
import { products } from '../../catalog/tables.ts';
import { offers } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;
const { orm } = haat.dependencies.database;

const talk = () => aTalk(haat, { price: 2_000, title: 'Singing bowl', slug: `bowl-${v7()}` });
const propose = ({ about: { vendor, product }, shopper }: Talk, amount: number, clientId?: string) =>
  ask(makeOffer, { vendor, product, amount, ...(clientId && { clientId }) }, shopper);
/** Makes an offer and answers its id. */
const offered = async (here: Talk, amount = 1_700) => (await propose(here, amount)).body.data.offer!._id;
const readOffers = async ({ about, shopper }: Talk) =>
  (await ask(getQuestions, about, shopper)).body.map(({ offer }) => offer);
const agreedOf = async ({ shopper }: Talk) => (await ask(listAgreedOffers, {}, shopper)).body;
const timePasses = (offerId: string) =>
  orm
    .update(offers)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(offers.id, offerId));

// spec: market.10
test('an offer is a question in the words of the specification, judged by its rule and the price of today', async () => {
  const here = await talk();
  const { status, body } = await propose(here, 1_700);
  expect(status).toBe(200);
  const { content, offer } = body.data;
  expect(content).toMatch(/^I want this item for Rs\. 1700 Singing bowl http\S+\/product\/bowl-\S+$/);
  expect(offer).toMatchObject({
    status: 'pending',
    amount: 1_700,
    counter: null,
    listedPrice: 2_000,
    used: false,
  });
  const hours = (Date.parse(offer!.until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThanOrEqual(72);

  const other = await talk();
  const refusals = [
    [2_001, 409, 'offer-above-price', 'equal to or less than the product price'],
    [1_599, 409, 'offer-too-low', 'Minimum acceptable price: Rs. 1,600'],
    [0, 400, 'invalid-input', ''],
  ] as const;
  for (const [amount, code, name, words] of refusals) {
    const refused = await propose(other, amount);
    expect([refused.status, refused.body.code]).toEqual([code, name]);
    expect(refused.body.error).toContain(words);
  }
  await orm.update(products).set({ price: 2_100, markPrice: 2_100 }).where(eq(products.id, other.product.id));
  expect((await propose(other, 1_600)).body).toMatchObject({ code: 'offer-too-low', minimum: 1_700 });
  expect(await readOffers(other)).toEqual([]);
});

// spec: market.9, market.11
test('a seller asks for more, the shopper accepts, and that is the price until its end', async () => {
  const here = await talk();
  const offerId = await offered(here);
  const { body } = await ask(answerOffer, { offerId, move: 'counter', amount: 1_850 }, here.seller);
  expect(body.data).toMatchObject({
    replies: [{ content: 'I can sell this item for Rs. 1850', offerMove: 'counter' }],
    offer: { status: 'countered', amount: 1_700, counter: 1_850 },
  });
  expect(await agreedOf(here)).toEqual([]);
  const accepted = await ask(acceptCounter, { offerId }, here.shopper);
  expect(accepted.body.data.offer).toMatchObject({ status: 'accepted' });
  const { until } = accepted.body.data.offer!;
  expect(await agreedOf(here)).toEqual([{ _id: offerId, productId: here.product.id, price: 1_850, until }]);
  await timePasses(offerId);
  expect(await readOffers(here)).toMatchObject([{ status: 'expired' }]);
  expect(await agreedOf(here)).toEqual([]);
});

// spec: market.9
test('nothing moves an offer but its own side from where it may, and nothing after its end', async () => {
  const here = await talk();
  const answer = (offerId: string, move: 'accept' | 'decline') =>
    ask(answerOffer, { offerId, move }, here.seller);
  const counter = (offerId: string, amount: number) =>
    ask(answerOffer, { offerId, move: 'counter', amount }, here.seller);
  const offerId = await offered(here);
  // A shopper cannot accept the own offer, a seller cannot ask for less than was offered or more than the price.
  expect((await ask(acceptCounter, { offerId }, here.shopper)).body.code).toBe('offer-moved');
  expect((await counter(offerId, 1_700)).status).toBe(400);
  expect((await counter(offerId, 2_001)).body.code).toBe('offer-above-price');
  expect((await answer(offerId, 'decline')).body.data.offer).toMatchObject({ status: 'declined' });
  for (const late of [
    await answer(offerId, 'accept'),
    await counter(offerId, 1_900),
    await ask(withdrawOffer, { offerId }, here.shopper),
  ])
    expect([late.status, late.body.code]).toEqual([409, 'offer-moved']);

  const withdrawn = await offered(here);
  await ask(withdrawOffer, { offerId: withdrawn }, here.shopper);
  expect((await answer(withdrawn, 'accept')).body.code).toBe('offer-moved');
  const expired = await offered(here);
  await timePasses(expired);
  expect((await answer(expired, 'accept')).body.code).toBe('offer-moved');

  const stranger = await talk();
  for (const refused of [
    await ask(answerOffer, { offerId, move: 'accept' }, stranger.seller),
    await ask(withdrawOffer, { offerId }, stranger.shopper),
    await ask(acceptCounter, { offerId }, here.seller),
    await ask(acceptCounter, { offerId: v7() }, here.shopper),
  ])
    expect(refused.status).toBe(404);
});

// spec: market.57
test('no price is agreed on what is not on sale; it is declined, withdrawn, or agreed when it is on sale again', async () => {
  const here = await talk();
  const show = (active: boolean) => ask(publishProduct, { productId: here.product.id, active }, here.seller);
  const accept = (offerId: string) => ask(answerOffer, { offerId, move: 'accept' }, here.seller);
  const offerId = await offered(here);
  await show(false);
  expect(await readOffers(here)).toMatchObject([{ status: 'pending', onSale: false }]);
  for (const refused of [
    await accept(offerId),
    await ask(answerOffer, { offerId, move: 'counter', amount: 1_800 }, here.seller),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'not-on-sale']);
  await show(true);
  await ask(answerOffer, { offerId, move: 'counter', amount: 1_800 }, here.seller);
  await show(false);
  expect((await ask(acceptCounter, { offerId }, here.shopper)).body.code).toBe('not-on-sale');
  expect((await ask(answerOffer, { offerId, move: 'decline' }, here.seller)).status).toBe(200);

  // Who sells it no more agrees on nothing either.
  const sold = await talk();
  const left = await offered(sold);
  const { id: vendorId } = await make.aVendor();
  await orm.update(products).set({ vendorId }).where(eq(products.id, sold.product.id));
  const late = await ask(answerOffer, { offerId: left, move: 'accept' }, sold.seller);
  expect(late.body.code).toBe('not-on-sale');
  expect((await ask(withdrawOffer, { offerId: left }, sold.shopper)).status).toBe(200);
});

// spec: market.9
test('of two moves at once one is made, and the same move sent again is answered as the first', async () => {
  const here = await talk();
  const offerId = await offered(here);
  const colleague = await make.aSeller(here.product.vendor);
  const [one, other, third] = await Promise.all([
    ask(answerOffer, { offerId, move: 'accept' }, here.seller),
    ask(answerOffer, { offerId, move: 'counter', amount: 1_800 }, colleague),
    ask(withdrawOffer, { offerId }, here.shopper),
  ]);
  const done = [one, other, third].filter(({ status }) => status === 200);
  // A counter may still be withdrawn; nothing else follows on another.
  expect(done.length).toBeLessThanOrEqual(2);
  expect(done.length).toBeGreaterThanOrEqual(1);

  const next = await talk();
  const again = await offered(next);
  const step = { offerId: again, move: 'counter', amount: 1_800 } as const;
  await Promise.all([1, 2, 3].map(() => ask(answerOffer, step, next.seller)));
  for (let n = 0; n < 2; n += 1)
    expect((await ask(acceptCounter, { offerId: again }, next.shopper)).status).toBe(200);
  const [question] = (await ask(getQuestions, next.about, next.shopper)).body;
  expect(question!.replies).toHaveLength(1);
});

// spec: market.10
test('a new offer takes the place of one that waits, and none is made beside an accepted one', async () => {
  const here = await talk();
  await offered(here, 1_600);
  const { next } = (await ask(getQuestionNews, here.about, here.shopper)).body;
  const second = await offered(here, 1_700);
  expect(await readOffers(here)).toMatchObject([
    { amount: 1_600, status: 'withdrawn' },
    { amount: 1_700, status: 'pending' },
  ]);
  // Who looks from where they were sees both, one a page.
  const seen = [];
  let page = { next, more: true };
  while (page.more) {
    const { body } = await ask(getQuestionNews, { ...here.about, after: page.next, size: 1 }, here.shopper);
    seen.push(...body.questions.map(({ offer }) => offer?.status));
    page = body;
  }
  expect(seen).toEqual(['withdrawn', 'pending']);
  await ask(answerOffer, { offerId: second, move: 'accept' }, here.seller);
  const third = await propose(here, 1_650);
  expect([third.status, third.body.code, third.body.price]).toEqual([409, 'offer-accepted', 1_700]);
  await timePasses(second);
  expect((await propose(here, 1_650)).status).toBe(200);
});

// spec: market.2, market.10
test('an offer that is sent again is the same one, and many at once leave one that waits', async () => {
  const here = await talk();
  const clientId = v7();
  const sent = await Promise.all([1, 2, 3, 4].map(() => propose(here, 1_700, clientId)));
  expect(new Set(sent.map(({ body }) => body.data._id)).size).toBe(1);
  expect((await propose(here, 1_650, clientId)).body.code).toBe('message-reused');
  await Promise.all([1_610, 1_620, 1_630].map((amount) => propose(here, amount)));
  const waiting = (await readOffers(here)).filter((offer) => offer?.status === 'pending');
  expect(waiting).toHaveLength(1);
});

test('deleting the question withdraws its offer, which nobody accepts any more', async () => {
  const here = await talk();
  const { body } = await propose(here, 1_700);
  await ask(deleteQuestion, { questionId: body.data._id }, here.shopper);
  const offerId = body.data.offer!._id;
  expect((await ask(answerOffer, { offerId, move: 'accept' }, here.seller)).status).toBe(404);
  expect((await propose(here, 1_650)).status).toBe(200);
});

// spec: market.10
test('an accepted offer that the price has come down to stands in nobody’s way', async () => {
  const here = await talk();
  const offerId = await offered(here, 1_700);
  await ask(answerOffer, { offerId, move: 'accept' }, here.seller);
  await orm.update(products).set({ price: 1_700 }).where(eq(products.id, here.product.id));
  expect((await propose(here, 1_500)).status).toBe(200);
  expect(await agreedOf(here)).toEqual([]);
});

test('an offer that cannot be ended holds up none of those behind it', async () => {
  const [stuck, here] = [await talk(), await talk()];
  const [first, second] = [await offered(stuck), await offered(here)];
  await timePasses(first);
  await timePasses(second);
  await orm.execute(
    sql.raw(`create function hold_offer() returns trigger language plpgsql
      as $$ begin if new.id = '${first}' then raise exception 'stuck'; end if; return new; end $$`),
  );
  await orm.execute(
    sql.raw(`create trigger stuck before update on offers for each row execute function hold_offer()`),
  );
  const statusOf = async (id: string) =>
    (await orm.select({ status: offers.status }).from(offers).where(eq(offers.id, id)))[0]?.status;
  await expect(haat.expireOffers()).rejects.toThrow('stuck');
  expect([await statusOf(first), await statusOf(second)]).toEqual(['pending', 'expired']);
  await orm.execute(sql.raw(`drop trigger stuck on offers`));
  await haat.expireOffers();
  expect(await statusOf(first)).toBe('expired');
});

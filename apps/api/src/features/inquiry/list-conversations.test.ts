import { afterAll, expect, test } from 'vitest';
import {
  acceptCounter,
  answerOffer,
  askQuestion,
  deleteQuestion,
  getQuestionNews,
  listOwnConversations,
  makeOffer,
  markSeen,
  replyToQuestion,
  withdrawOffer,
} from '@haat/contract/inquiry/calls';
import { openHaat } from '../../testing/harness.ts';
import { aTalk } from '../../testing/talks.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;

// spec: market.64
test('a shopper finds all own conversations, by what was said last, and what of it was not seen', async () => {
  const here = await aTalk(haat, { price: 1_000 });
  const { shopper, seller, about } = here;
  const own = async (asked: { after?: string; size?: number } = {}) =>
    (await ask(listOwnConversations, asked, shopper)).body;
  expect(await own()).toEqual({ conversations: [], next: null, unread: 0 });

  const other = await make.aProduct({ vendor: here.product.vendor, active: true });
  const asked = (await ask(askQuestion, { ...about, content: 'Is it new?' }, shopper)).body.data;
  const second = { ...about, product: other.id, content: 'And this?' };
  await ask(askQuestion, second, shopper);
  const first = await own({ size: 1 });
  expect(first).toMatchObject({
    conversations: [
      {
        product: { _id: other.id, title: other.title, slug: other.slug },
        vendor: { _id: about.vendor, shopName: here.product.vendor.shopName },
        last: { by: 'shopper', content: 'And this?', offer: null },
        unread: false,
      },
    ],
    unread: 0,
  });
  const rest = await own({ size: 1, after: first.next! });
  expect(rest).toMatchObject({ conversations: [{ product: { _id: about.product } }], next: null });

  await ask(replyToQuestion, { questionId: asked._id, content: 'It is.' }, seller);
  expect(await own()).toMatchObject({
    conversations: [
      { product: { _id: about.product }, last: { by: 'vendor', content: 'It is.' }, unread: true },
      { product: { _id: other.id }, unread: false },
    ],
    ...{ next: null, unread: 1 },
  });
  const seen = async () =>
    ask(markSeen, { ...about, upTo: (await ask(getQuestionNews, about, shopper)).body.next }, shopper);
  await seen();
  expect((await own()).unread).toBe(0);

  const { vendor, product } = about;
  const offered = (await ask(makeOffer, { vendor, product, amount: 700 }, shopper)).body.data;
  await ask(answerOffer, { offerId: offered.offer!._id, move: 'counter', amount: 900 }, seller);
  expect(await own()).toMatchObject({
    conversations: [
      { last: { by: 'vendor', offer: { status: 'countered', counter: 900 } }, unread: true },
      {},
    ],
    unread: 1,
  });
  expect((await ask(listOwnConversations, { after: 'junk' }, shopper)).status).toBe(400);
  const elsewhere = await make.aShopper();
  expect((await ask(listOwnConversations, {}, elsewhere)).body.conversations).toEqual([]);
  expect((await ask(listOwnConversations, {}, elsewhere)).body.unread).toBe(0);
});

// spec: market.64
test('the list goes on behind a conversation whose only question was taken back meanwhile', async () => {
  const { shopper, about, product } = await aTalk(haat);
  await ask(askQuestion, { ...about, content: 'Is it warm?' }, shopper);
  const other = await make.aProduct({ vendor: product.vendor, active: true });
  const second = { ...about, product: other.id, content: 'And this?' };
  const { _id: questionId } = (await ask(askQuestion, second, shopper)).body.data;
  const { next } = (await ask(listOwnConversations, { size: 1 }, shopper)).body;
  expect((await ask(deleteQuestion, { questionId }, shopper)).status).toBe(200);
  const rest = (await ask(listOwnConversations, { size: 1, after: next! }, shopper)).body;
  expect(rest).toMatchObject({ conversations: [{ product: { _id: about.product } }], next: null });
});

// spec: market.64
test('of conversations at one time each is listed once', async () => {
  const { shopper, about, product } = await aTalk(haat);
  for (let n = 0; n < 3; n += 1) {
    const { id } = await make.aProduct({ vendor: product.vendor, active: true });
    await ask(askQuestion, { ...about, product: id, content: 'Is it warm?' }, shopper);
  }
  await haat.dependencies.database
    .sql`update questions set created_at = '2026-01-01T00:00:00.123456Z' where account_id = ${shopper.id}`;
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = (await ask(listOwnConversations, { size: 1, after }, shopper)).body;
    seen.push(...page.conversations.map((each) => each.product._id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
});

// spec: market.64
test('the list says of an offer what is so now: accepted by its shopper, declined, taken back, or over', async () => {
  const here = await aTalk(haat, { price: 2_000 });
  const { shopper, seller } = here;
  const { vendor, product } = here.about;
  const last = async () =>
    (await ask(listOwnConversations, {}, shopper)).body.conversations.find(
      (each) => each.product._id === product,
    )?.last;
  const offer = async (amount: number) => {
    const { _id, offer: made } = (await ask(makeOffer, { vendor, product, amount }, shopper)).body.data;
    return { questionId: _id, offerId: made!._id };
  };
  const counter = ({ offerId }: { offerId: string }) =>
    ask(answerOffer, { offerId, move: 'counter', amount: 1_900 }, seller);

  const first = await offer(1_700);
  expect(await last()).toMatchObject({ by: 'shopper', offer: { status: 'pending', amount: 1_700 } });
  await counter(first);
  await ask(withdrawOffer, { offerId: first.offerId }, shopper);
  expect(await last()).toMatchObject({ offer: { status: 'withdrawn', amount: 1_700, counter: 1_900 } });

  const second = await offer(1_710);
  await counter(second);
  await ask(answerOffer, { offerId: second.offerId, move: 'decline' }, seller);
  expect(await last()).toMatchObject({ by: 'vendor', offer: { status: 'declined' } });

  const third = await offer(1_720);
  await counter(third);
  await ask(acceptCounter, { offerId: third.offerId }, shopper);
  expect(await last()).toMatchObject({ offer: { status: 'accepted', counter: 1_900, used: false } });
  await haat.dependencies.database
    .sql`update offers set until = now() - interval '1 second' where id = ${third.offerId}`;
  expect(await last()).toMatchObject({ offer: { status: 'expired' } });
  await ask(replyToQuestion, { questionId: third.questionId, content: 'What a pity.' }, seller);
  expect(await last()).toEqual({ by: 'vendor', content: 'What a pity.', offer: null });
});

// spec: market.64
test('what was talked about is found where the shop does not show it any more', async () => {
  const { shopper, seller, about, product } = await aTalk(haat);
  const asked = (await ask(askQuestion, { ...about, content: 'Is it warm?' }, shopper)).body.data;
  await ask(replyToQuestion, { questionId: asked._id, content: 'Very.' }, seller);
  await haat.dependencies.database
    .sql`update products set active = false where shop_id = ${product.shop.id} and id = ${product.id}`;
  expect((await ask(listOwnConversations, {}, shopper)).body.conversations).toMatchObject([
    { product: { _id: product.id, price: null }, last: { content: 'Very.' }, unread: true },
  ]);
});

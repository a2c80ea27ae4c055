import { afterAll, expect, test } from 'vitest';
import {
  answerOffer,
  askQuestion,
  getQuestionNews,
  listOwnConversations,
  makeOffer,
  markSeen,
  replyToQuestion,
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
        last: { by: 'shopper', content: 'And this?', offerMove: null },
        unread: false,
      },
    ],
    unread: 0,
  });
  const rest = await own({ size: 1, after: first.next! });
  expect(rest).toMatchObject({ conversations: [{ product: { _id: about.product } }], next: null });
  // Of two at the same time as well each is there once.
  expect((await own({ after: `${about.vendor}_${other.id}` })).conversations).toHaveLength(1);

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
    conversations: [{ last: { by: 'vendor', offerMove: 'counter' }, unread: true }, {}],
    unread: 1,
  });
  expect((await ask(listOwnConversations, { after: 'junk' }, shopper)).status).toBe(400);
  const elsewhere = await make.aShopper();
  expect((await ask(listOwnConversations, {}, elsewhere)).body.conversations).toEqual([]);
  expect((await ask(listOwnConversations, {}, elsewhere)).body.unread).toBe(0);
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

import { afterAll, expect, test } from 'vitest';
import {
  acceptCounter,
  answerOffer,
  askQuestion,
  deleteQuestion,
  getQuestionNews,
  getQuestions,
  makeOffer,
  replyToQuestion,
  sellerQuestionNews,
  sellerQuestions,
} from '@haat/contract/inquiry/calls';
import { maxMessageLength, messageLengthShown } from '@haat/contract/inquiry/rules';
import { markSeenBySeller } from '@haat/contract/inquiry/selling/calls';
import { deleteMe, getMyData } from '@haat/contract/account/calls';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { MadePerson } from '../../testing/makers.ts';
import { aTalk } from '../../testing/talks.ts';
import type { Talk } from '../../testing/talks.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send } = haat;

const talk = () => aTalk(haat);
const say = async ({ about, shopper }: Talk, content: string, clientId?: string) =>
  (await ask(askQuestion, { ...about, content, ...(clientId && { clientId }) }, shopper)).body.data;

const aMessage = { _id: expect.any(String), createdAt: expect.any(String) };

// spec: 3.17, 7.12
test('a shopper asks, the seller replies, and both read it in its order', async () => {
  const here = await talk();
  const { about, shopper, seller } = here;
  const [first, second] = [await say(here, 'Is it new?'), await say(here, 'And in red?')];
  expect(first).toMatchObject({ content: 'Is it new?', ...aMessage, replies: [], clientId: null });
  const { body } = await ask(replyToQuestion, { questionId: first._id, content: 'It is.' }, seller);
  await ask(replyToQuestion, { questionId: first._id, content: 'Quite new.' }, seller);
  const listed = await ask(getQuestions, about, shopper);
  expect(listed.body).toEqual([
    { ...first, replies: [body.data, expect.objectContaining({ content: 'Quite new.', ...aMessage })] },
    second,
  ]);
  const desk = await ask(sellerQuestions, {}, seller);
  expect(desk.body).toMatchObject({
    questions: [
      { _id: second._id, product: { slug: here.product.slug }, user: { firstName: 'Sita' } },
      { _id: first._id, replies: [{ content: 'It is.' }, { content: 'Quite new.' }] },
    ],
    ...{ waiting: 1, next: null },
  });
  const pending = await ask(sellerQuestions, { pending: true }, seller);
  expect(pending.body.questions.map(({ _id }) => _id)).toEqual([second._id]);
});

// spec: 7.12
test('a question without a reply can be deleted, a replied question cannot', async () => {
  const here = await talk();
  const [asked, answered] = [await say(here, 'Which size?'), await say(here, 'Is it warm?')];
  await ask(replyToQuestion, { questionId: answered._id, content: 'Very.' }, here.seller);
  expect((await ask(deleteQuestion, { questionId: asked._id }, here.shopper)).body).toEqual({
    message: 'Your question was deleted.',
  });
  const refused = await ask(deleteQuestion, { questionId: answered._id }, here.shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'question-replied']);
  const { body } = await ask(getQuestions, here.about, here.shopper);
  expect(body.map(({ _id }) => _id)).toEqual([answered._id]);
  const reply = { questionId: asked._id, content: 'Too late' };
  expect((await ask(replyToQuestion, reply, here.seller)).status).toBe(404);
  expect((await ask(deleteQuestion, { questionId: asked._id }, here.shopper)).status).toBe(404);
  // Its words are gone for good.
  const mine = await ask(getMyData, {}, here.shopper);
  expect(JSON.stringify(mine.body)).not.toContain('Which size?');
});

// spec: market.1
test('of a reply and a deletion at the same moment exactly one succeeds', async () => {
  const here = await talk();
  for (let n = 0; n < 10; n += 1) {
    const { _id: questionId } = await say(here, `Question ${n}`);
    const [reply, deletion] = await Promise.all([
      ask(replyToQuestion, { questionId, content: 'Yes' }, here.seller),
      ask(deleteQuestion, { questionId }, here.shopper),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([reply.status, deletion.status]);
  }
});

// spec: market.2
test('a message that is sent again is the same one, however often and at whatever moment', async () => {
  const here = await talk();
  const clientId = v7();
  const sent = await Promise.all(Array.from({ length: 5 }, () => say(here, 'Only once?', clientId)));
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
  const reply = { questionId: sent[0]!._id, content: 'Once.', clientId: v7() };
  await Promise.all(Array.from({ length: 5 }, () => ask(replyToQuestion, reply, here.seller)));
  const { body } = await ask(getQuestions, here.about, here.shopper);
  expect(body).toMatchObject([{ content: 'Only once?', clientId, replies: [{ content: 'Once.' }] }]);
  const other = await ask(askQuestion, { ...here.about, content: 'Other words', clientId }, here.shopper);
  expect([other.status, other.body.code]).toEqual([422, 'message-reused']);
  expect((await ask(replyToQuestion, { ...reply, content: 'Twice.' }, here.seller)).status).toBe(422);
  // Another shopper's browser may call its own message the same.
  const next = { ...(await talk()), product: here.product };
  expect((await say(next, 'Mine', clientId))._id).not.toBe(sent[0]!._id);
});

// spec: market.2
test('what was deleted stays deleted, though a phone still has it waiting', async () => {
  const here = await talk();
  const clientId = v7();
  const { _id: questionId } = await say(here, 'Never mind', clientId);
  await ask(deleteQuestion, { questionId }, here.shopper);
  const again = await ask(askQuestion, { ...here.about, content: 'Never mind', clientId }, here.shopper);
  expect(again.status).toBe(404);
  expect((await ask(getQuestions, here.about, here.shopper)).body).toEqual([]);
});

// spec: market.3
test('from a place in a conversation comes what has changed since, page by page, with what is gone', async () => {
  const here = await talk();
  const { about, shopper, seller } = here;
  const early = [];
  for (let n = 0; n < 5; n += 1) early.push(await say(here, `Question ${n}`));
  const begin = (await ask(getQuestionNews, { ...about, size: 2 }, shopper)).body;
  expect(begin).toMatchObject({ questions: early.slice(3), deleted: [], more: false, earlier: true });
  const before = await ask(getQuestionNews, { ...about, before: early[3]!.seq, size: 3 }, shopper);
  expect(before.body).toMatchObject({ questions: early.slice(0, 3), earlier: false });

  await ask(replyToQuestion, { questionId: early[1]!._id, content: 'Yes' }, seller);
  await ask(deleteQuestion, { questionId: early[4]!._id }, shopper);
  const late = await say(here, 'One more');
  const page = (await ask(getQuestionNews, { ...about, after: begin.next, size: 2 }, shopper)).body;
  expect(page).toMatchObject({
    questions: [{ _id: early[1]!._id, replies: [{ content: 'Yes' }] }],
    ...{ deleted: [early[4]!._id], more: true },
  });
  const rest = (await ask(getQuestionNews, { ...about, after: page.next, size: 2 }, shopper)).body;
  expect(rest).toMatchObject({ questions: [late], deleted: [], more: false });
  const nothing = (await ask(getQuestionNews, { ...about, after: rest.next }, shopper)).body;
  expect(nothing).toMatchObject({ questions: [], deleted: [], next: rest.next });
  // The seller's side of it is the same.
  const desk = { user: shopper.id, product: here.product.id, after: begin.next };
  expect((await ask(sellerQuestionNews, desk, seller)).body.next).toBe(rest.next);
  // A place from after a backup that was brought back: all of it once more, rather than nothing for ever.
  const lost = await ask(getQuestionNews, { ...about, after: '999999' }, shopper);
  expect(lost.body.questions).toHaveLength(5);
});

// spec: 7.12
test("a question is its shopper's and its vendor's alone, and goes to the product's own vendor", async () => {
  const [here, there] = [await talk(), await talk()];
  const { _id: questionId } = await say(here, 'Between us?');
  const asked = (input: object, asker?: MadePerson) =>
    ask(askQuestion, { ...here.about, content: 'x', ...input }, asker ?? {});
  expect((await asked({})).status).toBe(401);
  expect((await asked({}, there.shopper)).status).toBe(404);
  expect((await ask(getQuestions, here.about, there.shopper)).status).toBe(404);
  expect((await ask(getQuestionNews, here.about, there.seller)).status).toBe(404);
  expect((await ask(deleteQuestion, { questionId }, there.shopper)).status).toBe(404);
  expect((await ask(replyToQuestion, { questionId, content: 'x' }, there.seller)).status).toBe(404);
  expect((await ask(sellerQuestions, {}, there.seller)).body.questions).toEqual([]);
  const strange = { user: here.shopper.id, product: here.product.id };
  expect((await ask(sellerQuestionNews, strange, there.seller)).body.questions).toEqual([]);
  const wrong = await asked({ vendor: there.product.vendor.id }, here.shopper);
  expect([wrong.status, wrong.body.code]).toEqual([409, 'wrong-vendor']);
  expect((await asked({ product: v7() }, here.shopper)).status).toBe(404);
  const own = await ask(askQuestion, { ...here.about, user: here.seller.id, content: 'x' }, here.seller);
  expect([own.status, own.body.code]).toEqual([403, 'not-allowed']);
});

test('nothing blank, endless or of the wrong kind is stored', async () => {
  const here = await talk();
  for (const wrong of [
    { content: '  ' },
    { content: 'x'.repeat(maxMessageLength + 1) },
    { content: 7 },
    { content: 'x', clientId: 'mine' },
    { content: 'x', extra: 1 },
    { content: 'x', user: undefined },
  ]) {
    const { status, body } = await send('POST', askQuestion.path, { ...here.about, ...wrong }, here.shopper);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  }
  expect((await ask(getQuestions, here.about, here.shopper)).body).toEqual([]);
  const broken = await send('GET', `${getQuestionNews.path}?after=x`, undefined, here.shopper);
  expect(broken.status).toBe(400);
});

// spec: 5.16, 9.8
test('the counter to 1000 stops no message', async () => {
  const here = await talk();
  for (const length of [messageLengthShown, messageLengthShown + 1, maxMessageLength])
    expect((await say(here, 'ज'.repeat(length))).content).toHaveLength(length);
});

test('a desk pages through its questions, and what comes in meanwhile moves nothing', async () => {
  const here = await talk();
  for (let n = 0; n < 5; n += 1) await say(here, `Question ${n}`);
  const first = await ask(sellerQuestions, { size: 2 }, here.seller);
  await say(here, 'Meanwhile');
  const second = await ask(sellerQuestions, { size: 3, after: first.body.next! }, here.seller);
  const words = [first, second].flatMap(({ body }) => body.questions.map(({ content }) => content));
  expect(words).toEqual([4, 3, 2, 1, 0].map((n) => `Question ${n}`));
  expect(second.body.next).toBeNull();
});

// spec: market.60
test('the list of a desk goes on behind a question whose shopper has left for good meanwhile', async () => {
  const here = await talk();
  await say(here, 'Old');
  const shopper = await haat.make.aShopper();
  await say({ ...here, shopper, about: { ...here.about, user: shopper.id } }, 'New');
  const { next } = (await ask(sellerQuestions, { size: 1 }, here.seller)).body;
  expect((await ask(deleteMe, { password: shopper.password }, shopper)).status).toBe(200);
  const rest = (await ask(sellerQuestions, { size: 1, after: next! }, here.seller)).body;
  expect([rest.questions.map(({ content }) => content), rest.next]).toEqual([['Old'], null]);
});

// spec: market.60
test('a desk lists first what nobody has seen, also an offer that its shopper has moved; paging loses and doubles nothing', async () => {
  const here = await aTalk(haat, { price: 2_000 });
  const { vendor, product } = here.about;
  const seen = async () => {
    const { body } = await ask(sellerQuestionNews, { user: here.shopper.id, product }, here.seller);
    await ask(markSeenBySeller, { user: here.shopper.id, product, upTo: body.next }, here.seller);
  };
  const list = async (size: number, asked: { pending?: boolean } = {}) => {
    const all: [string | number, boolean][] = [];
    let after: string | undefined;
    do {
      const { body } = await ask(sellerQuestions, { ...asked, size, after }, here.seller);
      for (const { content, unread, offer } of body.questions) all.push([offer?.amount ?? content, unread]);
      after = body.next ?? undefined;
    } while (after);
    return all;
  };
  const { body } = await ask(makeOffer, { vendor, product, amount: 1_700 }, here.shopper);
  const offerId = body.data.offer!._id;
  await say(here, 'Old');
  await ask(answerOffer, { offerId, move: 'counter', amount: 1_800 }, here.seller);
  await seen();
  await say(here, 'New');
  expect(await list(1)).toEqual([
    ['New', true],
    ['Old', false],
    [1_700, false],
  ]);
  await ask(acceptCounter, { offerId }, here.shopper);
  const after = [
    ['New', true],
    [1_700, true],
    ['Old', false],
  ];
  for (const size of [1, 2, 3]) expect(await list(size)).toEqual(after);
  // What waits for somebody is both: without a reply, or not seen.
  expect(await list(2, { pending: true })).toEqual(after);
  await seen();
  expect(await list(2, { pending: true })).toEqual([
    ['New', false],
    ['Old', false],
  ]);
});

test('a question takes fifty replies', async () => {
  const here = await talk();
  const { _id: questionId } = await say(here, 'Tell me all');
  for (let n = 0; n < 50; n += 1)
    await ask(replyToQuestion, { questionId, content: `Part ${n}` }, here.seller);
  const refused = await ask(replyToQuestion, { questionId, content: 'Part 50' }, here.seller);
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-replies']);
  const [question] = (await ask(getQuestions, here.about, here.shopper)).body;
  expect(question!.replies.map(({ content }) => content)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Part ${n}`),
  );
});

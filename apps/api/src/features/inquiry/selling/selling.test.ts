import { afterAll, expect, test } from 'vitest';
import { askQuestion, getQuestions, replyToQuestion, sellerQuestions } from '@haat/contract/inquiry/calls';
import {
  dropReply,
  keepReply,
  listSavedReplies,
  readHoliday,
  saveHoliday,
} from '@haat/contract/inquiry/selling/calls';
import { v7 } from '../../../core/ids.ts';
import { openHaat } from '../../../testing/harness.ts';
import { aTalk } from '../../../testing/talks.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask } = haat;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// spec: market.17
test('a vendor keeps replies by their titles, changes and deletes them, and no other vendor does', async () => {
  const [here, there] = [await aTalk(haat), await aTalk(haat)];
  const keep = (title: string, content: string, _id?: string) =>
    ask(keepReply, { title, content, ...(_id && { _id }) }, here.seller);
  const price = (await keep('Price', 'It is {price}, and {delivery} to bring it.')).body.data;
  const size = (await keep('A size', 'It is one size.')).body.data;
  expect((await ask(listSavedReplies, {}, here.seller)).body).toEqual([size, price]);
  const changed = { ...price, content: 'Only {price}.' };
  expect((await keep('Price', 'Only {price}.', price._id)).body.data).toEqual(changed);
  const stolen = { ...changed, content: 'Nothing.' };
  expect((await ask(keepReply, stolen, there.seller)).status).toBe(404);
  expect((await ask(dropReply, { replyId: price._id }, there.seller)).status).toBe(404);
  expect((await ask(listSavedReplies, {}, there.seller)).body).toEqual([]);
  await ask(dropReply, { replyId: size._id }, here.seller);
  expect((await ask(listSavedReplies, {}, here.seller)).body).toEqual([changed]);
  expect((await ask(dropReply, { replyId: v7() }, here.seller)).status).toBe(404);
  expect((await keep(' ', 'x')).status).toBe(400);
});

// spec: market.17
test('a reply that is saved twice, because it was pressed twice or its answer was lost, is there once', async () => {
  const here = await aTalk(haat);
  const input = { title: 'Price', content: 'It is {price}.' };
  const [one, again] = await Promise.all([0, 1].map(() => ask(keepReply, input, here.seller)));
  expect([one?.status, again?.body]).toEqual([200, one?.body]);
  await ask(keepReply, { ...input, title: 'Its price' }, here.seller);
  expect((await ask(listSavedReplies, {}, here.seller)).body.map(({ title }) => title)).toEqual([
    'Its price',
    'Price',
  ]);
});

// spec: market.18
test('a vendor who is away says until when, once a conversation, and the question still waits', async () => {
  const here = await aTalk(haat);
  const until = inDays(5);
  await ask(saveHoliday, { holiday: { until, message: 'Happy Dashain!' } }, here.seller);
  expect((await ask(readHoliday, {}, here.seller)).body).toEqual({ until, message: 'Happy Dashain!' });
  const say = (content: string) => ask(askQuestion, { ...here.about, content }, here.shopper);
  const { body } = await say('Is it new?');
  expect(body.data.replies).toMatchObject([{ automatic: true, offerMove: null }]);
  const [said] = body.data.replies;
  expect(said!.content).toMatch(
    /^Happy Dashain!\nThe seller is away until \d+ \w+ \d{4} and will answer then\.$/,
  );
  expect((await say('Hello?')).body.data.replies).toEqual([]);
  const pending = (await ask(sellerQuestions, { pending: true }, here.seller)).body;
  expect([pending.questions.length, pending.waiting]).toEqual([2, 2]);
  await ask(replyToQuestion, { questionId: body.data._id, content: 'It is.' }, here.seller);
  const [question] = (await ask(getQuestions, here.about, here.shopper)).body;
  expect(question!.replies.map(({ automatic }) => automatic)).toEqual([true, false]);
  // Back again: nothing is said any more, in no conversation.
  await ask(saveHoliday, { holiday: null }, here.seller);
  expect((await ask(readHoliday, {}, here.seller)).body).toBeNull();
  expect((await say('And in red?')).body.data.replies).toEqual([]);
});

// spec: market.18
test('a day that is over, none at all or too far away is no holiday', async () => {
  const { seller } = await aTalk(haat);
  // The next thirtieth of February, which lies within a year.
  const today = new Date();
  const thirtieth = `${today.getUTCFullYear() + (today.getUTCMonth() > 1 ? 1 : 0)}-02-30`;
  for (const until of [inDays(-2), inDays(400), thirtieth, '2026-13-40', '9999-12-31'])
    expect((await ask(saveHoliday, { holiday: { until } }, seller)).status, until).toBe(400);
  expect((await ask(readHoliday, {}, seller)).body).toBeNull();
});

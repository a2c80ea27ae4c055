import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Question } from '@haat/contract/inquiry/schemas';
import { ask, order, ordersOf, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt } from '../../support/page-actions.ts';
import { talkAt } from '../../support/talks.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const seller = 'seller@haat.test';
const say = sayingAtDesk('ne');
/** The smallest phone that a seller holds. */
const thumb = { width: 360, height: 640, language: 'ne', as: seller } as const;
const allow = [/ERR_/, /Failed to load/];

let talk: Awaited<ReturnType<typeof talkAt>>;
let path: string;
beforeAll(async () => {
  talk = await talkAt(journey.origin);
  path = `/desk/inbox/${talk.about.product}/${talk.about.user}`;
});

async function asks(content: string): Promise<string> {
  const { token, about } = talk;
  const body = { ...about, content };
  return (await ask<{ data: Question }>(journey.origin, '/api/question/ask', { token, body })).data._id;
}
const repliesTo = async (questionId: string) =>
  (await talk.known()).find(({ _id }) => _id === questionId)?.replies.map(({ content }) => content);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answering = (page: Page, question: string) => page.getByText(say('talk.answers', { question }));

// spec: desk.16
test('a reply stays with the question that it was begun for, through a reload and a lost answer, and is given once', async () => {
  const first = await asks('पहिलो?');
  const second = await asks('दोस्रो?');
  const page = await journey.open(path, { ...thumb, allow });
  const box = page.getByRole('textbox', { name: say('talk.reply') });
  await box.fill('हजुर, छ');
  await answering(page, 'पहिलो?').waitFor();
  // A colleague is faster, so that another one would be the next to answer.
  const { token } = await signIn(journey.origin, seller);
  const body = { questionId: first, content: 'छ' };
  await ask(journey.origin, '/api/seller/question/reply', { token, body });
  await page.getByRole('listitem').filter({ hasText: 'पहिलो?' }).getByText('छ', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('हजुर, छ');
  await answering(page, 'पहिलो?').waitFor();

  await page.route(
    '**/api/seller/question/reply',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, say('talk.send')).click();
  await page.getByText(say('problem.offline')).waitFor();
  await button(page, say('talk.send')).click();
  await expect.poll(() => box.inputValue()).toBe('');
  expect(await repliesTo(first)).toEqual(['छ', 'हजुर, छ']);
  expect(await repliesTo(second)).toEqual([]);
});

// spec: desk.16
test('words for a question that was taken back are kept, and go to another only when the seller says so', async () => {
  await asks('रहन्छ?');
  const gone = await asks('हट्छ?');
  const page = await journey.open(path, { ...thumb, allow });
  const box = page.getByRole('textbox', { name: say('talk.reply') });
  // All before it have their answer.
  const { token } = await signIn(journey.origin, seller);
  for (const { _id, content, replies } of await talk.known())
    if (replies.length === 0 && content !== 'हट्छ?') {
      const body = { questionId: _id, content: 'छ' };
      await ask(journey.origin, '/api/seller/question/reply', { token, body });
    }
  await answering(page, 'हट्छ?').waitFor();
  await box.fill('तयार');
  await ask(journey.origin, `/api/question/delete/${gone}`, { token: talk.token, body: {} });
  await page.getByText(say('talk.gone')).waitFor();
  expect(await button(page, say('talk.send')).isDisabled()).toBe(true);
  expect(await box.inputValue()).toBe('तयार');
  await button(page, say('talk.answerOther', { question: 'रहन्छ?' })).click();
  await answering(page, 'रहन्छ?').waitFor();
  await box.fill('');
});

// spec: desk.17
test('a long conversation opens at its end, and its beginning is a tap away', async () => {
  await asks('सबैभन्दा पहिलो');
  for (let n = 0; n < 60; n += 1) await asks(`प्रश्न ${n}`);
  const page = await journey.open(path, { ...thumb, allow });
  await page.getByText('प्रश्न 59').first().waitFor();
  expect(await page.getByText('सबैभन्दा पहिलो').count()).toBe(0);
  await button(page, say('talk.earlier')).click();
  await page.getByText('सबैभन्दा पहिलो').first().waitFor();
});

// spec: desk.18
test('a step that was taken before the line broke is kept, said and made when there is a line again', async () => {
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  const { orders } = await order(journey.origin, talk.token, slug, 1);
  const { _id: id } = orders[0]!;
  const page = await journey.open(`/desk/orders/${id}`, { ...thumb, allow: [...allow, /WebSocket/] });
  const toInbox = page.getByRole('link', { name: say('nav.inbox') }).first();
  // Both screens have been here, as on any day.
  await toInbox.click();
  await isAt(page, '/ne/desk/inbox');
  await page.getByRole('heading', { name: say('inbox.title') }).waitFor();
  await page.goBack();
  await button(page, say('move.confirmed')).click();
  await page.context().setOffline(true);
  await toInbox.click();
  await page.getByText(say('move.waits', { n: 1, status: say('status.confirmed.badge') })).waitFor();
  await page.context().setOffline(false);
  await told(page, say('move.done', { n: 1, status: say('status.confirmed.badge') }));
  const { orders: known } = await ordersOf(journey.origin, talk.token);
  expect(known.find(({ _id }) => _id === id)?.status).toBe('confirmed');
});

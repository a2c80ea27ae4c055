import { afterAll, expect, test } from 'vitest';
import { readHoliday, saveHoliday } from '@haat/contract/inquiry/selling/calls';
import { askQuestion } from '@haat/contract/inquiry/calls';
import { tokenHeader } from '@haat/contract/core/text/names';
import { v7 } from '../ids.ts';
import { openHaat } from '../../testing/harness.ts';
import { aTalk } from '../../testing/talks.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask } = haat;

/** What a field leaves of a smile that its last place was too small for: it counts as two. */
const half = '😀'.slice(0, 1);

test('half a character in what is sent becomes a mark, also where it is kept as JSON', async () => {
  const { seller } = await aTalk(haat);
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const saved = await ask(saveHoliday, { holiday: { until, message: `Happy Dashain ${half}` } }, seller);
  expect(saved.status).toBe(200);
  const { body } = await ask(readHoliday, {}, seller);
  expect(body).toEqual({ until, message: 'Happy Dashain \uFFFD' });
});

test('a question that ends in half a character is the same one when it is sent again', async () => {
  const { about, shopper } = await aTalk(haat);
  const said = { ...about, content: `Is it new? ${half}`, clientId: v7() };
  const [first, again] = [await ask(askQuestion, said, shopper), await ask(askQuestion, said, shopper)];
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('whole characters, and a backslash before what looks like half of one, are kept as they were sent', async () => {
  const { about, shopper } = await aTalk(haat);
  const content = String.raw`\ud83d\ude00 \\ud83d \\\ud83d \u0041`;
  const answer = await haat.app.inject({
    method: 'POST',
    url: askQuestion.path,
    headers: { 'content-type': 'application/json', [tokenHeader]: shopper.token },
    payload: JSON.stringify({ ...about, content: '' }).replace('""', () => `"${content}"`),
  });
  expect(answer.json()).toMatchObject({ data: { content: '😀 \\ud83d \\\uFFFD A' } });
});

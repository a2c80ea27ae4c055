import { expect, test } from 'vitest';
import type { Question } from '@haat/contract/inquiry/schemas';
import { ask, sellers, signIn } from '../../support/api.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { asker, askedVendor, talkAt } from '../../support/talks.ts';

const journey = useShop();
const say = saying('ne');

// spec: market.64
test('a reply is told of at the avatar and in the title, and is found among the own conversations, until it was read', async () => {
  const { about, token } = await talkAt(journey.origin);
  const seller = await signIn(journey.origin, sellers[askedVendor]);
  const body = { ...about, content: 'यो कहिले आउँछ?' };
  const asked = await ask<{ data: Question }>(journey.origin, '/api/question/ask', { token, body });
  const reply = { questionId: asked.data._id, content: 'भोलि बिहान आउँछ।' };
  await ask(journey.origin, '/api/seller/question/reply', { token: seller.token, body: reply });

  const page = await journey.open('/products', { as: asker, language: 'ne', width: 360, height: 740 });
  const avatar = page.getByRole('button', { name: say('account.menu.unread', { n: '१' }) });
  await avatar.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(१\) /);
  await avatar.click();
  await page.getByRole('link', { name: say('account.questions') }).click();
  const row = page.getByRole('main').getByRole('button').filter({ hasText: reply.content });
  await row.getByText(say('talks.new')).waitFor();
  await row.click();
  const dialog = page.getByRole('dialog', { name: say('inquiry.title') });
  await dialog.getByText(reply.content).waitFor();
  await dialog.getByRole('button', { name: say('close'), exact: true }).click();
  await row.getByText(say('talks.new')).waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  await page.getByRole('button', { name: say('account.menu'), exact: true }).waitFor();
});

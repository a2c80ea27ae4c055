import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soldBy } from '../../support/api.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { historyRests, isAt, logIn } from '../../support/page-actions.ts';

const journey = useSharedShop();
const say = saying('ne');
const hashOf = (page: Page) => new URL(page.url()).hash;

// spec: push.6
test('an address leads a guest to the login and then into the conversation; loaded anew it is open, going back closes it, and once it is closed the page is loaded anew without it', async () => {
  const path = `/product/${(await soldBy(journey.origin, 'ilam-tea-house')).slug}`;
  const page = await journey.open(`${path}#inquiry`, { language: 'ne', width: 360, height: 740 });
  await isAt(page, /^\/ne\/login/);
  await logIn(page, say, 'shopper@haat.test');
  await isAt(page, `/ne${path}`);
  const dialog = page.getByRole('dialog', { name: say('inquiry.title') });
  await dialog.getByText(say('inquiry.with')).waitFor();
  await expect.poll(() => hashOf(page)).toBe('#inquiry');
  await page.reload();
  await dialog.getByText(say('inquiry.with')).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, `/ne${path}`);
  await historyRests(page);
  expect(hashOf(page)).toBe('');
  await page.reload();
  // A dialog would stand before it.
  await page
    .getByRole('main')
    .getByRole('button', { name: say('product.ask'), exact: true })
    .click();
  await dialog.getByText(say('inquiry.with')).waitFor();
  expect(hashOf(page)).toBe('#inquiry');
  await dialog.getByRole('button', { name: say('close'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await historyRests(page);
  expect(hashOf(page)).toBe('');
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soldBy } from '../../support/api.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { historyRests, isAt, logIn } from '../../support/page-actions.ts';

const journey = useSharedShop();
const email = 'shopper@haat.test';
const phone = { width: 360, height: 740 };

const pathOf = async () => `/product/${(await soldBy(journey.origin, 'ilam-tea-house')).slug}`;
const dialogOf = (page: Page, language: 'en' | 'ne') =>
  page.getByRole('dialog', { name: saying(language)('inquiry.title') });
const hashOf = (page: Page) => new URL(page.url()).hash;

// spec: push.6
test('an address leads a guest to the login and then into the conversation; loaded anew it is open, and going back closes it', async () => {
  const ne = saying('ne');
  const path = await pathOf();
  const page = await journey.open(`${path}#inquiry`, { language: 'ne', ...phone });
  await isAt(page, /^\/ne\/login/);
  await logIn(page, ne, email);
  await isAt(page, `/ne${path}`);
  const dialog = dialogOf(page, 'ne');
  await dialog.getByText(ne('inquiry.with')).waitFor();
  await expect.poll(() => hashOf(page)).toBe('#inquiry');
  await page.reload();
  await dialog.getByText(ne('inquiry.with')).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, `/ne${path}`);
  expect(hashOf(page)).toBe('');
});

// spec: push.6
test('who is logged in is in the conversation at once; once it is closed the page is loaded anew without it', async () => {
  const path = await pathOf();
  const page = await journey.open(`${path}#inquiry`, { as: email, ...phone });
  const dialog = dialogOf(page, 'en');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await historyRests(page);
  expect(hashOf(page)).toBe('');
  await page.reload();
  // A dialog would stand before it.
  await page.getByRole('main').getByRole('button', { name: 'Ask about this product', exact: true }).click();
  await dialog.waitFor();
  expect(hashOf(page)).toBe('#inquiry');
});

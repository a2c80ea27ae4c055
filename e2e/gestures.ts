import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from './asking.ts';
import type { saying } from './words.ts';

type Say = ReturnType<typeof saying>;

/** Closes the shop's popup, which comes over the front page a moment after it opened. */
export async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

/** Fills the login form and sends it. */
export async function logIn(page: Page, say: Say, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(say('field.email')).fill(email);
  await main.getByLabel(say('field.password'), { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: say('login.submit') }).click();
}

/** The short message at the top right that says this. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** How many milliseconds a message stays when nobody points at it: its bar runs as long. */
export async function staysFor(message: Locator): Promise<number> {
  const style = await message.locator('[role=progressbar]').getAttribute('style');
  return Number(/animation-duration: (\d+)ms/.exec(style ?? '')?.[1]);
}

/** Waits until the page is at an address of the shop, given as path and query. */
export const isAt = (page: Page, address: string | RegExp): Promise<void> =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return decodeURI(pathname) + search;
    })
    .toMatch(typeof address === 'string' ? new RegExp(`^${RegExp.escape(address)}$`) : address);

/** The card of a product in a list, by its address. */
export const cardOf = (page: Page, slug: string): Locator =>
  page.getByRole('article').filter({ has: page.locator(`h3 a[href$="/product/${slug}"]`) });

/** A button of the product page itself, not of the cards of similar products on it. */
export const ownButton = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .and(page.locator('button:not(article article *)'))
    .filter({ visible: true });

/** What lies in the browser's storage under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`);

/** The width of a picture's file in its pixels; 0 while there is none, or none that can be shown. */
export const widthIn = (image: Locator): Promise<number> =>
  image.evaluate((each: { naturalWidth: number }) => each.naturalWidth);

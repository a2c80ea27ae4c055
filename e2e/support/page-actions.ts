import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from './api.ts';
import type { saying } from './messages.ts';

type Say = ReturnType<typeof saying>;

/** Closes the shop's popup, which comes over the front page a moment after it opened. */
export async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await historyRests(page);
}

/** The page itself, without the shop around it. */
export const main = (page: Page): Locator => page.getByRole('main');

/** A field of the page by its label. */
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

/** Presses a button of the page. */
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

/** The browser's own line about an answer that the test wants. */
export const refused = (status: number): RegExp =>
  new RegExp(`the server responded with a status of ${status}`);

/** Fills the login form and sends it. */
export async function logIn(page: Page, say: Say, email: string, password = demoPassword): Promise<void> {
  await field(page, say('field.email')).fill(email);
  await field(page, say('field.password')).fill(password);
  await press(page, say('login.submit'));
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

/** How many products a list says it has found. */
export const foundOn = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('heading', { name: /products? found$/ }).textContent()) ?? '', 10);

/** Waits until a list says that it has found so many products. */
export const foundSays = (page: Page, total: number): Promise<void> =>
  expect.poll(() => foundOn(page)).toBe(total);

/** The cookies of a visit by their names. */
export const cookiesOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

/**
 * Waits until the step that a closed dialog had put on the history is taken away again: the browser breaks off a reload
 * or another page that begins in that moment.
 */
export const historyRests = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('Boolean(history.state?.dialog)')).toBe(false);

/** The dots of an order, behind which stands what is seldom done with it. */
export const orderMenuOf = (card: Locator): Locator => card.locator('[aria-haspopup]');

/** Goes on to another page of the shop as a link in this one leads there: without loading the document anew. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate(`(() => {
    const link = document.createElement('a');
    link.href = ${JSON.stringify(path)};
    document.body.append(link);
    link.click();
    link.remove();
  })()`);

/** For a tab of the shared shop before it goes anywhere: nobody counts its presses on cards, so lists stay as others see them. */
export const uncounted = (page: Page) =>
  page.addInitScript(`{
    const send = window.fetch;
    window.fetch = (...asked) =>
      String(asked[0]).includes('/api/product/views/') ? Promise.resolve(new Response('{}')) : send(...asked);
  }`);

/**
 * For a tab before it goes anywhere: its parts wait for a move of the visitor's for as long as there is none. Without one
 * they wake after 3 s, which is sooner than a page has come on a busy machine. And there Chromium tells by itself of a mouse
 * in the corner that has not moved.
 */
export const waitsForMove = (page: Page) =>
  page.addInitScript(`{
    const later = setTimeout;
    window.setTimeout = (act, delay, ...rest) => later(act, delay === 3000 ? 600_000 : delay, ...rest);
    const unlessInCorner = (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', unlessInCorner, { capture: true });
  }`);

/** Opens a screen of the desk by its bar and, where the bar has no room for it, by the links of the screen that it leads to. */
export async function openDeskScreen(page: Page, inBar: string, inScreen?: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: inBar }).click();
  if (inScreen) await page.getByRole('main').getByRole('link', { name: inScreen, exact: true }).click();
}

/** Resolves when the page has said to the real-time channel whose it is. */
export async function isListening(page: Page): Promise<void> {
  const channel = await page.waitForEvent('websocket');
  await channel.waitForEvent('framesent', ({ payload }) => String(payload).includes('newUser'));
}

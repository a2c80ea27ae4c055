import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isAt } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';

const journey = useShop();
const list = '/product_category/clothing';
const firstLink = (page: Page) => page.locator('main h3 a').first();

/** The document as it is now: a new one would not know of it. */
const mark = (page: Page): Promise<unknown> => page.evaluate('window.sameDocument = true');
const isSame = (page: Page): Promise<boolean> => page.evaluate<boolean>('window.sameDocument === true');
const scrolled = (page: Page): Promise<number> => page.evaluate<number>('Math.round(scrollY)');

describe('a link of the shop', () => {
  // spec: choosing.55
  test('is followed by Enter without loading the document anew, and begins at the top', async () => {
    const page = await journey.open(list);
    await mark(page);
    const link = page.locator('main h3 a').nth(9);
    await link.focus();
    expect(await scrolled(page)).toBeGreaterThan(100);
    const goal = await link.evaluate((each: { pathname: string }) => each.pathname);
    await page.keyboard.press('Enter');
    await isAt(page, goal);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isSame(page)).toBe(true);
  });

  // spec: choosing.31
  test('back leads to where the shopper was on the page before, and forward on again', async () => {
    const page = await journey.open(list);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    const link = page.locator('main h3 a').nth(9);
    const goal = await link.evaluate((each: { pathname: string }) => each.pathname);
    await link.click();
    await isAt(page, goal);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await isAt(page, list);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await isAt(page, goal);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  // spec: choosing.55
  test('opens in a new tab with Ctrl or the middle button, and the page stays as it is', async () => {
    const page = await journey.open(list);
    for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), firstLink(page).click(press)]);
      await expect.poll(() => new URL(tab.url()).pathname).toMatch(/^\/product\//);
      // It stays open until the visit ends: a tab that is closed while it loads may never be closed.
      await tab.waitForLoadState();
    }
    await isAt(page, list);
  });

  // spec: choosing.55
  test('that asks for a tab of its own, for a file or for another language is left to the browser', async () => {
    const page = await journey.open(list);
    await mark(page);
    await page.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin',
      '<a id="tab" href="/faq" target="_blank">tab</a> <a id="file" href="/favicon.ico" download>file</a>')`);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator('#tab').click()]);
    await isAt(tab, '/faq');
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#file').click()]);
    expect(file.suggestedFilename()).toContain('favicon');
    expect(await isSame(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'नेपालीमा हेर्नुहोस्' }).click();
    await isAt(page, `/ne${list}`);
    expect(await isSame(page)).toBe(false);
  });

  // spec: choosing.55
  test('that an element of the page keeps to itself goes nowhere', async () => {
    const page = await journey.open(list);
    await page.evaluate(
      `document.querySelector('main h3 a').addEventListener('click', (event) => event.preventDefault())`,
    );
    await firstLink(page).click();
    await isAt(page, list);
  });
});

describe('somebody who comes by keyboard or listens', () => {
  // spec: choosing.49
  test('skips to the content with the first link, without asking the server for anything', async () => {
    const page = await journey.open(list);
    await mark(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await page.evaluate('document.activeElement.hash')).toBe('#content');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
    expect(await isSame(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
  });

  // spec: choosing.50
  test('is told where a followed link has led, and goes on from its content', async () => {
    const page = await journey.open(list);
    const before = await page.title();
    await firstLink(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/**');
    await expect.poll(() => page.title()).not.toBe(before);
    const title = await page.title();
    await expect.poll(() => page.locator('[aria-live]').allTextContents()).toContain(title);
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
  });

  // spec: choosing.49
  test('finds one of each landmark on every page', async () => {
    const page = await journey.open('/faq', { still: true });
    for (const path of ['/', list, '/login', '/faq']) {
      await page.goto(journey.origin + path, { waitUntil: 'networkidle' });
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(role).count(), `${role} on ${path}`).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      const names: string[] = await page.evaluate(`[...document.querySelectorAll('nav')]
        .filter((nav) => nav.checkVisibility())
        .map((nav) => nav.getAttribute('aria-label') ?? document.getElementById(nav.getAttribute('aria-labelledby'))?.innerText ?? '')`);
      expect(names, path).not.toContain('');
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

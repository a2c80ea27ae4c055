import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productAt } from '../../support/api.ts';
import { closePopup, goOn, isAt, uncounted } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';

const journey = useSharedShop();
const list = '/product_category/clothing';
const firstLink = (page: Page) => page.locator('main h3 a').first();

/** The document as it is now: a new one would not know of it. */
const mark = (page: Page): Promise<unknown> => page.evaluate('window.sameDocument = true');
const isSame = (page: Page): Promise<boolean> => page.evaluate<boolean>('window.sameDocument === true');
const scrolled = (page: Page): Promise<number> => page.evaluate<number>('Math.round(scrollY)');

/** Counts how often the browser was asked to show one page becoming another, and knows whether it does so now. */
const counting = (page: Page) =>
  page.addInitScript(`{
    const start = Document.prototype.startViewTransition;
    window.transitions = [];
    Document.prototype.startViewTransition = function (change) {
      window.transitions.push([...document.querySelectorAll('[style*=view-transition-name]')].map((each) => each.style.viewTransitionName));
      const transition = start.call(this, change);
      window.growing = true;
      transition.finished.finally(() => (window.growing = false));
      return transition;
    };
  }`);

/** Going on before it is over makes the browser complain. */
const hasGrown = (page: Page) => expect.poll(() => page.evaluate('Boolean(window.growing)')).toBe(false);

describe('somebody who comes by keyboard or listens', () => {
  // spec: choosing.49, choosing.50, choosing.55
  test('skips to the content, follows a link in the same document, is told where it has led and goes on from there', async () => {
    const page = await journey.open(list, { before: uncounted });
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
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);

    const before = await page.title();
    const link = page.locator('main h3 a').nth(9);
    await link.focus();
    expect(await scrolled(page)).toBeGreaterThan(100);
    const goal = await link.evaluate((each: { pathname: string }) => each.pathname);
    await page.keyboard.press('Enter');
    await isAt(page, goal);
    await expect.poll(() => page.title()).not.toBe(before);
    const title = await page.title();
    await expect.poll(() => page.locator('[aria-live]').allTextContents()).toContain(title);
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isSame(page)).toBe(true);
  });

  // spec: choosing.49
  test('finds one of each landmark on every page', async () => {
    const page = await journey.open('/login');
    const title = page.getByRole('heading', { level: 1 });
    let before = '';
    for (const path of ['/login', list, '/faq', '/']) {
      if (path !== '/login') await goOn(page, path);
      await isAt(page, path);
      if (path === '/') await closePopup(page);
      await expect
        .poll(async () => (await title.allTextContents()).join(), { message: path })
        .not.toBe(before);
      before = (await title.allTextContents()).join();
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(role).count(), `${role} on ${path}`).toBe(1);
      expect(await title.count(), path).toBe(1);
      const names: string[] = await page.evaluate(`[...document.querySelectorAll('nav')]
        .filter((nav) => nav.checkVisibility())
        .map((nav) => nav.getAttribute('aria-label') ?? document.getElementById(nav.getAttribute('aria-labelledby'))?.innerText ?? '')`);
      expect(names, path).not.toContain('');
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

describe('a link of the shop', () => {
  // spec: 1.8, 2.card.10, 7.9, choosing.31, face.22, opens.17
  test('on the picture of a card is counted and grows into the product; back leads to where the shopper was, forward on again', async () => {
    const here = `${list}?inStock=true`;
    const counted: string[] = [];
    const page = await journey.open(here, {
      motion: true,
      before: counting,
      allow: [/^changes what others look at: POST \S+\/api\/product\/views\/[^/]+$/],
    });
    // Counted by nobody: lists stay as others see them.
    await page.route('**/api/product/views/*', (route) => {
      counted.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      return route.fulfill({ json: {} });
    });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    const card = page.getByRole('main').getByRole('article').nth(9);
    const goal = await card.locator('h3 a').evaluate((each: { pathname: string }) => each.pathname);
    await card.getByRole('img').first().click();
    await isAt(page, goal);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { _id } = await productAt(journey.origin, goal.replace('/product/', ''));
    expect(counted).toEqual([`POST /api/product/views/${_id}`]);
    expect(await page.evaluate('window.transitions')).toEqual([['picture']]);
    await expect.poll(() => scrolled(page)).toBe(0);
    await hasGrown(page);
    await page.goBack();
    await isAt(page, here);
    await expect.poll(() => scrolled(page)).toBe(900);
    await hasGrown(page);
    expect(await page.getByRole('checkbox', { name: /^In stock/ }).isChecked()).toBe(true);
    await page.goForward();
    await isAt(page, goal);
    await expect.poll(() => scrolled(page)).toBe(0);
    await hasGrown(page);

    // Nothing grows for who wants things to keep still.
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(900);
    await hasGrown(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shown = await page.evaluate('window.transitions.length');
    await card.locator('h3 a').click();
    await isAt(page, goal);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('window.transitions.length')).toBe(shown);
  });

  // spec: choosing.55
  test('that asks for a tab of its own, a file or another language is left to the browser; one that an element keeps goes nowhere', async () => {
    const page = await journey.open(list, { before: uncounted });
    await mark(page);
    // What stands on the pages that open is nothing to this.
    await page
      .context()
      .route('**/*', (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body: '<title>another document</title>' })
          : route.fallback(),
      );
    const tabAfter = async (press: () => Promise<unknown>) =>
      (await Promise.all([page.context().waitForEvent('page'), press()]))[0];
    const link = firstLink(page);
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }])
      await isAt(await tabAfter(() => link.click(how)), /^\/product\//);
    await page.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin',
      '<a id="tab" href="/faq" target="_blank">tab</a> <a id="file" href="/favicon.ico" download>file</a>')`);
    await isAt(await tabAfter(() => page.locator('#tab').click()), '/faq');
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#file').click()]);
    expect(file.suggestedFilename()).toContain('favicon');
    await page.evaluate(
      `document.querySelector('main h3 a').addEventListener('click', (event) => event.preventDefault())`,
    );
    await link.click();
    await isAt(page, list);
    expect(await isSame(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'नेपालीमा हेर्नुहोस्' }).click();
    await isAt(page, `/ne${list}`);
    expect(await isSame(page)).toBe(false);
  });
});

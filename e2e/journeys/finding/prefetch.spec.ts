import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isAt, uncounted, waitsForMove } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';

const journey = useSharedShop();
/** Long enough that its end is far below. */
const list = '/product_category/clothing';
const phone = { width: 360, height: 740 };

/** What the browser says of its line, before any of the page's code asks. */
const onLine = (line: { effectiveType: string }) => (page: Page) =>
  page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(line)} })`);

/** The pages whose data were fetched ahead so far, by their paths. */
const ahead = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('link[rel=prefetch][as=fetch]')]
    .map((link) => new URL(link.href).pathname.replace(/[.]data$/, ''))`);

/** The paths of the links to products, the first and the last of the page. */
const productLinks = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main h3 a')].map(({ pathname }) => pathname)`);

/** Notes whether a product's page has its heading, its gallery and its tabs in the moment in which it comes. */
const watchFirstLook = `
  new MutationObserver((_, observer) => {
    const page = document.querySelector('main article.frame');
    if (!page) return;
    observer.disconnect();
    window.firstLook = ['h1', 'button img', '[role=tablist]'].map((part) => page.querySelector(part) !== null);
  }).observe(document.body, { childList: true, subtree: true });`;

describe('the pages that links lead to', () => {
  // spec: 9.27, choosing.61
  test('are fetched ahead after the first move, near what is seen, and not asked for again when one is followed', async () => {
    const fetched: string[] = [];
    const page = await journey.open(list, {
      ...phone,
      still: true,
      before: async (tab) => {
        await onLine({ effectiveType: '4g' })(tab);
        await uncounted(tab);
        await waitsForMove(tab);
        tab.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      },
    });
    // A first load is not slowed by them.
    expect(fetched.filter((path) => /[.]data$|\/(?:prefetching|shell-late)-/.test(path))).toEqual([]);
    const links = await productLinks(page);
    const [first = '', last = ''] = [links[0], links.at(-1)];
    await page.mouse.move(100, 300);
    await expect.poll(() => ahead(page)).toContain(first);
    expect(await ahead(page)).not.toContain(last);
    await expect.poll(() => farthest(page)).toBeLessThan(200);
    await page.locator('main h3 a').last().scrollIntoViewIfNeeded();
    await expect.poll(() => ahead(page)).toContain(last);
    await networkIdle(page);
    const asked = watchData(await page.context().newCDPSession(page), `${last}.data`);
    await page.locator('main h3 a').last().click();
    await isAt(page, last);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked()).toEqual(['kept']);
  });

  // spec: house.2
  test('are shown when all of them is there, also where some of its code is late', async () => {
    const held = Promise.withResolvers<void>();
    const page = await journey.open(list, {
      ...phone,
      before: async (tab) => {
        await uncounted(tab);
        await tab.route('**/product-late-*', async (route) => {
          await held.promise;
          await route.continue();
        });
      },
    });
    await page.evaluate(watchFirstLook);
    const [first = ''] = await productLinks(page);
    await page.locator('main h3 a').first().click();
    await isAt(page, first);
    // The page before stays meanwhile.
    await page.getByRole('heading', { level: 1, name: 'Clothing' }).waitFor();
    held.resolve();
    await page.getByRole('tablist').first().waitFor();
    expect(await page.evaluate('window.firstLook')).toEqual([true, true, true]);
  });

  // spec: 9.27, choosing.61
  test('are left alone on 2G, and open all the same', async () => {
    const fetched: string[] = [];
    const page = await journey.open(list, {
      ...phone,
      before: async (tab) => {
        await onLine({ effectiveType: '2g' })(tab);
        await uncounted(tab);
      },
    });
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.mouse.wheel(0, 1500);
    await networkIdle(page);
    expect(await ahead(page)).toEqual([]);
    expect(fetched.filter((path) => path.endsWith('.data'))).toEqual([]);
    const [first = ''] = await productLinks(page);
    await page.locator('main h3 a').first().click();
    await isAt(page, first);
  });
});

/** How far below the viewport the farthest product lies that was fetched ahead, in CSS pixels. */
const farthest = (page: Page): Promise<number> =>
  page.evaluate<number>(`Math.max(...[...document.querySelectorAll('main h3 a')]
    .filter(({ pathname }) => document.querySelector('link[rel=prefetch][href^="' + pathname + '.data"]'))
    .map((link) => link.closest('article').getBoundingClientRect().top - innerHeight))`);

/**
 * Where each answer for a path came from: the line, or what was fetched ahead. Only what the page asks for counts: the
 * browser itself asks whether something newer is there (`stale-while-revalidate`).
 */
function watchData(session: CDPSession, path: string): () => string[] {
  const answers: string[] = [];
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Fetch' || new URL(response.url).pathname !== path) return;
    const kept = response.fromPrefetchCache || response.fromDiskCache;
    answers.push(kept ? 'kept' : 'line');
  });
  void session.send('Network.enable');
  return () => answers;
}

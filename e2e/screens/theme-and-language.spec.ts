import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closePopup, isAt, stored } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const pan = 'cast-iron-pan-with-spout-26-cm';
const product = `/product/${pan}`;

describe('light and dark', () => {
  /** Writes down each change of the page's mode with its time, and when the first paint was. */
  const watch = `
    window.modes = [];
    const note = () => {
      const root = document.documentElement;
      const mode = root && root.hasAttribute('data-theme') ? root.getAttribute('data-theme') : null;
      if (mode && mode !== window.modes.at(-1)?.mode) window.modes.push({ mode, at: performance.now() });
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => { window.atReady = document.documentElement.className; });
    new PerformanceObserver((list) => { window.firstPaint ??= list.getEntries()[0].startTime; })
      .observe({ type: 'paint', buffered: true });`;
  const before = (page: Page) => page.addInitScript(watch);

  const choices: { name: string; dark: boolean; storage: Record<string, string>; shows: string }[] = [
    { name: 'the system, where nothing was chosen', dark: true, storage: {}, shows: 'dark' },
    {
      name: 'the saved choice, against the system',
      dark: true,
      storage: { 'theme-mode': 'light' },
      shows: 'light',
    },
    {
      name: 'the saved dark, against the system',
      dark: false,
      storage: { 'theme-mode': 'dark' },
      shows: 'dark',
    },
  ];
  // spec: 1.25, 3.11, 4.30
  test.each(choices)('follows $name, from before the first paint on', async ({ dark, storage, shows }) => {
    const page = await journey.open(product, { dark, storage, before });
    await expect.poll(() => page.evaluate('window.firstPaint')).toBeGreaterThan(0);
    const modes: { mode: string; at: number }[] = await page.evaluate('window.modes');
    expect(modes.map(({ mode }) => mode)).toEqual([shows]);
    expect(modes[0]?.at).toBeLessThan(await page.evaluate('window.firstPaint'));
    expect(/\bdark\b/.test(await page.evaluate('window.atReady'))).toBe(shows === 'dark');
    const ground: string = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(brightness(ground) < 128).toBe(shows === 'dark');
  });

  // spec: 1.25, 2.header.5, 3.10, 4.31, 7.32
  test('pressing the toggle turns the page dark, saves it, and it stays after a reload', async () => {
    const page = await journey.open(product);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('html.dark').count()).toBe(1);
    expect(await stored(page, 'theme-mode')).toBe('dark');
    await page.reload();
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    expect(await page.locator('html.dark').count()).toBe(0);
    expect(await stored(page, 'theme-mode')).toBe('light');
  });

  // spec: 1.26, 3.9
  test("the shop's colours are kept for the visit after", async () => {
    const page = await journey.open(product);
    await expect.poll(() => stored(page, 'shop-theme')).not.toBeNull();
    expect(JSON.parse((await stored(page, 'shop-theme')) ?? '{}')).toMatchObject({ primaryColor: '#a3243b' });
  });
});

describe('the other language', () => {
  // spec: 1.23, 9.26
  test('is the same page with the same filters, and the next visit begins in it', async () => {
    const page = await journey.open('/product_category/clothing?inStock=true&sort=price-asc');
    await page.getByRole('banner').getByRole('link', { name: 'नेपालीमा हेर्नुहोस्' }).click();
    await isAt(page, '/ne/product_category/clothing?inStock=true&sort=price-asc');
    await page.getByRole('heading', { level: 1, name: 'लुगाफाटा' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ne-NP');
    const next = await journey.open('/', { context: page.context() });
    await isAt(next, '/ne');
    await closePopup(next);
    await next.getByRole('banner').getByRole('link', { name: 'View in English' }).click();
    await isAt(next, '/');
    const after = await journey.open('/', { context: page.context() });
    await isAt(after, '/');
  });

  // spec: 2.mobile.4
  test('is found on a phone too', async () => {
    const page = await journey.open(product, { width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'नेपालीमा हेर्नुहोस्' }).click();
    await isAt(page, `/ne${product}`);
  });

  // spec: 1.23
  test('goes along wherever a link leads', async () => {
    const page = await journey.open('/products', { language: 'ne' });
    const foreign: string[] = await page.evaluate(`[...document.querySelectorAll('a[href^="/"]')]
      .filter((link) => !link.hreflang && !/^\\/ne(\\/|$|\\?)/.test(link.getAttribute('href')))
      .map((link) => link.getAttribute('href'))`);
    expect(foreign).toEqual([]);
  });
});

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (
    /oklch|lab|color/.test(colour) ? [] : (colour.match(/[\d.]+/g) ?? [])
  ).map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
};

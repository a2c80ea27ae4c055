import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closePopup, isAt, stored } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const pan = 'cast-iron-pan-with-spout-26-cm';
const product = `/product/${pan}`;

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

type Mode = 'light' | 'dark';

/** Since its document was loaded the page has been in one mode alone, from before the first paint on. */
async function beganIn(page: Page, mode: Mode): Promise<void> {
  await expect.poll(() => page.evaluate('window.firstPaint')).toBeGreaterThan(0);
  const modes: { mode: string; at: number }[] = await page.evaluate('window.modes');
  expect(modes.map((each) => each.mode)).toEqual([mode]);
  expect(modes[0]?.at).toBeLessThan(await page.evaluate('window.firstPaint'));
  expect(/\bdark\b/.test(await page.evaluate('window.atReady'))).toBe(mode === 'dark');
  const ground: string = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  expect(brightness(ground) < 128).toBe(mode === 'dark');
}

// spec: 1.25, 1.26, 2.header.5, 3.9, 3.10, 3.11, 4.30, 4.31, 7.32
test.each([
  { system: 'light', other: 'dark' },
  { system: 'dark', other: 'light' },
] as const)(
  'a page follows the $system system from before the first paint on; pressed, it turns $other, and stays so in later loads',
  async ({ system, other }) => {
    const page = await journey.open(product, {
      dark: system === 'dark',
      before: (tab) => tab.addInitScript(watch),
    });
    await beganIn(page, system);
    await page.getByRole('button', { name: `Switch to ${other} mode` }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(other);
    expect(await page.locator('html.dark').count()).toBe(other === 'dark' ? 1 : 0);
    expect(await stored(page, 'theme-mode')).toBe(other);
    // The shop's colours are kept for the visit after too.
    await expect.poll(() => stored(page, 'shop-theme')).not.toBeNull();
    expect(JSON.parse((await stored(page, 'shop-theme')) ?? '{}')).toMatchObject({ primaryColor: '#a3243b' });
    await page.reload();
    await beganIn(page, other);
    await page.getByRole('button', { name: `Switch to ${system} mode` }).click();
    expect(await page.locator('html.dark').count()).toBe(system === 'dark' ? 1 : 0);
    expect(await stored(page, 'theme-mode')).toBe(system);
  },
);

// spec: 1.23, 9.26
test('the other language is the same page with the same filters, and the next visit begins in it', async () => {
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

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (
    /oklch|lab|color/.test(colour) ? [] : (colour.match(/[\d.]+/g) ?? [])
  ).map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
};

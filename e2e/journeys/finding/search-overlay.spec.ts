import type { ProductCard } from '@haat/contract/catalog/product';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { goOn, isAt, stored } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const shopper = { as: 'shopper@haat.test' };
const find = (term: string) => ask<ProductCard[]>(journey.origin, `/api/product/search/${term}`);

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' });
const pointedAt = (page: Page) =>
  page.evaluate(
    `document.getElementById(document.activeElement?.getAttribute('aria-activedescendant'))?.textContent ?? null`,
  );

/** Holds the answers for a term back until the returned function is called. */
async function hold(page: Page, term: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/product/search/${term}`, async (route) => {
    await released;
    // Whoever asked may have gone on to another term.
    await route.continue().catch(() => {});
  });
  return release;
}

/** While the answer for a teapot is held back there are placeholders, then what is found. */
async function showsWhatIsFound(page: Page): Promise<void> {
  const release = await hold(page, 'teapot');
  await field(page).fill('teapot');
  const box = results(page);
  await expect.poll(() => box.getAttribute('aria-busy')).toBe('true');
  expect(await box.locator('[aria-hidden=true] > div').count()).toBe(4);
  expect(await box.getByRole('option').count()).toBe(0);
  release();
  const [first] = await find('teapot');
  const option = box.getByRole('option').first();
  await option.waitFor();
  expect(await option.textContent()).toContain(first?.title);
  expect(await option.textContent()).toMatch(/Rs\. [\d,]+$/);
  expect(await option.locator('img').getAttribute('src')).toContain('/uploads/product/');
  expect(await box.locator('[aria-hidden=true] > div').count()).toBe(0);
  await expect.poll(() => box.getByRole('status').textContent()).toMatch(/^\d+ products? found$/);
}

/** A search that fails is logged and shows as nothing found. */
async function failsAs(page: Page, title: string, hint: string): Promise<void> {
  await page.route('**/api/product/search/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const logged = page.waitForEvent('console', (line) => line.text().includes('The search failed'));
  await field(page).fill('tea');
  await results(page).getByText(title).waitFor();
  await results(page).getByText(hint).waitFor();
  await logged;
}
const failing = [/The search failed/, /status of 500/];

const kept = (page: Page) => stored(page, 'recent-searches').then((text) => JSON.parse(text ?? '[]'));
const terms = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const storage = { 'recent-searches': JSON.stringify(terms) };

describe('while a term is typed', () => {
  // spec: 2.shared.2, 2.shared.4, 8.8, 9.14, choosing.25
  test('shows placeholders, then what is found; an answer that comes too late is dropped, one that fails finds nothing', async () => {
    const page = await journey.open('/products', { allow: failing });
    await showsWhatIsFound(page);
    const release = await hold(page, 'kettle');
    const asked = page.waitForRequest('**/api/product/search/kettle');
    await field(page).fill('kettle');
    await asked;
    await field(page).fill('laptop');
    const [laptop] = await find('laptop');
    await results(page)
      .getByRole('option', { name: laptop?.title ?? '' })
      .waitFor();
    release();
    await field(page).fill('laptop ');
    await results(page).and(page.locator('[aria-busy=false]')).waitFor();
    expect(await results(page).getByRole('option').first().textContent()).toContain(laptop?.title);
    await failsAs(page, 'No results found', 'Try adjusting your search terms');
  });

  // spec: 2.mobile.2, 2.shared.2, 2.shared.3, 2.shared.4, 8.7, 8.8, 9.14, choosing.26
  test('on a phone offers recent searches, which can be taken away, and shows what is found, what is not, what fails', async () => {
    const page = await journey.open('/products', { ...phone, storage, allow: failing });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await recent(page).getByRole('button', { name: 'Remove three' }).click();
    await expect.poll(() => recent(page).getByRole('link').count()).toBe(7);
    expect(await kept(page)).not.toContain('three');
    await recent(page).getByRole('button', { name: 'Clear' }).click();
    await recent(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual([]);
    const nothing = [
      'No products found',
      "Try adjusting your search to find what you're looking for",
    ] as const;
    await field(page).fill('qqqqzzzz');
    for (const text of nothing) await results(page).getByText(text).waitFor();
    await results(page).getByRole('link', { name: 'Browse products' }).waitFor();
    await showsWhatIsFound(page);
    await failsAs(page, ...nothing);
  });
});

describe('from the keyboard', () => {
  // spec: choosing.24
  test('arrow keys point at results while the focus stays in the field, and Enter follows', async () => {
    const page = await journey.open('/products', shopper);
    const box = field(page);
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await box.fill('tea');
    const found = await find('tea');
    await results(page).getByRole('option').first().waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await box.getAttribute('aria-controls')).toBe(
      await results(page).getByRole('listbox').getAttribute('id'),
    );
    expect(await pointedAt(page)).toBe(null);
    await box.press('ArrowDown');
    await expect.poll(() => pointedAt(page)).toContain(found[0]?.title);
    await box.press('ArrowDown');
    await expect.poll(() => pointedAt(page)).toContain(found[1]?.title);
    expect(await results(page).getByRole('option', { selected: true }).count()).toBe(1);
    await box.press('ArrowUp');
    await box.press('ArrowUp');
    await expect.poll(() => pointedAt(page)).toBe(null);
    await box.press('ArrowUp');
    await expect.poll(() => pointedAt(page)).toContain('See all results');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect.poll(() => pointedAt(page)).toContain(found[0]?.title);
    await box.press('Enter');
    await isAt(page, `/product/${found[0]?.slug}`);
  });

  // spec: 2.header.4, 4.27, 5.1, choosing.24, choosing.26
  test('blank text closes, Escape closes and keeps the text, Enter shows all results; the next time it is among the eight latest', async () => {
    const page = await journey.open('/products', { storage });
    const box = field(page);
    await box.fill('teapot');
    await results(page).getByRole('option').first().waitFor();
    await box.fill('  ');
    await results(page).waitFor({ state: 'detached' });
    // They do not come in the way of whoever has just emptied the field.
    expect(await recent(page).count()).toBe(0);
    await box.fill('teapot');
    await results(page).getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    await box.press('Escape');
    await results(page).waitFor({ state: 'detached' });
    expect([await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual(['teapot', 'false']);
    await box.press('ArrowDown');
    await results(page).getByRole('option').first().waitFor();
    await box.press('Enter');
    await isAt(page, '/search/teapot');
    await results(page).waitFor({ state: 'detached' });
    const latest = ['teapot', ...terms.slice(0, 7)];
    await expect.poll(() => kept(page)).toEqual(latest);
    await goOn(page, '/products');
    await isAt(page, '/products');
    // What was searched for leaves the field with its page.
    await expect.poll(() => box.inputValue()).toBe('');
    await box.click();
    await expect.poll(() => recent(page).getByRole('link').allTextContents()).toEqual(latest);
    await box.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isAt(page, '/search/one');
    await expect.poll(async () => (await kept(page))[0]).toBe('one');
  });
});

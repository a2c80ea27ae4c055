import type { ProductCard } from '@haat/contract/catalog/product';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { isAt, stored } from '../../support/page-actions.ts';
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

describe('while a term is typed', () => {
  // spec: 2.shared.2, 2.shared.4, 9.14
  test.each([
    ['a desktop', {}],
    ['a phone', phone],
  ])('%s shows four placeholders, then title, price and image of what is found', async (_, visit) => {
    const page = await journey.open('/products', visit);
    const release = await hold(page, 'teapot');
    if ('width' in visit) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
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
  });

  // spec: choosing.25
  test('an answer that comes too late is dropped', async () => {
    const page = await journey.open('/products');
    const release = await hold(page, 'tea');
    const asked = page.waitForRequest('**/api/product/search/tea');
    await field(page).fill('tea');
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
  });

  // spec: 8.8
  test.each([
    ['a desktop', {}, 'No results found', 'Try adjusting your search terms'],
    ['a phone', phone, 'No products found', "Try adjusting your search to find what you're looking for"],
  ])('a search that fails is logged and shows on %s as nothing found', async (_, visit, title, hint) => {
    const page = await journey.open('/products', { ...visit, allow: [/The search failed/, /status of 500/] });
    await page.route('**/api/product/search/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const logged = page.waitForEvent('console', (line) => line.text().includes('The search failed'));
    if ('width' in visit) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await field(page).fill('tea');
    await results(page).getByText(title).waitFor();
    await results(page).getByText(hint).waitFor();
    await logged;
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

  // spec: choosing.24
  test('Enter without a choice shows all results; Escape closes and keeps the text', async () => {
    const page = await journey.open('/products');
    const box = field(page);
    await box.fill('tea');
    await results(page).getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    await box.press('Escape');
    await results(page).waitFor({ state: 'detached' });
    expect([await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual(['tea', 'false']);
    await box.press('ArrowDown');
    await results(page).getByRole('option').first().waitFor();
    await box.press('Enter');
    await isAt(page, '/search/tea');
    await results(page).waitFor({ state: 'detached' });
  });
});

describe('recent searches', () => {
  const kept = (page: Page) => stored(page, 'recent-searches').then((text) => JSON.parse(text ?? '[]'));
  const terms = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const storage = { 'recent-searches': JSON.stringify(terms) };

  // spec: choosing.26
  test('are offered in an empty field, latest first and at most eight', async () => {
    const page = await journey.open('/products', { storage });
    await field(page).fill('teapot');
    await field(page).press('Enter');
    await isAt(page, '/search/teapot');
    await expect.poll(() => kept(page)).toEqual(['teapot', ...terms.slice(0, 7)]);
    await page.goto(`${journey.origin}/products`);
    await field(page).click();
    await expect
      .poll(() => recent(page).getByRole('link').allTextContents())
      .toEqual(['teapot', ...terms.slice(0, 7)]);
    await field(page).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isAt(page, '/search/one');
    await expect.poll(async () => (await kept(page))[0]).toBe('one');
  });

  // spec: choosing.26
  test('can be taken away one by one and all at once, on a phone too', async () => {
    const page = await journey.open('/products', { ...phone, storage });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await recent(page).getByRole('button', { name: 'Remove three' }).click();
    await expect.poll(() => recent(page).getByRole('link').count()).toBe(7);
    expect(await kept(page)).not.toContain('three');
    await recent(page).getByRole('button', { name: 'Clear' }).click();
    await recent(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual([]);
  });

  // spec: 5.1
  test('do not come in the way of whoever has just emptied the field', async () => {
    const page = await journey.open('/products', { storage });
    await field(page).fill('tea');
    await results(page).getByRole('option').first().waitFor();
    await field(page).fill('  ');
    await results(page).waitFor({ state: 'detached' });
    expect(await recent(page).count()).toBe(0);
  });
});

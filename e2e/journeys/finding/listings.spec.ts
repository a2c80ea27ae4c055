import type { ProductPage } from '@haat/contract/catalog/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { cardOf, foundOn, foundSays, isAt } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };
const list = (query: string) => ask<ProductPage>(journey.origin, `/api/product/list?${query}`);

describe('a list of products', () => {
  // spec: 2.routes.14, 6.1, opens.17
  test('is narrowed by filters that stand in the address, and widened by taking one away', async () => {
    const page = await journey.open('/products');
    await foundSays(page, (await list('')).total);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('radio', { name: /^On discount/ }).check();
    await isAt(page, '/products?discount=1');
    await foundSays(page, (await list('discounted=true')).total);
    await filters.getByLabel('To Rs.').fill('1000');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await isAt(page, '/products?max=1000&discount=1');
    const { total } = await list('discounted=true&max=1000');
    await foundSays(page, total);
    await page.reload();
    await foundSays(page, total);
    expect(await filters.getByRole('radio', { name: /^On discount/ }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove filter: On discount' }).click();
    await isAt(page, '/products?max=1000');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await isAt(page, '/products');
    await expect.poll(() => filters.getByLabel('To Rs.').inputValue()).toBe('');
  });

  // spec: 2.routes.14, 2.card.4
  test('is put in order by price, and stays in order on its next page', async () => {
    const page = await journey.open('/products');
    await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
    await isAt(page, '/products?sort=price-asc');
    await expect.poll(async () => isRising(await pricesOn(page))).toBe(true);
    const dearest = Math.max(...(await pricesOn(page)));
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await isAt(page, '/products?sort=price-asc&page=2');
    await expect.poll(async () => Math.min(...(await pricesOn(page)))).toBeGreaterThanOrEqual(dearest);
    expect(isRising(await pricesOn(page))).toBe(true);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  // spec: 1.8, 2.card.10, opens.17, choosing.31
  test('is where it was left when coming back from a product', async () => {
    const page = await journey.open('/products?inStock=true&page=2', phone);
    const card = page.getByRole('main').getByRole('article').nth(9);
    await card.scrollIntoViewIfNeeded();
    const before: number = await page.evaluate('scrollY');
    expect(before).toBeGreaterThan(500);
    await card.getByRole('heading').getByRole('link').click();
    await isAt(page, /^\/product\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await isAt(page, '/products?inStock=true&page=2');
    await expect.poll(async () => Math.abs(Number(await page.evaluate('scrollY')) - before)).toBeLessThan(40);
    await page.getByRole('button', { name: 'Filters' }).click();
    expect(await page.getByRole('checkbox', { name: 'In stock' }).isChecked()).toBe(true);
  });

  // spec: 2.routes.14
  test('ignores what makes no sense in its address', async () => {
    const junk =
      'page=-3&sort=drop&min=abc&max=1e99&inStock=maybe&category[]=x&vendor=%00&q=%F0%9F%98%80&utm_source=x';
    const page = await journey.open(`/products?${junk}`);
    await foundSays(page, (await list('')).total);
    expect(await page.getByRole('main').getByRole('article').count()).toBe(24);
  });

  // spec: 2.routes.14
  test('says so beyond its last page, and leads back to the first', async () => {
    const page = await journey.open('/products?page=999');
    await page.getByText('There is no page 999').waitFor();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await isAt(page, '/products');
    await foundSays(page, (await list('')).total);
  });
});

describe('a category', () => {
  // spec: 1.7, 2.routes.10, 2.shared.1
  test('leads down to the categories in it, and up again by the way above it', async () => {
    const page = await journey.open('/product_category/fashion-and-outdoor');
    const all = await foundOn(page);
    await page
      .getByRole('navigation', { name: 'In Fashion & Outdoor' })
      .getByRole('link', { name: 'Clothing' })
      .click();
    await isAt(page, '/product_category/clothing');
    await page
      .getByRole('navigation', { name: 'In Clothing' })
      .getByRole('link', { name: 'Shawls & Scarves' })
      .click();
    await isAt(page, '/product_category/shawls-and-scarves');
    await page.getByRole('heading', { level: 1, name: 'Shawls & Scarves' }).waitFor();
    expect(await foundOn(page)).toBeLessThan(all);
    const way = page.getByRole('navigation', { name: 'Where you are' });
    expect(await way.getByRole('listitem').allTextContents()).toEqual([
      'Home',
      'Fashion & Outdoor',
      'Clothing',
      'Shawls & Scarves',
    ]);
    await way.getByRole('link', { name: 'Fashion & Outdoor' }).click();
    await isAt(page, '/product_category/fashion-and-outdoor');
    await foundSays(page, all);
  });

  // spec: 2.header.3, choosing.32
  test('is reached from All Categories in the header', async () => {
    const page = await journey.open('/login');
    await page.getByRole('banner').getByRole('button', { name: 'All Categories' }).hover();
    await page
      .getByRole('list', { name: 'All Categories' })
      .getByRole('link', { name: 'Home & Craft' })
      .hover();
    await page.getByRole('banner').getByRole('link', { name: 'Kitchen & Dining' }).click();
    await isAt(page, '/product_category/kitchen-and-dining');
  });
});

// spec: 2.routes.13
test('a seller has a page of their own with what they sell and nothing else', async () => {
  const page = await journey.open('/shop/ilam-tea-house');
  await page.getByRole('heading', { level: 1, name: 'Ilam Tea House' }).waitFor();
  await foundSays(page, (await list('vendor=ilam-tea-house')).total);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  expect(await filters.getByRole('group', { name: 'Seller' }).count()).toBe(0);
  await filters.getByRole('radio', { name: /^Tea & Food/ }).check();
  await filters.getByRole('radio', { name: /^Pantry/ }).check();
  await isAt(page, '/shop/ilam-tea-house?category=pantry');
  await foundSays(page, (await list('vendor=ilam-tea-house&category=pantry')).total);
});

describe('the quick view', () => {
  const path = '/product_category/kitchen-and-dining';

  // spec: 2.card.7, 2.quick-view.8
  test('adds to the cart on a phone', async () => {
    const page = await journey.open(path, phone);
    const card = cardOf(page, 'cast-iron-pan-with-spout-26-cm');
    await card.getByRole('button', { name: 'More actions' }).click();
    await card.getByRole('button', { name: 'Quick view' }).click();
    const view = page.getByRole('dialog');
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Item Added');
    await view.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  });
});

/** The prices on the cards of a list, in their order. */
const pricesOn = async (page: Page): Promise<number[]> => {
  const texts = await page.getByRole('main').getByRole('article').allInnerTexts();
  return texts.map((text) => Number(/Rs\. ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
};

const isRising = (figures: number[]): boolean =>
  figures.length > 1 && figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? 0));

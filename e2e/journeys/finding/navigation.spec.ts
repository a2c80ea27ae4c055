import type { Category, ProductPage } from '@haat/contract/catalog/schemas';
import type { ShopFrame } from '@haat/contract/content/schemas';
import type { VendorProfile } from '@haat/contract/vendors/schemas';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { foundOn, foundSays, goOn, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';

const journey = useSharedShop();
const frame = () => ask<ShopFrame>(journey.origin, '/api/shop/get-frame/haat');

describe('All Categories', () => {
  // spec: 2.header.3, choosing.32
  test('leads down by mouse and by keyboard, closes on Escape and gives the focus back', async () => {
    const page = await journey.open('/login');
    const button = page.getByRole('banner').getByRole('button', { name: 'All Categories' });
    const menu = page.getByRole('list', { name: 'All Categories' });
    await button.hover();
    await menu.getByRole('link', { name: 'Home & Craft' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Kitchen & Dining' }).click();
    await isAt(page, '/product_category/kitchen-and-dining');
    await menu.waitFor({ state: 'detached' });

    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe(await button.textContent());
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate('document.activeElement.textContent');
      })
      .toBe('Shawls & Scarves');
    await page.keyboard.press('Enter');
    await isAt(page, '/product_category/shawls-and-scarves');
    await menu.waitFor({ state: 'detached' });
  });

  // spec: 2.header.3, choosing.32
  test('by touch shows with the first tap what lies in a category, and goes there with the second', async () => {
    const page = await journey.open('/faq', { width: 1100, height: 800, touch: true });
    await page.getByRole('banner').getByRole('button', { name: 'All Categories' }).tap();
    const menu = page.getByRole('list', { name: 'All Categories' });
    const root = menu.getByRole('link', { name: 'Home & Craft', exact: true });
    await root.tap();
    await menu.getByRole('link', { name: 'Everything in Home & Craft' }).waitFor();
    await isAt(page, '/faq');
    await root.tap();
    await isAt(page, '/product_category/home-and-craft');
  });
});

// spec: 1.7, 2.routes.10, 2.routes.15, 2.shared.1, choosing.32
test('the page of categories shows all three levels; one leads down to those in it, and up again by the way above it', async () => {
  const { categories } = await frame();
  const page = await journey.open('/categories', { width: 360, height: 740 });
  const links = page.getByRole('main').locator('section').getByRole('link');
  expect((await links.allTextContents()).toSorted()).toEqual(categories.map(({ title }) => title).toSorted());
  const byId = new Map(categories.map((category) => [category._id, category]));
  const levelOf = (category: Category): number => {
    const parent = category.parentId ? byId.get(category.parentId) : undefined;
    return parent ? levelOf(parent) + 1 : 1;
  };
  expect(new Set(categories.map(levelOf))).toEqual(new Set([1, 2, 3]));
  const fashion = 'Fashion & Outdoor';
  await page.getByRole('main').getByRole('link', { name: fashion, exact: true }).click();
  await isAt(page, '/product_category/fashion-and-outdoor');
  const within = (title: string) => page.getByRole('navigation', { name: `In ${title}` }).getByRole('link');
  await within(fashion).filter({ hasText: 'Clothing' }).waitFor();
  const all = await foundOn(page);
  await within(fashion).filter({ hasText: 'Clothing' }).click();
  await isAt(page, '/product_category/clothing');
  await within('Clothing').filter({ hasText: 'Shawls & Scarves' }).click();
  await isAt(page, '/product_category/shawls-and-scarves');
  await page.getByRole('heading', { level: 1, name: 'Shawls & Scarves' }).waitFor();
  expect(await foundOn(page)).toBeLessThan(all);
  const way = page.getByRole('navigation', { name: 'Where you are' });
  expect(await way.getByRole('listitem').allTextContents()).toEqual([
    'Home',
    fashion,
    'Clothing',
    'Shawls & Scarves',
  ]);
  await way.getByRole('link', { name: fashion }).click();
  await isAt(page, '/product_category/fashion-and-outdoor');
  await foundSays(page, all);
});

// spec: 2.shared.1
test('the way to a page begins at home and ends with its name', async () => {
  const page = await journey.open('/faq', { as: 'shopper@haat.test' });
  const steps = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
  const title = page.getByRole('heading', { level: 1 });
  let before: string | null = null;
  for (const [path, name] of [
    ['/faq', null],
    ['/products', 'All products'],
    ['/search/tea', 'Results for “tea”'],
    ['/shop/ilam-tea-house', 'Ilam Tea House'],
    ['/categories', 'All Categories'],
    ['/compare', 'Product Comparison'],
    ['/wishlist', 'Wishlist'],
    ['/cart-details', null],
    ['/user-profile', 'My Account'],
    ['/about', null],
    ['/contact', null],
    ['/blog', null],
    ['/return-policy', null],
  ] as const) {
    await goOn(page, path);
    await isAt(page, path);
    await expect.poll(() => steps.last().textContent(), { message: path }).not.toBe(before);
    before = await steps.last().textContent();
    expect(before, path).toBe(name ?? (await title.textContent()));
    expect(await steps.first().textContent(), path).toBe('Home');
    expect(await steps.last().locator('[aria-current=page]').count(), path).toBe(1);
    expect(await steps.first().getByRole('link').getAttribute('href'), path).toBe('/');
  }
  await steps.first().getByRole('link').click();
  await isAt(page, '/');
});

// spec: 2.routes.13, choosing.33
test('the page of a seller says where they are, since when, how much they sell and what shoppers say, and lists nothing else', async () => {
  const vendor = await ask<VendorProfile>(journey.origin, '/api/vendor/get/ilam-tea-house');
  expect(vendor.rating.count).toBeGreaterThan(0);
  const page = await journey.open('/shop/ilam-tea-house');
  await page.getByRole('heading', { level: 1, name: 'Ilam Tea House' }).waitFor();
  const main = page.getByRole('main');
  const average = vendor.rating.average.toFixed(1);
  for (const text of [
    vendor.intro,
    vendor.city,
    `Selling since ${vendor.since.slice(0, 4)}`,
    `${vendor.products} products`,
    `${average} from ${vendor.rating.count} reviews of its products`,
  ])
    await main.getByText(text, { exact: true }).waitFor();
  await main.getByRole('img', { name: `${average} of 5 stars` }).waitFor();
  const list = (query: string) =>
    ask<ProductPage>(journey.origin, `/api/product/list?vendor=ilam-tea-house${query}`);
  await foundSays(page, (await list('')).total);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  expect(await filters.getByRole('group', { name: 'Seller' }).count()).toBe(0);
  await filters.getByRole('radio', { name: /^Tea & Food/ }).check();
  await filters.getByRole('radio', { name: /^Pantry/ }).check();
  await isAt(page, '/shop/ilam-tea-house?category=pantry');
  await foundSays(page, (await list('&category=pantry')).total);
});

// spec: 8.11, choosing.37
test('a shop that cannot be asked shows a way on, and nothing of what went wrong', async () => {
  const page = await journey.open('/faq', { allow: [/status of 503/, /Error/] });
  let isDown = true;
  await page.route('**/*.data*', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'the database exploded' }) : route.continue(),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/exploded|503/);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
});

import type { ProductPage } from '@haat/contract/catalog/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { foundSays, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const journey = useSharedShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
const shoes = '/product_category/shoes-and-bags';
const list = (query: string) => ask<ProductPage>(journey.origin, `/api/product/list?${query}`);
const inShoes = (query: string) => list(`category=shoes-and-bags&${query}`);

describe('a list of products', () => {
  // spec: choosing.27
  test('is narrowed by several sizes together, and each of them can be taken away again', async () => {
    const page = await journey.open(shoes);
    const filters = filtersOf(page);
    await filters.getByRole('checkbox', { name: /^43/ }).check();
    await isAt(page, `${shoes}?sizes=43`);
    await foundSays(page, (await inShoes('sizes=43')).total);
    await filters.getByRole('checkbox', { name: /^36/ }).check();
    await isAt(page, `${shoes}?sizes=36&sizes=43`);
    const { total } = await inShoes('sizes=36&sizes=43');
    expect(total).toBeGreaterThan((await inShoes('sizes=43')).total);
    await foundSays(page, total);
    await page.reload();
    await foundSays(page, total);
    expect(await filters.getByRole('checkbox', { name: /^36/ }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove filter: Size: 43' }).click();
    await isAt(page, `${shoes}?sizes=36`);
    await expect.poll(() => filters.getByRole('checkbox', { name: /^43/ }).isChecked()).toBe(false);
    await page.goBack();
    await foundSays(page, total);
    expect(await filters.getByRole('checkbox', { name: /^43/ }).isChecked()).toBe(true);
  });

  // spec: choosing.27
  test('keeps a box ticked just as the list of the one before it comes', async () => {
    const page = await journey.open(shoes);
    const filters = filtersOf(page);
    // Ticks the second one in the very step in which the list of the first takes over, and watches it from then on.
    await page.evaluate(`
      const second = document.querySelector('input[name="sizes"][value="36"]');
      const watch = () => {
        if (!second.checked) document.body.dataset.lost = 'true';
        requestAnimationFrame(watch);
      };
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        history.pushState = push;
        push(...entry);
        queueMicrotask(() => {
          second.click();
          watch();
        });
      };
    `);
    await filters.getByRole('checkbox', { name: /^43/ }).check();
    await isAt(page, `${shoes}?sizes=36&sizes=43`);
    await foundSays(page, (await inShoes('sizes=36&sizes=43')).total);
    expect(await page.locator('body').getAttribute('data-lost')).toBeNull();
  });

  // spec: choosing.27
  test('by a colour and a size shows only what comes in both', async () => {
    const { facets } = await inShoes('facets=true&size=1&sizes=40');
    const colour = facets?.colour[0];
    if (!colour) throw new Error('the demo has shoes in colours');
    const page = await journey.open(`${shoes}?sizes=40`);
    const filters = filtersOf(page);
    await filters.getByRole('checkbox', { name: new RegExp(`^${colour.title}`) }).check();
    await foundSays(page, colour.count);
    await isAt(page, `${shoes}?sizes=40&colours=${colour.value.replaceAll(' ', '+')}`);
    await page.getByRole('link', { name: `Remove filter: Color: ${colour.title}` }).waitFor();
  });

  // spec: choosing.27
  test('by several sellers and by a discount from a percent on', async () => {
    const page = await journey.open('/products');
    const filters = filtersOf(page);
    await filters.getByRole('checkbox', { name: /^Ilam Tea House/ }).check();
    await isAt(page, '/products?vendor=ilam-tea-house');
    await filters.getByRole('checkbox', { name: /^Pokhara Outdoor/ }).check();
    await isAt(page, '/products?vendor=ilam-tea-house&vendor=pokhara-outdoor');
    await foundSays(page, (await list('vendor=ilam-tea-house&vendor=pokhara-outdoor')).total);
    await filters.getByRole('radio', { name: /^10% off or more/ }).check();
    await isAt(page, '/products?vendor=ilam-tea-house&vendor=pokhara-outdoor&discount=10');
    await foundSays(page, (await list('vendor=ilam-tea-house&vendor=pokhara-outdoor&discount=10')).total);
  });

  // spec: opens.17
  test('keeps its order when its filters are cleared', async () => {
    const page = await journey.open('/products?discount=1&inStock=true&sort=price-desc');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await isAt(page, '/products?sort=price-desc');
    await foundSays(page, (await list('')).total);
  });

  // spec: choosing.27
  test.each(['/products', shoes, '/search/shoes', '/shop/pokhara-outdoor'])(
    'at %s offers size, colour, price, stock and discount with what each would leave',
    async (path) => {
      const page = await journey.open(path);
      const filters = filtersOf(page);
      for (const group of ['Size', 'Color', 'Price', 'Discount'])
        await filters.getByRole('group', { name: group }).waitFor();
      const stock = filters.getByRole('checkbox', { name: /^In stock/ });
      const count = Number.parseInt((await labelOf(filters, /^In stock/)).replace(/\D/g, ''), 10);
      await stock.check();
      await isAt(page, `${path}?inStock=true`);
      await foundSays(page, count);
      const size = filters.getByRole('group', { name: 'Size' });
      const left = Number((await size.locator('label span').first().textContent()) ?? '');
      await size.getByRole('checkbox').first().check();
      await foundSays(page, left);
    },
  );

  // spec: choosing.30
  test('is narrowed by sizes where the code never comes', async () => {
    const before = (tab: Page) => tab.route('**/assets/*.js', () => {});
    const page = await journey.open(shoes, { before, asleep: true });
    const filters = filtersOf(page);
    await filters.getByRole('checkbox', { name: /^40/ }).check();
    await filters.getByRole('checkbox', { name: /^36/ }).check();
    await filters.getByRole('button', { name: 'Apply' }).click({ noWaitAfter: true });
    await isAt(page, new RegExp(`^${shoes}\\?.*sizes=36&sizes=40`));
    expect(await page.getByRole('main').getByRole('article').count()).toBe(
      (await inShoes('sizes=36&sizes=40')).total,
    );
  });

  // spec: choosing.30
  test('on a phone is narrowed in a sheet that says what it leaves, in Nepali too', async () => {
    const page = await journey.open(shoes, { ...phone, language: 'ne' });
    const inNepali = saying('ne');
    await page.getByRole('button', { name: inNepali('listing.filters') }).click();
    const sheet = page.getByRole('complementary', { name: inNepali('listing.filters') });
    await sheet
      .getByRole('group', { name: inNepali('filter.size') })
      .locator('label', { hasText: /^४०/ })
      .tap();
    const { total } = await inShoes('sizes=40');
    const figure = new Intl.NumberFormat('ne-NP-u-nu-deva').format(total);
    await sheet.getByRole('button', { name: inNepali('listing.show', { n: figure }) }).tap();
    await expect.poll(() => sheet.isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('article').count()).toBe(total);
  });
});

// spec: choosing.64
test('hundreds of kinds of junk in the address are ignored or an empty list, never an error', async () => {
  const names = 'category vendor min max sizes colours inStock discount sort page'.split(' ');
  const values = [
    ...['', '%20', '-1', '0', '1e99', '99999999999', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
    ...['%00', '%0A', '%FF', '%F0%9F%AB%96', '%ED%A0%80', "' OR 1=1 --", '../..', '{"a":1}', '{,}', '"\\'],
    ...['<script>alert(1)</script>', '$[*]', '%25', 'x'.repeat(300), 'चिया', '__proto__', 'constructor'],
  ];
  const queries = names.flatMap((name) => [
    ...values.map((value) => `${name}=${value}`),
    `${name}[]=x`,
    `${name}[a]=x`,
    `${name}=a&${name}=b&${name}=%00`,
    `${name}=x&`.repeat(60),
  ]);
  expect(queries.length).toBeGreaterThan(300);
  const bad: string[] = [];
  for (const query of queries) {
    const answer = await fetch(`${journey.origin}/products?${query}`);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('<h1')) bad.push(`${answer.status} ${query}`);
  }
  expect(bad).toEqual([]);
  const page = await journey.open('/products?sizes=nobody-has-this&colours=%22%7B%7D&min=abc');
  await page.getByText(say('listing.empty')).waitFor();
  await page.getByRole('link', { name: 'Remove filter: Size: nobody-has-this' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click();
  await foundSays(page, (await list('')).total);
});

const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

const labelOf = async (filters: ReturnType<typeof filtersOf>, text: RegExp): Promise<string> =>
  (await filters.locator('label').filter({ hasText: text }).textContent()) ?? '';

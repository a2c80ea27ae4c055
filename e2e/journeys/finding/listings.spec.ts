import type { ProductPage } from '@haat/contract/catalog/schemas';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { foundSays, goOn, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const journey = useSharedShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
const shoes = '/product_category/shoes-and-bags';
const list = (query: string) => ask<ProductPage>(journey.origin, `/api/product/list?${query}`);
const inShoes = (query: string) => list(`category=shoes-and-bags&${query}`);

describe('a list of products', () => {
  // spec: 2.routes.14, 2.card.4, 6.1, opens.17, opens.47
  test('is narrowed by filters that stand in the address, widened by taking one away, and put in order by price', async () => {
    const page = await journey.open('/products?page=999');
    await page.getByText('There is no page 999').waitFor();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await isAt(page, '/products');
    await foundSays(page, (await list('')).total);
    const filters = filtersOf(page);
    await filters.getByRole('radio', { name: /^On discount/ }).check();
    await isAt(page, '/products?discount=1');
    await foundSays(page, (await list('discounted=true')).total);
    await filters.getByLabel('To Rs.').fill('1000');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await isAt(page, '/products?max=1000&discount=1');
    await foundSays(page, (await list('discounted=true&max=1000')).total);
    await page.getByRole('link', { name: 'Remove filter: On discount' }).press('Enter');
    await isAt(page, '/products?max=1000');
    await page.locator(':focus').filter({ hasText: 'found' }).waitFor();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await isAt(page, '/products');
    await expect.poll(() => filters.getByLabel('To Rs.').inputValue()).toBe('');

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

  // spec: choosing.27, choosing.64, opens.17
  test('from an address that somebody sent has its filters and its order, and widens when they are cleared', async () => {
    const page = await journey.open(
      '/products?sizes=nobody-has-this&colours=%22%7B%7D&min=abc&discount=1&inStock=true&sort=price-desc',
    );
    await page.getByText(say('listing.empty')).waitFor();
    const filters = filtersOf(page);
    expect(await filters.getByRole('radio', { name: /^On discount/ }).isChecked()).toBe(true);
    const ofSize = page.getByRole('link', { name: 'Remove filter: Size: nobody-has-this' });
    await ofSize.click();
    await ofSize.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click();
    await isAt(page, '/products?sort=price-desc');
    await foundSays(page, (await list('')).total);
    await filters.getByRole('checkbox', { name: /^Ilam Tea House/ }).check();
    await isAt(page, '/products?vendor=ilam-tea-house&sort=price-desc');
    await filters.getByRole('checkbox', { name: /^Pokhara Outdoor/ }).check();
    const sellers = 'vendor=ilam-tea-house&vendor=pokhara-outdoor';
    await isAt(page, `/products?${sellers}&sort=price-desc`);
    await foundSays(page, (await list(sellers)).total);
    await filters.getByRole('radio', { name: /^10% off or more/ }).check();
    await isAt(page, `/products?${sellers}&discount=10&sort=price-desc`);
    await foundSays(page, (await list(`${sellers}&discount=10`)).total);
  });

  // spec: choosing.27
  test('is narrowed by several sizes together, also by one ticked just as the list comes, and by a colour of them', async () => {
    const page = await journey.open(shoes);
    const filters = filtersOf(page);
    await page.evaluate(tickTogether);
    await filters.getByRole('checkbox', { name: /^43/ }).check();
    await isAt(page, `${shoes}?sizes=36&sizes=43`);
    const { total, facets } = await inShoes('sizes=36&sizes=43&facets=true');
    expect(total).toBeGreaterThan((await inShoes('sizes=43')).total);
    await foundSays(page, total);
    expect(await page.locator('body').getAttribute('data-lost')).toBeNull();
    await page.getByRole('link', { name: 'Remove filter: Size: 43' }).click();
    await isAt(page, `${shoes}?sizes=36`);
    await expect.poll(() => filters.getByRole('checkbox', { name: /^43/ }).isChecked()).toBe(false);
    await page.goBack();
    await foundSays(page, total);
    expect(await filters.getByRole('checkbox', { name: /^43/ }).isChecked()).toBe(true);

    const colour = facets?.colour[0];
    if (!colour) throw new Error('the demo has shoes in colours');
    await filters.getByRole('checkbox', { name: new RegExp(`^${colour.title}`) }).check();
    await isAt(page, `${shoes}?sizes=36&sizes=43&colours=${colour.value.replaceAll(' ', '+')}`);
    await foundSays(page, colour.count);
    await page.getByRole('link', { name: `Remove filter: Color: ${colour.title}` }).waitFor();
  });

  // spec: choosing.27
  test('of all, of a category, of a search or of a seller offers filters with what each would leave', async () => {
    const page = await journey.open('/products');
    for (const path of ['/products', shoes, '/search/shoes', '/shop/pokhara-outdoor']) {
      await goOn(page, path);
      await isAt(page, path);
      // What the list before was narrowed by has gone with it.
      await expect.poll(() => page.getByRole('link', { name: 'Clear filters' }).count()).toBe(0);
      const filters = filtersOf(page);
      for (const group of ['Size', 'Color', 'Price', 'Discount'])
        await filters.getByRole('group', { name: group }).waitFor();
      const inStock = filters.locator('label').filter({ hasText: /^In stock/ });
      const count = Number.parseInt(((await inStock.textContent()) ?? '').replace(/\D/g, ''), 10);
      await filters.getByRole('checkbox', { name: /^In stock/ }).check();
      await isAt(page, `${path}?inStock=true`);
      await foundSays(page, count);
    }
    const size = filtersOf(page).getByRole('group', { name: 'Size' });
    const left = Number((await size.locator('label span').first().textContent()) ?? '');
    await size.getByRole('checkbox').first().check();
    await foundSays(page, left);
  });

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

// spec: 2.routes.14, choosing.64
test('hundreds of kinds of junk in the address are ignored or an empty list, never an error', async () => {
  const choices = ['category', 'vendor', 'sizes', 'colours'];
  const figures = ['min', 'max', 'inStock', 'discount', 'sort', 'page'];
  const values = [
    ...['', '%20', '-1', '0', '1e99', '99999999999', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
    ...['%00', '%0A', '%FF', '%F0%9F%AB%96', '%ED%A0%80', "' OR 1=1 --", '../..', '{"a":1}', '{,}', '"\\'],
    ...['<script>alert(1)</script>', '$[*]', '%25', 'x'.repeat(300), 'चिया', '__proto__', 'constructor'],
  ];
  const kinds = [
    ...values.map((value) => (name: string) => `${name}=${value}`),
    (name: string) => `${name}[]=x`,
    (name: string) => `${name}[a]=x`,
    (name: string) => `${name}=a&${name}=b&${name}=%00`,
    (name: string) => `${name}=x&`.repeat(60),
  ];
  // A page costs the time that a name for itself would not be worth.
  const queries = [choices, figures].flatMap((names) =>
    kinds.map((junk) => names.map((name) => junk(name)).join('&')),
  );
  expect(kinds.length * (choices.length + figures.length)).toBeGreaterThan(300);
  const bad: string[] = [];
  const answerTo = async (query: string) => {
    const answer = await fetch(`${journey.origin}/products?${query}`);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('<h1')) bad.push(`${answer.status} ${query}`);
    return html;
  };
  for (const query of queries) await answerTo(query);
  const all = await answerTo(
    'page=-3&sort=drop&min=abc&max=1e99&inStock=maybe&category[]=x&vendor=%00&q=%F0%9F%98%80&utm_source=x',
  );
  expect(bad).toEqual([]);
  expect(all).toContain(`${(await list('')).total} products found`);
  expect(all.split('<article').length - 1).toBe(24);
});

const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** Ticks a second size in the very step in which the list of the first takes over, and watches it from then on. */
const tickTogether = `
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
`;

/** The prices on the cards of a list, in their order. */
const pricesOn = async (page: Page): Promise<number[]> => {
  const texts = await page.getByRole('main').getByRole('article').allInnerTexts();
  return texts.map((text) => Number(/Rs\. ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
};

const isRising = (figures: number[]): boolean =>
  figures.length > 1 && figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? 0));

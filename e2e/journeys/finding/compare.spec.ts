import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productAt } from '../../support/api.ts';
import { cardOf, goOn, isAt, logIn, stored } from '../../support/page-actions.ts';
import { inLanguage, useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const kitchen = '/product_category/kitchen-and-dining';
const shopper = 'shopper2@haat.test';
const pan = 'cast-iron-pan-with-spout-26-cm';
const panTitle = 'Cast-iron Pan with Spout, 26 cm';
const cooker = 'pressure-cooker-3-litre-stainless-steel';
const bowls = 'noodle-bowls-with-chopsticks-set-of-2';
/** It has no discount. */
const lunchBox = 'lunch-box-with-three-compartments';
/** Nothing is left of it. */
const candle = 'beeswax-pillar-candle';
const seven = [
  pan,
  cooker,
  lunchBox,
  candle,
  'kitchen-knife-18-cm-full-tang',
  'heavy-water-tumblers-set-of-6',
  'steel-cutlery-set-for-six-18-pieces',
];
/** The browser's own line about a product that is gone. */
const notThere = /404 \(Not Found\)/;

describe('a product is put aside', () => {
  // spec: 1.11, 2.card.6, 3.3, 5.13, 2.routes.6, choosing.22
  test('from its card by mouse or keyboard, once; side by side the rows are tinted where they differ', async () => {
    const page = await journey.open(kitchen);
    const compare = cardOf(page, pan).getByRole('button', { name: 'Add to compare' });
    await compare.waitFor();
    expect(await page.evaluate(compareSeen)).toBe('0');
    await cardOf(page, pan).hover();
    await expect.poll(() => page.evaluate(compareSeen)).toBe('1');
    await compare.click();
    expect(await told(page, 'Item added to compare list')).toBe(1000);
    await compare.click();
    await told(page, 'This item already exists in the compare list');
    await cardOf(page, cooker).getByRole('button', { name: 'Add to compare' }).press('Enter');
    await told(page, /^Item Added$/);
    const list = JSON.parse((await stored(page, 'compare')) ?? '') as { _id: string; slug: string }[];
    expect(list.map(({ slug }) => slug)).toEqual([pan, cooker]);
    expect(list[0]?._id).toBe((await productAt(journey.origin, pan))._id);

    await page.getByRole('link', { name: 'Compare', exact: true }).first().click();
    const table = tableOf(page);
    await rowOf(table, 'Material').waitFor();
    expect(await cellsOf(table, 'Material')).toEqual(['Material', 'Cast iron', 'Stainless steel']);
    expect(await cellsOf(table, 'Diameter')).toEqual(['Diameter', '26 cm', 'Not stated']);
    expect(await tinted(rowOf(table, 'Material'))).toEqual([true, true]);
    expect(await tinted(rowOf(table, 'Availability'))).toEqual([false, false]);
    expect(await table.getByText('Different').count()).toBe(0);
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ of \d+ rows are different: .*Material/ })
      .waitFor();
    const all = await table.getByRole('row').count();
    await page.getByRole('switch', { name: 'Show only differences' }).press('Space');
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all);
    await rowOf(table, 'Material').waitFor();
    await table.getByRole('button', { name: 'Buy now' }).first().waitFor();
  });

  // spec: 2.card.6, choosing.1, choosing.22
  test('by thumb on a phone, where titles and names keep in sight, for one product as for eight', async () => {
    const page = await journey.open(kitchen, { ...phone, ...(await comparing(...seven)) });
    await cardOf(page, bowls).scrollIntoViewIfNeeded();
    await cardOf(page, bowls).getByRole('button', { name: 'More actions' }).tap();
    await cardOf(page, bowls).getByRole('button', { name: 'Add to compare' }).tap();
    await told(page, /^Item Added$/);
    await goOn(page, '/compare');
    const table = tableOf(page);
    await rowOf(table, 'Material').waitFor();
    expect(await heads(page).count()).toBe(8);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await scrollBox(page);
    const place = placesIn(page);
    expect(await place(heads(page).last())).toMatchObject({ top: true });
    expect(await place(page.getByRole('rowheader').last())).toMatchObject({ start: true });
    for (let left = 8; left > 1; left -= 1) {
      await page
        .getByRole('button', { name: /from the comparison$/ })
        .last()
        .click();
      await expect.poll(() => heads(page).count()).toBe(left - 1);
    }
    await page.getByText('1 product', { exact: true }).waitFor();
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await cellsOf(table, 'Material')).toEqual(['Material', 'Cast iron']);
  });
});

describe('the comparison', () => {
  // spec: 2.compare.2, choosing.22
  test('shows as many products as the screen is wide for; titles stay above, on a wide one names beside', async () => {
    const page = await journey.open('/compare', await comparing(...seven, bowls));
    await rowOf(tableOf(page), 'Material').waitFor();
    for (const [width, many] of [
      [360, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => wholeColumns(page, width), { message: `${width} px` }).toBe(many);
    }
    await scrollBox(page);
    const place = placesIn(page);
    expect(await place(heads(page).last())).toMatchObject({ top: true });
    expect(await place(page.getByRole('rowheader').last())).toMatchObject({ start: true });
    expect(await place(page.getByRole('columnheader').first())).toEqual({ top: true, start: true });
  });

  // spec: 1.11, 2.routes.6, 2.compare.3, 2.compare.4, 4.7, 9.11
  test('shows of each pictures, price, seller and description; sells five at most, nothing that is sold out', async () => {
    const page = await journey.open('/compare', await comparing(pan, lunchBox, candle));
    const first = await columnOf(page, panTitle);
    await first.getByText('Rs. 1,950').waitFor();
    await first.getByText('15% off').waitFor();
    await first.getByText('1 / 2').waitFor();
    await first.getByRole('button', { name: 'Next picture' }).click();
    await first.getByText('2 / 2').waitFor();
    expect(await first.getByRole('link', { name: 'Everyday Pasal' }).getAttribute('href')).toBe(
      '/shop/everyday-pasal',
    );
    const text = first.locator('p[lang=en-US]');
    const description = (await productAt(journey.origin, pan)).description.replace(/<[^>]*>/g, '');
    const cut = (await text.textContent()) ?? '';
    expect(cut.length).toBeLessThanOrEqual(101);
    expect([cut.endsWith('…'), description.startsWith(cut.slice(0, -1))]).toEqual([true, true]);
    await first.getByText('Show More').click();
    expect(((await text.textContent()) ?? '').length).toBeGreaterThan(cut.length);
    await first.getByText('Show Less').click();
    expect(await text.textContent()).toBe(cut);
    const other = await columnOf(page, 'Lunch Box with Three Compartments');
    await other.getByText('Rs. 780').waitFor();
    expect(await other.getByText('% off').count()).toBe(0);

    const control = first.getByRole('group', { name: `Quantity: ${panTitle}` });
    const add = first.getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await told(page, /^Item Added$/);
    expect(await control.getByRole('button', { name: /^One less/ }).count()).toBe(0);
    for (const many of ['2', '3', '4', '5']) {
      await control.getByRole('button', { name: /^One more/ }).click();
      await expect.poll(() => control.locator('output').textContent()).toBe(many);
    }
    expect(await control.getByRole('button', { name: /^One more/ }).count()).toBe(0);
    await add.click();
    await told(page, 'You have 5 of this product in your cart already.');
    expect(await control.locator('output').textContent()).toBe('5');
    const soldOut = await columnOf(page, 'Beeswax Pillar Candle');
    expect(await soldOut.getByRole('button', { name: 'Out of Stock' }).isDisabled()).toBe(true);
    expect(await soldOut.getByRole('button', { name: 'Buy now' }).count()).toBe(0);
  });

  // spec: 2.compare.1, 2.compare.3, 2.compare.5
  test('lets a product go at once, from every tab, and keeps the focus; with none left it leads to the products', async () => {
    const page = await journey.open('/compare', await comparing(pan, cooker));
    const other = await journey.open('/compare', { context: page.context() });
    await page.getByRole('button', { name: `Remove ${panTitle} from the comparison` }).press('Enter');
    await head(page, panTitle).waitFor({ state: 'detached' });
    await head(other, panTitle).waitFor({ state: 'detached' });
    await page.getByText('1 product', { exact: true }).waitFor();
    expect(await page.locator(':focus').textContent()).toBe('1 product');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await other.getByText('No products to compare').waitFor();
    expect(await stored(page, 'compare')).toBe('[]');
    await page.getByRole('link', { name: 'Browse Products' }).click();
    await isAt(page, '/products');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Product Comparison' }).waitFor();
    await page.getByText('Compare features, prices, and specifications side by side').waitFor();
    await page.getByText('No products to compare').waitFor();
    await page.getByText('Add some products to start comparing their features and prices').waitFor();
  });

  // spec: choosing.23
  test('of a list of yesterday tells what has moved, what is gone, and asks again for what it cannot have now', async () => {
    const [kept, gone, away] = (await comparedOf(pan, cooker, lunchBox)) as [Kept, Kept, Kept];
    const list = [
      { ...kept, price: 1_500 },
      { ...gone, slug: 'gone-with-the-wind', title: 'Gone with the wind' },
      away,
    ];
    const page = await journey.open('/compare', {
      storage: { compare: JSON.stringify(list) },
      allow: [notThere, /ERR_INTERNET_DISCONNECTED/],
      before: (tab) =>
        tab.route(`**/api/product/get/${lunchBox}`, (route) => route.abort('internetdisconnected'), {
          times: 1,
        }),
    });
    const first = await columnOf(page, panTitle);
    await first.getByText('It was Rs. 1,500 when you added it').waitFor();
    await first.getByText('Rs. 1,950').waitFor();
    const lost = await columnOf(page, 'Gone with the wind');
    await lost.getByText('No longer sold here').waitFor();
    expect(await lost.getByRole('link').count()).toBe(0);
    const absent = await columnOf(page, away.title);
    await absent.getByText('No connection. Please check your network and try again.').waitFor();
    await absent.getByText('Rs. 780').waitFor();
    expect(await page.getByText('Not stated').count()).toBe(0);
    await absent.getByRole('button', { name: 'Try again' }).click();
    await absent.getByRole('button', { name: 'Buy now' }).waitFor();
    await lost.getByRole('button', { name: 'Remove', exact: true }).click();
    await head(page, 'Gone with the wind').waitFor({ state: 'detached' });
  });
});

describe('a guest', () => {
  // spec: 4.18, 5.5, 5.6
  test('logs in before a compared product opens; what they buy now is in the cart after it, once, and once more later', async () => {
    const language = 'ne';
    const say = saying(language);
    const login = inLanguage('/login', language);
    const details = inLanguage('/cart-details', language);
    const page = await journey.open('/compare', { language, ...(await comparing(cooker)) });
    await page.getByRole('heading', { level: 2 }).getByRole('link').click();
    await told(page, say('account.loginFirst'));
    await isAt(page, `${login}?next=${encodeURIComponent(inLanguage(`/product/${cooker}`, language))}`);
    await page.goBack();
    const buy = page.getByRole('button', { name: say('product.buy') });
    await buy.click();
    expect(await told(page, say('account.loginFirst'))).toBe(4000);
    await isAt(page, `${login}?next=${encodeURIComponent(details)}`);
    expect(await cartOf(page)).toEqual([]);
    await logIn(page, say, shopper);
    await isAt(page, details);
    await expect.poll(() => cartOf(page)).toEqual([[cooker, 1]]);
    await page.reload();
    await page.getByRole('main').locator(`a[href$="/product/${cooker}"]`).first().waitFor();
    expect(await cartOf(page)).toEqual([[cooker, 1]]);
    await goOn(page, inLanguage('/compare', language));
    await buy.click();
    await isAt(page, details);
    expect(await cartOf(page)).toEqual([[cooker, 2]]);
  });

  // spec: 5.5, opens.34
  test('opens it at once in a shop whose owner chose so', async () => {
    const himal = { subdom: 'himal' };
    const chocolate = 'dark-chocolate-with-himalayan-salt-90-g';
    const page = await journey.open('/product_category/trail-food', { cookies: himal });
    await cardOf(page, chocolate).getByRole('button', { name: 'Add to compare' }).press('Enter');
    await told(page, 'Item added to compare list');
    await goOn(page, '/compare');
    await page.getByRole('heading', { level: 2 }).getByRole('link').click();
    await isAt(page, `/product/${chocolate}`);
  });
});

interface Kept {
  _id: string;
  title: string;
  price: number;
}

/** Products as the compare list keeps them. */
const comparedOf = (...slugs: string[]): Promise<Kept[]> =>
  Promise.all(
    slugs.map(async (slug) => {
      const { _id, title, price, markPrice, discount, images, adminId, inStock } = await productAt(
        journey.origin,
        slug,
      );
      return { _id, title, slug, price, markPrice, discount, images, adminId, inStock };
    }),
  );

const comparing = async (...slugs: string[]) => ({
  storage: { compare: JSON.stringify(await comparedOf(...slugs)) },
});

const heads = (page: Page) => page.getByRole('table').locator('thead th:not(:first-child)');
const head = (page: Page, title: string) => heads(page).filter({ hasText: title });
/** Everything the table says of one product, from its pictures down. */
async function columnOf(page: Page, title: string): Promise<Locator> {
  await head(page, title).waitFor();
  const titles = await heads(page).getByRole('heading').allTextContents();
  return page.locator(`main tr > :nth-child(${titles.indexOf(title) + 2})`);
}
/** How many products are seen from edge to edge, under the names of the rows or beside them. */
const wholeColumns = async (page: Page, width: number): Promise<number> => {
  const boxes = await Promise.all((await heads(page).all()).map((each) => each.boundingBox()));
  return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
};
const tableOf = (page: Page) => page.getByRole('region', { name: 'Compared products' }).getByRole('table');
const rowOf = (table: Locator, name: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const tinted = async (row: Locator) =>
  Promise.all(
    (await row.locator('td').all()).map(async (cell) =>
      ((await cell.getAttribute('class')) ?? '').split(' ').includes('bg-sunken'),
    ),
  );
const scrollBox = (page: Page) =>
  page.evaluate(
    `document.querySelector('main [role=region]').scrollTo({ left: 9999, top: 9999, behavior: 'instant' })`,
  );
/** Whether a cell lies at the upper edge, and at the starting edge, of the box that scrolls. */
const placesIn = (page: Page) => async (cell: Locator) => {
  const [edge, own] = await Promise.all([
    page.getByRole('region', { name: 'Compared products' }).boundingBox(),
    cell.boundingBox(),
  ]);
  if (!edge || !own) throw new Error('nothing is seen of it');
  return { top: Math.abs(own.y - edge.y) <= 1, start: Math.abs(own.x - edge.x) <= 1 };
};
const cellsOf = (table: Locator, name: string) => rowOf(table, name).locator('th, td').allTextContents();
/** How much is seen of the button that compares the pan, from 0 to 1. */
const compareSeen = `getComputedStyle([...document.querySelectorAll('article')]
  .find((card) => card.querySelector('h3 a[href$="/product/${pan}"]'))
  .querySelector('[title="Add to compare"]')).opacity`;

const cartOf = async (page: Page) =>
  (JSON.parse((await stored(page, 'myCart')) ?? '[]') as { slug: string; quantity: number }[]).map(
    ({ slug, quantity }) => [slug, quantity],
  );

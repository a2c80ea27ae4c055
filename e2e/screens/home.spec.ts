import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { closePopup, isAt, widthIn } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const frame = () => ask<ShopFrame>(journey.origin, '/api/shop/get-frame/haat');
const bundle = () =>
  ask<{ sliders: { title: string; link: string | null }[] }>(journey.origin, '/api/shop/get-junk/haat');

test('with text twice as large the name of the shop is whole on a phone, and no arrow of a slide lies over its button', async () => {
  const page = await journey.open('/', {
    ...{ width: 360, height: 740 },
    before: (tab) =>
      tab.addInitScript(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'))",
      ),
  });
  await closePopup(page);
  const name = page.getByRole('banner').getByText('Haat', { exact: true });
  expect(
    await name.evaluate(
      (each: { scrollWidth: number; clientWidth: number }) => each.scrollWidth - each.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  const slides = page.getByRole('region', { name: 'Offers' });
  const arrow = slides.getByRole('button', { name: 'More', includeHidden: true });
  // A narrow window with a mouse shows it.
  await arrow.evaluate((each: { style: { display: string } }) => (each.style.display = 'grid'));
  const [next, link] = await Promise.all([
    arrow.boundingBox(),
    slides.getByRole('link').first().boundingBox(),
  ]);
  expect(next!.y + next!.height < link!.y || next!.x > link!.x + link!.width).toBe(true);
});

// spec: 2.routes.2
test('on a phone the sliders are swiped, a row stays where it was left, and the grid leads to the first eight categories', async () => {
  const [{ sliders }, { categories, footerItems }] = await Promise.all([bundle(), frame()]);
  const page = await journey.open('/', {
    width: 360,
    height: 740,
    // That a card was pressed is not counted: others look at the same shop.
    before: (tab) => tab.route('**/api/product/views/*', (route) => route.fulfill({ json: {} })),
    allow: [/changes what others look at: POST .*\/api\/product\/views\//],
  });
  await closePopup(page);
  const slides = page.getByRole('region', { name: 'Offers' });
  await slides.getByRole('list').evaluate((row: { clientWidth: number; scrollLeft: number }) => {
    row.scrollLeft = row.clientWidth;
  });
  await expect
    .poll(() => slides.getByRole('button', { name: 'Slide 2 of' }).getAttribute('aria-current'))
    .toBe('true');
  expect(await titlesSeen(slides)).toEqual([sliders[1]?.title]);

  const row = page.getByRole('list', { name: 'Popular now' });
  const place = () => row.evaluate((each: { scrollLeft: number }) => each.scrollLeft);
  await row.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(300);
  const left = await place();
  await row.getByRole('article').nth(4).getByRole('heading').getByRole('link').tap();
  await isAt(page, /^\/product\//);
  await page.goBack();
  await expect.poll(place).toBe(left);

  const heading = page.getByRole('heading', { name: 'Shop by category' });
  const grid = page.getByRole('main').locator('section').filter({ has: heading });
  const titles = await grid.getByRole('link').allTextContents();
  expect(titles).toHaveLength(Math.min(8, categories.length));
  expect(titles.slice(0, footerItems.length)).toEqual(
    footerItems.slice(0, 8).map(({ category }) => category.title),
  );
  await grid.getByRole('link').first().click();
  await isAt(page, `/product_category/${footerItems[0]?.category.slug}`);
});

// spec: 2.routes.2, 2.routes.3
test('on a desktop the popup comes once a visit, and the sliders move when they are pressed alone', async () => {
  const { sliders } = await bundle();
  const visit = async () => {
    const page = await journey.open('/', { before: (tab) => tab.clock.install() });
    await page.clock.runFor(1_500);
    await page.getByRole('dialog').waitFor();
    return page;
  };
  const page = await visit();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'detached' });

  const slides = page.getByRole('region', { name: 'Offers' });
  await page.clock.runFor(60_000);
  expect(await titlesSeen(slides)).toEqual([sliders[0]?.title]);
  expect(await slides.getByRole('button', { name: 'Slide 1 of' }).getAttribute('aria-current')).toBe('true');
  expect(await slides.getByRole('button', { name: 'Back' }).count()).toBe(0);
  await slides.getByRole('button', { name: 'More' }).click();
  await expect.poll(() => titlesSeen(slides)).toEqual([sliders[1]?.title]);
  await slides.getByRole('button', { name: 'Slide 1 of' }).click();
  await expect.poll(() => titlesSeen(slides)).toEqual([sliders[0]?.title]);
  await slides.getByRole('link', { name: `See more: ${sliders[0]?.title}` }).click();
  await isAt(page, sliders[0]?.link ?? '');

  // Neither by a link nor by a new load does the popup come again; in the next visit it does.
  const comesNoMore = async () => {
    await page.getByRole('heading', { name: 'New arrivals' }).waitFor();
    await page.clock.runFor(10_000);
    expect(await popup.count()).toBe(0);
  };
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await isAt(page, '/');
  await comesNoMore();
  await page.reload();
  await comesNoMore();
  await visit();
});

// spec: 2.routes.3, goods.43
test('the popup never lands under a press, waits for who types, and leaves the keyboard where the page begins', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const page = await journey.open('/', {
    before: async (tab) => {
      await tab.clock.install();
      await tab.route('**/assets/shop-popup-dialog-*.js', async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  const popup = page.getByRole('dialog');
  await page.mouse.move(20, 500);
  await page.mouse.down();
  release();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
  expect(await popup.count()).toBe(0);
  // Time stands still until they have begun to type.
  await page.mouse.up();
  const search = page.locator('header input[type=search]').filter({ visible: true }).first();
  await search.click();
  await search.pressSequentially('singing bowl');
  await page.clock.runFor(10_000);
  expect([await search.inputValue(), await popup.count()]).toEqual(['singing bowl', 0]);
  await search.blur();
  await page.clock.resume();
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Skip to content');
});

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

// spec: 7.29, 8.15
test('the picture of a category that cannot be loaded comes from one of two other places, and is an icon where it lies nowhere', async () => {
  const categories = (await frame()).categories.slice(0, 3).map((category, at) => ({
    ...category,
    asked: [] as string[],
    places: [
      `/uploads/${category.adminId}/singleCategory/${category._id}/${category.image}`,
      `/uploads/single_category/${category.image}`,
      `/uploads/singleCategory/${category.image}`,
    ],
    broken: at + 1,
  }));
  const before = async (tab: Page) => {
    for (const { image, asked, places, broken } of categories)
      await tab.route(`**/uploads/**/${image}`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!asked.includes(pathname)) asked.push(pathname);
        await (places.indexOf(pathname) < broken
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: 'image/svg+xml', body: square }));
      });
  };
  const page = await journey.open('/categories', { before, allow: [/404/] });
  const pictureOf = (title: string) => page.getByRole('main').getByRole('link', { name: title }).first();
  for (const { title, places, broken } of categories.slice(0, 2)) {
    const image = pictureOf(title).locator('img');
    await expect.poll(() => image.getAttribute('src')).toBe(places[broken]);
    await expect.poll(() => widthIn(image)).toBe(8);
  }
  const none = pictureOf(categories[2]?.title ?? '');
  await none.locator('svg').waitFor();
  expect(await none.locator('img').count()).toBe(0);
  for (const { asked, places, broken } of categories) expect(asked).toEqual(places.slice(0, broken + 1));
});

/** The headings of the slides that are in view: the others can be neither seen nor reached. */
const titlesSeen = (slides: Locator): Promise<string[]> =>
  slides.locator('li:not([inert])').getByRole('heading').allTextContents();

/** Words of the promises that go on in the next line in their middle. */
const brokenPromises = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main ul:has(.lucide-undo-2) > li')].flatMap((each) => {
    const text = each.lastChild;
    const range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  })`);

test('letters twice as large stay upon their slide above its dots, and break no word of a promise, in both languages', async () => {
  for (const language of ['en', 'ne'] as const) {
    const page = await journey.open('/', { width: 360, height: 740, language });
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    const slide = page.locator('.hero-words').first();
    const [title, link, picture] = await Promise.all(
      ['h2', 'a', 'xpath=..'].map((each) => slide.locator(each).boundingBox()),
    );
    expect(title!.y).toBeGreaterThanOrEqual(picture!.y);
    const dot = page.locator('section button[aria-current]').first();
    expect(link!.y + link!.height).toBeLessThanOrEqual((await dot.boundingBox())!.y);
    expect(picture!.y + picture!.height).toBeGreaterThan((await dot.boundingBox())!.y);
    expect(await brokenPromises(page)).toEqual([]);
    // It lies over the goods: the finger needs no more of it.
    expect((await page.locator('.chat-button').boundingBox())?.width).toBe(44);
  }
});

import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { closePopup, isAt, widthIn } from '../support/page-actions.ts';
import { useShop } from '../support/harness.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };
const frame = () => ask<ShopFrame>(journey.origin, '/api/shop/get-frame/haat');
const bundle = () =>
  ask<{ sliders: { title: string; link: string | null }[] }>(journey.origin, '/api/shop/get-junk/haat');

describe('the sliders', () => {
  // spec: 2.routes.2
  test('are stepped through with a mouse, one at a time, and each leads where it promises', async () => {
    const { sliders } = await bundle();
    const page = await journey.open('/');
    await closePopup(page);
    const slides = page.getByRole('region', { name: 'Offers' });
    expect(await titlesSeen(slides)).toEqual([sliders[0]?.title]);
    expect(await slides.getByRole('button', { name: 'Back' }).count()).toBe(0);
    await slides.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => titlesSeen(slides)).toEqual([sliders[1]?.title]);
    await slides.getByRole('button', { name: 'Slide 1 of' }).click();
    await expect.poll(() => titlesSeen(slides)).toEqual([sliders[0]?.title]);
    await slides.getByRole('link', { name: `See more: ${sliders[0]?.title}` }).click();
    await isAt(page, sliders[0]?.link ?? '');
  });

  // spec: 2.routes.2
  test('are swiped on a phone, and a dot says which is seen', async () => {
    const { sliders } = await bundle();
    const page = await journey.open('/', phone);
    await closePopup(page);
    const slides = page.getByRole('region', { name: 'Offers' });
    await slides.getByRole('list').evaluate((row: { clientWidth: number; scrollLeft: number }) => {
      row.scrollLeft = row.clientWidth;
    });
    await expect
      .poll(() => slides.getByRole('button', { name: 'Slide 2 of' }).getAttribute('aria-current'))
      .toBe('true');
    expect(await titlesSeen(slides)).toEqual([sliders[1]?.title]);
  });

  // spec: 2.routes.2
  test('never move by themselves', async () => {
    const page = await journey.open('/', { before: (tab) => tab.clock.install() });
    await page.clock.runFor(60_000);
    const dot = page.locator('section').getByRole('button', { name: 'Slide 1 of', includeHidden: true });
    expect(await dot.getAttribute('aria-current')).toBe('true');
  });
});

test('a row stands where it was left when coming back from one of its products', async () => {
  const page = await journey.open('/', phone);
  await closePopup(page);
  const row = page.getByRole('list', { name: 'Popular now' });
  const place = () => row.evaluate((each: { scrollLeft: number }) => each.scrollLeft);
  await row.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(300);
  const left = await place();
  await row.getByRole('article').nth(4).getByRole('heading').getByRole('link').tap();
  await isAt(page, /^\/product\//);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

// spec: 2.routes.3
test('the popup waits for who types, and leaves the keyboard where the page begins', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const page = await journey.open('/', {
    before: (tab) =>
      tab.route('**/assets/shop-popup-dialog-*.js', async (route) => {
        await released;
        await route.continue();
      }),
  });
  const search = page.locator('header input[type=search]').filter({ visible: true }).first();
  await search.click();
  release();
  await search.pressSequentially('singing bowl', { delay: 150 });
  expect(await search.inputValue()).toBe('singing bowl');
  await search.blur();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Skip to content');
});

// spec: goods.43
test('the popup never lands under a press that is under way', async () => {
  const page = await journey.open('/', { before: (tab) => tab.clock.install() });
  const popup = page.getByRole('dialog');
  await page.mouse.move(20, 500);
  await page.mouse.down();
  await page.clock.runFor(10_000);
  expect(await popup.count()).toBe(0);
  await page.mouse.up();
  await page.clock.runFor(3_000);
  await popup.waitFor();
});

// spec: 2.routes.3
test('the popup comes once a visit, and again at the next', async () => {
  const visit = () => journey.open('/', { before: (tab) => tab.clock.install() });
  const page = await visit();
  const popup = page.getByRole('dialog');
  await page.clock.runFor(1_500);
  await popup.waitFor();
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'detached' });
  for (const visitAgain of [
    () => page.reload(),
    async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await isAt(page, '/faq');
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await isAt(page, '/');
    },
  ]) {
    await visitAgain();
    await page.getByRole('heading', { name: 'New arrivals' }).waitFor();
    await page.clock.runFor(10_000);
    expect(await popup.count()).toBe(0);
  }
  const next = await visit();
  await next.clock.runFor(1_500);
  await next.getByRole('dialog').waitFor();
});

// spec: 2.routes.2
test('the grid leads to the first eight categories of the shop', async () => {
  const { categories, footerItems } = await frame();
  const page = await journey.open('/', phone);
  await closePopup(page);
  const grid = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Shop by category' }) });
  const titles = await grid.getByRole('link').allTextContents();
  expect(titles).toHaveLength(Math.min(8, categories.length));
  expect(titles.slice(0, footerItems.length)).toEqual(
    footerItems.slice(0, 8).map(({ category }) => category.title),
  );
  await grid.getByRole('link').first().click();
  await isAt(page, `/product_category/${footerItems[0]?.category.slug}`);
});

describe('the picture of a category', () => {
  const places = ['/singleCategory/', '/uploads/single_category/', '/uploads/singleCategory/'];
  /** The addresses at which pictures of the first category were asked for. */
  const openWithout = async (broken: number) => {
    const [category] = (await frame()).categories;
    const asked: string[] = [];
    const before = (tab: Page) =>
      tab.route(`**/uploads/**/${category?.image}`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!asked.includes(pathname)) asked.push(pathname);
        const place = places.findLastIndex((each) => pathname.includes(each) || pathname.startsWith(each));
        const isBroken = (pathname.startsWith('/uploads/single') ? place : 0) < broken;
        await (isBroken
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: 'image/svg+xml', body: square }));
      });
    const page = await journey.open('/categories', { before, allow: [/404/] });
    const link = page
      .getByRole('main')
      .getByRole('link', { name: category?.title ?? '' })
      .first();
    const primary = `/uploads/${category?.adminId}/singleCategory/${category?._id}/${category?.image}`;
    const rest = [
      `/uploads/single_category/${category?.image}`,
      `/uploads/singleCategory/${category?.image}`,
    ];
    return { link, asked, all: [primary, ...rest] };
  };
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

  // spec: 7.29, 8.15
  test.each([1, 2])('that cannot be loaded comes from the fallback path number %i', async (broken) => {
    const { link, asked, all } = await openWithout(broken);
    await expect.poll(() => link.locator('img').getAttribute('src')).toBe(all[broken]);
    await expect.poll(() => asked).toEqual(all.slice(0, broken + 1));
    await expect.poll(() => widthIn(link.locator('img'))).toBe(8);
  });

  // spec: 8.15
  test('that lies nowhere is an icon in its place', async () => {
    const { link, asked, all } = await openWithout(3);
    await link.locator('svg').waitFor();
    expect(await link.locator('img').count()).toBe(0);
    expect(asked).toEqual(all);
  });
});

/** The headings of the slides that are in view: the others can be neither seen nor reached. */
const titlesSeen = (slides: Locator): Promise<string[]> =>
  slides.locator('li:not([inert])').getByRole('heading').allTextContents();

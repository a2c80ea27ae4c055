import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productAt } from '../../support/api.ts';
import { cardOf, isAt } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { swipeLeft } from '../../support/touch-gestures.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };
const handicrafts = '/product_category/handicrafts';
/** Four pictures; Rs. 3,450 instead of Rs. 4,200. */
const bowl = 'hand-hammered-singing-bowl-with-cushion-14-cm';
/** Two pictures; not reduced. */
const lamps = 'clay-diya-lamps-for-tihar-pack-of-12';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';

describe('a product card', () => {
  // spec: 2.card.2, 2.card.4
  test('of a reduced product tells by how much, and the price before', async () => {
    const page = await journey.open(handicrafts);
    const card = cardOf(page, bowl);
    await card.getByText('18% off').waitFor();
    await card.getByText('Rs. 3,450').waitFor();
    expect(await card.locator('s').innerText()).toBe('Rs. 4,200');
    await card.getByText('Patan Handicrafts · Lalitpur').waitFor();
  });

  // spec: 2.card.2, 2.card.4
  test('of a product at its own price has neither', async () => {
    const page = await journey.open(handicrafts);
    const card = cardOf(page, lamps);
    await card.getByText('Rs. 240').waitFor();
    expect(await card.getByText('% off').count()).toBe(0);
    expect(await card.locator('s').count()).toBe(0);
  });

  // spec: 2.card.1
  test('shows more than one picture as a row: by arrows with a mouse', async () => {
    const page = await journey.open(`/product/${lamps}`);
    // The page of a product is an article with the cards in it.
    const card = cardOf(page, bowl).last();
    await card.hover();
    const back = card.getByRole('button', { name: 'Previous picture' });
    expect(await back.isVisible()).toBe(false);
    await card.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => back.isVisible()).toBe(true);
    // The arrows belong to the pictures, not to the link around them.
    await isAt(page, `/product/${lamps}`);
  });

  // spec: 2.card.1
  test('shows more than one picture as a row: by a finger on a phone', async () => {
    const page = await journey.open(handicrafts, phone);
    const row = cardOf(page, bowl).locator('a > span').first();
    await swipeLeft(page, row);
    await expect.poll(() => row.evaluate((each: { scrollLeft: number }) => each.scrollLeft)).not.toBe(0);
    await isAt(page, handicrafts);
  });

  // spec: choosing.58
  test('has its buttons where the shopper has come to, not on all of a long list', async () => {
    const page = await journey.open('/products', phone);
    const cards = page.getByRole('article');
    const more = cards.getByRole('button', { name: 'More actions' });
    await page.touchscreen.tap(5, 400);
    await cards.nth(3).getByRole('button', { name: 'More actions' }).waitFor();
    await networkIdle(page);
    expect(await more.count()).toBeLessThan((await cards.count()) / 2);
    await cards.last().scrollIntoViewIfNeeded();
    await cards.last().getByRole('button', { name: 'More actions' }).waitFor();
  });

  // spec: choosing.58
  test('has its heart in the page that the server sends', async () => {
    const html = await (await fetch(`${journey.origin}${handicrafts}`)).text();
    expect(html.split('aria-label="Add to wishlist"').length - 1).toBe(html.split('<article').length - 1);
  });

  // spec: 2.card.10, 7.9
  test('opens the product by its picture, and the click is counted', async () => {
    const page = await journey.open(handicrafts);
    const { _id } = await productAt(journey.origin, bowl);
    const counted = page.waitForResponse((response) => response.url().endsWith(`/api/product/views/${_id}`));
    await cardOf(page, bowl).getByRole('img').first().click();
    await isAt(page, `/product/${bowl}`);
    const answer = await counted;
    expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
  });

  // spec: 8.5
  test('goes on adding while the stock cannot be had: it counts as unknown', async () => {
    const page = await journey.open('/product_category/household', {
      before: (tab) => tab.route('**/api/stock/check', (route) => route.fulfill({ status: 503 })),
      allow: [/status of 503/, /The stock of the cart is unknown/],
    });
    const card = cardOf(page, plant);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    const plus = card.getByRole('button', { name: /^One more/ });
    for (const many of ['2', '3']) {
      await plus.click();
      await expect.poll(() => card.getByRole('status').innerText()).toBe(many);
    }
    expect(await plus.isVisible()).toBe(true);
  });
});

/** Counts how often the browser was asked to show one page becoming another. */
const counting = (page: Page) =>
  page.addInitScript(`{
    const start = Document.prototype.startViewTransition;
    window.transitions = [];
    Document.prototype.startViewTransition = function (change) {
      window.transitions.push([...document.querySelectorAll('[style*=view-transition-name]')].map((each) => each.style.viewTransitionName));
      return start.call(this, change);
    };
  }`);

// spec: face.22
test("a card's picture grows into the product's page; going back leads to the card", async () => {
  const page = await journey.open('/shop/patan-handicrafts', { before: counting });
  const card = cardOf(page, bowl);
  await card.locator('h3 a').click();
  await isAt(page, `/product/${bowl}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate('window.transitions')).toEqual([['picture']]);
  await page.goBack();
  await isAt(page, '/shop/patan-handicrafts');
  await expect.poll(async () => (await card.boundingBox())?.y ?? Infinity).toBeLessThan(800);
});

// spec: face.22
test('nothing grows for who wants things to keep still', async () => {
  const page = await journey.open('/shop/patan-handicrafts', {
    before: async (tab) => {
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await counting(tab);
    },
  });
  await cardOf(page, bowl).locator('h3 a').click();
  await isAt(page, `/product/${bowl}`);
  expect(await page.evaluate('window.transitions')).toEqual([]);
});

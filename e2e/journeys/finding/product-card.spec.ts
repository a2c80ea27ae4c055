import { describe, expect, test } from 'vitest';
import { cardOf, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { swipeLeft } from '../../support/touch-gestures.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const handicrafts = '/product_category/handicrafts';
/** Four pictures; Rs. 3,450 instead of Rs. 4,200. */
const bowl = 'hand-hammered-singing-bowl-with-cushion-14-cm';
/** Two pictures; not reduced. */
const lamps = 'clay-diya-lamps-for-tihar-pack-of-12';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';

describe('a product card', () => {
  // spec: 2.card.1, 2.card.2, 2.card.4, choosing.58
  test('tells the price, of a reduced product by how much and the price before, and its pictures go by arrows', async () => {
    const page = await journey.open(handicrafts);
    const card = cardOf(page, bowl);
    await card.getByText('18% off').waitFor();
    await card.getByText('Rs. 3,450').waitFor();
    expect(await card.locator('s').innerText()).toBe('Rs. 4,200');
    await card.getByText('Patan Handicrafts · Lalitpur').waitFor();
    const other = cardOf(page, lamps);
    await other.getByText('Rs. 240').waitFor();
    expect(await other.getByText('% off').count()).toBe(0);
    expect(await other.locator('s').count()).toBe(0);
    await card.hover();
    const back = card.getByRole('button', { name: 'Previous picture' });
    expect(await back.isVisible()).toBe(false);
    await card.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => back.isVisible()).toBe(true);
    // The arrows belong to the pictures, not to the link around them.
    await isAt(page, handicrafts);
    const html = await (await fetch(`${journey.origin}${handicrafts}`)).text();
    // The hearts come with the page, before any code.
    expect(html.split('aria-label="Add to wishlist"').length - 1).toBe(html.split('<article').length - 1);
  });

  // spec: 2.card.1, choosing.58
  test('follows a finger on a phone, and has its buttons where the shopper has come to, not on all of a long list', async () => {
    const page = await journey.open('/shop/patan-handicrafts', phone);
    const cards = page.getByRole('article');
    const more = cards.getByRole('button', { name: 'More actions' });
    await page.touchscreen.tap(5, 400);
    await cards.nth(3).getByRole('button', { name: 'More actions' }).waitFor();
    await networkIdle(page);
    expect(await cards.count()).toBeGreaterThan(12);
    expect(await more.count()).toBeLessThan((await cards.count()) / 2);
    await cards.last().scrollIntoViewIfNeeded();
    await cards.last().getByRole('button', { name: 'More actions' }).waitFor();
    const row = cardOf(page, bowl).locator('a > span').first();
    await swipeLeft(page, row);
    await expect.poll(() => row.evaluate((each: { scrollLeft: number }) => each.scrollLeft)).not.toBe(0);
    await isAt(page, '/shop/patan-handicrafts');
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

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../../support/api.ts';
import { cardOf, isAt, ownButton, stored } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();

const kitchen = '/product_category/kitchen-and-dining';
const pan = 'cast-iron-pan-with-spout-26-cm';
const panTitle = 'Cast-iron Pan with Spout, 26 cm';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';
/** Nothing is left of it. */
const candle = 'beeswax-pillar-candle';
const phone = { width: 360, height: 740 };

describe('on a product card', () => {
  // spec: 2.header.8, 2.card.8, 4.1, 4.8, 6.1, 8.23
  test('Add to Cart becomes a stepper; plus raises it, minus lowers it and removes it at 1', async () => {
    const page = await journey.open(kitchen);
    const card = cardOf(page, pan);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Item Added');
    await badgeSays(page, 1);
    await plus(card).click();
    await badgeSays(page, 2);
    expect(await quantity(card)).toBe('2');
    await minus(card).click();
    await badgeSays(page, 1);
    await card.getByRole('button', { name: `Remove from cart: ${panTitle}` }).click();
    await told(page, 'Item Removed');
    await card.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await badgeSays(page, 0);
  });

  // spec: 4.4, 4.6, 4.16
  test('plus is gone when as many are in the cart as are left', async () => {
    const page = await journey.open('/product_category/household');
    const card = cardOf(page, plant);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await plus(card).click();
    await expect.poll(() => plus(card).count()).toBe(0);
    expect(await quantity(card)).toBe('2');
  });

  // spec: 2.card.9, 4.2, 5.14, 8.3
  test('what is sold out says Out of Stock, cannot be added, and apologises when pressed', async () => {
    const page = await journey.open('/product_category/handicrafts');
    const card = cardOf(page, candle);
    const button = card.getByRole('button', { name: 'Out of Stock' });
    expect(await button.isDisabled()).toBe(true);
    await button.click({ force: true });
    await told(page, 'Sorry, this product is out of stock.');
    await badgeSays(page, 0);
  });
});

// spec: 2.routes.9
describe('on the product page', () => {
  // spec: 2.quick-view.7, 2.product.14, 4.3, 4.7, 4.11, 8.23, 9.6
  test('five at most are taken of one product, and minus never takes the last one', async () => {
    const page = await journey.open(`/product/${pan}`);
    const control = page.getByRole('group', { name: `Quantity: ${panTitle}` });
    await ownButton(page, 'Add to Cart').click();
    await told(page, 'Item Added');
    expect(await minus(control).count()).toBe(0);
    await ownButton(page, 'Add to Cart').click();
    await told(page, 'item added to cart');
    await badgeSays(page, 2);
    for (const many of [3, 4, 5]) {
      await plus(control).click();
      await badgeSays(page, many);
    }
    expect(await plus(control).count()).toBe(0);
    expect(await ownButton(page, 'Add to Cart').isDisabled()).toBe(true);
    await minus(control).click();
    await badgeSays(page, 4);
    expect(await plus(control).count()).toBe(1);
  });

  // spec: 2.product.14
  test('what is sold out cannot be bought', async () => {
    const page = await journey.open(`/product/${candle}`);
    expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
    expect(await ownButton(page, 'Buy now').count()).toBe(0);
  });
});

describe('the cart', () => {
  // spec: 2.header.9, 2.header.10, 4.9, 4.15, 4.25, 9.15
  test('of a desktop slides in when pointed at; minus works above 1 only; leaving closes it', async () => {
    const page = await journey.open(kitchen, { storage: await holding([pan, 1]) });
    await cartButton(page).hover();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    await panel.getByText('1 item', { exact: true }).waitFor();
    expect(await minus(panel).isDisabled()).toBe(true);
    await plus(panel).click();
    await panel.getByText('Rs. 3,900').first().waitFor();
    await minus(panel).click();
    await panel.getByText('1 item', { exact: true }).waitFor();
    expect((await panel.boundingBox())?.width).toBe(400);
    await page.mouse.move(200, 400);
    await panel.waitFor({ state: 'detached' });
  });

  // spec: 2.routes.4, 2.routes.8, 2.header.9, 2.header.10, 5.2, 5.10, 8.1
  test('View Details and Place Order both lead a guest to the login and on to the cart details', async () => {
    const page = await journey.open(kitchen, { storage: await holding([pan, 1]) });
    for (const name of ['View Details', 'Place Order']) {
      await cartButton(page).click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
      await told(page, 'Please login first for better experience');
      await isAt(page, '/login?next=%2Fcart-details');
    }
  });

  // spec: 2.header.11, 2.mobile.1, 2.mobile.7, 4.10, 4.14, 4.26, 8.23, 9.13
  test('of a phone is a sheet: the page behind stands still and minus is disabled at 1', async () => {
    const page = await journey.open(kitchen, { ...phone, storage: await holding([pan, 1]) });
    await cartButton(page).click();
    const sheet = page.getByRole('dialog', { name: 'Shopping Cart' });
    expect(await minus(sheet).isDisabled()).toBe(true);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate('scrollY')).toBe(0);
    await sheet.getByRole('button', { name: `Remove from cart: ${panTitle}` }).click();
    await told(page, 'Item Removed');
    await sheet.getByText('Your cart is empty').waitFor();
    expect(await sheet.locator('a[href*="/product_category/"]').count()).toBe(4);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  });

  // spec: 1.9, 2.header.8, 4.36, 7.32
  test('is the same in two tabs, and after coming back', async () => {
    const one = await journey.open(kitchen);
    const other = await journey.open(`/product/${pan}`, { context: one.context() });
    await ownButton(other, 'Add to Cart').click();
    await badgeSays(one, 1);
    await plus(cardOf(one, pan)).click();
    await badgeSays(other, 2);
    await one.reload();
    await badgeSays(one, 2);
    expect(await quantity(cardOf(one, pan))).toBe('2');
  });

  // spec: 4.16
  test('says it when a price has moved since a product was added, and counts the price of today', async () => {
    const [line] = JSON.parse((await holding([pan, 2])).myCart) as { price: number }[];
    const storage = { myCart: JSON.stringify([{ ...line, price: 999 }]) };
    const page = await journey.open(kitchen, { storage });
    await cartButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    await panel.getByText('The price was Rs. 999 when you added it').waitFor();
    await panel.getByText('Rs. 3,900').first().waitFor();
  });
});

describe('a stored cart that is not ours', () => {
  const gone = {
    productId: '01a195bf-0000-7000-8000-000000000000',
    title: 'Gone with the wind',
    price: 5,
    quantity: 3,
    image: null,
    slug: 'gone-with-the-wind',
    adminId: 'nobody',
  };
  const oneEntry = 'One item in your saved cart could not be read and was removed.';
  const entries = (count: number) => `${count} items in your saved cart could not be read and were removed.`;
  const markup = { ...gone, slug: '"><script>alert(1)</script>', title: '<img src=x onerror=alert(1)>' };
  const carts: [name: string, cart: unknown, says: string[]][] = [
    ['no JSON', 'not { JSON', [oneEntry]],
    ['entries of other shapes', [null, 7, 'x', [], { productId: { $gt: '' } }], [entries(5)]],
    ['scripts for texts', [markup], []],
    [
      'five thousand lines',
      Array.from({ length: 5_000 }, (_, at) => ({ ...gone, productId: `p${at}` })),
      [entries(4_950)],
    ],
    ['two million signs', [{ ...gone, title: 'x'.repeat(2_000_000) }], []],
  ];

  // spec: opens.38
  test.each(carts)('%s: the shop works and says what it left out', async (_, cart, says) => {
    const myCart = typeof cart === 'string' ? cart : JSON.stringify(cart);
    const page = await journey.open(kitchen, { storage: { myCart } });
    await cardOf(page, pan).getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, /^Item Added$|^Your cart is full/);
    await cartButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    const notice = panel.getByText('could not be read');
    await expect.poll(() => notice.allTextContents()).toEqual(says);
    for (const ok of await panel.getByRole('button', { name: 'OK' }).all()) await ok.click();
    await notice.waitFor({ state: 'detached' });
  });

  // spec: 2.routes.7, 4.14, 4.28, opens.38
  test('a product that is gone is said to be gone, counts nothing and stops no order', async () => {
    const lines = [gone, await cartLine(journey.origin, pan)];
    const storage = { myCart: JSON.stringify(lines) };
    const page = await journey.open('/cart-details', { storage, as: 'shopper2@haat.test' });
    await page.getByText('No longer sold. It is not part of your order.').waitFor();
    const summary = page.getByRole('region', { name: 'Order summary' });
    await summary.getByText('Rs. 1,950').first().waitFor();
    await page.getByRole('button', { name: 'Remove Gone with the wind' }).click();
    await page.getByText('No longer sold').waitFor({ state: 'detached' });
    expect(JSON.parse((await stored(page, 'myCart')) ?? '')).toHaveLength(1);
  });

  // spec: 4.12
  test('a line at quantity 0 is kept and not counted', async () => {
    const page = await journey.open(kitchen, { storage: await holding([pan, 0]) });
    await badgeSays(page, 0);
    await cardOf(page, pan).getByRole('button', { name: 'Add to Cart' }).click();
    await badgeSays(page, 1);
    expect(JSON.parse((await stored(page, 'myCart')) ?? '')).toHaveLength(1);
  });
});

const plus = (within: Locator) => within.getByRole('button', { name: /^One more/ });
const minus = (within: Locator) => within.getByRole('button', { name: /^One less/ });
const quantity = (within: Locator) =>
  within
    .getByRole('group', { name: /^Quantity/ })
    .locator('output')
    .textContent();
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart, / });

/** How many pieces the cart's button tells of. */
const badgeSays = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: `Cart, ${count} item` })
    .waitFor();

async function holding(...lines: [slug: string, quantity: number][]) {
  const cart = await Promise.all(lines.map(([slug, many]) => cartLine(journey.origin, slug, many)));
  return { myCart: JSON.stringify(cart) };
}

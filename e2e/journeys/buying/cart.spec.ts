import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartLine } from '../../support/api.ts';
import { cardOf, goOn, isAt, ownButton, stored } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { tapOnAndOn } from '../../support/touch-gestures.ts';
import { toast, told } from '../../support/toasts.ts';

const journey = useSharedShop();

const kitchen = '/product_category/kitchen-and-dining';
const pan = 'cast-iron-pan-with-spout-26-cm';
const panTitle = 'Cast-iron Pan with Spout, 26 cm';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';
const plantTitle = 'Potted Money Plant in Clay';
/** Nothing is left of it. */
const candle = 'beeswax-pillar-candle';
const phone = { width: 360, height: 740 };

// spec: 2.header.8, 2.card.8, 4.1, 4.4, 4.6, 4.8, 4.16, 6.1, 8.23
// spec: 2.header.11, 2.mobile.1, 2.mobile.7, 4.10, 4.14, 4.26, 9.13, opens.38
test('on a phone Add to Cart becomes a stepper up to what is left, and the cart is a sheet over a page that stands still', async () => {
  const page = await journey.open('/product_category/household', {
    ...{ ...phone, storage: { myCart: 'not { JSON' } },
  });
  const card = cardOf(page, plant);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await told(page, 'Item Added');
  await badgeSays(page, 1);
  await plus(card).click();
  await badgeSays(page, 2);
  expect(await quantity(card)).toBe('2');
  await expect.poll(() => plus(card).count()).toBe(0);
  await minus(card).click();
  await badgeSays(page, 1);

  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await cartButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart' });
  expect(await minus(sheet).isDisabled()).toBe(true);
  // What lay in the storage before was no cart.
  await sheet.getByText('One item in your saved cart could not be read and was removed.').waitFor();
  await sheet.getByRole('button', { name: 'OK' }).click();
  await sheet.getByText('could not be read').waitFor({ state: 'detached' });
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate('scrollY')).toBe(0);
  await sheet.getByRole('button', { name: `Remove from cart: ${plantTitle}` }).click();
  await told(page, 'Item Removed');
  await sheet.getByText('Your cart is empty').waitFor();
  expect(await sheet.locator('a[href*="/product_category/"]').count()).toBe(4);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);

  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await card.getByRole('button', { name: `Remove from cart: ${plantTitle}` }).click();
  await told(page, 'Item Removed');
  await card.getByRole('button', { name: 'Add to Cart' }).waitFor();
  await badgeSays(page, 0);
});

// spec: 2.card.9, 2.product.14, 4.2, 5.11, 5.14, 8.3
test('what is sold out says Out of Stock on its card and its page, apologises when pressed, and cannot be bought', async () => {
  const page = await journey.open('/product_category/handicrafts');
  const card = cardOf(page, candle);
  const button = card.getByRole('button', { name: 'Out of Stock' });
  expect(await button.isDisabled()).toBe(true);
  await button.click({ force: true });
  expect(await told(page, 'Sorry, this product is out of stock.')).toBe(1000);
  await badgeSays(page, 0);
  // To press the card would move it up in what others look at.
  await page.goto(`${journey.origin}/product/${candle}`);
  expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
  expect(await ownButton(page, 'Buy now').count()).toBe(0);
});

// spec: 4.17, 4.18
test('Buy now that is pressed twice in haste buys one piece, and another one when it is pressed later', async () => {
  const page = await journey.open(`/product/${pan}`, { ...phone, as: 'shopper@haat.test' });
  for (const many of [1, 2]) {
    await ownButton(page, 'Buy now').click({ clickCount: 1 });
    // Until well after the cart's page is there, where other buttons stand in this place.
    await hammer(page, 1_500);
    await isAt(page, '/cart-details');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await badgeSays(page, many);
    await page.goBack();
    await isAt(page, `/product/${pan}`);
  }
});

// spec: 4.17, 4.18
test('a finger that taps on and on upon what leads away presses nothing below it and nothing on the page that comes', async () => {
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, pan)]) };
  const page = await journey.open(`/product/${pan}`, { ...phone, as: 'shopper@haat.test', storage });
  await tapOn(page, ownButton(page, 'Buy now'));
  await isAt(page, '/cart-details');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await badgeSays(page, 2);

  // Not loaded anew: what hears the taps comes a moment after a first load.
  await goOn(page, '/product_category/kitchen-and-dining');
  await cardOf(page, pan).waitFor();
  await cartButton(page).click();
  // Cards lie below the sheet, and are uncovered while the next page is on its way.
  const tapped = Promise.withResolvers<void>();
  await page.route('**/cart-details*.data*', async (route) => {
    await tapped.promise;
    await route.continue();
  });
  await tapOn(page, page.getByRole('dialog').getByRole('link', { name: 'Place Order' }));
  expect(new URL(page.url()).pathname).toBe('/product_category/kitchen-and-dining');
  tapped.resolve();
  await isAt(page, '/cart-details');
});

// Milliseconds from one tap of a hasty finger to the next.
const betweenTaps = 120;

/** Taps of a finger, one soon after the other, on where something stands. */
async function tapOn(page: Page, what: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
  await tapOnAndOn(page, { x: x + width / 2, y: y + height / 2 }, 8, betweenTaps);
}

/** Presses on where the mouse is, as fast as it goes, for so many milliseconds. */
async function hammer(page: Page, ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until;) {
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
}

// spec: opens.38
test('a browser without room for the cart says so once, and the cart is there for as long as the page is', async () => {
  const say = saying('ne');
  const fill = `for (let size = 2 ** 22; size >= 1; size /= 2)
    try { localStorage.setItem('filler ' + size, 'x'.repeat(size)); } catch {}`;
  const page = await journey.open('/product_category/household', {
    ...{ ...phone, language: 'ne', before: (tab) => tab.addInitScript(fill) },
  });
  const add = page.getByRole('main').getByRole('button', { name: say('card.add') });
  await add.first().click();
  await told(page, say('cart.notKept'));
  await add.first().click();
  await told(page, say('cart.itemAdded'));
  const saysItAgain = `window.toasts.some(({ textContent }) => textContent.includes(${JSON.stringify(say('cart.notKept'))}))`;
  expect(await page.evaluate(saysItAgain)).toBe(false);
  await page.getByRole('button', { name: say('cart.button', { n: '२' }) }).waitFor();
  expect(await stored(page, 'myCart')).toBeNull();
});

// spec: 1.9, 2.header.8, 2.routes.9, 4.12, 4.36, 7.32
// spec: 2.quick-view.7, 2.product.14, 4.3, 4.7, 4.11, 8.23, 9.6
test('the cart is the same in two tabs: by the card in one, by the product’s page in the other, which takes five at most', async () => {
  const one = await journey.open(kitchen, { storage: await holding([pan, 0]) });
  const card = cardOf(one, pan);
  // The line is kept at 0, and not counted.
  await badgeSays(one, 0);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await badgeSays(one, 1);
  expect(JSON.parse((await stored(one, 'myCart')) ?? '')).toHaveLength(1);

  const other = await journey.open(`/product/${pan}`, { context: one.context() });
  await badgeSays(other, 1);
  const control = other.getByRole('group', { name: `Quantity: ${panTitle}` });
  await control.waitFor();
  expect(await minus(control).count()).toBe(0);
  await ownButton(other, 'Add to Cart').click();
  await told(other, 'item added to cart');
  await badgeSays(one, 2);
  await plus(card).click();
  await badgeSays(other, 3);
  expect(await quantity(card)).toBe('3');
  for (const many of [4, 5]) {
    await plus(control).click();
    await badgeSays(other, many);
  }
  expect(await plus(control).count()).toBe(0);
  await ownButton(other, 'Add to Cart').click();
  await told(other, 'You have 5 of this product in your cart already.');
  await badgeSays(one, 5);
  await minus(control).click();
  await badgeSays(one, 4);
  expect(await plus(control).count()).toBe(1);
});

// spec: 2.header.9, 2.header.10, 4.9, 4.15, 4.16, 4.25, 9.15
// spec: 2.routes.4, 2.routes.8, 5.2, 5.10, 8.1
test('on a desktop the cart slides in when pointed at, counts the price of today, and leads a guest to the login', async () => {
  const line = await cartLine(journey.origin, pan);
  const storage = { myCart: JSON.stringify([{ ...line, price: 999 }]) };
  const page = await journey.open(kitchen, { storage });
  await cartButton(page).hover();
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await panel.getByText('1 item', { exact: true }).waitFor();
  await panel.getByText('The price was Rs. 999 when you added it').waitFor();
  expect(await minus(panel).isDisabled()).toBe(true);
  await plus(panel).click();
  await panel.getByText('Rs. 3,900').first().waitFor();
  await minus(panel).click();
  await panel.getByText('1 item', { exact: true }).waitFor();
  expect((await panel.boundingBox())?.width).toBe(400);
  await page.mouse.move(200, 400);
  await panel.waitFor({ state: 'detached' });

  for (const name of ['View Details', 'Place Order']) {
    await cartButton(page).click();
    await panel.getByRole('link', { name }).click();
    await told(page, 'Please login first for better experience');
    await isAt(page, '/login?next=%2Fcart-details');
  }
});

// spec: opens.47
test('with the keyboard alone the focus stays where the shopper was: on a card, in the cart and on its details', async () => {
  const lines = [await cartLine(journey.origin, pan, 2), await cartLine(journey.origin, plant, 9)];
  const page = await journey.open(kitchen, { as: 'shopper@haat.test' });
  const focused = page.locator(':focus');
  const card = cardOf(page, pan);
  await card.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await focused.and(plus(card)).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => quantity(card)).toBe('2');
  await minus(card).press('Enter');
  await card.getByRole('button', { name: /^Remove/ }).press('Enter');
  await focused.and(card.getByRole('button', { name: 'Add to Cart' })).waitFor();

  await page.evaluate(`localStorage.setItem('myCart', ${JSON.stringify(JSON.stringify(lines))})`);
  await page.goto(`${journey.origin}/cart-details`);
  const main = page.getByRole('main');
  const lineOf = (within: Locator, title: string) => within.getByRole('listitem').filter({ hasText: title });
  await minus(lineOf(main, panTitle)).press('Enter');
  await focused.and(plus(lineOf(main, panTitle))).waitFor();
  await main.getByRole('button', { name: 'Order 2' }).press('Enter');
  await focused.and(minus(lineOf(main, plantTitle))).waitFor();

  await cartButton(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await focused.and(panel.getByRole('button', { name: 'Close' })).waitFor();
  const remove = (within: Locator) => within.getByRole('button', { name: /^Remove/ });
  await remove(lineOf(panel, plantTitle)).press('Enter');
  await focused.and(remove(lineOf(panel, panTitle))).waitFor();
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor({ state: 'detached' });
  await focused.and(cartButton(page)).waitFor();
  await page.keyboard.press('Enter');
  await focused.and(panel.getByRole('button', { name: 'Close' })).waitFor();
  await page.keyboard.press('Escape');
  await remove(main).press('Enter');
  await main.getByText('Your cart is empty').waitFor();
  await focused.and(main).waitFor();
});

test('a change of the cart is told once, and the message is closed by a button with a Nepali name', async () => {
  const page = await journey.open(kitchen, { language: 'ne' });
  const say = saying('ne');
  await cardOf(page, pan)
    .getByRole('button', { name: say('card.add') })
    .press('Enter');
  const message = toast(page, say('cart.itemAdded'));
  await message.getByRole('button', { name: say('close'), exact: true }).waitFor();
  expect(await page.locator('[aria-live=polite]').filter({ has: message }).count()).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('cart.button.one', { n: '१' }) })
    .press('Enter');
  const count = page.getByRole('dialog').getByText(say('cart.count.one', { n: '१' }), { exact: true });
  await count.waitFor();
  expect(await count.getAttribute('aria-live')).toBeNull();
});

/** Each shape alone: reading.test.ts. */
const notOurs = [
  ...[null, 7, 'x', [], { productId: { $gt: '' } }],
  ...[
    { productId: 'markup', slug: '"><script>alert(1)</script>', title: '<img src=x onerror=alert(1)>' },
    { productId: 'long', title: 'x'.repeat(2_000_000) },
    ...Array.from({ length: 5_000 }, (_, at) => ({ productId: `p${at}` })),
  ].map((each) => ({
    ...{ title: 'Gone', price: 5, quantity: 3, image: null, slug: 'gone', adminId: 'nobody' },
    ...each,
  })),
];

// spec: 5.11, 9.17, opens.38
test('with other shapes, scripts for texts, two million signs and five thousand lines in the stored cart the shop works and says what it left out', async () => {
  const page = await journey.open(kitchen, { storage: { myCart: JSON.stringify(notOurs) } });
  await cardOf(page, pan).getByRole('button', { name: 'Add to Cart' }).click();
  expect(await told(page, /^Your cart is full/)).toBe(1000);
  await cartButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  const notice = panel.getByText('could not be read');
  await expect
    .poll(() => notice.allTextContents())
    .toEqual(['4957 items in your saved cart could not be read and were removed.']);
  await panel.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
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

import type { Order, Placed } from '@haat/contract/orders/endpoints';
import type { CartFact } from '@haat/contract/stock/endpoints';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, ordersOf, productAt, signIn } from './asking.ts';
import { cardOf, isAt, logIn, ownButton, stored, toast } from './gestures.ts';
import { useShop } from './harness.ts';
import { mailTo } from './outbox.ts';
import { saying } from './words.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const shoes = 'trail-running-shoes';
const sandals = 'rubber-sandals-with-quick-dry-strap';
const phone = { width: 360, height: 740 };

test('two variants are two lines, and are ordered so, in Nepali on a phone', async () => {
  const say = saying('ne');
  const { token } = await signIn(journey.origin, shopper);
  const { variants } = await productAt(journey.origin, shoes);
  const nepali = (color: string) => variants.find((each) => each.color === color)?.colorNe ?? color;
  const page = await journey.open(`/product/${shoes}`, { ...phone, language: 'ne', as: shopper });
  const add = ownButton(page, say('card.add'));
  await add.tap();
  await page.getByText(say('product.choose.size')).waitFor();
  const colors = page.getByRole('radiogroup', { name: say('product.colors') });
  expect(await colors.getAttribute('aria-invalid')).toBe('true');
  expect(await stored(page, 'myCart')).toBe(null);

  const choose = async (color: string, size: string) => {
    await page.getByRole('radio', { name: nepali(color), exact: true }).check();
    await sizeOf(page, size).check();
    await add.tap();
  };
  await choose('Flame', '41');
  await toast(page, say('cart.itemAdded')).waitFor();
  await choose('Pine', '42');
  await expect.poll(() => choicesIn(page)).toEqual(['Flame 41 × 1', 'Pine 42 × 1']);
  await choose('Flame', '41');
  await expect.poll(() => choicesIn(page)).toEqual(['Flame 41 × 2', 'Pine 42 × 1']);

  await page.goto(`${journey.origin}/ne/cart-details`);
  await page.getByText(nepali('Flame')).first().waitFor();
  const pictures = page.getByRole('main').locator('li img');
  expect(new Set(await pictures.evaluateAll(sources)).size).toBe(2);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: say('checkout.place'), exact: true }).tap();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  await page.getByText(nepali('Pine')).waitFor();
  const { orders } = await ordersOf(journey.origin, token);
  expect(orderedOf(orders[0])).toEqual(['Flame 41 × 2', 'Pine 42 × 1']);
});

test('a choice left open from a card is made in the cart, and nothing is ordered before', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const page = await journey.open('/product_category/shoes-and-bags', { as: shopper });
  await cardOf(page, sandals).getByRole('button', { name: 'Add to Cart' }).click();
  await toast(page, 'Item Added').waitFor();
  await page.goto(`${journey.origin}/cart-details`);
  await page.getByRole('radio').first().check();
  const choose = page.getByRole('button', { name: /^Choose size and color: Rubber Sandals/ });
  await choose.waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'choose the size or color' }).waitFor();
  await expect
    .poll(() => choose.evaluate((it: { matches(of: string): boolean }) => it.matches(':focus')))
    .toBe(true);

  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose size and color' });
  await chooser.getByRole('radio', { name: 'Green' }).check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.getByText('Please choose a size.').waitFor();
  await sizeOf(chooser, '42').check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.waitFor({ state: 'detached' });
  await page.getByText('Green, 42').waitFor();
  expect(await choicesIn(page)).toEqual(['Green 42 × 1']);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await isAt(page, /^\/order\/placed\//);
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(orderedOf(after.orders[0])).toEqual(['Green 42 × 1']);
});

test('a list narrowed to a colour shows, adds and opens its products in that colour', async () => {
  const page = await journey.open('/product_category/shoes-and-bags?colours=Pine');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('h3 a', { hasText: 'Trail Running Shoes' }) });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => choicesIn(page)).toEqual(['Pine null × 1']);
  await card.getByRole('heading').getByRole('link').click();
  await page.getByText('Color: Pine').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
});

test('a size that is sold out says so, and a guest who asks gets a mail when it is back', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { _id: productId, title } = await productAt(journey.origin, shoes);
  const variant = { size: '39', color: 'Lilac' };
  const [[fact], [address]] = await Promise.all([
    ask<CartFact[]>(journey.origin, '/api/stock/check', { body: { productIds: [productId] } }),
    ask<{ _id: string }[]>(journey.origin, '/api/address/get_all', { token }),
  ]);
  const way = fact?.variants.find(({ size, color }) => size === variant.size && color === variant.color);
  const items = [{ productId, variant, quantity: way?.remainingQty }];
  const body = { items, addressId: address?._id };
  const { data } = await ask<{ data: Placed }>(journey.origin, '/api/order/place', { token, body });

  const page = await journey.open(`/product/${shoes}`, phone);
  await page.getByRole('radio', { name: /^Lilac/ }).check();
  await page.getByRole('radio', { name: '39 (Out of stock)' }).check();
  await page.getByText('Size: 39 · Color: Lilac · Out of stock').waitFor();
  expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Tell me when it is back' }).tap();
  await isAt(page, /^\/login/);
  await logIn(page, saying('en'), 'shopper2@haat.test');
  await toast(page, 'We will send you one email when it is back.').waitFor();
  await ask(journey.origin, `/api/order/cancel/${data.orders[0]?._id}`, { token, body: {} });
  const mail = await mailTo(journey.shop, 'shopper2@haat.test');
  expect(mail.text).toContain(title);
  expect(mail.text).toContain('Lilac, 39');
});

const sizeOf = (within: Page | Locator, size: string): Locator =>
  within.locator(`[data-part=size] input[value="${size}"]`);

const sources = (images: { src: string }[]) => images.map(({ src }) => src);

interface StoredLine {
  quantity: number;
  variant?: { size: string | null; color: string | null };
}

const asText = ({ quantity, variant }: StoredLine): string =>
  `${variant?.color} ${variant?.size} × ${quantity}`;

/** What lies in the stored cart. */
const choicesIn = async (page: Page): Promise<string[]> =>
  (JSON.parse((await stored(page, 'myCart')) ?? '[]') as StoredLine[]).map(asText);

const orderedOf = (order: Order | undefined): string[] =>
  (order?.items ?? [])
    .map(({ quantity, variant }) =>
      asText({ quantity, variant: { size: variant?.size ?? null, color: variant?.color ?? null } }),
    )
    .toSorted();

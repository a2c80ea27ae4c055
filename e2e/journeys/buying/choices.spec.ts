import type { Order, Placed } from '@haat/contract/orders/schemas';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, ordersOf, productAt, signIn, waysOf } from '../../support/api.ts';
import { cardOf, isAt, logIn, ownButton, stored } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { mailTo } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const shoes = 'trail-running-shoes';
const sandals = 'rubber-sandals-with-quick-dry-strap';
const phone = { width: 360, height: 740 };

// spec: goods.16
test('two variants are two lines, and are ordered so, in Nepali on a phone', async () => {
  const say = saying('ne');
  const { token } = await signIn(journey.origin, shopper);
  const ways = await waysOf(journey.origin, shoes);
  const [one] = ways;
  const other = ways.find(({ size, color }) => size !== one?.size && color !== one?.color);
  if (!one || !other) throw new Error('the demo has it in several sizes and colours');
  const [first, second] = [one, other].map(({ size, color }) => `${color} ${size}`);
  const page = await journey.open(`/product/${shoes}`, { ...phone, language: 'ne', as: shopper });
  const add = ownButton(page, say('card.add'));
  await add.tap();
  await page.getByText(say('product.choose.size')).waitFor();
  const colors = page.getByRole('radiogroup', { name: say('product.colors') });
  expect(await colors.getAttribute('aria-invalid')).toBe('true');
  expect(await stored(page, 'myCart')).toBe(null);

  const choose = async ({ size, color }: typeof one) => {
    await optionOf(page, 'color', color).check();
    await optionOf(page, 'size', size).check();
    await add.tap();
  };
  await choose(one);
  await told(page, say('cart.itemAdded'));
  await choose(other);
  await expect.poll(() => choicesIn(page)).toEqual([`${first} × 1`, `${second} × 1`]);
  await choose(one);
  await expect.poll(() => choicesIn(page)).toEqual([`${first} × 2`, `${second} × 1`]);

  await page.goto(`${journey.origin}/ne/cart-details`);
  await page.getByText(`${one.colorNe}, ${one.sizeNe}`).first().waitFor();
  const pictures = page.getByRole('main').locator('li img');
  expect(new Set(await pictures.evaluateAll(sources)).size).toBe(2);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: say('checkout.place'), exact: true }).tap();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  await page.getByText(`${other.colorNe}, ${other.sizeNe}`).waitFor();
  const { orders } = await ordersOf(journey.origin, token);
  expect(orderedOf(orders[0])).toEqual([`${first} × 2`, `${second} × 1`].toSorted());
});

// spec: goods.20
test('a choice left open from a card is made in the cart, and nothing is ordered before', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const way = (await waysOf(journey.origin, sandals)).at(-1)!;
  const page = await journey.open('/product_category/shoes-and-bags', { as: shopper });
  await cardOf(page, sandals).getByRole('button', { name: 'Add to Cart' }).click();
  await told(page, 'Item Added');
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
  await optionOf(chooser, 'color', way.color).check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.getByText('Please choose a size.').waitFor();
  await optionOf(chooser, 'size', way.size).check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.waitFor({ state: 'detached' });
  await page.getByText(`${way.color}, ${way.size}`).waitFor();
  expect(await choicesIn(page)).toEqual([`${way.color} ${way.size} × 1`]);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await isAt(page, /^\/order\/placed\//);
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(orderedOf(after.orders[0])).toEqual([`${way.color} ${way.size} × 1`]);
});

// spec: goods.24
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

// spec: goods.21
test('a size that is sold out says so, and a guest who asks gets a mail when it is back', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { _id: productId, title } = await productAt(journey.origin, shoes);
  const [ways, [address]] = await Promise.all([
    waysOf(journey.origin, shoes),
    ask<{ _id: string }[]>(journey.origin, '/api/address/get_all', { token }),
  ]);
  const { size, color, remainingQty } = ways.at(-1)!;
  const items = [{ productId, variant: { size, color }, quantity: remainingQty }];
  const body = { items, addressId: address?._id };
  const { data } = await ask<{ data: Placed }>(journey.origin, '/api/order/place', { token, body });

  const page = await journey.open(`/product/${shoes}`, phone);
  await optionOf(page, 'color', color).check();
  await page.getByRole('radio', { name: `${size} (Out of stock)` }).check();
  await page.getByText(`Size: ${size} · Color: ${color} · Out of stock`).waitFor();
  expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Tell me when it is back' }).tap();
  await isAt(page, /^\/login/);
  await logIn(page, saying('en'), 'shopper2@haat.test');
  await told(page, 'We will send you one email when it is back.');
  await ask(journey.origin, `/api/order/cancel/${data.orders[0]?._id}`, { token, body: {} });
  const mail = await mailTo(journey.shop, 'shopper2@haat.test');
  expect(mail.text).toContain(title);
  expect(mail.text).toContain(`${color}, ${size}`);
});

const optionOf = (within: Page | Locator, part: 'size' | 'color', value: string | null): Locator =>
  within.locator(`[data-part=${part}] input[value="${value}"]`);

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

import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { digits, grouped, rupeesText } from '@haat/contract/core/money';
import { billFileName } from '@haat/contract/orders/bill-text';
import type { Order } from '@haat/contract/orders/schemas';
import { readPdf } from '@haat/api/testing/samples/pdf-text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartLine, ordersOf, signIn, waysOf } from '../../support/api.ts';
import { cardOf, historyRests, isAt, orderMenuOf, ownButton, stored } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

// Shoppers with a size and a colour to choose, from the first look to the bill: what holds the parts together is held here.

const journey = useShop();
const shoes = 'trail-running-shoes';
const sandals = 'rubber-sandals-with-quick-dry-strap';
const phone = { width: 360, height: 740 };
const ne = saying('ne');

const optionOf = (within: Page | Locator, part: 'size' | 'color', value: string | null): Locator =>
  within.locator(`[data-part=${part}] input[value="${value}"]`);

/** The bill of an order, saved by a press: what it is called and what it says. */
async function savedBill(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), ...readPdf(await readFile(await download.path())) };
}

/** Words of a bill that go on in the next line in their middle. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main :is(dt, td)')].flatMap(({ firstChild: text }) => {
    const range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  })`);

const newestOf = async (email: string): Promise<Order> => {
  const { token } = await signIn(journey.origin, email);
  const [newest] = (await ordersOf(journey.origin, token)).orders;
  if (!newest) throw new Error(`${email} has ordered nothing`);
  return newest;
};

// spec: goods.17
test('five of a product in one size: Add to Cart and Buy now of another one say so instead of making it six', async () => {
  const [one, other] = await waysOf(journey.origin, shoes);
  if (!one || !other) throw new Error('the demo has it in several sizes and colours');
  const five = {
    ...(await cartLine(journey.origin, shoes, 5)),
    variant: { size: one.size, color: one.color },
  };
  const before = JSON.stringify([five]);
  const page = await journey.open(`/product/${shoes}`, {
    ...{ ...phone, language: 'ne', as: 'shopper2@haat.test', storage: { myCart: before } },
  });
  const choose = async ({ size, color }: typeof other) => {
    await optionOf(page, 'size', size).check();
    await optionOf(page, 'color', color).check();
  };
  await choose(other);
  for (const button of ['card.add', 'product.buy'] as const) {
    await ownButton(page, ne(button)).tap();
    await told(page, ne('cart.most', { most: '५' }));
    expect(await stored(page, 'myCart')).toBe(before);
  }
  // What is there is bought as it is.
  await choose(one);
  await ownButton(page, ne('product.buy')).tap();
  await isAt(page, '/ne/cart-details');
  expect(await stored(page, 'myCart')).toBe(before);
});

// spec: goods.16, goods.33, goods.52, goods.55
test('on a phone in Nepali: two sizes in two lines, Koteshwor by typing and then Humla, the order and its bill', async () => {
  const shopper = 'shopper2@haat.test';
  const ways = await waysOf(journey.origin, shoes);
  const [one] = ways;
  const other = ways.find(({ size, color }) => size !== one?.size && color !== one?.color);
  if (!one || !other) throw new Error('the demo has it in several sizes and colours');
  const page = await journey.open(`/product/${shoes}`, { ...phone, language: 'ne', as: shopper });
  const lines = await addTwoChoices(page, one, other);
  await page
    .getByRole('banner')
    .getByRole('button', { name: ne('cart.button', { n: digits(3, 'ne-NP') }) })
    .tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: ne('cart.viewDetails') })
    .tap();
  await isAt(page, '/ne/cart-details');
  for (const { colorNe, sizeNe } of [one, other])
    await page.getByText(`${colorNe}, ${sizeNe}`).filter({ visible: true }).first().waitFor();
  const pictures = page.getByRole('main').locator('li img');
  expect(new Set(await pictures.evaluateAll(sources)).size).toBe(2);
  await costsWhatItsPlaceCosts(page);

  const toldFar = await page
    .getByRole('region', { name: ne('checkout.summary') })
    .locator('dl')
    .innerText();
  await page.getByRole('button', { name: ne('checkout.place'), exact: true }).tap();
  await page.getByRole('heading', { name: ne('placed.title') }).waitFor();
  await page.getByText(`${other.colorNe}, ${other.sizeNe}`).waitFor();
  const order = await newestOf(shopper);
  expect(orderedOf(order)).toEqual(lines.toSorted());
  expect(order.address.fulladdress).toMatch(/Simkot|सिमकोट/);
  expect(toldFar).toContain(rupeesText(order.total, 'ne-NP'));

  // A tap in the same place right after the page came would be the rest of a double tap.
  await pause(500);
  // The page of the product knows from now on where things go.
  await page.getByRole('article').getByRole('listitem').getByRole('link').first().tap();
  await isAt(page, `/ne/product/${shoes}`);
  await page
    .getByText(/^[०-९].* २०८[०-९]मा आइपुग्छ/)
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('link', { name: ne('placed.orders') }).tap();
  await orderMenuOf(page.getByRole('article').first()).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: ne('order.bill') })
    .tap();
  await isAt(page, `/ne/order/${order._id}/bill`);
  const bill = await savedBill(page, ne('bill.keep'));
  expect([bill.name, bill.pages, bill.boxes]).toEqual([billFileName(order), 1, 0]);
  expect(bill.text).toContain(grouped(order.total, 'ne-NP'));
});

type Way = Awaited<ReturnType<typeof waysOf>>[number];

/** Nothing without a choice; the same again raises its line, another one is a line of its own. @returns the lines */
async function addTwoChoices(page: Page, one: Way, other: Way): Promise<string[]> {
  const [first, second] = [one, other].map(({ size, color }) => `${color} ${size}`);
  const add = ownButton(page, ne('card.add'));
  await add.tap();
  await page.getByText(ne('product.choose.size')).waitFor();
  const colors = page.getByRole('radiogroup', { name: ne('product.colors') });
  expect(await colors.getAttribute('aria-invalid')).toBe('true');
  expect(await stored(page, 'myCart')).toBe(null);
  const choose = async ({ size, color }: Way) => {
    await optionOf(page, 'color', color).check();
    await optionOf(page, 'size', size).check();
    await add.tap();
  };
  await choose(one);
  await told(page, ne('cart.itemAdded'));
  await choose(other);
  await expect.poll(() => choicesIn(page)).toEqual([`${first} × 1`, `${second} × 1`]);
  await choose(one);
  const lines = [`${first} × 2`, `${second} × 1`];
  await expect.poll(() => choicesIn(page)).toEqual(lines);
  return lines;
}

/** Two addresses whose place is found by typing: the second is far, and costs and takes what it does there. */
async function costsWhatItsPlaceCosts(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: ne('checkout.summary') });
  const near = await addAddress(page, 'Koteshwor', /^कोटेश्वर — काठमाडौँ महानगरपालिका, वडा ३२/);
  expect(near).toContain('चक्रपथबाहिर');
  await summary.getByText(ne('checkout.deliveryTo', { area: 'चक्रपथबाहिर' })).waitFor();
  const toldNear = await summary.locator('dl').innerText();
  const far = await addAddress(page, 'Humla Simkot', /^सिमकोट गाउँपालिका/, '5');
  // What is delivered in Kathmandu alone is not offered in Humla.
  expect(far.filter((area) => near.includes(area))).toEqual([]);
  await summary.getByText(ne('checkout.deliveryTo', { area: far[0] ?? '' })).waitFor();
  // The fee, the days and the total are others: no line of the sums but the goods' is the same.
  const toldFar = (await summary.locator('dl').innerText()).split('\n');
  const figures = toldFar.filter((line) => /[०-९]/.test(line));
  expect(figures.some((line) => line.includes('आइपुग्छ'))).toBe(true);
  expect(figures.filter((line) => toldNear.split('\n').includes(line))).toHaveLength(1);
}

/** Adds an address whose place is found by typing. @returns the areas that were offered for it */
async function addAddress(page: Page, typed: string, found: RegExp, ward?: string): Promise<string[]> {
  await page.getByRole('button', { name: ne('address.add') }).tap();
  const dialog = page.getByRole('dialog', { name: ne('address.create') });
  await dialog.getByRole('combobox', { name: ne('place.search') }).fill(typed);
  await dialog.getByRole('option', { name: found }).tap();
  if (ward) await dialog.getByRole('combobox', { name: ne('place.ward'), exact: true }).selectOption(ward);
  const area = dialog.getByLabel(ne('address.deliveryArea'), { exact: true });
  const offered = (await area.locator('option:enabled').allTextContents()).map(
    (text) => text.split(' · ')[0]!,
  );
  for (const [key, text] of [
    ['address.type', typed],
    ['address.phone', '९८४१२३४५६७'],
    ['address.street', 'बजार लाइन'],
    ['address.notes', 'स्कूलको छेउ'],
  ] as const)
    await dialog.getByLabel(ne(key), { exact: true }).fill(text);
  await dialog.getByRole('button', { name: ne('address.save') }).tap();
  await dialog.waitFor({ state: 'detached' });
  return offered;
}

const shopper = 'shopper@haat.test';

// spec: goods.33, goods.52, goods.53, goods.56
test('on a wide screen in English: search, a product without a chosen size, quick view, cart, order, tracking and the bill', async () => {
  const page = await journey.open('/products', { as: shopper, allow: [/ERR_FAILED/] });
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('running shoes');
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Results for “running shoes”' }).waitFor();
  const card = cardOf(page, shoes);
  await card.getByRole('heading').getByRole('link').click();
  await isAt(page, `/product/${shoes}`);
  await optionOf(page, 'size', (await waysOf(journey.origin, shoes))[0]?.size ?? '').waitFor({
    state: 'attached',
  });
  expect(await page.locator('[data-part] input:checked').count()).toBe(0);
  await page.getByText(/^Arrives in \d+ to \d+ days, by area$/).waitFor();

  // Where it should go is said here, and followed from here on.
  await page.getByRole('button', { name: 'Choose your place' }).click();
  const places = page.getByRole('dialog', { name: 'Choose your place' });
  await places.getByRole('combobox', { name: 'Find your place' }).fill('Koteshwor');
  await places.getByRole('option', { name: /^Koteshwor/ }).click();
  const fee = (await places.getByText(/^Delivery: Rs\. /).innerText()).replace('Delivery: ', '');
  const arrives = await places.getByText(/^Arrives /).innerText();
  await places.getByRole('button', { name: 'Use this place' }).click();
  await places.waitFor({ state: 'detached' });
  await page.getByText(`${arrives} in Kathmandu`).first().waitFor();
  await page.getByText(`Delivery: ${fee} ·`).waitFor();

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Results for “running shoes”' }).waitFor();
  await card.hover();
  await card.getByRole('button', { name: 'Quick view' }).click();
  const view = page.getByRole('dialog', { name: /^Quick view/ });
  await view.getByText(`${arrives} in Kathmandu`).waitFor();
  const [way] = await waysOf(journey.origin, shoes);
  await optionOf(view, 'color', way?.color ?? '').check();
  await optionOf(view, 'size', way?.size ?? '').check();
  await view.getByRole('button', { name: 'Add to Cart' }).click();
  await told(page, 'Item Added');
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  await historyRests(page);

  await toCartDetails(page, 'Cart, 1 item');
  await page.getByText(`${way?.color}, ${way?.size}`).first().waitFor();
  await page.getByRole('radio').first().check();
  const summary = page.getByRole('region', { name: 'Order summary' });
  const arrival = (await summary.getByText(/^Arrives \d+.* \d{4}$/).innerText()).replace('Arrives ', '');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  await page.getByText(`Should arrive ${arrival}`, { exact: true }).waitFor();
  const order = await newestOf(shopper);
  const main = page.getByRole('main');
  await main.getByText(order.address.fulladdress).waitFor();

  await page.getByRole('link', { name: 'Track Order' }).click();
  await isAt(page, `/track/${order.trackToken}`);
  await page.getByText('Order Pending').first().waitFor();
  await page.goto(`${journey.origin}/order/${order._id}/bill`);
  await page.getByRole('heading', { name: 'Order', exact: true }).waitFor();
  const bill = await savedBill(page, 'Save as PDF');
  // As on a phone whose text is twice as large.
  await page.setViewportSize({ width: 180, height: 370 });
  expect(await brokenWords(page)).toEqual([]);
  expect([bill.name, bill.pages, bill.boxes]).toEqual([billFileName(order), 1, 0]);
  for (const said of [
    `${way?.color}, ${way?.size}`,
    rupeesText(order.total, 'en-US'),
    order.address.fulladdress,
  ])
    expect(bill.text).toContain(said.replaceAll(' ', ''));

  // What cannot be had is said.
  await page.route('**/api/order/bill/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: saying('en')('problem.offline') })
    .waitFor();
});

// spec: goods.20, goods.24, goods.67
test('from a list a colour goes along into the cart; what is left open is chosen there, and nothing is ordered before', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const way = (await waysOf(journey.origin, sandals)).at(-1)!;
  const page = await journey.open('/product_category/shoes-and-bags?colours=Pine', { as: shopper });
  const narrowed = page
    .getByRole('article')
    .filter({ has: page.locator('h3 a', { hasText: 'Trail Running Shoes' }) });
  await narrowed.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => choicesIn(page)).toEqual(['Pine null × 1']);
  await narrowed.getByRole('heading').getByRole('link').click();
  // The list says it too.
  await isAt(page, /^\/product\/trail-running-shoes/);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Trail Running Shoes' }).waitFor();
  await page.getByText('Color: Pine').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  await page.goBack();
  await isAt(page, '/product_category/shoes-and-bags?colours=Pine');
  await page.getByRole('link', { name: 'Remove filter: Color: Pine' }).click();
  await cardOf(page, sandals).getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => choicesIn(page)).toHaveLength(2);

  await toCartDetails(page, 'Cart, 2 items');
  await page.getByRole('button', { name: /^Remove Trail Running Shoes/ }).click();
  await page.getByRole('radio').first().check();
  const choose = page.getByRole('button', { name: /^Choose size and color: Rubber Sandals/ });
  const place = page.getByRole('button', { name: 'Place Order', exact: true });
  await place.click();
  await page.getByRole('alert').filter({ hasText: 'choose the size or color' }).waitFor();
  await choose.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose size and color' });
  await optionOf(chooser, 'color', way.color).check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.getByText('Please choose a size.').waitFor();
  await optionOf(chooser, 'size', way.size).check();
  await chooser.getByRole('button', { name: 'Take this one' }).click();
  await chooser.waitFor({ state: 'detached' });
  await page.getByText(`${way.color}, ${way.size}`).waitFor();
  await page.getByRole('alert').filter({ hasText: 'choose the size or color' }).waitFor({ state: 'hidden' });
  await page
    .getByRole('button', { name: /^Change: Rubber Sandals/ })
    .and(page.locator(':focus'))
    .waitFor();
  const lines = [`${way.color} ${way.size} × 1`];
  expect(await choicesIn(page)).toEqual(lines);
  await place.click();
  await isAt(page, /^\/order\/placed\//);
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(orderedOf(after.orders[0])).toEqual(lines);
});

/** From the cart's button to the order. */
async function toCartDetails(page: Page, button: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View Details' }).click();
  await isAt(page, '/cart-details');
}

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

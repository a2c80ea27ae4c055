import { readFile } from 'node:fs/promises';
import { grouped, rupeesText } from '@haat/contract/core/money';
import { billFileName } from '@haat/contract/orders/bill-text';
import type { Order } from '@haat/contract/orders/schemas';
import { readPdf } from '@haat/api/testing/samples/pdf-text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ordersOf, signIn, waysOf } from '../../support/api.ts';
import { cardOf, historyRests, isAt, orderMenuOf, ownButton, stored } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

// Three shoppers, each from the first look to the bill or the cart: what holds the parts together is held here.

const journey = useShop();
const shoes = 'trail-running-shoes';

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

const newestOf = async (email: string): Promise<Order> => {
  const { token } = await signIn(journey.origin, email);
  const [newest] = (await ordersOf(journey.origin, token)).orders;
  if (!newest) throw new Error(`${email} has ordered nothing`);
  return newest;
};

// spec: goods.52, goods.55
test('on a phone in Nepali: two sizes in two lines, Koteshwor by typing and then Humla, the order and its bill', async () => {
  const say = saying('ne');
  const shopper = 'shopper2@haat.test';
  const ways = await waysOf(journey.origin, shoes);
  const [one] = ways;
  const other = ways.find(({ size, color }) => size !== one?.size && color !== one?.color);
  if (!one || !other) throw new Error('the demo has it in several sizes and colours');
  const page = await journey.open(`/product/${shoes}`, {
    ...{ width: 360, height: 740, language: 'ne', as: shopper },
  });
  const lines = async () => (JSON.parse((await stored(page, 'myCart')) ?? '[]') as unknown[]).length;
  for (const [at, { size, color }] of [one, other].entries()) {
    await optionOf(page, 'color', color).check();
    await optionOf(page, 'size', size).check();
    await ownButton(page, say('card.add')).tap();
    await expect.poll(lines).toBe(at + 1);
  }
  await page.goto(`${journey.origin}/ne/cart-details`);
  for (const { colorNe, sizeNe } of [one, other]) await page.getByText(`${colorNe}, ${sizeNe}`).waitFor();

  const summary = page.getByRole('region', { name: say('checkout.summary') });
  const near = await addAddress(page, 'Koteshwor', /^कोटेश्वर — काठमाडौँ महानगरपालिका, वडा ३२/);
  expect(near.offered).toContain('चक्रपथबाहिर');
  await summary.getByText(say('checkout.deliveryTo', { area: 'चक्रपथबाहिर' })).waitFor();
  const toldNear = await summary.locator('dl').innerText();
  const far = await addAddress(page, 'Humla Simkot', /^सिमकोट गाउँपालिका/, '5');
  // What is delivered in Kathmandu alone is not offered in Humla.
  expect(far.offered.filter((area) => near.offered.includes(area))).toEqual([]);
  await summary.getByText(say('checkout.deliveryTo', { area: far.offered[0] ?? '' })).waitFor();
  const toldFar = await summary.locator('dl').innerText();
  // The fee, the days and the total are others: no line of the sums but the goods' is the same.
  const [days] = toldFar.split('\n').filter((line) => line.includes('आइपुग्छ'));
  expect(days).toBeDefined();
  expect(toldNear).not.toContain(days);

  await page.getByRole('button', { name: say('checkout.place'), exact: true }).tap();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  const order = await newestOf(shopper);
  expect(order.items).toHaveLength(2);
  expect(order.address.fulladdress).toMatch(/Simkot|सिमकोट/);
  expect(toldFar).toContain(rupeesText(order.total, 'ne-NP'));
  expect(toldNear).not.toContain(rupeesText(order.deliveryFee, 'ne-NP'));

  await page.getByRole('link', { name: say('placed.orders') }).tap();
  await orderMenuOf(page.getByRole('article').first()).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('order.bill') })
    .tap();
  await isAt(page, `/ne/order/${order._id}/bill`);
  const bill = await savedBill(page, say('bill.keep'));
  expect([bill.name, bill.pages, bill.boxes]).toEqual([billFileName(order), 1, 0]);
  expect(bill.text).toContain(grouped(order.total, 'ne-NP'));

  /** Adds an address whose place is found by typing, and answers the areas that were offered for it. */
  async function addAddress(at: Page, typed: string, found: RegExp, ward?: string) {
    await at.getByRole('button', { name: say('address.add') }).tap();
    const dialog = at.getByRole('dialog', { name: say('address.create') });
    await dialog.getByRole('combobox', { name: say('place.search') }).fill(typed);
    await dialog.getByRole('option', { name: found }).tap();
    if (ward) await dialog.getByRole('combobox', { name: say('place.ward'), exact: true }).selectOption(ward);
    const area = dialog.getByLabel(say('address.deliveryArea'), { exact: true });
    const offered = (await area.locator('option:enabled').allTextContents()).map(
      (text) => text.split(' · ')[0]!,
    );
    const write = (key: Parameters<typeof say>[0], text: string) =>
      dialog.getByLabel(say(key), { exact: true }).fill(text);
    await write('address.type', typed);
    await write('address.phone', '९८४१२३४५६७');
    await write('address.street', 'बजार लाइन');
    await write('address.notes', 'स्कूलको छेउ');
    await dialog.getByRole('button', { name: say('address.save') }).tap();
    await dialog.waitFor({ state: 'detached' });
    return { offered };
  }
});

// spec: goods.52, goods.53, goods.56
test('on a wide screen in English: search, a product without a chosen size, quick view, cart, order, tracking and the bill', async () => {
  const shopper = 'shopper@haat.test';
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

  await page.goto(`${journey.origin}/cart-details`);
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

// spec: goods.57
test('on a slow line: what is pressed before the code is there is done, in the order in which it was pressed', async () => {
  const before = async (tab: Page) => {
    const devtools = await tab.context().newCDPSession(tab);
    await devtools.send('Network.enable');
    const speed = 50 * 1024;
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed },
    });
  };
  const slow = { width: 360, height: 740, asleep: true, before } as const;
  const ways = await waysOf(journey.origin, shoes);
  const [first] = ways;
  const second = ways.find(({ size, color }) => size !== first?.size && color === first?.color);
  const page = await journey.open(`/product/${shoes}`, slow);
  await optionOf(page, 'color', first?.color ?? '').check();
  await optionOf(page, 'size', first?.size ?? '').check();
  await ownButton(page, 'Add to Cart').tap();
  await optionOf(page, 'size', second?.size ?? '').check();
  await expect
    .poll(async () => JSON.parse((await stored(page, 'myCart')) ?? '[]') as unknown, { timeout: 60_000 })
    .toMatchObject([{ quantity: 1, variant: { size: first?.size, color: first?.color } }]);
  await page.getByText(`Size: ${second?.size} · Color: ${first?.color}`).waitFor();

  const list = await journey.open('/products', { ...slow, width: 1280 });
  await list.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await list.getByRole('radio', { name: /^On discount/ }).check();
  await expect
    .poll(() => Object.fromEntries(new URL(list.url()).searchParams), { timeout: 60_000 })
    .toEqual({ sort: 'price-asc', discount: '1' });
  await expect.poll(() => list.getByRole('radio', { name: /^On discount/ }).isChecked()).toBe(true);
});

import type { Address } from '@haat/contract/addresses/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import { shopNameIn } from '@haat/contract/core/language';
import { digits, grouped, rupeesText } from '@haat/contract/core/money';
import type { Order } from '@haat/contract/orders/schemas';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  ask,
  cartLine,
  lineOf,
  moveOrder,
  order,
  ordersOf,
  productAt,
  sellerOf,
  sellers,
  signIn,
  soldBy,
} from '../../support/api.ts';
import { isAt, orderMenuOf, stored } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { readPdf } from '@haat/api/testing/samples/pdf-text';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

/** The stored cart with a product of each of the two vendors. */
async function fromTwoVendors() {
  const products = await Promise.all(Object.keys(sellers).map((vendor) => soldBy(journey.origin, vendor)));
  const lines = await Promise.all(products.map(({ slug }) => cartLine(journey.origin, slug)));
  return { products, myCart: JSON.stringify(lines) };
}

/** Resolves when the page has said to the real-time channel whose it is. */
async function isListening(page: Page): Promise<void> {
  const channel = await page.waitForEvent('websocket');
  await channel.waitForEvent('framesent', ({ payload }) => String(payload).includes('newUser'));
}

const numberOf = ({ _id }: Order) => `#${_id.slice(-8).toUpperCase()}`;
const cardOf = (page: Page, which: Order): Locator =>
  page.getByRole('article').filter({ hasText: numberOf(which) });

describe('an order from two vendors, in Nepali on a phone', () => {
  const visit = { width: 360, height: 740, language: 'ne', as: shopper } as const;
  const say = saying('ne');

  // spec: 1.17, 2.orders.2, 3.27, 4.24, 4.39, 4.41, opens.9, accounts.30, accounts.31, accounts.35
  // spec: accounts.39, accounts.42
  test('is followed from the cart to delivered without a reload, and its bill is printed', async () => {
    const { token } = await signIn(journey.origin, shopper);
    const before = await ordersOf(journey.origin, token);
    const { products, myCart } = await fromTwoVendors();
    const { promise: addressesMayCome, resolve: answerAddresses } = Promise.withResolvers<void>();
    const page = await journey.open('/cart-details', {
      ...visit,
      storage: { myCart },
      before: (tab) =>
        tab.route('**/api/address/get_all', async (route) => {
          await addressesMayCome;
          await route.continue();
        }),
    });
    for (const { adminId } of products)
      await page
        .getByRole('heading', { name: shopNameIn('ne-NP', adminId) })
        .first()
        .waitFor();
    await page.getByLabel(say('checkout.note')).fill('ढोकामा राखिदिनुहोस्');
    const place = page.getByRole('button', { name: say('checkout.place'), exact: true });
    // Nothing can be ordered before it is known where it goes.
    await page.getByText(say('checkout.chooseAddress')).waitFor();
    expect(await place.isDisabled()).toBe(true);
    answerAddresses();
    await page.getByRole('radio').first().waitFor();
    await expect.poll(() => place.isEnabled()).toBe(true);
    await place.evaluate((button: { click(): void }) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await isAt(page, /^\/ne\/order\/placed\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name: say('placed.title') }).waitFor();
    const { orders, total } = await ordersOf(journey.origin, token);
    expect(total).toBe(before.total + 2);
    const [first] = orders as [Order];
    expect(first.address.message).toBe('ढोकामा राखिदिनुहोस्');

    await page.reload();
    await page.getByRole('heading', { name: say('placed.title') }).waitFor();
    expect(await page.getByRole('article').count()).toBe(2);

    const listening = isListening(page);
    await page.getByRole('link', { name: say('placed.orders') }).click();
    await isAt(page, '/ne/user-profile');
    const card = cardOf(page, first);
    await card.getByRole('heading', { name: say('status.pending.title') }).waitFor();
    await card.getByRole('button', { name: say('order.track') }).click();
    const timeline = page.getByRole('dialog', { name: say('order.timeline') });
    const current = timeline.locator('[aria-current=step]');
    await expect.poll(() => current.textContent()).toContain(say('order.current'));
    await listening;
    await page.evaluate('window.sameDocument = true');
    const seller = await sellerOf(journey.origin, first);
    for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
      await moveOrder(journey.origin, seller, first._id, status);
      await expect.poll(() => current.textContent()).toContain(say(`status.${status}.title`));
    }
    const news = { number: numberOf(first), status: say('status.confirmed.title') };
    await told(page, say('order.news', news));
    expect(await current.textContent()).toMatch(/२०८[०-९]/);
    expect(await timeline.getByRole('listitem').count()).toBe(5);
    await page.keyboard.press('Escape');
    await card.getByRole('heading', { name: say('status.delivered.title') }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBe(true);

    await orderMenuOf(card).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('order.bill') })
      .tap();
    await isAt(page, `/ne/order/${first._id}/bill`);
    await printsItsBill(page, first._id, token);
  });

  async function printsItsBill(page: Page, orderId: string, token: string): Promise<void> {
    const sold = (await ordersOf(journey.origin, token)).orders.find(({ _id }) => _id === orderId);
    const amount = grouped(sold?.total ?? 0, 'ne-NP');
    await page.getByRole('heading', { name: say('bill.titleVat') }).waitFor();
    const { pages, text, clusters } = readPdf(await page.pdf({ format: 'A4' }));
    expect(pages).toBe(1);
    expect(text).toContain(amount);
    expect(text).toContain(digits(sold?.bill.number ?? 'a number', 'ne-NP'));
    expect(text).toContain(digits(sold?.vendor.pan ?? 'a PAN', 'ne-NP'));
    // Letters of which one has lost its vowel stand as one sign: fewer glyphs than letters.
    const conjuncts = [...clusters].filter(([letters]) => /्\p{L}/u.test(letters));
    expect(conjuncts.map(([letters]) => letters)).toContain('क्रे');
    expect(conjuncts.filter(([letters, glyphs]) => glyphs >= letters.length)).toEqual([]);
    // The shop around it stays on the screen.
    expect(text).not.toContain(say('bill.print').slice(0, 2) + say('bill.back').slice(0, 2));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('contentinfo').filter({ visible: true }).count()).toBe(0);
  }
});

// spec: goods.31
test('what each parcel costs at the door is said before the order and after it, with where it goes', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { products, myCart } = await fromTwoVendors();
  const goods = products.reduce((sum, { price }) => sum + price, 0);
  const page = await journey.open('/cart-details', { as: shopper, storage: { myCart } });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await page.getByRole('radio').first().check();
  await summary.getByText('It comes in 2 parcels; at the door you pay').waitFor();
  const parcels = await summary.getByRole('list').first().getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const { orders } = await ordersOf(journey.origin, token);
  const placed = orders.slice(0, 2);
  const fee = placed.reduce((sum, each) => sum + each.deliveryFee, 0);
  expect(placed.some((each) => each.deliveryFee % 10 === 0)).toBe(true);
  expect(parcels.toSorted()).toEqual(
    placed
      .map(({ total, vendor }) => `${rupeesText(total, 'en-US')} to the courier of ${vendor.shopName}`)
      .toSorted(),
  );
  const text = await page.getByRole('main').innerText();
  for (const parcel of parcels) expect(text).toContain(`${parcel} when this parcel comes`);
  expect(text).toContain(`${rupeesText(goods + fee, 'en-US')} for all of them together`);
  expect(text).not.toMatch(/Pay Rs\. [\d,]+ in cash when it arrives/);
  for (const secret of [placed[0]?.address.fullName, placed[0]?.address.fulladdress])
    expect(text).toContain(secret);
});

// spec: goods.33
test('when it should arrive is said for the place that this phone remembers, and for the shop without one', async () => {
  const product = await soldBy(journey.origin, 'patan-handicrafts');
  const page = await journey.open(`/product/${product.slug}`, { as: shopper });
  await page.getByText(/^Arrives in \d+ to \d+ days, by area$/).waitFor();
  await page.goto(`${journey.origin}/cart-details`);
  await page.evaluate(
    (line) => localStorage.setItem('myCart', line),
    JSON.stringify([await cartLine(journey.origin, product.slug)]),
  );
  await page.reload();
  await page.getByRole('radio').first().check();
  const arrives = page.getByRole('region', { name: 'Order summary' }).getByText(/^Arrives \d+.* \d{4}$/);
  const dates = (await arrives.innerText()).replace('Arrives ', '');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByText(`Should arrive ${dates}`, { exact: true }).waitFor();
  await page.goto(`${journey.origin}/product/${product.slug}`);
  await page.getByText(new RegExp(`^Arrives ${dates} in `)).waitFor();
  await page.goto(`${journey.origin}/ne/product/${product.slug}`);
  await page
    .getByText(/^[०-९].* २०८[०-९]मा आइपुग्छ/)
    .first()
    .waitFor();
});

// spec: goods.34
test('a delivered line leads to its review, with the form open', async () => {
  const page = await journey.open('/user-profile', { as: shopper });
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Order Delivered');
  await page.getByRole('link', { name: 'Review this' }).first().click();
  await isAt(page, /^\/product\//);
  await page.getByRole('dialog', { name: /Your Review/ }).waitFor();
});

// spec: goods.31
test('before an address is chosen the total says that delivery comes on top, and between what', async () => {
  const page = await journey.open('/cart-details', {
    as: 'shopper2@haat.test',
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) },
  });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByText(/^Delivery is added: Rs\. \d+ to Rs\. \d+, depending on your address\.$/).waitFor();
});

// spec: 8.21, opens.9, accounts.30
test('an order whose answer was lost is the same order after a reload', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  const page = await journey.open('/cart-details', { as: shopper, storage, allow: [/ERR_CONNECTION_RESET/] });
  await page.getByLabel('Note to the seller').fill('After six, please');
  await page.getByRole('radio').last().check();
  await page.route(
    '**/api/order/place',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const place = page.getByRole('button', { name: 'Place Order', exact: true });
  await place.click();
  await page.getByText(saying('en')('problem.offline')).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Note to the seller').inputValue()).toBe('After six, please');
  await expect.poll(() => page.getByRole('radio').last().isChecked()).toBe(true);
  await place.click();
  await isAt(page, /^\/order\/placed\//);
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total + 1);
  expect(await stored(page, 'myCart')).toBe('[]');
});

test('an order that cannot be sent stays on the screen as it is', async () => {
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  const page = await journey.open('/cart-details', {
    as: shopper,
    storage,
    allow: [/INTERNET_DISCONNECTED/, /stock/],
  });
  await page.getByRole('radio').last().check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: saying('en')('problem.offline') })
    .waitFor();
  expect(await page.getByRole('radio').last().isChecked()).toBe(true);
  await page.context().setOffline(false);
});

// spec: opens.5
test('a delivery fee that has moved meanwhile is shown before anything is ordered', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const line = await cartLine(journey.origin, cooker);
  const page = await journey.open('/cart-details', {
    as: shopper,
    storage: { myCart: JSON.stringify([line]) },
    allow: [/status of 409/],
    before: (tab) => tab.route('**/api/address/get_all', feeOfYesterday, { times: 1 }),
  });
  const total = page.getByRole('region', { name: 'Order summary' }).locator('dd').last();
  await expect.poll(() => total.innerText()).toBe(rupeesText(line.price + 1, 'en-US'));
  const place = page.getByRole('button', { name: 'Place Order', exact: true });
  await place.click();
  await page.getByText(/^The delivery fee has changed: the total is now Rs\. [\d,]+\./).waitFor();
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total);
  await expect.poll(() => total.innerText()).not.toBe(rupeesText(line.price + 1, 'en-US'));
  const shown = await total.innerText();
  await place.click();
  await isAt(page, /^\/order\/placed\//);
  const [newest] = (await ordersOf(journey.origin, token)).orders;
  expect(rupeesText(newest?.total ?? 0, 'en-US')).toBe(shown);
});

/** The own addresses as they were when delivery cost one rupee. */
async function feeOfYesterday(route: Route): Promise<void> {
  const response = await route.fetch();
  const addresses = (await response.json()) as Address[];
  for (const { deliveryAreaData } of addresses) if (deliveryAreaData) deliveryAreaData.deliveryFee = 1;
  await route.fulfill({ response, json: addresses });
}

// spec: accounts.28
test('what changed since it was added is said, and taken over with one press', async () => {
  const line = await cartLine(journey.origin, cooker);
  const tea = await cartLine(journey.origin, (await soldBy(journey.origin, 'ilam-tea-house')).slug, 999);
  const gone = { ...line, productId: '01890000-0000-7000-8000-000000000000', slug: 'gone', title: 'Gone' };
  const storage = { myCart: JSON.stringify([{ ...line, price: 999 }, tea, gone]) };
  const page = await journey.open('/cart-details', { as: shopper, storage });
  await page.getByText('3 items have changed since you added them.').waitFor();
  await page.getByText(/The price is now Rs\. [\d,]+; it was Rs\. 999 when you added it\./).waitFor();
  await page.getByText('No longer sold. It is not part of your order.').waitFor();
  await page.getByText(/^Only \d+ left\. Please order fewer\.$/).waitFor();
  await page.getByRole('button', { name: 'Apply the changes' }).click();
  await page.getByText('3 items have changed').waitFor({ state: 'detached' });
  const cart = JSON.parse((await stored(page, 'myCart')) ?? '[]') as { price: number; quantity: number }[];
  expect(cart).toHaveLength(2);
  expect(cart[0]?.price).toBe(line.price);
  expect(cart[1]?.quantity).toBeLessThan(999);
});

// spec: 9.3, 9.4, accounts.29
test('delivery is free from the shop’s threshold on, and the way there is shown', async () => {
  const path = '/api/product/list?sort=price-asc&size=1';
  const { products } = await ask<{ products: [ProductCard] }>(journey.origin, path, { shop: 'himal' });
  const { title, price } = products[0];
  const page = await journey.open('/cart-details', {
    cookies: { subdom: 'himal' },
    as: 'shopper@himal.test',
    storage: { myCart: JSON.stringify([lineOf(products[0])]) },
  });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const above = await summary.getByText(/^Free above Rs\. [\d,]+$/).textContent();
  const missing = Number(above?.replace(/\D/g, '')) - price;
  await summary.getByText(`Add ${rupeesText(missing, 'en-US')} more and delivery is free.`).waitFor();
  await summary.getByText('Cash on delivery: you pay when it arrives.').waitFor();
  const more = page.getByRole('button', { name: `One more: ${title}` });
  for (let pieces = 1; pieces * price < missing + price; pieces += 1) await more.click();
  await summary.getByText('Your delivery is free.').waitFor();
  await summary.getByText('Free', { exact: true }).waitFor();
});

// spec: 4.39, 4.41, accounts.40
test('whoever has the link follows an order without a login, and learns no name and no address', async () => {
  const { token, user } = await signIn(journey.origin, shopper);
  await order(journey.origin, token, cooker, 1);
  const [newest] = (await ordersOf(journey.origin, token)).orders as [Order];
  const { title } = await productAt(journey.origin, cooker);
  const page = await journey.open(`/track/${newest.trackToken}`, { allow: [/404/] });
  await page.getByRole('heading', { name: 'Order Pending' }).waitFor();
  await page.getByText(title).waitFor();
  const steps = page.getByRole('main').locator('section ol > li');
  for (const [at, step] of ['Pending', 'Confirmed', 'Dispatched', 'Arrived', 'Delivered'].entries())
    expect(await steps.nth(at).textContent()).toContain(`Order ${step}`);
  for (const [at, text] of [
    /Current.*Your order was received and is being processed\..*Reached/,
    /Your order was confirmed and is being prepared\..*Expected/,
    /Your order is on its way\..*Expected/,
    /Your order arrived at the delivery location\..*Expected/,
    /Your order was successfully delivered\..*Expected/,
  ].entries())
    expect(await steps.nth(at).textContent()).toMatch(text);
  const text = (await page.getByRole('main').textContent()) ?? '';
  const { fullName, phone, fulladdress } = newest.address;
  for (const secret of [fullName, phone, fulladdress, user.firstName, user.email])
    expect(text).not.toContain(secret);
  await page.goto(`${journey.origin}/track/01890000-0000-7000-8000-000000000000`);
  await page.getByText('We could not find an order for this link.').waitFor();
});

// spec: market.33
test('why its seller cancels an order stands on its card at once, and behind its link, as it was written', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  await order(journey.origin, token, slug, 1);
  const [newest] = (await ordersOf(journey.origin, token)).orders as [Order];
  const page = await journey.open('/user-profile', { as: shopper, language: 'ne' });
  const card = cardOf(page, newest);
  await card.waitFor();
  const reason = 'एउटा <b>चर्किएको</b> थियो।\nमाफ गर्नुहोला!';
  await moveOrder(journey.origin, await sellerOf(journey.origin, newest), newest._id, 'cancelled', reason);
  await card.getByText('<b>चर्किएको</b>').waitFor();
  expect(await card.innerText()).toContain(reason);
  await page.goto(`${journey.origin}/track/${newest.trackToken}`);
  await page.getByText(reason.split('\n')[1]!).waitFor();
});

// spec: accounts.31
test('the page of a placed order is nobody else’s', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { _id } = await order(journey.origin, token, cooker, 1);
  const page = await journey.open(`/order/placed/${_id}`, { as: 'shopper2@haat.test' });
  await page.getByRole('heading', { name: 'This order is not in your account.' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

// spec: accounts.37, accounts.38
test('orders are shown some at a time and by status, and bought again', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const tea = await soldBy(journey.origin, 'ilam-tea-house');
  for (let n = 0; n < 11; n += 1) await order(journey.origin, token, tea.slug, 1);
  const { orders, total } = await ordersOf(journey.origin, token);
  const page = await journey.open('/user-profile', { as: shopper });
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(10);
  await page.getByRole('button', { name: 'Show more', exact: true }).click();
  await expect.poll(() => cards.count()).toBe(Math.min(20, total));
  await orderMenuOf(cards.first()).click();
  await page.getByRole('menuitem', { name: 'Buy again' }).click();
  await cards.first().getByText('Everything is in your cart.').waitFor();
  expect(JSON.parse((await stored(page, 'myCart')) ?? '[]')).toMatchObject([
    { productId: tea._id, quantity: 1 },
  ]);
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Order Delivered');
  const delivered = orders.filter(({ status }) => status === 'delivered').length;
  expect(delivered).toBeGreaterThan(0);
  await expect.poll(() => cards.count()).toBe(Math.min(10, delivered));
  expect(await cards.getByRole('heading', { name: 'Order Delivered' }).count()).toBe(Math.min(10, delivered));
});

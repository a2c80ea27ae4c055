import { signOutEverywhere } from '@haat/contract/account/calls';
import type { Address } from '@haat/contract/addresses/schemas';
import { shopNameIn } from '@haat/contract/core/language';
import { rupeesText } from '@haat/contract/core/money';
import { returnOrder } from '@haat/contract/orders/ledger/calls';
import { orderNumber } from '@haat/contract/orders/order-number';
import type { Order } from '@haat/contract/orders/schemas';
import type { CartFact } from '@haat/contract/stock/schemas';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  ask,
  cartLine,
  moveOrder,
  order,
  ordersOf,
  sellerOf,
  sellers,
  signIn,
  soldBy,
} from '../../support/api.ts';
import {
  cookiesOf,
  isAt,
  isListening,
  logIn,
  orderMenuOf,
  ownButton,
  press,
  refused,
  stored,
} from '../../support/page-actions.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const say = saying('en');
const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true });
const note = (page: Page) => page.getByLabel('Note to the seller');
const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const isPlaced = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();

// spec: accounts.30, accounts.31, goods.31, goods.33, opens.9
test('what two parcels cost at the door and when they should arrive is said before the order and after it, also after a reload', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const products = await Promise.all(Object.keys(sellers).map((vendor) => soldBy(journey.origin, vendor)));
  const lines = await Promise.all(products.map(({ slug }) => cartLine(journey.origin, slug)));
  const { promise: addressesMayCome, resolve: answerAddresses } = Promise.withResolvers<void>();
  const page = await journey.open('/cart-details', {
    as: shopper,
    storage: { myCart: JSON.stringify(lines) },
    before: (tab) =>
      tab.route('**/api/address/get_all', async (route) => {
        await addressesMayCome;
        await route.continue();
      }),
  });
  for (const { adminId } of products)
    await page
      .getByRole('heading', { name: shopNameIn('en-US', adminId) })
      .first()
      .waitFor();
  await note(page).fill('ढोकामा राखिदिनुहोस्');
  // Nothing can be ordered before it is known where it goes.
  const summary = summaryOf(page);
  await summary.getByText(say('checkout.chooseAddress')).waitFor();
  expect(await placeButton(page).isDisabled()).toBe(true);
  answerAddresses();
  await page.getByRole('radio').first().check();
  await summary.getByText('It comes in 2 parcels; at the door you pay').waitFor();
  const parcels = await summary.getByRole('list').first().getByRole('listitem').allTextContents();
  const arrives = (await summary.getByText(/^Arrives \d+.* \d{4}$/).innerText()).replace('Arrives ', '');
  await expect.poll(() => placeButton(page).isEnabled()).toBe(true);
  await placeButton(page).evaluate((button: { click(): void }) => {
    for (let presses = 0; presses < 5; presses += 1) button.click();
  });
  await isAt(page, /^\/order\/placed\/[0-9a-f-]{36}$/);
  await isPlaced(page);
  const { orders, total } = await ordersOf(journey.origin, token);
  expect(total).toBe(before.total + 2);
  await page.reload();
  await isPlaced(page);
  await saysWhatWasOrdered(page, orders.slice(0, 2), parcels);
  await page.getByText(`Should arrive ${arrives}`, { exact: true }).waitFor();

  // The page of a product knows from now on where things go.
  await page.getByRole('article').first().getByRole('listitem').getByRole('link').first().click();
  await isAt(page, /^\/product\//);
  await page.getByText(new RegExp(`^Arrives ${arrives} in `)).waitFor();
});

/** The page after the order: what was announced for each parcel, what they cost together, the note and where it goes. */
async function saysWhatWasOrdered(page: Page, orders: Order[], parcels: string[]): Promise<void> {
  expect(orders.some((each) => each.deliveryFee % 10 === 0)).toBe(true);
  expect(parcels.toSorted()).toEqual(
    orders
      .map(({ total, vendor }) => `${rupeesText(total, 'en-US')} to the courier of ${vendor.shopName}`)
      .toSorted(),
  );
  const sum = orders.reduce((all, { total }) => all + total, 0);
  const text = await page.getByRole('main').innerText();
  for (const parcel of parcels) expect(text).toContain(`${parcel} when this parcel comes`);
  expect(text).toContain(`${rupeesText(sum, 'en-US')} for all of them together`);
  expect(text).not.toMatch(/Pay Rs\. [\d,]+ in cash when it arrives/);
  expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  for (const { address } of orders) {
    expect(address.message).toBe('ढोकामा राखिदिनुहोस्');
    for (const secret of [address.fullName, address.fulladdress]) expect(text).toContain(secret);
  }
}

// spec: 2.routes.8, 2.product.14, 4.17, 8.21, opens.9, accounts.30
test('an order that cannot be sent stays as it is, and one whose answer is lost is placed once, also after a reload', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const page = await journey.open(`/product/${cooker}`, {
    as: shopper,
    allow: [/ERR_CONNECTION_RESET/, /INTERNET_DISCONNECTED/, /stock/],
  });
  await ownButton(page, 'Buy now').click();
  await isAt(page, '/cart-details');
  await note(page).fill('After six, please');
  const address = page.getByRole('radio').last();
  await address.check();
  const offline = page.getByRole('alert').filter({ hasText: say('problem.offline') });
  await page.context().setOffline(true);
  await placeButton(page).click();
  await offline.waitFor();
  expect(await address.isChecked()).toBe(true);
  await page.context().setOffline(false);
  // With a line again nothing denies it, and nothing is sent by itself.
  await offline.waitFor({ state: 'detached' });
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total);

  let lost = 0;
  await page.route(
    '**/api/order/place',
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    },
    { times: 2 },
  );
  for (const times of [1, 2]) {
    await placeButton(page).click();
    await expect.poll(() => lost).toBe(times);
    await offline.waitFor();
  }
  await page.reload();
  await expect.poll(() => note(page).inputValue()).toBe('After six, please');
  await expect.poll(() => address.isChecked()).toBe(true);
  await placeButton(page).click();
  await isAt(page, /^\/order\/placed\//);
  await isPlaced(page);
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total + 1);
  expect(await stored(page, 'myCart')).toBe('[]');
});

// spec: goods.35
test('after an order whose address was looked at, back and forward lead to the order; an empty cart leads to the orders', async () => {
  const page = await journey.open('/products', { as: shopper });
  await page.evaluate(
    `localStorage.myCart = ${JSON.stringify(JSON.stringify([await cartLine(journey.origin, cooker)]))}`,
  );
  await page.goto(`${journey.origin}/cart-details`);
  for (const close of [
    () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await page.getByRole('button', { name: 'Add a new address' }).click();
    await page.getByRole('dialog').waitFor();
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('history.state?.dialog ?? false')).toBe(false);
  }
  await placeButton(page).click();
  await isPlaced(page);
  await page.goBack();
  await isAt(page, '/products');
  await page.goForward();
  await isPlaced(page);
  const placed = new URL(page.url()).pathname;
  // Beyond it lies what the dialog left: there and back again.
  await page.evaluate(`new Promise((done) => {
    let moves = 0;
    navigation.addEventListener('currententrychange', () => (moves += 1) === 2 && done());
    history.forward();
  })`);
  await isAt(page, placed);
  await page.reload();
  await isPlaced(page);

  await page.goto(`${journey.origin}/cart-details`);
  await page.getByRole('link', { name: say('checkout.orders') }).click();
  await isAt(page, '/user-profile');
});

// spec: opens.9
test('an order of the last pieces whose answer is lost stays as it is, and another press finds it', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { _id, slug } = await soldBy(journey.origin, 'patan-handicrafts');
  const line = await cartLine(journey.origin, slug);
  const productIds = [_id];
  const [fact] = await ask<CartFact[]>(journey.origin, '/api/stock/check', { body: { productIds } });
  const { variant } = line;
  const way = fact!.variants.find(({ size, color }) => size === variant?.size && color === variant?.color);
  const quantity = (way ?? fact!).remainingQty;
  const page = await journey.open('/cart-details', {
    ...{ as: shopper, allow: [/ERR_CONNECTION_RESET/, /502/] },
    storage: { myCart: JSON.stringify([{ ...line, quantity }]) },
  });
  const answers = [
    (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    (route: Route) => route.abort('connectionreset'),
  ];
  const lose = async (route: Route) => {
    await route.fetch();
    await answers.shift()?.(route);
  };
  await page.route('**/api/order/place', lose, { times: answers.length });
  const [asked, soldOut] = [stockAsked(page), page.getByText(say('checkout.soldOut'))];
  for (const problem of ['problem.broken', 'problem.offline'] as const) {
    await expect.poll(() => placeButton(page).isEnabled()).toBe(true);
    asked.length = 0;
    await placeButton(page).click();
    await page
      .getByRole('alert')
      .filter({ hasText: say(problem) })
      .waitFor();
    await networkIdle(page);
    expect([asked.length, await soldOut.count()]).toEqual([0, 0]);
  }
  await placeButton(page).click();
  await isPlaced(page);
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total + 1);
});

/** What a page asks of the stock from now on. */
function stockAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stock/check')) asked.push(request.url());
  });
  return asked;
}

// spec: opens.5
test('a delivery fee that has moved is shown before anything is ordered, and who was logged out meanwhile finds the order as it was', async () => {
  const before = await ordersOf(journey.origin, (await signIn(journey.origin, shopper)).token);
  const line = await cartLine(journey.origin, cooker);
  const page = await journey.open('/cart-details', {
    as: shopper,
    storage: { myCart: JSON.stringify([line]) },
    allow: [refused(409), refused(401)],
    before: (tab) => tab.route('**/api/address/get_all', feeOfYesterday, { times: 1 }),
  });
  const total = summaryOf(page).locator('dd').last();
  await expect.poll(() => total.innerText()).toBe(rupeesText(line.price + 1, 'en-US'));
  await note(page).fill('Ring twice, please');
  await placeButton(page).click();
  await page.getByText(/^The delivery fee has changed: the total is now Rs\. [\d,]+\./).waitFor();
  await expect.poll(() => total.innerText()).not.toBe(rupeesText(line.price + 1, 'en-US'));
  const shown = await total.innerText();

  const { 'user-token': own = '' } = await cookiesOf(page);
  expect((await ordersOf(journey.origin, own)).total).toBe(before.total);
  // What the moved fee made the page read again is here: a read answered 401 would lead to the login before the press does.
  await networkIdle(page);
  await ask(journey.origin, signOutEverywhere.path, { token: own, body: {} });
  await press(page, 'Place Order');
  await told(page, say('problem.login-required'));
  await isAt(page, '/login?next=%2Fcart-details');
  await logIn(page, say, shopper);
  await isAt(page, '/cart-details');
  await expect.poll(() => note(page).inputValue()).toBe('Ring twice, please');
  await expect.poll(() => total.innerText()).toBe(shown);
  await placeButton(page).click();
  await isPlaced(page);
  const after = await ordersOf(journey.origin, (await signIn(journey.origin, shopper)).token);
  expect(after.total).toBe(before.total + 1);
  expect(rupeesText(after.orders[0]?.total ?? 0, 'en-US')).toBe(shown);
});

/** The own addresses as they were when delivery cost one rupee. */
async function feeOfYesterday(route: Route): Promise<void> {
  const response = await route.fetch();
  const addresses = (await response.json()) as Address[];
  for (const { deliveryAreaData } of addresses) if (deliveryAreaData) deliveryAreaData.deliveryFee = 1;
  await route.fulfill({ response, json: addresses });
}

// spec: 2.routes.7, 4.14, 4.28, accounts.28, goods.31, opens.38
test('what changed since it was added is said and taken over with one press, and until an address is there delivery comes on top', async () => {
  const line = await cartLine(journey.origin, cooker);
  const tea = await cartLine(journey.origin, (await soldBy(journey.origin, 'ilam-tea-house')).slug, 999);
  const gone = { ...line, productId: '01890000-0000-7000-8000-000000000000', slug: 'gone', title: 'Gone' };
  const lost = { ...gone, productId: '01890000-0000-7000-8000-000000000001', title: 'Lost' };
  const storage = { myCart: JSON.stringify([{ ...line, price: 999 }, tea, gone, lost]) };
  const page = await journey.open('/cart-details', { as: 'shopper2@haat.test', storage });
  const summary = summaryOf(page);
  await summary.getByText(/^Delivery is added: Rs\. \d+ to Rs\. \d+, depending on your address\.$/).waitFor();
  await page.getByText('4 items have changed since you added them.').waitFor();
  await page.getByText(/The price is now Rs\. [\d,]+; it was Rs\. 999 when you added it\./).waitFor();
  await page.getByText(/^Only \d+ left\. Please order fewer\.$/).waitFor();
  expect(await page.getByText('No longer sold. It is not part of your order.').count()).toBe(2);
  const ordered = rupeesText(line.price + tea.price * 999, 'en-US');
  await summary.getByText(ordered).first().waitFor();
  await page.getByRole('button', { name: 'Remove Lost' }).click();
  await page.getByText('3 items have changed since you added them.').waitFor();
  await page.getByRole('button', { name: 'Apply the changes' }).click();
  await page.getByText('3 items have changed').waitFor({ state: 'detached' });
  const cart = JSON.parse((await stored(page, 'myCart')) ?? '[]') as { price: number; quantity: number }[];
  expect(cart).toHaveLength(2);
  expect(cart[0]?.price).toBe(line.price);
  expect(cart[1]?.quantity).toBeLessThan(999);
});

// spec: 4.39, 4.41, accounts.40, market.33
test('whoever has the link follows an order without a login, reads why it was cancelled, and learns no name and no address', async () => {
  const { token, user } = await signIn(journey.origin, shopper);
  const { slug, title } = await soldBy(journey.origin, 'patan-handicrafts');
  await order(journey.origin, token, slug, 1);
  const [newest] = (await ordersOf(journey.origin, token)).orders as [Order];
  const page = await journey.open(`/track/${newest.trackToken}`, { allow: [/404/] });
  const main = page.getByRole('main');
  await page.getByRole('heading', { name: 'Order Pending' }).waitFor();
  await page.getByText(title).waitFor();
  const steps = main.locator('section ol > li');
  for (const [at, step] of [
    /^Order Pending.*Current.*Your order was received and is being processed\..*Reached/,
    /^Order Confirmed.*Your order was confirmed and is being prepared\..*Expected/,
    /^Order Dispatched.*Your order is on its way\..*Expected/,
    /^Order Arrived.*Your order arrived at the delivery location\..*Expected/,
    /^Order Delivered.*Your order was successfully delivered\..*Expected/,
  ].entries())
    expect(await steps.nth(at).textContent()).toMatch(step);
  const pending = await main.innerText();
  const reason = 'One <b>was cracked</b>.\nSorry!';
  await moveOrder(journey.origin, await sellerOf(journey.origin, newest), newest._id, 'cancelled', reason);
  // Who comes back to it sees how it stands now.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await page.getByText('<b>was cracked</b>').waitFor();
  const cancelled = await main.innerText();
  expect(cancelled).toContain(`${newest.vendor.shopName} cancelled this order: ${reason}`);
  const { fullName, phone, fulladdress } = newest.address;
  for (const secret of [fullName, phone, fulladdress, user.firstName, user.email])
    expect(pending + cancelled).not.toContain(secret);
  await page.goto(`${journey.origin}/track/01890000-0000-7000-8000-000000000000`);
  await page.getByText('We could not find an order for this link.').waitFor();
});

test('an order that came back says so on its card and its way at once, and on the page of its link without why', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  await order(journey.origin, token, slug, 1);
  const [newest] = (await ordersOf(journey.origin, token)).orders as [Order];
  const seller = await sellerOf(journey.origin, newest);
  for (const status of ['confirmed', 'dispatched'])
    await moveOrder(journey.origin, seller, newest._id, status);
  const page = await journey.open('/user-profile', { as: shopper, width: 360, height: 740 });
  const card = page.getByRole('article').first();
  // Before that the line may still be one of the page that was opened first, and go with it.
  await page.reload({ waitUntil: 'commit' });
  await isListening(page);
  await card.getByText(say('status.dispatched.text')).waitFor();
  const reason = 'Nobody was there.';
  const body = { orderId: newest._id, reason, restock: true };
  await ask(journey.origin, returnOrder.path, { token: seller, body });
  const returned = /^Returned to the seller on \d/;
  await told(page, `${orderNumber(newest._id)}: Returned to the seller`);
  await card.getByText(returned).waitFor();
  expect(await card.getByText(say('status.dispatched.text')).count()).toBe(0);
  await card.getByRole('heading', { name: 'Order Dispatched' }).waitFor();
  expect(await card.getByText(/Should arrive|To pay in cash/).count()).toBe(0);
  await card.getByRole('button', { name: 'Track Order' }).click();
  const way = page.getByRole('dialog', { name: 'Order Timeline' });
  await way.getByText(returned).waitFor();
  expect(await way.locator('ol > li').count()).toBe(3);
  expect(await way.getByText(/Expected|Current|on its way/).count()).toBe(0);
  const tracked = await journey.open(`/track/${newest.trackToken}`, { language: 'ne' });
  const main = tracked.getByRole('main');
  await main.getByRole('status').getByText('विक्रेताकहाँ फर्कियो').waitFor();
  expect(await main.innerText()).not.toContain(reason);
});

// spec: accounts.31
test('the page of a placed order is nobody else’s', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const { _id } = await order(journey.origin, token, cooker, 1);
  const page = await journey.open(`/order/placed/${_id}`, { as: 'shopper2@haat.test' });
  await page.getByRole('heading', { name: 'This order is not in your account.' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

// spec: accounts.37, accounts.38, goods.34
test('orders are shown some at a time and by status, bought again, and a delivered line leads to its review', async () => {
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
  await page.getByRole('link', { name: 'Review this' }).first().click();
  await isAt(page, /^\/product\//);
  await page.getByRole('dialog', { name: /Your Review/ }).waitFor();
});

import { rupeesText } from '@haat/contract/core/money';
import { buyNow, trackOrder } from '@haat/contract/orders/calls';
import type { Placed, TrackedOrder } from '@haat/contract/orders/schemas';
import { expect, test } from 'vitest';
import {
  ask,
  cartLine,
  moveOrder,
  order,
  ordersOf,
  productAt,
  sellers,
  signIn,
  soldBy,
  waysOf,
} from '../../support/api.ts';
import { isAt, logIn, ownButton } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

// What is done with one product on its own page: it is ordered at once, also by a guest's order, or waited for.

const journey = useShop();
const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';

// spec: 1.15, 2.orders.1, 5.20, 8.18, goods.54
test('one product is ordered from its page, prefilled from the saved address, and not while a field is empty', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price, title } = await productAt(journey.origin, cooker);
  const page = await journey.open(`/product/${cooker}`, { as: shopper });
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes(buyNow.path) ? 1 : 0));
  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  await dialog.getByText('In Stock', { exact: true }).waitFor();
  await dialog.getByRole('link', { name: title }).waitFor();
  await dialog.getByText(/^Arrives in \d+ to \d+ days, by area$/).waitFor();
  for (const text of ['Total', 'Shipping Information', 'Pay when it is in your hands'])
    await dialog.getByText(text, { exact: true }).waitFor();
  const less = dialog.getByRole('button', { name: `One less: ${title}` });
  expect(await less.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: `One more: ${title}` }).click();
  await dialog.getByText(rupeesText(price * 2, 'en-US')).waitFor();

  const place = dialog.getByRole('button', { name: 'Place Order' });
  const saysFill = () => dialog.getByRole('alert').getByText('Please fill all fields').waitFor();
  const prefilled = ['Full Name', 'Email Address', 'Phone Number', 'Street Address', 'Area', 'City'];
  for (const field of prefilled)
    expect(await dialog.getByLabel(field, { exact: true }).inputValue(), field).not.toBe('');
  for (const field of [...prefilled, 'Additional Notes']) {
    const input = dialog.getByLabel(field, { exact: true });
    const was = await input.inputValue();
    await input.fill(' ');
    await place.click();
    await saysFill();
    expect(await input.getAttribute('aria-invalid'), field).toBe('true');
    await input.fill(field === 'Additional Notes' ? 'Blue gate' : was);
  }
  const province = dialog.getByRole('combobox', { name: 'Province' });
  expect(await province.inputValue()).toBe('Bagmati');
  await province.selectOption('');
  await place.click();
  await saysFill();
  expect(sent).toBe(0);
  await province.selectOption('Bagmati');
  await place.dblclick();
  await isAt(page, /^\/order\/placed\//);
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(after.orders[0]).toMatchObject({ total: price * 2, deliveryFee: 0 });
  expect(after.orders[0]?.address.message).toContain('Blue gate');
});

// spec: accounts.33
test('a price that has moved is shown before anything is ordered, and that it was sold out meanwhile', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price } = await productAt(journey.origin, plant);
  const page = await journey.open(`/product/${plant}`, { as: shopper, allow: [/409/, /quick order/] });
  await page.route(
    `**${buyNow.path}`,
    (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'The price has changed', code: 'price-changed', price: price + 50 },
      }),
    { times: 1 },
  );
  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  await dialog.getByLabel('Additional Notes').fill('Blue gate');
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  const now = rupeesText(price + 50, 'en-US');
  await dialog.getByText(`The price has changed to ${now}. Please check it before you order.`).waitFor();
  expect(await dialog.getByText(now, { exact: true }).count()).toBe(2);

  await dialog.getByText('In Stock', { exact: true }).waitFor();
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total);
  await order(journey.origin, token, plant, 2);
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  // The price is the old one again, and nothing is left: both are told by one answer.
  await dialog.getByText('Out of Stock', { exact: true }).waitFor();
  expect(await dialog.getByText('In Stock', { exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  await dialog.getByRole('alert').getByText('Sorry, this product is out of stock.').waitFor();
  await dialog.getByText('Out of Stock', { exact: true }).waitFor();
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total + 1);
});

// spec: 5.6
test('who orders without a login, or after it has ended, is asked to log in first and comes back to the product', async () => {
  const say = saying('ne');
  const path = `/ne/product/${cooker}`;
  const login = `/ne/login?next=${encodeURIComponent(path)}`;
  const page = await journey.open(`/product/${cooker}`, {
    ...{ width: 360, height: 740, language: 'ne', allow: [/401/, /quick order/] },
  });
  await ownButton(page, say('product.quickOrder')).click();
  await told(page, say('account.loginFirst'));
  await isAt(page, login);
  await logIn(page, say, shopper);
  await isAt(page, path);

  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  await ownButton(page, say('product.quickOrder')).click();
  const dialog = page.getByRole('dialog', { name: say('quick.title') });
  await dialog.getByLabel(say('quick.notes')).fill('नीलो ढोका');
  await page.evaluate(`document.cookie = 'user-token=a-token-that-opens-nothing; path=/'`);
  await dialog.getByRole('button', { name: say('quick.place') }).click();
  await told(page, say('account.loginFirst'));
  await isAt(page, login);
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total);
});

// spec: 8.20
test('stock and addresses that cannot be had are logged and nothing else: what was begun goes on', async () => {
  const line = await cartLine(journey.origin, cooker);
  const { title } = line;
  const page = await journey.open(`/product/${cooker}`, {
    as: shopper,
    storage: { myCart: JSON.stringify([line]) },
    allow: [/status of 503/, /The stock of the cart is unknown/, /addresses:/],
    before: async (tab) => {
      for (const path of ['**/api/stock/check', '**/api/address/get_all'])
        await tab.route(path, (route) => route.fulfill({ status: 503 }));
    },
  });
  const logged = (text: string) => expect.poll(() => journey.complaints(page).join()).toContain(text);
  const said = () => page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts();
  await page.getByRole('button', { name: 'Cart, 1 item', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await cart.getByRole('button', { name: `One more: ${title}` }).click();
  await cart.getByText('2 items', { exact: true }).waitFor();
  await logged('The stock of the cart is unknown');
  expect(await said()).toEqual([]);
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'detached' });

  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  const street = dialog.getByLabel('Street Address', { exact: true });
  await street.waitFor();
  expect(await dialog.getByLabel('Full Name', { exact: true }).inputValue()).toBe('Aarati Gautam');
  expect(await street.inputValue()).toBe('');
  await logged('addresses:');
  expect(await said()).toEqual([]);
});

// spec: goods.21
test('a size that is sold out says so, and a guest who asks gets a mail when it is back', async () => {
  const waiting = 'asmita@haat.test';
  const { token } = await signIn(journey.origin, shopper);
  const { _id: productId, title } = await productAt(journey.origin, 'trail-running-shoes');
  const [ways, [address]] = await Promise.all([
    waysOf(journey.origin, 'trail-running-shoes'),
    ask<{ _id: string }[]>(journey.origin, '/api/address/get_all', { token }),
  ]);
  const { size, color, remainingQty } = ways.at(-1)!;
  const items = [{ productId, variant: { size, color }, quantity: remainingQty }];
  const body = { items, addressId: address?._id };
  const { data } = await ask<{ data: Placed }>(journey.origin, '/api/order/place', { token, body });

  const page = await journey.open('/product/trail-running-shoes', { width: 360, height: 740 });
  await page.locator(`[data-part=color] input[value="${color}"]`).check();
  await page.getByRole('radio', { name: `${size} (Out of stock)` }).check();
  await page.getByText(`Size: ${size} · Color: ${color} · Out of stock`).waitFor();
  expect(await ownButton(page, 'Out of Stock').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Tell me when it is back' }).tap();
  await isAt(page, /^\/login/);
  await logIn(page, saying('en'), waiting);
  await told(page, 'We will send you one email when it is back.');
  await ask(journey.origin, `/api/order/cancel/${data.orders[0]?._id}`, { token, body: {} });
  const mail = await mailTo(journey.shop, waiting);
  expect(mail.text).toContain(title);
  expect(mail.text).toContain(`${color}, ${size}`);
});

/** A guest's order of one piece. */
async function orderAsGuest(email: string): Promise<Placed['orders'][number]> {
  const product = await soldBy(journey.origin, 'patan-handicrafts');
  const { data } = await ask<{ data: Placed }>(journey.origin, buyNow.path, {
    body: {
      ...{ fullName: 'Maya Gurung', email, phone: '9841234567', message: 'Ring twice', language: 'ne-NP' },
      ...{ fulladdress: 'Lakeside 6, Pokhara, Gandaki', productId: product._id, quantity: 1 },
      ...{ adminId: product.adminId._id, totalAmount: product.price },
    },
  });
  const [placed] = data.orders;
  if (!placed) throw new Error('nothing was ordered');
  return placed;
}

// spec: security.22
test('a guest confirms an order by a press on the page that the mail leads to; to open it confirms nothing', async () => {
  const say = saying('ne');
  const email = 'maya.guest@example.np';
  const { trackToken } = await orderAsGuest(email);
  const link = linkIn(await mailTo(journey.shop, email));
  expect(link).toContain(`/ne/track/${trackToken}?confirm=`);
  const { pathname, search } = new URL(link);
  const page = await journey.open(pathname.replace(/^\/ne/, '') + search, {
    ...{ width: 360, height: 740, language: 'ne' },
  });
  const waits = async () =>
    (await ask<TrackedOrder>(journey.origin, trackOrder.path.replace(':token', trackToken))).confirmBy !==
    null;
  const title = page.getByRole('heading', { name: say('confirm.title') });
  const confirm = page.getByRole('button', { name: say('confirm.button') });
  await confirm.waitFor();
  expect(await waits()).toBe(true);
  await confirm.click();
  await title.waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: say('status.pending.title') })
    .first()
    .waitFor();
  expect(await waits()).toBe(false);
});

// spec: security.22
test('who only has the link that follows a guest’s order reads until when it waits, and sees the seller’s confirmation', async () => {
  const { _id, trackToken } = await orderAsGuest('second.guest@example.np');
  const page = await journey.open(`/track/${trackToken}`);
  await page.getByRole('heading', { name: 'Please confirm this order' }).waitFor();
  await page.getByText('Open the link in the email we sent you, or wait for the seller to call.').waitFor();
  expect(await page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0);
  const { token } = await signIn(journey.origin, sellers['patan-handicrafts']);
  await moveOrder(journey.origin, token, _id, 'confirmed');
  // Who comes back to it sees how it stands now.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await page.getByRole('heading', { name: 'Order Confirmed' }).first().waitFor();
  expect(await page.getByRole('heading', { name: 'Please confirm this order' }).count()).toBe(0);
});

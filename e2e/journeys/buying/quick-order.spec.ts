import { rupeesText } from '@haat/contract/core/money';
import { expect, test } from 'vitest';
import { cartLine, order, ordersOf, productAt, signIn } from '../../support/api.ts';
import { isAt, ownButton } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';
/** Two pieces are left of it. */
const plant = 'potted-money-plant-in-clay';

// spec: 1.15, 2.orders.1, goods.54
test('one product is ordered from its page, prefilled from the saved address', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price, title } = await productAt(journey.origin, cooker);
  const page = await journey.open(`/product/${cooker}`, { as: shopper });
  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  await dialog.getByText('In Stock', { exact: true }).waitFor();
  await dialog.getByRole('link', { name: title }).waitFor();
  await dialog.getByText(/^Arrives in \d+ to \d+ days, by area$/).waitFor();
  for (const text of ['Total', 'Shipping Information'])
    await dialog.getByText(text, { exact: true }).waitFor();
  const less = dialog.getByRole('button', { name: `One less: ${title}` });
  expect(await less.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: `One more: ${title}` }).click();
  await dialog.getByText(rupeesText(price * 2, 'en-US')).waitFor();
  const fields = ['Full Name', 'Email Address', 'Phone Number', 'Street Address', 'Area', 'City'];
  expect(await dialog.getByRole('combobox', { name: 'Province' }).inputValue()).toBe('Bagmati');
  for (const field of fields)
    expect(await dialog.getByLabel(field, { exact: true }).inputValue(), field).not.toBe('');
  await dialog.getByLabel('Additional Notes').fill('Blue gate');
  await dialog.getByRole('button', { name: 'Place Order' }).dblclick();
  await isAt(page, /^\/order\/placed\//);
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(after.orders[0]).toMatchObject({ total: price * 2, deliveryFee: 0 });
  expect(after.orders[0]?.address.message).toContain('Blue gate');
});

// spec: 5.20, 8.18
test('with a field left empty it says so and sends nothing', async () => {
  const page = await journey.open(`/product/${cooker}`, { as: shopper });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/buy/add')) sent += 1;
  });
  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  const fields = ['Full Name', 'Email Address', 'Phone Number', 'Street Address', 'Area', 'City'];
  for (const field of [...fields, 'Additional Notes']) {
    const input = dialog.getByLabel(field, { exact: true });
    const was = await input.inputValue();
    await input.fill(' ');
    await dialog.getByRole('button', { name: 'Place Order' }).click();
    await dialog.getByRole('alert').getByText('Please fill all fields').waitFor();
    expect(await input.getAttribute('aria-invalid'), field).toBe('true');
    await input.fill(was === '' ? 'Something' : was);
  }
  await dialog.getByRole('combobox', { name: 'Province' }).selectOption('');
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  await dialog.getByRole('alert').getByText('Please fill all fields').waitFor();
  expect(sent).toBe(0);
});

// spec: accounts.33
test('a price that has moved is shown before anything is ordered, and that it was sold out meanwhile', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price } = await productAt(journey.origin, plant);
  const page = await journey.open(`/product/${plant}`, { as: shopper, allow: [/409/, /quick order/] });
  await page.route(
    '**/api/buy/add',
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
test('whose session has ended meanwhile is told so and logs in before anything is ordered', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const page = await journey.open(`/product/${cooker}`, { as: shopper, allow: [/401/, /quick order/] });
  await ownButton(page, 'Quick order').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Order' });
  await dialog.getByLabel('Additional Notes').fill('Blue gate');
  await page.evaluate(`document.cookie = 'user-token=a-token-that-opens-nothing; path=/'`);
  await dialog.getByRole('button', { name: 'Place Order' }).click();
  await told(page, 'Please login first for better experience');
  await isAt(page, `/login?next=${encodeURIComponent(`/product/${cooker}`)}`);
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

// spec: 5.6
test('a guest is asked to log in first and comes back to the product', async () => {
  const say = saying('ne');
  const page = await journey.open(`/product/${cooker}`, { language: 'ne', width: 360, height: 740 });
  await ownButton(page, say('product.quickOrder')).click();
  await told(page, say('account.loginFirst'));
  await isAt(page, `/ne/login?next=${encodeURIComponent(`/ne/product/${cooker}`)}`);
});

import { signOutEverywhere } from '@haat/contract/account/calls';
import { digits, rupeesText } from '@haat/contract/core/money';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, cartLine, ordersOf, productAt, signIn } from '../../support/api.ts';
import {
  closePopup,
  historyRests,
  isAt,
  logIn,
  ownButton,
  press,
  refused,
  orderMenuOf,
} from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

const visit = { width: 360, height: 740, dark: true, language: 'ne' } as const;

// spec: 1.17, 1.18, 2.routes.3, 2.routes.7, 2.routes.12, 2.orders.2, 2.orders.3, 3.13, 4.41, 5.2, 5.10, 6.3
// spec: opens.9
// spec: 2.mobile.2, opens.44
test('on a phone, in Nepali and in the dark, from the front page to an order and out of it again', async () => {
  const say = saying(visit.language);
  const at = (path: string) => inLanguage(path, visit.language);
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price } = await productAt(journey.origin, cooker);
  const locale = 'ne-NP';
  const total = (fee: number) => rupeesText(price + fee, locale);

  const page = await journey.open('/', visit);
  await closePopup(page);
  await searchFor(page, say, 'presure coker');
  await page.getByRole('option', { name: say('search.all', { term: 'presure coker' }) }).click();
  await isAt(page, at('/search/presure coker'));
  await page.locator(`h3 a[href="${at(`/product/${cooker}`)}"]`).click();
  await isAt(page, at(`/product/${cooker}`));

  await ownButton(page, say('card.add')).click();
  await told(page, say('cart.itemAdded'));
  await page.getByRole('button', { name: say('cart.button.one', { n: digits(1, locale) }) }).click();
  const cart = page.getByRole('dialog', { name: say('cart.title') });
  await cart.getByText(total(0)).first().waitFor();
  await cart.getByRole('link', { name: say('cart.placeOrder') }).click();

  await told(page, say('problem.login-required'));
  await isAt(page, `${at('/login')}?next=${encodeURIComponent(at('/cart-details'))}`);
  await logIn(page, say, shopper);
  await isAt(page, at('/cart-details'));

  await addAddress(page, say);
  await page.getByRole('radio', { name: /Jawalakhel/ }).check();
  const fee = before.orders[0]?.deliveryFee ?? 0;
  expect(fee).toBeGreaterThan(0);
  const summary = page.getByRole('region', { name: say('checkout.summary') });
  await summary.getByText(total(fee)).waitFor();
  await summary.getByRole('button', { name: say('checkout.place') }).dblclick();

  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  await page.getByText(say('placed.text', { total: total(fee) })).waitFor();
  const after = await ordersOf(journey.origin, token);
  expect(after.total).toBe(before.total + 1);
  expect(after.orders[0]).toMatchObject({ status: 'pending', total: price + fee });

  await page.getByRole('link', { name: say('placed.orders') }).click();
  await isAt(page, at('/user-profile'));
  await followAndCancel(page, say, total(fee));
  expect((await ordersOf(journey.origin, token)).orders[0]?.status).toBe('cancelled');
});

// spec: 2.routes.8, 2.product.14, 4.17, 8.21, opens.9
test('an order whose answer was lost on the way is not placed again by pressing again', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const say = saying('en');
  const page = await journey.open(`/product/${cooker}`, { as: shopper, allow: [/ERR_CONNECTION_RESET/] });
  await ownButton(page, 'Buy now').click();
  await isAt(page, '/cart-details');
  await page.getByRole('radio').first().check();
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
  await page.getByText(say('problem.offline')).waitFor();
  await place.click();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  expect((await ordersOf(journey.origin, token)).total).toBe(before.total + 1);
});

test('who was logged out elsewhere logs in again and finds the order as it was left', async () => {
  const say = saying('en');
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  const page = await journey.open('/cart-details', { as: shopper, storage, allow: [refused(401)] });
  await page.getByRole('radio').first().check();
  const note = page.getByLabel(say('checkout.note'));
  await note.fill('Ring twice, please');
  const token = (await page.context().cookies()).find(({ name }) => name === 'user-token')?.value ?? '';
  await ask(journey.origin, signOutEverywhere.path, { token, body: {} });
  await press(page, say('checkout.place'));
  await told(page, say('problem.login-required'));
  await isAt(page, '/login?next=%2Fcart-details');
  await logIn(page, say, shopper);
  await isAt(page, '/cart-details');
  await expect.poll(() => note.inputValue()).toBe('Ring twice, please');
  await press(page, say('checkout.place'));
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
});

// spec: 1.16, 2.orders.3, 5.17, 5.19, 8.16
test('what is missing in a new address is named, and nothing is saved', async () => {
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  const page = await journey.open('/cart-details', { as: shopper, storage });
  const addresses = page.getByRole('radio', { name: /98/ });
  await addresses.first().waitFor();
  const before = await addresses.count();
  await page.getByRole('button', { name: 'Add a new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping Details' });
  await dialog.getByLabel('Full Name').fill(' ');
  await dialog.getByLabel('Email Address').fill('');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await dialog
    .getByText(
      'Please fill the following fields: Address Type, Full Name, Email Address, Phone Number, ' +
        'Delivery Available In, Area, Street Address, Additional Notes',
    )
    .waitFor();
  await dialog.getByLabel('Address Type').fill('Office');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await dialog.getByText(/^Please fill the following fields: Full Name, Email Address/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await historyRests(page);
  await page.reload();
  await addresses.first().waitFor();
  expect(await addresses.count()).toBe(before);
});

async function searchFor(page: Page, say: ReturnType<typeof saying>, term: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('search.label') })
    .click();
  await page
    .getByRole('combobox', { name: say('search.label') })
    .filter({ visible: true })
    .fill(term);
}

async function addAddress(page: Page, say: ReturnType<typeof saying>): Promise<void> {
  const addresses = page.getByRole('radio');
  await addresses.first().waitFor();
  const before = await addresses.count();
  await page.getByRole('button', { name: say('address.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('address.create') });
  const fill = (label: Parameters<typeof say>[0], text: string) => dialog.getByLabel(say(label)).fill(text);
  await fill('address.type', 'Office');
  await fill('address.fullName', 'Aarati Gautam');
  await fill('address.email', shopper);
  await fill('address.phone', '9841234567');
  await dialog.getByRole('combobox', { name: say('place.search') }).fill('Thamel');
  await dialog.getByRole('option', { name: /^(Thamel|ठमेल) — / }).click();
  await dialog.getByLabel(say('address.area'), { exact: true }).fill('Ward 4');
  await fill('address.street', 'Green door, New Road');
  await fill('address.notes', 'Second floor');
  await dialog.getByRole('button', { name: say('address.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => addresses.count()).toBe(before + 1);
  expect(
    await page
      .getByRole('radio', { name: /Ward 4/ })
      .first()
      .isChecked(),
  ).toBe(true);
}

/** The newest order: its status, its timeline, and the way out while it is pending. */
async function followAndCancel(page: Page, say: ReturnType<typeof saying>, total: string): Promise<void> {
  const newest = page.getByRole('main').getByRole('article').first();
  await newest.getByRole('heading', { name: say('status.pending.title') }).waitFor();
  await newest.getByText(total).waitFor();
  await newest.getByRole('button', { name: say('order.track') }).click();
  const timeline = page.getByRole('dialog', { name: say('order.timeline') });
  const current = timeline.locator('[aria-current=step]');
  expect(await current.textContent()).toContain(say('status.pending.title') + say('order.current'));
  expect(await timeline.getByRole('listitem').count()).toBe(5);
  await page.keyboard.press('Escape');
  await timeline.waitFor({ state: 'detached' });
  await orderMenuOf(newest).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('order.cancel') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('order.cancelYes') })
    .click();
  await newest.getByRole('heading', { name: say('status.cancelled.title') }).waitFor();
}

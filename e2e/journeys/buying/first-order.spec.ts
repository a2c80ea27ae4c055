import { digits, grouped, rupeesText } from '@haat/contract/core/money';
import type { Order } from '@haat/contract/orders/schemas';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cartLine,
  moveOrder,
  ordersOf,
  productAt,
  sellerOf,
  sellers,
  signIn,
  soldBy,
} from '../../support/api.ts';
import {
  closePopup,
  field,
  isAt,
  isListening,
  logIn,
  main,
  orderMenuOf,
  press,
} from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { readPdf } from '@haat/api/testing/samples/pdf-text';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const say = saying('ne');
const phone = { width: 360, height: 740, language: 'ne' } as const;
const at = (path: string) => inLanguage(path, 'ne');

const shopper = 'shopper@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

// spec: 1.17, 1.18, 2.routes.3, 2.routes.7, 2.routes.12, 2.orders.2, 2.orders.3, 3.13, 4.41, 5.2, 5.10, 6.3
// spec: opens.9
// spec: 2.mobile.2, opens.44
test('on a phone, in Nepali and in the dark, from the front page to an order and out of it again', async () => {
  const { token } = await signIn(journey.origin, shopper);
  const before = await ordersOf(journey.origin, token);
  const { price } = await productAt(journey.origin, cooker);
  const locale = 'ne-NP';
  const total = (fee: number) => rupeesText(price + fee, locale);

  const page = await journey.open('/', { ...phone, dark: true });
  await closePopup(page);
  await searchFor(page, 'presure coker');
  await page.getByRole('option', { name: say('search.all', { term: 'presure coker' }) }).click();
  await isAt(page, at('/search/presure coker'));
  const found = page.getByRole('article').filter({ has: page.locator(`h3 a[href$="/${cooker}"]`) });
  await found.getByRole('button', { name: say('card.add') }).click();
  await told(page, say('cart.itemAdded'));
  await page.getByRole('button', { name: say('cart.button.one', { n: digits(1, locale) }) }).click();
  const cart = page.getByRole('dialog', { name: say('cart.title') });
  await cart.getByText(total(0)).first().waitFor();
  await cart.getByRole('link', { name: say('cart.placeOrder') }).click();

  await told(page, say('problem.login-required'));
  await isAt(page, `${at('/login')}?next=${encodeURIComponent(at('/cart-details'))}`);
  // This shop is set up for no other way in.
  expect(await page.getByRole('button', { name: say('provider.google') }).count()).toBe(0);
  await logIn(page, say, shopper);
  await isAt(page, at('/cart-details'));

  await addAddress(page);
  await page.getByRole('radio', { name: /जावलाखेल/ }).check();
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
  await followAndCancel(page, total(fee));
  expect((await ordersOf(journey.origin, token)).orders[0]?.status).toBe('cancelled');
});

async function searchFor(page: Page, term: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('search.label') })
    .click();
  await page
    .getByRole('combobox', { name: say('search.label') })
    .filter({ visible: true })
    .fill(term);
}

async function addAddress(page: Page): Promise<void> {
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
async function followAndCancel(page: Page, total: string): Promise<void> {
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
  await newest.getByText(say('order.cancelledBy.you')).waitFor();
}

const email = 'maya@example.np';
const password = 'blue yak drinks tea';

// spec: 1.17, 2.orders.2, 3.27, 4.24, 4.39, 4.41, accounts.35, accounts.39, accounts.42, accounts.59, market.33
test('a new shopper signs up, gives an address in Karnali, orders from two vendors, follows it to delivered and prints the bill', async () => {
  const wished = await Promise.all(Object.keys(sellers).map((vendor) => soldBy(journey.origin, vendor)));
  const lines = await Promise.all(wished.map(({ slug }) => cartLine(journey.origin, slug)));
  const page = await journey.open('/cart-details', { ...phone, storage: { myCart: JSON.stringify(lines) } });
  await isAt(page, /^\/ne\/login\?next=/);

  await signUp(page);
  await main(page)
    .getByRole('link', { name: say('login.goOn') })
    .click();
  await isAt(page, '/ne/cart-details');

  await addAddressInKarnali(page);
  await press(page, say('checkout.place'));
  await isAt(page, /^\/ne\/order\/placed\/[0-9a-f-]{36}$/);
  const { token } = await signIn(journey.origin, email, undefined, password);
  const { orders } = await ordersOf(journey.origin, token);
  expect(orders).toHaveLength(2);
  for (const { address } of orders) expect(address.fulladdress).toMatch(/Simkot.*Karnali/);

  const listening = isListening(page);
  await page.getByRole('link', { name: say('placed.orders') }).click();
  await isAt(page, '/ne/user-profile');
  const [first, second] = orders as [Order, Order];
  await cardOf(page, second)
    .getByRole('heading', { name: say('status.pending.title') })
    .waitFor();
  await listening;
  await page.evaluate('window.sameDocument = true');
  await isFollowedToDelivered(page, first);
  await saysWhyItIsCancelled(page, second);
  expect(await page.evaluate('window.sameDocument')).toBe(true);

  await orderMenuOf(cardOf(page, first)).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('order.bill') })
    .tap();
  await isAt(page, `/ne/order/${first._id}/bill`);
  await isPrinted(
    page,
    (await ordersOf(journey.origin, token)).orders.find(({ _id }) => _id === first._id)!,
  );
});

/** From the login to the button behind the link in the mail. */
async function signUp(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: say('login.signUp') })
    .click();
  await field(page, say('signUp.firstName')).fill('माया');
  await field(page, say('signUp.lastName')).fill('बुढा');
  await field(page, say('field.email')).fill(email);
  await field(page, say('field.password')).fill(password);
  await press(page, say('signUp.submit'));
  await page.getByRole('heading', { name: say('mail.sent') }).waitFor();
  const link = linkIn(await mailTo(journey.shop, email));
  const opened = await journey.open(link.slice(journey.origin.length), { context: page.context() });
  await field(opened, say('field.password')).fill(password);
  await press(opened, say('activate.submit'));
  await opened.getByRole('heading', { name: say('activate.done') }).waitFor();
  await opened.close();
}

/** The first address of an account: found by typing the name of the place. */
async function addAddressInKarnali(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('address.add') }).click();
  await page.getByRole('combobox', { name: say('place.search') }).fill('सिमकोट');
  await page.getByRole('option', { name: /^सिमकोट गाउँपालिका/ }).click();
  await page.getByRole('combobox', { name: say('place.ward'), exact: true }).selectOption('5');
  await page.getByLabel(say('address.type'), { exact: true }).fill('घर');
  await page.getByLabel(say('address.phone'), { exact: true }).fill('९८४१२३४५६७');
  await page.getByLabel(say('address.street'), { exact: true }).fill('बजार लाइन');
  await page.getByLabel(say('address.notes'), { exact: true }).fill('स्कूलको छेउ');
  await page.getByRole('button', { name: say('address.save') }).click();
  await told(page, say('address.saved'));
  const chosen = page.getByRole('radio', { name: /सिमकोट-५/ });
  await expect.poll(() => chosen.isChecked()).toBe(true);
}

const numberOf = ({ _id }: Order) => `#${_id.slice(-8).toUpperCase()}`;
const cardOf = (page: Page, which: Order): Locator =>
  page.getByRole('article').filter({ hasText: numberOf(which) });

/** Its timeline goes on as its seller takes it along. */
async function isFollowedToDelivered(page: Page, order: Order): Promise<void> {
  const card = cardOf(page, order);
  await card.getByRole('button', { name: say('order.track') }).click();
  const timeline = page.getByRole('dialog', { name: say('order.timeline') });
  const current = timeline.locator('[aria-current=step]');
  await expect.poll(() => current.textContent()).toContain(say('order.current'));
  const seller = await sellerOf(journey.origin, order);
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await moveOrder(journey.origin, seller, order._id, status);
    await expect.poll(() => current.textContent()).toContain(say(`status.${status}.title`));
  }
  await told(page, say('order.news', { number: numberOf(order), status: say('status.confirmed.title') }));
  expect(await current.textContent()).toMatch(/२०८[०-९]/);
  expect(await timeline.getByRole('listitem').count()).toBe(5);
  await page.keyboard.press('Escape');
  await card.getByRole('heading', { name: say('status.delivered.title') }).waitFor();
}

/** What its seller wrote stands on its card at once, as it was written. */
async function saysWhyItIsCancelled(page: Page, order: Order): Promise<void> {
  const reason = 'एउटा <b>चर्किएको</b> थियो।\nमाफ गर्नुहोला!';
  await moveOrder(journey.origin, await sellerOf(journey.origin, order), order._id, 'cancelled', reason);
  const card = cardOf(page, order);
  await card.getByText('<b>चर्किएको</b>').waitFor();
  expect(await card.innerText()).toContain(reason);
}

/** Its bill on paper: one page with what the law asks for, the letters joined right, and nothing of the shop around it. */
async function isPrinted(page: Page, { total, bill, vendor }: Order): Promise<void> {
  await page.getByRole('heading', { name: say('bill.titleVat') }).waitFor();
  const { pages, text, clusters } = readPdf(await page.pdf({ format: 'A4' }));
  expect(pages).toBe(1);
  for (const said of [
    grouped(total, 'ne-NP'),
    ...[bill.number ?? 'a number', vendor.pan ?? 'a PAN'].map(inNepali),
  ])
    expect(text).toContain(said);
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

const inNepali = (figures: string | number) => digits(figures, 'ne-NP');

test('from the press that places an order until its page has come, what was ordered stands still', async () => {
  const page = await journey.open('/cart-details', {
    ...{ as: shopper, width: 360, height: 740 },
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, 'cast-iron-pan-with-spout-26-cm')]) },
  });
  const held = Promise.withResolvers<void>();
  await page.route(/order-placed|order\/placed/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/order-placed|order\/placed/);
  const place = page.getByRole('button', { name: 'Place Order', exact: true });
  await place.scrollIntoViewIfNeeded();
  const before = await place.boundingBox();
  await place.click();
  await asked;
  const busy = page.getByRole('button', { name: 'Placing your order...' });
  expect(await busy.boundingBox()).toMatchObject({ y: before?.y });
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cast-iron Pan' }).waitFor();
  held.resolve();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { applyImport, getImport } from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { countMissedSearch } from '@haat/contract/insight/calls';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { dayText } from '@haat/contract/core/time/dates';
import { rupeesText } from '@haat/contract/core/money';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, ordersOf, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import type { Visit } from '../../support/harness.ts';
import { linkIn, mailTo, newcomer } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { field, goOn, isAt, openDeskScreen, ownButton, press, refused } from '../../support/page-actions.ts';
import { photo } from '../../support/reviews.ts';
import { choose, savedBy, tableOf } from '../../support/tables.ts';
import { smallOn } from '../../support/target-size.ts';

// As a new shop is: on the embedded database.
const journey = useShop({ env: { SEED: 'none', DATABASE_URL: '' } });
const phone = { width: 360, height: 640 };
const say = sayingAtDesk('ne');
const password = 'walks-from-shivalaya';

/** Where the shop says that it is made, to those who see what it writes. */
const setUpPath = () => /Make it here: https?:\/\/[^/]+(\/setup\?\S+)/.exec(journey.shop.said())?.[1] ?? '';

// spec: new-shop.2
test('whoever started a shop without a demo makes it on a phone, logs in at the desk, and its front page is there', async () => {
  const { origin } = journey;
  const closed = await fetch(origin);
  expect(closed.status).toBe(503);
  expect(await closed.text()).toContain('यो पसल अझै खुलेको छैन');
  expect((await fetch(`${origin}/setup?token=${'0'.repeat(32)}`)).status).toBe(404);

  const page = await journey.open(`${setUpPath()}&language=ne`, {
    ...phone,
    dark: true,
    allow: [refused(400)],
  });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  const fields = {
    ...{ 'पसलको नाम (अङ्ग्रेजी अक्षरमा)': 'Jiri Bazaar', 'नेपालीमा पसलको नाम (ऐच्छिक)': 'जिरी बजार' },
    ...{ नाम: 'Sita', थर: 'Rai', इमेल: 'sita@example.np' },
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  const chosen = page.getByLabel('पासवर्ड (कम्तीमा ८ अक्षर)');
  const submit = page.getByRole('button', { name: 'पसल खोल्नुहोस्' });
  await chosen.fill('jiri1234');
  await submit.click();
  await page.getByText('यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ।').waitFor();
  expect(await page.getByLabel('थर', { exact: true }).inputValue()).toBe('Rai');
  await chosen.fill(password);
  await submit.click();
  await page.waitForURL('**/ne/desk/login*');
  await page.getByLabel(say('login.email')).fill('sita@example.np');
  await page.getByLabel(say('login.password')).fill(password);
  await page.getByRole('button', { name: say('login.submit') }).click();
  await page.waitForURL('**/ne/desk/shop*');
  await page.getByText(say('owner.startHint')).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await page.getByRole('link', { name: say('owner.sellers') }).click();
  await page.waitForURL('**/ne/desk/shop/sellers');
  // A shop without sellers has no books: they lead to where the first one is invited.
  await openDeskScreen(page, say('nav.shop'), say('shopMoney.title'));
  await page.getByText(say('sellers.noneHint')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('nav.sellers') })
    .click();
  await page.waitForURL('**/ne/desk/shop/sellers');

  const shopper = await journey.open('/', { language: 'ne' });
  expect(await shopper.title()).toContain('जिरी बजार');
  await shopper.getByRole('link', { name: 'घर र भान्सा' }).first().waitFor();
  const empty = 'पसल भर्खरै खुलेको छ। पहिला सामान चाँडै यहाँ देखिनेछन्।';
  await shopper.getByText(empty).waitFor();
  expect(await accessibilityProblems(shopper)).toEqual([]);
  await shopper.setViewportSize(phone);
  expect(await shopper.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(await (await fetch(`${origin}/products`)).text()).toContain('No products here yet');
  // Pressed twice, or opened again: whoever has the address is led on, and nobody else learns of it.
  const body = new URLSearchParams({ token: setUpPath().split('token=')[1] ?? '', language: 'ne' });
  for (const init of [{}, { method: 'POST', body }]) {
    const again = await fetch(`${origin}${setUpPath()}&language=ne`, { redirect: 'manual', ...init });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/ne/desk/login']);
  }
  expect((await fetch(`${origin}/setup?token=${'0'.repeat(32)}`)).status).toBe(404);
});

/** The cookies of an account that has chosen its password: its visitor has logged in already. */
async function loggedIn(email: string): Promise<Record<string, string>> {
  const { token, user } = await signIn(journey.origin, email, undefined, password);
  return { 'user-token': token, 'user-detail': encodeURIComponent(JSON.stringify(user)) };
}

// spec: sellers.3, insight.5, desk.21, csv.13
test('then its owner invites a seller on a phone, who lists ten products; one is bought, and the books and figures of both show it', async () => {
  const { origin } = journey;
  const as = async (email: string) => ({ ...phone, language: 'ne', cookies: await loggedIn(email) }) as const;
  const page = await journey.open('/desk/shop/sellers', await as('sita@example.np'));
  await page.getByRole('button', { name: say('sellers.invite') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('sellers.send') }).click();
  await dialog.getByText(say('login.emailWrong')).waitFor();
  const fields = { shopName: 'Hari Bhada', firstName: 'Hari', lastName: 'Rai', email: 'hari@example.np' };
  for (const [name, text] of Object.entries(fields))
    await dialog.getByLabel(say(`sellers.${name as keyof typeof fields}`), { exact: true }).fill(text);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('sellers.send') }).click();
  await page.getByText(say('sellers.sent', { email: 'hari@example.np' })).waitFor();
  await page.getByText(say('sellers.invited')).waitFor();

  // The link in the mail leads to a password, and that to the desk.
  const { pathname, search: way } = new URL(linkIn(await mailTo(journey.shop, 'hari@example.np')));
  const seller = await journey.open(pathname + way, phone);
  const shopSays = saying('ne');
  await field(seller, shopSays('reset.password')).fill(password);
  await press(seller, shopSays('reset.submit'));
  await seller.getByRole('heading', { name: shopSays('reset.done') }).waitFor();
  await seller.getByRole('link', { name: shopSays('login.anew') }).click();
  await seller.getByLabel(say('login.email')).fill('hari@example.np');
  await seller.getByLabel(say('login.password')).fill(password);
  await seller.getByRole('button', { name: say('login.submit') }).click();
  await isAt(seller, '/ne/desk');
  const desk = await listByCamera(await as('hari@example.np'));
  await listByTable(desk);
  // A list may show what was for two seconds.
  await expect.poll(async () => (await fetch(`${origin}/products`)).text()).toContain('Copper pot 7');
  const shopper = await journey.open('/faq');
  const missed = shopper.waitForRequest((request) => request.url().endsWith(countMissedSearch.path));
  const search = shopper.getByRole('combobox');
  await search.fill('=Yak wool');
  await search.press('Enter');
  await missed;

  await newcomer(journey.shop, 'gita@example.np', password);
  await orderSeventhPot(await loggedIn('gita@example.np'));
  const buyer = (await signIn(origin, 'gita@example.np', undefined, password)).token;
  const [placed] = (await ordersOf(origin, buyer)).orders;
  expect(placed).toMatchObject({ subtotal: 700, deliveryFee: 0 });
  await deliver(desk, placed!._id);
  await openDeskScreen(desk, say('nav.today'));
  await desk.getByRole('link', { name: say('money.title') }).click();
  await desk.getByText(rupeesText(700, 'ne-NP')).first().waitFor();
  await desk.goBack();
  await desk.getByRole('link', { name: say('insight.title') }).click();
  await saysTheSale(desk);
  await desk
    .getByRole('region', { name: say('insight.missed') })
    .getByRole('row', { name: /^=yak wool/ })
    .waitFor();
  await openDeskScreen(page, say('nav.shop'), say('insight.title'));
  await saysTheSale(page);
  const searches = page.getByRole('region', { name: say('insight.missed') });
  const notFound = searches.getByRole('row', { name: /^=yak wool/ }).getByRole('cell');
  expect(await notFound.allTextContents()).toEqual(['१', dayText(new Date(), 'ne-NP')]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    searches.getByRole('button', { name: say('money.file') }).click(),
  ]);
  // What a shopper typed is no formula there.
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/\r\n'=yak wool,1,\d{4}-\d\d-\d\d\r\n$/);
  await page.getByRole('link', { name: 'Hari Bhada' }).click();
  await page.getByRole('heading', { name: say('insight.of', { vendor: 'Hari Bhada' }) }).waitFor();
  await saysTheSale(page);
  const owner = (await signIn(origin, 'sita@example.np', undefined, password)).token;
  const book = await ask<object>(origin, '/api/admin/ledger', { token: owner });
  expect(JSON.stringify(book)).toMatch(/Hari Bhada.*700/);
});

/** The seventh pot, with its photo, price and pieces, into the shop. */
async function listByCamera(visit: Visit): Promise<Page> {
  const page = await journey.open('/desk', visit);
  await page.getByRole('heading', { name: say('today.start') }).waitFor();
  expect(await page.getByRole('heading', { name: say('today.waiting') }).count()).toBe(0);
  expect(await page.getByText(say('today.nothing')).count()).toBe(0);
  // What is empty since nothing is listed yet leads to the first product, and not to itself.
  for (const place of ['products', 'stock'] as const) {
    await openDeskScreen(page, say(`nav.${place}`));
    await page.getByRole('heading', { name: say(`${place}.title`), level: 1 }).waitFor();
    await page.getByText(say('today.products')).waitFor();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: say('products.new') })
    .click();
  const camera = page.waitForEvent('filechooser');
  await page.getByText(say('product.camera')).click();
  await (await camera).setFiles([await photo('cup.png')]);
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  for (const [label, text] of [
    [say('product.name'), 'Copper pot 7'],
    [say('product.price'), '700'],
    [say('product.stock'), '2'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: say('product.category') }).selectOption({ index: 1 });
  await page.getByRole('button', { name: say('product.publish'), exact: true }).click();
  await page.getByText(say('product.published')).waitFor();
  await openDeskScreen(page, say('nav.today'));
  // Two pieces are few.
  await page.getByText(say('today.low')).waitFor();
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await heads.allTextContents()).toEqual([say('today.waiting'), say('today.start')]);
  return page;
}

/** The other nine, by the table that the desk saves of the first one. */
async function listByTable(page: Page): Promise<void> {
  await openDeskScreen(page, say('nav.products'));
  const [heads = '', seventh = ''] = (
    await savedBy(page.getByRole('button', { name: say('products.file') }))
  ).split('\r\n');
  const rows = [1, 2, 3, 4, 5, 6, 8, 9, 10].map((n) =>
    seventh
      .replace(/^[^,]*/, '')
      .replace('pot 7', `pot ${n}`)
      .replaceAll('700', String(100 * n)),
  );
  await page.getByRole('link', { name: say('products.import') }).click();
  await isTooLongAsAWhole(page);
  await choose(page, say('import.choose'), tableOf('pots.csv', [heads, ...rows, ''].join('\r\n')));
  await page.getByRole('heading', { name: say('import.preview') }).waitFor();
  await page.getByRole('button', { name: say('import.apply'), exact: true }).click();
  await page.getByRole('heading', { name: say('import.done') }).waitFor();
  const counts = { added: 9, changed: 0, unchanged: 0, failed: 0 };
  await page.getByText(say('import.counts', counts)).waitFor();
}

/** A table that would keep everybody waiting for the one connection of the embedded database: its good rows are taken alone. */
async function isTooLongAsAWhole(page: Page): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, n) => `Pot ${n},a lot`);
  await choose(
    page,
    say('import.choose'),
    tableOf('long.csv', ['Name,Price', ...rows, 'Copper pot 7,701'].join('\r\n')),
  );
  await page.getByText(say('import.wholeLimit', { n: 200 })).waitFor();
  expect(await page.getByLabel(say('import.whole')).isDisabled()).toBe(true);
  const { token } = await signIn(journey.origin, 'hari@example.np', undefined, password);
  const { job } = await ask<{ job: ImportJob }>(journey.origin, getImport.path, { token });
  const asAWhole = ask(journey.origin, applyImport.path, { token, body: { jobId: job._id, whole: true } });
  await expect(asAWhole).rejects.toThrow('whole-too-long');
}

/** Takes an order from its place in the list to the buyer's door. */
async function deliver(page: Page, id: string): Promise<void> {
  await openDeskScreen(page, say('nav.orders'));
  await page.locator(`a[href$="${id}"]`).click();
  for (const step of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await page.getByRole('button', { name: say(`move.${step}`), exact: true }).click();
    await page
      .getByRole('main')
      .getByText(say(`status.${step}.badge`), { exact: true })
      .first()
      .waitFor();
  }
}

/** Gita's: she says on her phone where she lives, and orders the pot from its page. */
async function orderSeventhPot(cookies: Record<string, string>): Promise<void> {
  const shop = saying('en');
  const page = await journey.open('/user-profile/addresses', { ...phone, cookies });
  await page
    .getByRole('button', { name: shop('address.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: shop('address.create') });
  const fill = (label: Parameters<typeof shop>[0], text: string) => dialog.getByLabel(shop(label)).fill(text);
  await fill('address.type', 'Home');
  await fill('address.fullName', 'Gita Rai');
  await fill('address.phone', '9841234567');
  await dialog.getByRole('combobox', { name: shop('place.search') }).fill('Jiri');
  await dialog.getByRole('option', { name: /^Jiri/ }).first().click();
  await dialog.getByRole('combobox', { name: shop('place.ward'), exact: true }).selectOption('5');
  await fill('address.street', 'The blue door');
  await fill('address.notes', 'Call first');
  await dialog.getByRole('button', { name: shop('address.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await goOn(page, '/product/copper-pot-7');
  await ownButton(page, 'Quick order').click();
  const order = page.getByRole('dialog', { name: 'Complete Your Order' });
  await order.getByRole('button', { name: 'Place Order' }).click();
  await isAt(page, /^\/order\/placed\//);
}

/** The one pot that was sold, drawn for its day, by its product and beside the one look at it. */
async function saysTheSale(page: Page): Promise<void> {
  const revenue = rupeesText(700, 'ne-NP');
  const day = bothDatesText(new Date(), 'ne-NP');
  const drawn = `${say('insight.revenueByDay')}: ${say('insight.most', { value: revenue, day })}`;
  await page.getByRole('img', { name: drawn }).waitFor();
  for (const [table, figures] of [
    [say('insight.products'), ['१', revenue]],
    [say('insight.lookedAt'), ['१', '१', '१००']],
  ] as const) {
    const row = page.getByRole('table', { name: table }).getByRole('row', { name: /^Copper pot 7/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(figures);
  }
}

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { countMissedSearch } from '@haat/contract/insight/calls';
import { dayText } from '@haat/contract/core/time/dates';
import { rupeesText } from '@haat/contract/core/money';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, moveOrder, order, ordersOf, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo, newcomer } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { field, press, refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop({ env: { SEED: 'none' } });
const phone = { width: 360, height: 640 };
const say = sayingAtDesk('ne');
const password = 'walks-from-shivalaya';

/** Where the shop says that it is made, to those who see what it writes. */
const setUpPath = () => /Make it here: https?:\/\/[^/]+(\/setup\?\S+)/.exec(journey.shop.said())?.[1] ?? '';

// spec: new-shop.2
test('whoever started a shop without a demo makes it on a phone, logs in at the desk, and its front page is there', async () => {
  const guest = await journey.open('/', { ...phone, allow: [refused(503)] });
  await guest.getByRole('heading', { name: 'यो पसल अझै खुलेको छैन' }).waitFor();
  expect((await fetch(`${journey.origin}/setup?token=${'0'.repeat(32)}`)).status).toBe(404);

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
  await logIn(page, 'sita@example.np');
  await page.waitForURL('**/ne/desk/shop*');

  const shopper = await journey.open('/', { language: 'ne' });
  expect(await shopper.title()).toContain('जिरी बजार');
  await shopper.getByRole('link', { name: 'घर र भान्सा' }).first().waitFor();
  const empty = 'पसल भर्खरै खुलेको छ। पहिला सामान चाँडै यहाँ देखिनेछन्।';
  await shopper.getByText(empty).waitFor();
  expect(await accessibilityProblems(shopper)).toEqual([]);
  await shopper.setViewportSize(phone);
  expect(await shopper.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await shopper.goto(`${journey.origin}/products`);
  await shopper.getByText('No products here yet').waitFor();
  expect((await fetch(journey.origin + setUpPath())).status).toBe(404);
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/ne/desk/login*');
  await page.getByLabel(say('login.email')).fill(email);
  await page.getByLabel(say('login.password')).fill(password);
  await page.getByRole('button', { name: say('login.submit') }).click();
}

// spec: sellers.3, insight.5
test('then its owner invites a seller on a phone, who lists ten products; one is bought, and the books and figures of both show it', async () => {
  const { origin } = journey;
  const page = await journey.open('/desk/login', { ...phone, language: 'ne' });
  await logIn(page, 'sita@example.np');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('nav.sellers') })
    .click();
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
  const { pathname } = new URL(linkIn(await mailTo(journey.shop, 'hari@example.np')));
  const seller = await journey.open(pathname, phone);
  const shopSays = saying('ne');
  await field(seller, shopSays('reset.password')).fill(password);
  await press(seller, shopSays('reset.submit'));
  await seller.getByRole('heading', { name: shopSays('reset.done') }).waitFor();
  const { token } = await signIn(origin, 'hari@example.np', undefined, password);

  const [category] = await ask<{ _id: string }[]>(origin, '/api/seller/categories', { token });
  for (let n = 1; n <= 10; n += 1) {
    const body = { categoryId: category?._id, title: `Copper pot ${n}`, price: 100 * n, markPrice: 100 * n };
    const saved = await ask<{ data: { _id: string } }>(origin, '/api/seller/product/save', { token, body });
    const productId = saved.data._id;
    await ask(origin, '/api/seller/inventory/set', { token, body: { productId, quantity: 2 } });
    await ask(origin, '/api/seller/product/publish', { token, body: { productId, active: true } });
  }
  // A list may show what was for two seconds.
  await expect.poll(async () => (await fetch(`${origin}/products`)).text()).toContain('Copper pot 7');
  const shopper = await journey.open('/products');
  await shopper
    .getByRole('link', { name: /Copper pot 7/ })
    .first()
    .click();
  await shopper.getByRole('heading', { name: 'Copper pot 7', level: 1 }).waitFor();
  await shopper.goto(`${origin}/search/${encodeURIComponent('=Yak wool')}`);
  const missed = shopper.waitForRequest((request) => request.url().endsWith(countMissedSearch.path));
  await shopper.mouse.move(100, 300);
  await missed;

  await newcomer(journey.shop, 'gita@example.np', password);
  const buyer = (await signIn(origin, 'gita@example.np', undefined, password)).token;
  await ask(origin, '/api/address/save', { token: buyer, body: home });
  await order(origin, buyer, 'copper-pot-7', 1);
  const [placed] = (await ordersOf(origin, buyer)).orders;
  expect(placed).toMatchObject({ subtotal: 700, deliveryFee: 100 });
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'])
    await moveOrder(origin, token, placed!._id, status);
  const desk = await journey.open('/desk/login', { ...phone, language: 'ne' });
  await logIn(desk, 'hari@example.np');
  await desk.getByRole('link', { name: say('money.title') }).click();
  await desk.getByText(rupeesText(700, 'ne-NP')).first().waitFor();
  await desk.goto(`${origin}/ne/desk`);
  await desk.getByRole('link', { name: say('insight.title') }).click();
  await saysTheSale(desk);
  await page.goto(`${origin}/ne/desk/shop/insight`);
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

/** The one pot that was sold, drawn for its day, by its product and beside the one look at it. */
async function saysTheSale(page: Page): Promise<void> {
  const revenue = rupeesText(700, 'ne-NP');
  const day = dayText(new Date(), 'ne-NP');
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

const home = {
  ...{ title: 'Home', fullName: 'Gita Rai', email: 'gita@example.np', phone: '9841234567' },
  ...{ address: 'The blue door', area: 'Jiri Bazaar', message: 'Call first', province: 'Bagmati' },
  ...{ city: 'Jiri', country: 'Nepal', deliveryMode: 'standard' },
};

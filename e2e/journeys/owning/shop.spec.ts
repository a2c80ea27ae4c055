import { expect, test } from 'vitest';
import { sendContact } from '@haat/contract/content/calls';
import { countMissedSearch } from '@haat/contract/insight/calls';
import { readShopDesk, saveGuestOrders, saveProfile } from '@haat/contract/tenant/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt, openDeskScreen, refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const admin = 'admin@haat.test';
const phone = { width: 360, height: 640, as: admin, language: 'en' } as const;
const [say, en] = [sayingAtDesk('ne'), sayingAtDesk('en')];

/** A page of the shop as it is sent to a guest. */
const seen = async (path: string) => (await fetch(journey.origin + path)).text();

// spec: owner.2, owner.4
test('an owner comes in, sees who changed what, and narrows it; what is not there says so and leads on, instead of asking to try again', async () => {
  const { token } = await signIn(journey.origin, admin);
  await ask(journey.origin, saveGuestOrders.path, { token, body: { confirmHours: 30 } });
  const page = await journey.open('/desk', { ...phone, language: 'ne', allow: [/404/, /400/] });
  await isAt(page, '/ne/desk/shop');
  await page.getByRole('heading', { name: say('owner.title'), level: 1 }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('nav.audit') })
    .click();
  const entry = page.getByRole('listitem').filter({ hasText: say('field.confirmHours') });
  await entry.waitFor();
  expect(await entry.locator('ins').innerText()).toBe('30');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await page.getByLabel(say('audit.what')).selectOption({ label: say('audit.kind.terms') });
  await page.getByText(say('audit.none')).waitFor();
  await page.goBack();
  await entry.waitFor();

  for (const path of ['pages/nothing', `money/${crypto.randomUUID()}`, 'money/nothing']) {
    // As a link leads there, without loading the desk anew.
    await page.evaluate(
      `history.pushState(null, '', '/ne/desk/shop/${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.getByRole('heading', { name: say('desk.missing') }).waitFor();
    await page.getByRole('main').getByRole('link').click();
    await page.getByRole('heading', { name: say('owner.title'), level: 1 }).waitFor();
  }
});

// spec: owner.5, owner.6, owner.11
test('an owner changes the name and the colour of the shop, and shoppers see both; where a change comes later than another one both are shown, and the owner chooses', async () => {
  const page = await journey.open('/desk/shop/profile', { ...phone, allow: [refused(409)] });
  const save = page.getByRole('button', { name: en('owner.save') });
  await page.getByLabel(en('field.shopName')).fill('Lakeside Bazaar');
  await save.click();
  await page.getByText(en('owner.saved')).waitFor();
  await expect.poll(() => seen('/about')).toContain('Lakeside Bazaar');

  const { token } = await signIn(journey.origin, admin);
  const read = () => ask<Answer<typeof readShopDesk>>(journey.origin, readShopDesk.path, { token });
  const { profile, versions } = await read();
  const { logo: _, favicon: __, ...said } = profile;
  const body = { ...said, phone: '061-111111', version: versions.profile };
  await ask(journey.origin, saveProfile.path, { token, body });
  await page.getByLabel(en('field.phone'), { exact: true }).fill('061-222222');
  await save.click();
  const dialog = page.getByRole('dialog', { name: en('conflict.title') });
  await dialog.getByText('061-111111').waitFor();
  await dialog.getByText('061-222222').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('conflict.keepYours') }).click();
  await page.getByText(en('owner.saved')).waitFor();
  expect((await read()).profile).toMatchObject({ phone: '061-222222', shopName: 'Lakeside Bazaar' });

  await openDeskScreen(page, en('nav.look'));
  const colour = page.getByRole('textbox', { name: en('field.primaryColor'), exact: true });
  await colour.fill('#ffd400');
  await page.getByRole('status').getByText(en('field.primaryColor')).waitFor();
  await colour.fill('#1f5c4a');
  const preview = page.getByRole('region', { name: en('theme.preview') });
  const day = preview.locator('.light-ground');
  expect(await day.getAttribute('style')).toContain('--primary: 31 92 74');
  await save.click();
  await page.getByText(en('owner.saved')).waitFor();
  expect(await seen('/about')).toContain('--primary:31 92 74');
});

// spec: helpers.11
test('a sole owner reads why they cannot go, in both languages', async () => {
  for (const [language, words] of [
    ['ne', say],
    ['en', en],
  ] as const) {
    const page = await journey.open('/desk/shop/helpers', { ...phone, language });
    const owners = page.getByRole('region', { name: words('owners.title') });
    await owners.getByText(words('owners.last')).waitFor();
    expect(await owners.getByRole('button').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});

// spec: owner.9, owner.10
test('an owner adds a place and an area with what it covers, and ends both', async () => {
  const page = await journey.open('/desk/shop/delivery', { ...phone, allow: [refused(409)] });
  await page.getByRole('button', { name: en('delivery.newPlace') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en('field.name'), { exact: true }).fill('Lo Manthang');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('delivery.districtNeeded')).waitFor();
  await dialog.getByLabel(en('field.district')).selectOption('Mustang');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const place = page.getByRole('region', { name: 'Lo Manthang', exact: true });
  await place.getByRole('button', { name: en('delivery.newArea') }).click();
  await dialog.getByLabel(en('field.areaName'), { exact: true }).fill('Old town');
  await dialog.getByLabel(en('field.deliveryFee')).fill('350');
  await dialog.getByLabel(en('delivery.coverSearch')).fill('mustang');
  await dialog.getByRole('button', { name: '+ Mustang', exact: true }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await place.getByText('Old town').waitFor();
  await place.getByText(en('delivery.covers', { n: 1 })).waitFor();
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Lo Manthang' }) }).click();
  await dialog.getByRole('button', { name: en('delivery.deletePlace') }).click();
  await dialog.getByText(en('problem.has-areas')).waitFor();
  await page.keyboard.press('Escape');
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Old town' }) }).click();
  await dialog.getByRole('button', { name: en('delivery.deleteArea') }).click();
  await dialog.waitFor({ state: 'detached' });
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Lo Manthang' }) }).click();
  await dialog.getByRole('button', { name: en('delivery.deletePlace') }).click();
  await place.waitFor({ state: 'detached' });
});

// spec: owner.4, owner.13, owner.14, suspension.3
test('an owner answers what a visitor wrote, tells all who are online something, suspends a seller with a reason, which the seller reads, and lets them sell again', async () => {
  const body = { name: 'Hari Thapa', email: 'hari@example.np', message: 'Where is my topi?' };
  await ask(journey.origin, sendContact.path, { body });
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  const statusOf = async () => (await fetch(`${journey.origin}/product/${slug}`)).status;
  expect(await statusOf()).toBe(200);
  // A seller who asks for a screen of the owner comes to the own desk.
  const seller = await journey.open('/desk/shop/audit', { as: sellers['patan-handicrafts'], language: 'ne' });
  await isAt(seller, '/ne/desk');
  const page = await journey.open('/desk/shop/messages', phone);
  const message = page.getByRole('listitem').filter({ hasText: 'Where is my topi?' });
  await message.getByText(en('messages.today')).waitFor();
  await message.getByRole('button', { name: en('messages.done') }).click();
  await page.getByText(en('messages.none')).waitFor();
  await page.getByRole('link', { name: en('messages.isAnswered') }).click();
  await message.getByRole('button', { name: en('messages.again') }).waitFor();
  await page.getByLabel(en('announce.text'), { exact: true }).fill('We close at six.');
  await page.getByLabel(en('announce.textNe')).fill('छ बजे बन्द हुन्छ।');
  await page.getByRole('button', { name: en('announce.send') }).click();
  await page.getByText(en('announce.told')).waitFor();
  await seller.getByText('छ बजे बन्द हुन्छ।').waitFor();

  await openDeskScreen(page, en('nav.shop'), en('nav.sellers'));
  const row = page.getByRole('listitem').filter({ hasText: 'Patan Handicrafts' }).first();
  await row.getByRole('button', { name: en('sellers.suspend'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('sellers.suspend') }).click();
  await dialog.getByText(en('sellers.reasonNeeded')).waitFor();
  await dialog.getByLabel(en('sellers.reason')).fill('Late for a month.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('sellers.suspend') }).click();
  await row.getByText(en('sellers.suspended', { reason: 'Late for a month.' })).waitFor();
  await expect.poll(statusOf).toBe(404);
  await openDeskScreen(seller, say('nav.today'));
  await seller.getByText(say('today.suspended', { reason: 'Late for a month.' })).waitFor();
  await row.getByRole('button', { name: en('sellers.resume') }).click();
  await row.getByRole('button', { name: en('sellers.suspend'), exact: true }).waitFor();
  await expect.poll(statusOf).toBe(200);
});

// spec: dictionary.3
test('an owner makes what was searched for in vain a word of the search, and it is found', async () => {
  await ask(journey.origin, countMissedSearch.path, { body: { term: 'bhaadkuda' } });
  const page = await journey.open('/desk/shop/search', phone);
  await page.getByRole('button', { name: `${en('dictionary.add')}: bhaadkuda` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('dictionary.meansNeeded')).waitFor();
  await dialog.getByLabel(en('dictionary.means')).fill('bowl, बाउल');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const found = async () => (await ask<unknown[]>(journey.origin, '/api/product/search/bhaadkuda')).length;
  await expect.poll(found).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: en('dictionary.search') }).fill('bhaadkuda');
  await page.keyboard.press('Enter');
  await page.getByText('= bowl, बाउल').waitFor();
});

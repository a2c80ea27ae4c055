import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendContact } from '@haat/contract/content/calls';
import { readShopDesk, saveProfile } from '@haat/contract/tenant/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const admin = 'admin@haat.test';
const phone = { width: 360, height: 640, as: admin } as const;
const en = sayingAtDesk('en');

const colourOf = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()`);

// spec: owner.5, owner.11
test('an owner changes the name and the colour of the shop, and shoppers see both within two seconds', async () => {
  const page = await journey.open('/desk', { ...phone, language: 'en' });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: en('nav.profile') })
    .click();
  await page.getByLabel(en('field.shopName')).fill('Lakeside Bazaar');
  await page.getByRole('button', { name: en('owner.save') }).click();
  await page.getByText(en('owner.saved')).waitFor();
  const named = Date.now();
  const shop = await journey.open('/about', { language: 'en' });
  await shop.getByText('Lakeside Bazaar').first().waitFor({ state: 'attached', timeout: 2_000 });
  expect(Date.now() - named).toBeLessThan(5_000);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: en('nav.look') })
    .click();
  const colour = page.getByRole('textbox', { name: en('field.primaryColor'), exact: true });
  await colour.fill('#ffd400');
  await page.getByRole('status').getByText(en('field.primaryColor')).waitFor();
  await colour.fill('#1f5c4a');
  const preview = page.getByRole('region', { name: en('theme.preview') });
  const day = preview.locator('.light-ground');
  expect(await day.getAttribute('style')).toContain('--primary: 31 92 74');
  await page.getByRole('button', { name: en('owner.save') }).click();
  await page.getByText(en('owner.saved')).waitFor();
  await shop.goto(`${journey.origin}/about`);
  expect(await colourOf(shop)).toBe('31 92 74');
});

// spec: owner.6
test('an owner whose change comes later sees where both differ, and chooses', async () => {
  const page = await journey.open('/desk/shop/profile', { ...phone, language: 'en', allow: [refused(409)] });
  const field = page.getByLabel(en('field.phone'), { exact: true });
  await field.waitFor();
  const { token } = await signIn(journey.origin, admin);
  const { profile, versions } = await ask<Answer<typeof readShopDesk>>(journey.origin, readShopDesk.path, {
    token,
  });
  const { logo: _, favicon: __, ...said } = profile;
  const body = { ...said, phone: '061-111111', version: versions.profile };
  await ask(journey.origin, saveProfile.path, { token, body });
  await field.fill('061-222222');
  await page.getByRole('button', { name: en('owner.save') }).click();
  const dialog = page.getByRole('dialog', { name: en('conflict.title') });
  await dialog.getByText('061-111111').waitFor();
  await dialog.getByText('061-222222').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('conflict.keepYours') }).click();
  await page.getByText(en('owner.saved')).waitFor();
  await page.reload();
  expect(await field.inputValue()).toBe('061-222222');
});

// spec: owner.9, owner.10
test('an owner adds a place and an area with what it covers, and ends both', async () => {
  const page = await journey.open('/desk/shop/delivery', { ...phone, language: 'en', allow: [refused(409)] });
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

// spec: owner.13, owner.14
test('an owner answers what a visitor wrote, and tells all who are online something', async () => {
  const body = { name: 'Hari Thapa', email: 'hari@example.np', message: 'Where is my topi?' };
  await ask(journey.origin, sendContact.path, { body });
  const seller = await journey.open('/desk', { as: 'seller@haat.test', language: 'ne' });
  const page = await journey.open('/desk/shop/messages', { ...phone, language: 'en' });
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
});

// spec: suspension.3
test('an owner suspends a seller with a reason, which the seller reads, and lets them sell again', async () => {
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  const product = `${journey.origin}/product/${slug}`;
  const statusOf = async () => (await fetch(product)).status;
  expect(await statusOf()).toBe(200);
  const page = await journey.open('/desk/shop/sellers', { ...phone, language: 'en' });
  const row = page.getByRole('listitem').filter({ hasText: 'Patan Handicrafts' }).first();
  await row.getByRole('button', { name: en('sellers.suspend'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('sellers.suspend') }).click();
  await dialog.getByText(en('sellers.reasonNeeded')).waitFor();
  await dialog.getByLabel(en('sellers.reason')).fill('Late for a month.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('sellers.suspend') }).click();
  await row.getByText(en('sellers.suspended', { reason: 'Late for a month.' })).waitFor();
  await expect.poll(statusOf, { timeout: 2_000 }).toBe(404);
  const theirs = await journey.open('/desk', { ...phone, as: sellers['patan-handicrafts'], language: 'en' });
  await theirs.getByText(en('today.suspended', { reason: 'Late for a month.' })).waitFor();
  await row.getByRole('button', { name: en('sellers.resume') }).click();
  await row.getByRole('button', { name: en('sellers.suspend'), exact: true }).waitFor();
  await expect.poll(statusOf, { timeout: 2_000 }).toBe(200);
});

// spec: dictionary.3
test('an owner makes what was searched for in vain a word of the search, and it is found', async () => {
  const count = await fetch(`${journey.origin}/api/insight/missed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ term: 'bhaadkuda' }),
  });
  expect(count.status).toBe(200);
  const page = await journey.open('/desk/shop/search', { ...phone, language: 'en' });
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
  await page.goto(`${journey.origin}/desk/shop/search?q=bhaadkuda`);
  await page.getByText('= bowl, बाउल').waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Address } from '@haat/contract/addresses/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import { rupeesText } from '@haat/contract/core/money';
import { ask, cartLine, lineOf, signIn } from '../../support/api.ts';
import { refused } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const shopper = 'shopper2@haat.test';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

const addressesOf = async (): Promise<Address[]> => {
  const { token } = await signIn(journey.origin, shopper);
  return ask<Address[]>(journey.origin, '/api/address/get_all', { token });
};

/** The cart's page of a shopper who has something to order. */
async function atCart(visit: Parameters<typeof journey.open>[1] = {}): Promise<Page> {
  const storage = { myCart: JSON.stringify([await cartLine(journey.origin, cooker)]) };
  return journey.open('/cart-details', { as: shopper, storage, ...visit });
}

/** What a list of the picker shows as chosen. */
const chosen = (list: Locator): Promise<string> =>
  list.evaluate((select: { selectedOptions: { text: string }[] }) => select.selectedOptions[0]!.text);

/** The areas that can be chosen, without their fees. */
const offered = async (list: Locator): Promise<string[]> =>
  (await list.locator('option:enabled').allTextContents()).map((text) => text.split(' · ')[0]!);

// spec: 1.16, accounts.25, accounts.26, accounts.27, goods.26
test('a shopper in the far hills finds the place by typing, saves the address, changes and deletes it, in Nepali on a phone', async () => {
  const say = saying('ne');
  const before = await addressesOf();
  const page = await atCart({ width: 360, height: 740, language: 'ne' });
  await page.getByRole('button', { name: say('address.add') }).click();
  const dialog = page.getByRole('dialog', { name: 'डेलिभरीको विवरण' });
  const field = (label: Parameters<typeof say>[0]) => dialog.getByLabel(say(label), { exact: true });
  const search = dialog.getByRole('combobox', { name: say('place.search') });
  const list = (key: 'province' | 'district' | 'level' | 'ward') =>
    dialog.getByRole('combobox', { name: say(`place.${key}`), exact: true });
  const area = field('address.deliveryArea');

  // A neighbourhood leads to its city, ward and area, and no other area is offered.
  expect(await offered(area)).toEqual([]);
  await search.fill('koteswor');
  await dialog.getByRole('option', { name: /^कोटेश्वर — काठमाडौँ महानगरपालिका, वडा ३२/ }).click();
  expect(await chosen(list('ward'))).toBe('३२');
  expect(await field('address.area').inputValue()).toBe('कोटेश्वर');
  expect(await chosen(area)).toMatch(/^चक्रपथबाहिर/);
  expect(await offered(area)).toEqual(['चक्रपथबाहिर', 'चक्रपथभित्र', 'बागमतीका पहाडी जिल्ला']);
  await search.fill('लेकसाइड');
  await dialog.getByRole('option', { name: /^लेकसाइड — पोखरा महानगरपालिका, वडा ६/ }).click();
  expect(await chosen(area)).toMatch(/^लेकसाइड/);
  expect(await offered(area)).not.toContain('चक्रपथभित्र');
  expect(await field('address.area').inputValue()).toBe('लेकसाइड');

  await search.fill('कर्णाली');
  await dialog.getByRole('option', { name: 'कर्णाली प्रदेश', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  expect(await chosen(list('province'))).toBe('कर्णाली');
  await expect.poll(() => list('district').isEnabled()).toBe(true);
  await search.fill('सिमकोट');
  await dialog.getByRole('option', { name: /^सिमकोट गाउँपालिका/ }).click();
  expect(await chosen(list('district'))).toBe('हुम्ला');
  expect(await chosen(list('level'))).toBe('सिमकोट गाउँपालिका');
  expect(await field('address.area').inputValue()).toBe('');
  await dialog.getByText('हुलाक कोड २१०००').waitFor();
  await list('ward').selectOption('5');
  expect(await field('address.area').inputValue()).toBe('वडा ५');
  expect(await chosen(area)).toMatch(/^माथिल्लो कर्णाली/);
  expect(await offered(area)).toEqual(['माथिल्लो कर्णाली', 'कर्णालीका पहाडी जिल्ला']);

  await field('address.type').fill('घर');
  await field('address.phone').fill('+९७७ ९८४-१२३ ४५६७');
  await field('address.street').fill('बजार लाइन');
  await field('address.notes').fill('स्कूलको छेउ');
  await dialog.getByRole('button', { name: say('address.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await told(page, say('address.saved'));
  const card = page.getByRole('radio', { name: /सिमकोट-५, हुम्ला, कर्णाली/ });
  await expect.poll(() => card.isChecked()).toBe(true);
  const [saved] = await addressesOf();
  expect(saved).toMatchObject({ province: 'Karnali', city: 'Simkot', ward: 5, phone: '9841234567' });
  await isChangedAndDeleted(page, 'घर', 'माइती');
  expect((await addressesOf()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
});

/** In Nepali: an address in ward 5 gets another name, and goes after being asked. */
async function isChangedAndDeleted(page: Page, title: string, renamed: string): Promise<void> {
  const say = saying('ne');
  await page.getByRole('button', { name: say('address.editOne', { title }) }).click();
  const update = page.getByRole('dialog', { name: say('address.update') });
  await update.getByText(say('address.updateInfo')).waitFor();
  const ward = update.getByRole('combobox', { name: say('place.ward'), exact: true });
  expect(await chosen(ward)).toBe('५');
  await update.getByLabel(say('address.type')).fill(renamed);
  await update.getByRole('button', { name: say('address.updateSubmit') }).click();
  await update.waitFor({ state: 'detached' });
  const card = page.getByRole('radio', { name: new RegExp(renamed) });
  await card.waitFor();

  await page.getByRole('button', { name: say('address.deleteOne', { title: renamed }) }).click();
  const sure = page.getByRole('dialog', { name: say('address.deleteTitle') });
  await sure.getByRole('button', { name: say('address.delete'), exact: true }).click();
  await sure.waitFor({ state: 'detached' });
  await card.waitFor({ state: 'detached' });
}

// spec: 5.17, goods.30
test('what is wrong in an address is said beside its field in Nepali, whoever found it, and the first has the focus', async () => {
  const say = saying('ne');
  const page = await atCart({ width: 360, height: 740, language: 'ne', allow: [refused(400)] });
  const fields = { email: 'Invalid email address', ward: 'There is no such ward.', area: 'Too long' };
  const body = { error: 'Please check the marked fields.', code: 'invalid-input', fields };
  await page.route('**/api/address/save', (route) => route.fulfill({ status: 400, json: body }));
  await page.getByRole('button', { name: say('address.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('address.create') });
  const field = (label: Parameters<typeof say>[0]) => dialog.getByLabel(say(label), { exact: true });
  const hasFocus = async (label: Parameters<typeof say>[0]) =>
    (await field(label).and(page.locator(':focus')).count()) === 1;
  await field('address.type').fill('घर');
  await field('address.phone').fill('12');
  await dialog.getByRole('combobox', { name: say('place.search') }).fill('Lalitpur');
  await dialog.getByRole('option', { name: /^ललितपुर महानगरपालिका/ }).click();
  await field('address.area').fill('वडा ५');
  await field('address.street').fill('बजार लाइन');
  await field('address.notes').fill('स्कूलको छेउ');

  const save = dialog.getByRole('button', { name: say('address.save') });
  await save.click();
  await dialog.getByText(say('address.badPhone')).waitFor();
  expect(await hasFocus('address.phone')).toBe(true);
  await field('address.phone').fill('9841234567');
  await dialog.getByText(say('address.badPhone')).waitFor({ state: 'detached' });

  await save.click();
  await dialog.getByText(say('address.missing', { list: say('place.ward') })).waitFor();
  await dialog.getByText(say('place.needWard')).waitFor();
  const ward = dialog.getByRole('combobox', { name: say('place.ward'), exact: true });
  await expect.poll(() => ward.and(page.locator(':focus')).count()).toBe(1);
  const box = (await ward.boundingBox())!;
  expect([box.y > 0, box.y + box.height < 740]).toEqual([true, true]);
  await ward.selectOption('5');

  await save.click();
  await dialog.getByText(say('address.badEmail')).waitFor();
  await dialog.getByText(say('place.wrong')).waitFor();
  await dialog.getByText(say('problem.invalid-input')).waitFor();
  expect(await hasFocus('address.email')).toBe(true);
  expect(await field('address.area').getAttribute('aria-invalid')).toBe('true');
  for (const text of Object.values(fields)) expect(await dialog.getByText(text).count(), text).toBe(0);
  expect(await field('address.notes').inputValue()).toBe('स्कूलको छेउ');
});

// spec: accounts.60
test('what was typed of an address outlives going back and a reload, until it is saved or given up, and goes when its shopper logs out', async () => {
  const say = saying('en');
  const page = await atCart({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  const field = (label: Parameters<typeof say>[0]) => dialog.getByLabel(say(label), { exact: true });
  const ward = dialog.getByRole('combobox', { name: say('place.ward'), exact: true });
  const opens = () => page.getByRole('button', { name: say('address.add') }).click();
  const goesBack = async () => {
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  };
  const isKept = async () => {
    expect(await field('address.type').inputValue()).toBe('My uncle');
    expect(await field('address.fullName').inputValue()).toBe('Hari Uncle');
    expect(await chosen(ward)).toBe('32');
    expect(await field('address.area').inputValue()).toBe('Koteshwor');
  };
  await opens();
  await field('address.fullName').fill('Hari Uncle');
  await dialog.getByRole('combobox', { name: say('place.search') }).fill('koteswor');
  await dialog.getByRole('option', { name: /^Koteshwor/ }).click();
  await field('address.type').fill('My uncle');
  await goesBack();
  expect(new URL(page.url()).pathname).toBe('/cart-details');
  await opens();
  await isKept();
  await field('address.phone').fill('98412');
  const keptNow = () => page.evaluate<string>('JSON.stringify(localStorage)');
  // At once, while it is still waiting to be kept.
  await page.reload();
  await opens();
  await isKept();
  expect(await field('address.phone').inputValue()).toBe('98412');
  await goesBack();

  await opens();
  await isKept();
  await field('address.phone').fill('9841234567');
  await field('address.street').fill('Ring Road 5');
  await field('address.notes').fill('Blue gate');
  await dialog.getByRole('button', { name: say('address.save') }).click();
  await dialog.waitFor({ state: 'detached' });

  // An address that is changed has a draft of its own.
  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await edit.click();
  const title = await field('address.type').inputValue();
  await field('address.notes').fill('Behind the new bridge');
  await goesBack();
  await edit.click();
  expect(await field('address.type').inputValue()).toBe(title);
  expect(await field('address.notes').inputValue()).toBe('Behind the new bridge');
  await dialog
    .locator('form')
    .getByRole('button', { name: say('address.cancel') })
    .click();
  await dialog.waitFor({ state: 'detached' });
  await edit.click();
  expect(await field('address.notes').inputValue()).not.toBe('Behind the new bridge');
  await goesBack();

  await opens();
  expect(await field('address.type').inputValue()).toBe('');
  await field('address.type').fill('Never saved');
  await goesBack();
  expect(await keptNow()).toContain('Never saved');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: say('account.menu'), exact: true }).click();
  await banner.getByRole('button', { name: say('account.logout') }).click();
  await expect.poll(keptNow).not.toContain('Never saved');
});

// spec: 1.16, 2.orders.3, 5.17, 5.19, 8.16, accounts.26
test('what is missing in a new address is named, and the keyboard alone finds its place by a name it had before', async () => {
  const before = await addressesOf();
  const page = await atCart();
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

  // Escape closes the list before the dialog.
  const search = dialog.getByRole('combobox', { name: 'Find your place' });
  await search.fill('bhairahawa');
  const option = dialog.getByRole('option', { name: 'Bhairahawa — Siddharthanagar Municipality' });
  await option.waitFor();
  expect(await option.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await option.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await option.waitFor();
  await page.keyboard.press('Enter');
  const ward = dialog.getByRole('combobox', { name: 'Ward', exact: true });
  expect(await chosen(dialog.getByRole('combobox', { name: 'Municipality', exact: true }))).toBe(
    'Siddharthanagar Municipality',
  );
  await expect.poll(() => ward.and(page.locator(':focus')).count()).toBe(1);
  await search.fill('no such place at all');
  await dialog.getByText('We found no place by that name. Choose it from the lists below.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await addressesOf()).toEqual(before);
});

// spec: 2.orders.3, 2.orders.4, 3.20, 5.19, 8.17, 9.3, 9.4, 9.5, opens.34, accounts.25, accounts.29
test('a shop that delivers all over Nepal does so for free from a sum on, asks for no delivery area, and nobody for a postal code', async () => {
  const path = '/api/product/list?sort=price-asc&size=1';
  const { products } = await ask<{ products: [ProductCard] }>(journey.origin, path, { shop: 'himal' });
  const page = await journey.open('/cart-details', {
    cookies: { subdom: 'himal' },
    as: 'shopper@himal.test',
    storage: { myCart: JSON.stringify([lineOf(products[0])]) },
  });
  await becomesFree(page, products[0]);

  const add = page.getByRole('button', { name: 'Add a new address' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Shipping Details' });
  await dialog.getByText('Nepal Wide Delivery', { exact: true }).waitFor();
  await dialog.getByText('Delivery: Rs. 120 · Free above Rs. 2,500', { exact: true }).waitFor();
  const form = dialog.locator('form');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await add.click();
  await dialog.getByLabel('Full Name').fill('');
  await dialog.getByLabel('Email Address').fill('');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await dialog
    .getByText(
      'Please fill the following fields: Address Type, Full Name, Email Address, Phone Number, Area, ' +
        'Street Address, Additional Notes',
      { exact: true },
    )
    .waitFor();
  await dialog.getByText('Please find your place, or choose it in the lists.').waitFor();
  await dialog.getByRole('combobox', { name: 'Find your place' }).fill('Sanepa');
  await dialog.getByRole('option', { name: 'Sanepa — Lalitpur Metropolitan City, ward 2' }).click();
  for (const [label, text] of [
    ['Address Type', 'Home'],
    ['Full Name', 'Sita Rai'],
    ['Email Address', 'sita@example.np'],
    ['Phone Number', '984-1234567'],
    ['Area', 'Ward 2'],
    ['Street Address', 'Milan Marga'],
    ['Additional Notes', 'Ring twice'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  // It is told with the place, and nobody asks for it.
  expect(await dialog.getByLabel(/postal/i).count()).toBe(0);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/address/save', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  expect(await dialog.getByRole('button', { name: 'Saving Address...', exact: true }).isDisabled()).toBe(
    true,
  );
  answered.resolve();
  await dialog.waitFor({ state: 'detached' });
  await told(page, 'Address saved.');
  await page.getByRole('radio', { name: /Milan Marga, Lalitpur-2,/ }).waitFor();
});

/** The way to a delivery that costs nothing is shown, and that it is gone. */
async function becomesFree(page: Page, { title, price }: ProductCard): Promise<void> {
  const summary = page.getByRole('region', { name: 'Order summary' });
  const above = await summary.getByText(/^Free above Rs\. [\d,]+$/).textContent();
  const threshold = Number(above?.replace(/\D/g, ''));
  await summary
    .getByText(`Add ${rupeesText(threshold - price, 'en-US')} more and delivery is free.`)
    .waitFor();
  await summary.getByText('Cash on delivery: you pay when it arrives.').waitFor();
  const more = page.getByRole('button', { name: `One more: ${title}` });
  for (let pieces = 1; pieces * price < threshold; pieces += 1) await more.click();
  await summary.getByText('Your delivery is free.').waitFor();
  await summary.getByText('Free', { exact: true }).waitFor();
}

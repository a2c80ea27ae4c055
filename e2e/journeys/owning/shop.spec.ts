import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { patternUrl } from '@haat/contract/tenant/patterns';
import type { Address } from '@haat/contract/addresses/schemas';
import { sendContact } from '@haat/contract/content/calls';
import { saveTerm } from '@haat/contract/catalog/owning/dictionary/calls';
import { countMissedSearch } from '@haat/contract/insight/calls';
import { readShopDesk, saveGuestOrders, saveProfile } from '@haat/contract/tenant/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, cartLine, productAt, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { cardOf, isAt, openDeskScreen, refused, widthIn } from '../../support/page-actions.ts';
import { photo } from '../../support/reviews.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const admin = 'admin@haat.test';
const phone = { width: 360, height: 640, as: admin, language: 'en' } as const;
const [say, en] = [sayingAtDesk('ne'), sayingAtDesk('en')];

/** A page of the shop as a guest is shown it: its data hold words that it does not show. */
const seen = async (path: string) =>
  (await (await fetch(journey.origin + path)).text()).replace(/<script\b.*?<\/script>/gs, '');

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
  expect(await entry.locator('ins').innerText()).toBe('३०');
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

// spec: owner.7
test('an owner chooses a logo and an icon: both stand on every page of the shop, until they are taken away', async () => {
  const page = await journey.open('/desk/shop/profile', { ...phone, allow: [refused(400)] });
  const shopper = await journey.open('/about');
  for (const which of ['logo', 'favicon'] as const) {
    const part = page.getByRole('group', { name: en(`field.${which}`), exact: true });
    const shown = part.getByAltText(en(`profile.${which}Alt`));
    const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null;
    const chooser = part.getByLabel(en('profile.choosePicture'));
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
    await part.getByRole('alert').getByText(/./).waitFor();
    await chooser.setInputFiles([await photo('mark.png', { width: 300, height: 300 })]);
    await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
    const source = (await shown.getAttribute('src'))!;
    const there =
      which === 'logo'
        ? shopper.getByRole('banner').locator(`img[src="${source}"]`)
        : shopper.locator(`link[rel=icon][href="${source}"]`);
    const isThere = async () => {
      await shopper.reload();
      const count = await there.count();
      return count === 1 && which === 'logo' ? Number((await widthIn(there)) > 0) : count;
    };
    await expect.poll(isThere).toBe(1);
    expect((await fetch(journey.origin + source)).status).toBe(200);
    // A tap beside the other button takes nothing away yet.
    const remove = page.getByRole('button', { name: en('profile.removePicture') });
    const asked = page.getByRole('dialog', { name: en('profile.removePicture') });
    await part.locator(remove).click();
    await asked.getByRole('button', { name: en('content.keep') }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await isThere()).toBe(1);
    await part.locator(remove).click();
    await asked.locator(remove).click();
    await part.getByText(en('profile.noPicture')).waitFor();
    await expect.poll(isThere).toBe(0);
  }
  expect(await smallOn(page)).toEqual([]);
});

// spec: owner.5, opens.34
test('an owner chooses another cloth, other promises and how things work: a guest reads, opens and subscribes as was chosen', async () => {
  const page = await journey.open('/desk/shop/choices', phone);
  await page.getByRole('radio', { name: en('pattern.peaks') }).check();
  await page.getByLabel(en('field.promises.fee')).uncheck();
  await page.getByLabel(en('field.promises.returnDays')).fill('91');
  const choose = (
    name: 'quickViewRating' | 'loginToOpenProduct' | 'newsletter',
    option: Parameters<typeof en>[0],
  ) => page.getByLabel(en(`field.${name}`), { exact: true }).selectOption({ label: en(option) });
  await choose('quickViewRating', 'choices.quickViewRating.real');
  await choose('loginToOpenProduct', 'choices.loginToOpenProduct.off');
  await choose('newsletter', 'choices.newsletter.stored');
  const save = page.getByRole('button', { name: en('owner.save') }).first();
  await save.click();
  await page.getByText(en('choices.daysWrong')).waitFor();
  await page.getByLabel(en('field.promises.returnDays')).fill('14');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await save.click();
  await page.getByText(en('owner.saved')).waitFor();

  await expect.poll(() => seen('/')).toContain('Return in 14 days');
  expect(await seen('/')).not.toContain('Fee shown before you order');
  const slug = 'hand-hammered-singing-bowl-with-cushion-14-cm';
  const { title, rating } = await productAt(journey.origin, slug);
  const shopper = await journey.open('/product_category/handicrafts');
  const cloth = `getComputedStyle(document.querySelector('footer .dhaka')).backgroundImage`;
  expect(await shopper.evaluate(cloth)).toContain(patternUrl('peaks').slice(5, -2));
  const card = cardOf(shopper, slug);
  await card.hover();
  await card.getByRole('button', { name: 'Quick view' }).click();
  const view = shopper.getByRole('dialog', { name: /^Quick view/ });
  await view.getByText(new RegExp(`\\(${rating.count} reviews?\\)`)).waitFor();
  await shopper.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  await shopper.getByRole('combobox', { name: 'Search' }).fill(title);
  const results = shopper.getByRole('region', { name: 'Search results' });
  await results.getByRole('option', { name: title }).first().click();
  await isAt(shopper, `/product/${slug}`);
  const footer = shopper.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('rita@example.np');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await footer
    .getByRole('status')
    .getByText(/rita@example\.np/)
    .waitFor();
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
  const remove = async (words: 'delivery.deletePlace' | 'delivery.deleteArea') => {
    const button = dialog.getByRole('button', { name: en(words) });
    await button.click();
    await dialog.getByText(en('content.deleteSure')).waitFor();
    await button.click();
  };
  await remove('delivery.deletePlace');
  await dialog.getByText(en('problem.has-areas')).waitFor();
  await page.keyboard.press('Escape');
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Old town' }) }).click();
  // A thumb that taps twice deletes nothing.
  await dialog.getByRole('button', { name: en('delivery.deleteArea') }).dblclick();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Old town' }) }).click();
  await remove('delivery.deleteArea');
  await dialog.waitFor({ state: 'detached' });
  await place.getByRole('button', { name: en('delivery.editOne', { name: 'Lo Manthang' }) }).click();
  await remove('delivery.deletePlace');
  await place.waitFor({ state: 'detached' });
});

// spec: owner.10
test('an area that addresses use is deleted only after its owner has read how many, and whoever has such an address chooses another area', async () => {
  const { token } = await signIn(journey.origin, 'shopper@haat.test');
  const areaOfFirst = async () => {
    const [first] = await ask<Address[]>(journey.origin, '/api/address/get_all', { token });
    return first?.deliveryAreaData?.areaName ?? null;
  };
  const name = (await areaOfFirst()) ?? '';
  const page = await journey.open('/desk/shop/delivery', { ...phone, allow: [refused(409)] });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const used = Number(/Addresses: (\d+)/.exec(await row.innerText())?.[1]);
  expect(used).toBeGreaterThan(0);
  const edit = row.getByRole('button', { name: en('delivery.editOne', { name }) });
  const asked = page.getByRole('dialog', { name: en('delivery.inUse') });
  const remove = (dialog: Locator) => dialog.getByRole('button', { name: en('delivery.deleteArea') }).click();
  await edit.click();
  await remove(page.getByRole('dialog', { name: en('delivery.editArea') }));
  await asked.getByText(en('delivery.inUseText', { n: used })).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await asked.getByRole('button', { name: en('delivery.keepArea') }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await areaOfFirst()).toBe(name);
  await remove(page.getByRole('dialog', { name: en('delivery.editArea') }));
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/delivery-area/delete/')) deletions.push(request.url());
  });
  await asked.getByRole('button', { name: en('delivery.deleteArea') }).dblclick();
  await asked.waitFor({ state: 'detached' });
  expect(deletions).toHaveLength(1);
  await row.waitFor({ state: 'detached' });
  expect(await areaOfFirst()).toBeNull();
});

// spec: owner.8, 3.20, 9.3, 9.4
test('an owner delivers everywhere for one charge, and free from a sum on or at all: product, checkout, address and the page about delivery say so', async () => {
  const page = await journey.open('/desk/shop/delivery', { ...phone, language: 'ne' });
  await page.getByRole('radio', { name: say('delivery.mode.standard') }).check();
  const charge = page.getByLabel(say('field.flatDeliveryCharge'));
  const save = page.getByRole('button', { name: say('owner.save') });
  await charge.fill('सय');
  await save.click();
  await page.getByText(say('delivery.chargeWrong')).waitFor();
  await charge.fill('१५५');
  await page.getByLabel(say('field.freeDeliveryThreshold')).fill('९९९९९');
  await save.click();
  await page.getByText(say('owner.saved')).waitFor();
  const { slug } = await soldBy(journey.origin, 'patan-handicrafts');
  const product = `/product/${slug}`;
  await expect.poll(() => seen(product)).toContain('Rs. 155, anywhere in Nepal');
  expect(await seen(product)).toContain('Free above Rs. 99,999');
  const line = await cartLine(journey.origin, slug);
  const shopper = await journey.open('/cart-details', {
    ...{ as: 'shopper@haat.test', storage: { myCart: JSON.stringify([line]) } },
  });
  const summary = shopper.getByRole('region', { name: 'Order summary' });
  await summary.getByText('Nepal Wide Delivery').waitFor();
  await summary.getByText('Rs. 155', { exact: true }).waitFor();
  await summary.getByText(/^Add Rs\. [\d,]+ more and delivery is free\.$/).waitFor();

  const about = async (path: string) => (await seen(path)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  await expect.poll(() => about('/shipping-info')).toContain('Nepal Wide Delivery Rs. 155');
  await charge.fill('०');
  await save.click();
  await expect.poll(() => seen(product)).toContain('Free, anywhere in Nepal');
  await expect.poll(() => about('/shipping-info')).toContain('Nepal Wide Delivery Free');
  await expect.poll(() => about('/ne/shipping-info')).toContain('नेपालभर डेलिभरी निःशुल्क');
  await shopper.reload();
  await summary.getByText('Free', { exact: true }).waitFor();
  await shopper.getByRole('button', { name: 'Add a new address' }).click();
  await shopper
    .getByRole('dialog', { name: 'Shipping Details' })
    .getByText(/^Delivery: Free/)
    .waitFor();
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

test('a word that stands below the first page of the dictionary is listed as it was changed', async () => {
  const { token } = await signIn(journey.origin, admin);
  // Behind all others, and more of them than a page holds.
  const words = Array.from({ length: 51 }, (_, n) => `zz-${String(n).padStart(2, '0')}`);
  for (const word of words)
    await ask(journey.origin, saveTerm.path, {
      token,
      body: { word, means: ['zz'], kindOf: [], seen: null },
    });
  const page = await journey.open('/desk/shop/search?q=zz-', phone);
  await page.getByRole('button', { name: en('products.more') }).click();
  const row = page.getByRole('listitem').filter({ hasText: words.at(-1) });
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByLabel(en('dictionary.means')).fill('jug');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('owner.save') })
    .click();
  await row.getByText('= jug').waitFor();
});

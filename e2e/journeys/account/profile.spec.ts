import { readFile } from 'node:fs/promises';
import { signIn as signInCall } from '@haat/contract/account/calls';
import type { DeliveryLocation } from '@haat/contract/addresses/schemas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, demoPassword, signIn } from '../../support/api.ts';
import { cookiesOf, field, isAt, main, press, refused } from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { mailTo, newcomer } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const say = saying('en');
const phone = { width: 360, height: 740 };

// spec: 2.routes.12, accounts.20, accounts.21
test('a shopper chooses the language of the account, and each section has an address, the ways between them all in sight', async () => {
  const ne = saying('ne');
  await newcomer(journey.shop, 'language@example.np', demoPassword);
  const page = await journey.open('/user-profile/details', { ...phone, as: 'language@example.np' });
  await press(page, 'नेपाली');
  await isAt(page, '/ne/user-profile/details');
  await main(page).getByRole('button', { name: 'नेपाली', pressed: true }).waitFor();
  expect((await cookiesOf(page))['locale']).toBe('ne-NP');
  const ways = page.getByRole('navigation', { name: ne('me.sections') });
  for (const [path, title] of [
    ['/user-profile/data', ne('me.data')],
    ['/user-profile/addresses', ne('me.addresses')],
    ['/user-profile/security', ne('me.security')],
    ['/user-profile', ne('profile.orders')],
    ['/user-profile/details', ne('me.details')],
  ] as const) {
    await ways.getByRole('link', { name: title }).click();
    await isAt(page, inLanguage(path, 'ne'));
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
    expect(await ways.locator('[aria-current=page]').innerText()).toBe(title);
  }
  await ways.getByRole('link', { name: ne('wishlist.title') }).click();
  await isAt(page, '/ne/wishlist');
});

test('who sells finds the way to the desk in the shop, and a shopper none', async () => {
  const [seller, shopper] = [
    await journey.open('/user-profile/details', { ...phone, as: 'seller@haat.test', language: 'ne' }),
    await journey.open('/user-profile/details', { as: 'shopper@haat.test' }),
  ];
  await main(seller)
    .getByRole('link', { name: saying('ne')('me.openDesk') })
    .click();
  await seller.waitForURL('**/ne/desk');
  await field(shopper, say('signUp.firstName')).waitFor();
  expect(await main(shopper).getByText(say('me.desk')).count()).toBe(0);
});

// spec: accounts.18
test('a shopper changes name and picture, and the header shows them', async () => {
  await newcomer(journey.shop, 'face@example.np', demoPassword);
  const page = await journey.open('/user-profile/details', { as: 'face@example.np' });
  await field(page, say('signUp.firstName')).fill('गीता');
  await field(page, say('signUp.lastName')).fill('');
  await press(page, say('me.save'));
  await main(page).getByText(say('field.needed')).waitFor();
  await field(page, say('signUp.lastName')).fill('तामाङ');
  await press(page, say('me.save'));
  await main(page).getByText(say('me.saved')).waitFor();
  await page.getByRole('heading', { level: 1, name: 'गीता तामाङ' }).waitFor();

  const chooser = main(page).getByLabel(say('me.pictureChoose'));
  await chooser.setInputFiles({
    name: 'face.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no photo'),
  });
  await main(page).getByText(say('problem.photo-type')).waitFor();
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b03' } })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: photo });
  await main(page).getByText(say('me.pictureSaved')).waitFor();
  await page.getByRole('banner').locator('img[src*="/uploads/person/"]').waitFor();
  await press(page, say('me.pictureRemove'));
  await main(page).getByText(say('me.pictureRemoved')).waitFor();
  await expect.poll(() => page.getByRole('banner').locator('img[src*="/uploads/person/"]').count()).toBe(0);
});

// spec: 2.orders.5, 4.32, 5.17, 6.4, 8.16, 8.17, 8.20
test('addresses that could not be had are asked for again, and one is changed with the words of the specification, sent once', async () => {
  const email = 'shopper2@haat.test';
  const { token, user } = await signIn(journey.origin, email);
  const [location] = await ask<DeliveryLocation[]>(
    journey.origin,
    '/api/location/public/by-domain?domain=haat',
  );
  const place = {
    localLevelId: 'morang-biratnagar',
    ward: 1,
    deliveryAreaId: location?.deliveryAreas[0]?._id,
  };
  const office = {
    title: 'Office',
    fullName: 'Bibek Rana',
    email,
    phone: '9841234567',
    address: 'New Road 12',
    area: 'Ward 22',
    message: 'Third floor',
    deliveryMode: 'custom',
  };
  const body = { ...office, ...place, fullName: `${user.firstName} ${user.lastName}` };
  await ask(journey.origin, '/api/address/save', { token, body });
  const listed = Promise.withResolvers<void>();
  let asked = 0;
  const page = await journey.open('/user-profile/addresses', {
    as: email,
    allow: [/ERR_INTERNET_DISCONNECTED/],
    before: (tab) =>
      tab.route('**/api/address/get_all', async (route) => {
        asked += 1;
        if (asked === 1) return route.abort('internetdisconnected');
        await listed.promise;
        return route.continue();
      }),
  });
  const problem = page.getByRole('main').getByText('No connection. Please check your network and try again.');
  await problem.waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  const loading = page.getByRole('status', { name: 'Loading your addresses' });
  await loading.waitFor();
  expect(await problem.count()).toBe(0);
  listed.resolve();
  await loading.waitFor({ state: 'detached' });
  expect([await problem.count(), asked]).toEqual([0, 2]);

  let sent = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/address/update/**', async (route) => {
    sent += 1;
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Edit Office' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Update Shipping Details' });
  await dialog
    .getByText('Please update your shipping information below. All fields are required.', { exact: true })
    .waitFor();
  expect(await dialog.getByLabel('Additional Notes').inputValue()).toBe('Third floor');

  await dialog.getByLabel('Street Address').fill(' ');
  await dialog.getByLabel('Area', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Update Address' }).click();
  await dialog.getByText('Please fill the following fields: Area, Street Address', { exact: true }).waitFor();
  expect(await dialog.getByText('Please fill this in.', { exact: true }).count()).toBe(2);
  const area = dialog.getByLabel('Area', { exact: true });
  expect(await area.and(page.locator(':focus')).count()).toBe(1);

  await dialog.getByLabel('Street Address').fill('Durbar Marg 7');
  await dialog.getByLabel('Area', { exact: true }).fill('Ward 1');
  await dialog.getByRole('button', { name: 'Update Address' }).dblclick();
  const busy = dialog.getByRole('button', { name: 'Updating Address...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  answered.resolve();
  await dialog.waitFor({ state: 'detached' });
  await told(page, 'Address updated.');
  await page
    .getByRole('listitem')
    .filter({ hasText: /Durbar Marg 7, Biratnagar-1,/ })
    .waitFor();
  expect(sent).toBe(1);
});

// spec: 3.29, 4.37, accounts.15, accounts.19, accounts.58
test('with several devices one is logged out from another, a new password ends the others, and signing out everywhere all', async () => {
  const email = 'devices@example.np';
  await newcomer(journey.shop, email, demoPassword);
  const lost = await signInByFirefox(email);
  const allow = [refused(401), refused(403)];
  const other = await journey.open('/user-profile/details', { ...phone, as: email, allow });
  const page = await journey.open('/user-profile/security', { as: email, allow });
  await main(page).getByText(say('devices.this')).waitFor();
  const others = main(page).getByRole('button', { name: /^Log out there/ });
  await expect.poll(() => others.count()).toBe(2);
  await main(page).getByRole('button', { name: 'Log out there: Firefox on Windows' }).press('Enter');
  await main(page).getByText(say('devices.ended')).waitFor();
  await expect.poll(() => others.count()).toBe(1);
  // Who used the keyboard goes on from the list.
  await page
    .locator(':focus')
    .filter({ has: page.getByText(say('devices.this')) })
    .waitFor();
  await expect(ask(journey.origin, '/api/address/get_all', { token: lost })).rejects.toThrow('401');

  await field(page, say('password.current')).fill('not my password');
  await field(page, say('password.new')).fill(`${demoPassword}, twice`);
  await press(page, say('password.change'));
  await main(page).getByText(say('problem.wrong-password')).waitFor();
  expect(await field(page, say('password.current')).and(page.locator(':focus')).count()).toBe(1);
  await field(page, say('password.current')).fill(demoPassword);
  await press(page, say('password.change'));
  await main(page).getByText(say('password.done')).waitFor();
  await expect.poll(() => others.count()).toBe(0);
  expect((await mailTo(journey.shop, email, 2)).subject).toBe('Your password at Haat was changed');
  await other.getByRole('link', { name: say('me.security') }).click();
  await isAt(other, '/login?next=%2Fuser-profile%2Fsecurity');
  await told(other, say('login.sessionOver'));
  expect(await cookiesOf(other)).not.toHaveProperty('user-detail');

  const tab = await journey.open('/user-profile/details', { context: page.context() });
  await field(tab, say('signUp.firstName')).waitFor();
  await press(page, say('devices.everywhere'));
  await isAt(page, '/');
  await isAt(tab, '/login?next=%2Fuser-profile%2Fdetails');
});

/** A session of another browser's: its token. */
async function signInByFirefox(email: string): Promise<string> {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const answer = await fetch(journey.origin + signInCall.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

// spec: accounts.22, accounts.23
test('a shopper who leaves takes everything along as a file, and the account goes with the right password only', async () => {
  const email = 'leaves@example.np';
  await newcomer(journey.shop, email, demoPassword);
  const page = await journey.open('/user-profile/data', { ...phone, as: email, allow: [refused(403)] });
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, say('data.download'))]);
  expect(file.suggestedFilename()).toMatch(/^haat-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object };
  expect(data.account).toMatchObject({ email, firstName: 'Sita' });

  await main(page).getByText(say('delete.stays')).waitFor();
  await press(page, say('delete.open'));
  const dialog = page.getByRole('dialog', { name: say('delete.title') });
  await dialog.getByLabel(say('delete.password')).fill('not my password');
  await dialog.getByRole('button', { name: say('delete.yes') }).click();
  await dialog.getByText(say('problem.wrong-password')).waitFor();
  await dialog.getByLabel(say('delete.password')).fill(demoPassword);
  await dialog.getByRole('button', { name: say('delete.yes') }).click();
  await isAt(page, '/');
  await told(page, say('delete.done'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user-token');
  expect((await mailTo(journey.shop, email, 2)).subject).toBe('Your account at Haat was deleted');
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { field, isAt, logIn, main, press, refused } from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { mailTo, newcomer } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const password = 'blue yak drinks tea';
const phone = { width: 360, height: 740 };

/** A section of the profile of a newcomer, who has just logged in. */
async function openProfile(
  email: string,
  section: string,
  visit: Parameters<typeof journey.open>[1] = {},
): Promise<Page> {
  const say = saying(visit.language ?? 'en');
  const next = inLanguage(`/user-profile/${section}`, visit.language);
  const page = await journey.open(`/login?next=${encodeURIComponent(next)}`, visit);
  await logIn(page, say, email, password);
  await isAt(page, next);
  return page;
}

test('what is the shopper’s own is shown without a move of theirs', async () => {
  // Parts that wait for a first move wait 3 s without one: here for ever.
  const page = await journey.open('/user-profile', {
    ...phone,
    as: 'shopper@haat.test',
    still: true,
    before: (tab) =>
      tab.addInitScript(
        'const later = setTimeout; window.setTimeout = (act, ms, ...rest) => (ms === 3000 ? 0 : later(act, ms, ...rest));',
      ),
  });
  await main(page).getByRole('article').first().waitFor();
});

describe.each([
  { language: 'ne', ...phone },
  { language: 'en', width: 1280, height: 800 },
] as const)('in $language at $width px', ({ language, ...size }) => {
  const say = saying(language);
  const email = `profile.${language}@example.np`;

  // spec: accounts.18
  test('a shopper changes name and picture, and the header shows them', async () => {
    await newcomer(journey.shop, email, password);
    const page = await openProfile(email, 'details', { language, ...size });
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

  // spec: 2.routes.12, accounts.21
  test('each section has an address of its own, and the ways between them are all in sight', async () => {
    const page = await openProfile(email, 'data', { language, ...size });
    const ways = page.getByRole('navigation', { name: say('me.sections') });
    for (const [path, title] of [
      ['/user-profile/details', say('me.details')],
      ['/user-profile/addresses', say('me.addresses')],
      ['/user-profile/security', say('me.security')],
      ['/user-profile', say('profile.orders')],
    ] as const) {
      await ways.getByRole('link', { name: title }).click();
      await isAt(page, inLanguage(path, language));
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      expect(await ways.locator('[aria-current=page]').innerText()).toBe(title);
    }
    await ways.getByRole('link', { name: say('wishlist.title') }).click();
    await isAt(page, inLanguage('/wishlist', language));
  });
});

describe('with two devices', () => {
  const say = saying('en');
  const email = 'devices@example.np';

  // spec: 3.29, 4.37, accounts.15, accounts.19, accounts.58
  test('a new password ends the other one, and signing out everywhere both', async () => {
    await newcomer(journey.shop, email, password);
    const allow = [refused(401), refused(403)];
    const other = await openProfile(email, 'details', { ...phone, allow });
    const page = await openProfile(email, 'security', { allow });
    await main(page).getByText(say('devices.this')).waitFor();
    await main(page)
      .getByRole('button', { name: /^Log out there/ })
      .first()
      .waitFor();
    await field(page, say('password.current')).fill('not my password');
    await field(page, say('password.new')).fill(`${password}, twice`);
    await press(page, say('password.change'));
    await main(page).getByText(say('problem.wrong-password')).waitFor();
    expect(await field(page, say('password.current')).and(page.locator(':focus')).count()).toBe(1);
    await field(page, say('password.current')).fill(password);
    await press(page, say('password.change'));
    await main(page).getByText(say('password.done')).waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByRole('button', { name: /^Log out there/ })
          .count(),
      )
      .toBe(0);
    expect((await mailTo(journey.shop, email, 2)).subject).toBe('Your password at Haat was changed');

    await other.getByRole('link', { name: say('me.security') }).click();
    await isAt(other, '/login?next=%2Fuser-profile%2Fsecurity');
    expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('user-detail');

    const tab = await journey.open('/user-profile/details', { context: page.context() });
    await field(tab, say('signUp.firstName')).waitFor();
    await press(page, say('devices.everywhere'));
    await isAt(page, '/');
    await isAt(tab, '/login?next=%2Fuser-profile%2Fdetails');
  });

  // spec: accounts.15
  test('one of them is logged out from the other', async () => {
    await newcomer(journey.shop, 'one@example.np', password);
    const allow = [refused(401)];
    const other = await openProfile('one@example.np', 'details', { allow });
    const page = await openProfile('one@example.np', 'security', phone);
    await main(page)
      .getByRole('button', { name: /^Log out there/ })
      .click();
    await main(page).getByText(say('devices.ended')).waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByRole('button', { name: /^Log out there/ })
          .count(),
      )
      .toBe(0);
    await other.reload();
    await isAt(other, '/login?next=%2Fuser-profile%2Fdetails');
  });
});

describe('the language of the account', () => {
  // spec: accounts.20
  test('is the one that the shop is shown in from then on', async () => {
    await newcomer(journey.shop, 'language@example.np', password);
    const page = await openProfile('language@example.np', 'details');
    await press(page, 'नेपाली');
    await isAt(page, '/ne/user-profile/details');
    await main(page).getByRole('button', { name: 'नेपाली', pressed: true }).waitFor();
    expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('ne-NP');
  });
});

describe('a shopper who leaves', () => {
  const say = saying('en');
  const email = 'leaves@example.np';

  // spec: accounts.22, accounts.23
  test('takes everything along as a file, and the account goes with the right password only', async () => {
    await newcomer(journey.shop, email, password);
    const page = await openProfile(email, 'data', { ...phone, allow: [refused(403)] });
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
    await dialog.getByLabel(say('delete.password')).fill(password);
    await dialog.getByRole('button', { name: say('delete.yes') }).click();
    await isAt(page, '/');
    await told(page, say('delete.done'));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user-token');
    expect((await mailTo(journey.shop, email, 2)).subject).toBe('Your account at Haat was deleted');
  });
});

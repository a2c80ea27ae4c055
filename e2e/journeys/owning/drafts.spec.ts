import { join } from 'node:path';
import { expect, test } from 'vitest';
import { savePage } from '@haat/contract/content/owning/pages/calls';
import type { readPage } from '@haat/contract/content/owning/pages/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { keptDrafts } from '../../support/kept-drafts.ts';
import { isAt, openDeskScreen, refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const phone = { width: 360, height: 640, as: 'admin@haat.test', language: 'en' } as const;
const en = sayingAtDesk('en');
const picture = join(import.meta.dirname, '../../../packages/demo/pictures/slider/haat-tea-1600.webp');

test('a post that was begun is there again after a reload and a look elsewhere, with its picture, until it is saved or begun anew', async () => {
  const page = await journey.open('/desk/shop/blogs/new', phone);
  const begun = page.getByText(en('product.draft'));
  const title = page.getByLabel(en('content.title'), { exact: true });
  const body = page.getByRole('textbox', { name: en('content.body'), exact: true });
  const shown = page.getByAltText(en('content.picture'));
  await body.waitFor();
  expect(await begun.count()).toBe(0);
  await title.fill('Kites of Dashain');
  await page.getByLabel(en('profile.choosePicture')).setInputFiles(picture);
  await shown.waitFor();
  await body.fill('They fly for ten days.');
  await expect.poll(() => page.evaluate<string>(keptDrafts)).toContain('ten days');
  await page.reload();
  await begun.waitFor();
  expect(await title.inputValue()).toBe('Kites of Dashain');
  await body.getByText('They fly for ten days.').waitFor();
  await shown.waitFor();
  // Whoever leaves right after the last key keeps that one too.
  await title.fill('Kites of Dashain and Tihar');
  await openDeskScreen(page, en('nav.shop'), en('nav.pages'));
  await page.locator('a[href$="/desk/shop/pages/about"]').waitFor();
  await page.goBack();
  await page.goBack();
  await begun.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await title.inputValue()).toBe('Kites of Dashain and Tihar');
  await page.getByRole('button', { name: en('content.saveDraft') }).click();
  await page.getByText(en('content.saved')).waitFor();
  await body.getByText('They fly for ten days.').waitFor();
  await shown.waitFor();
  expect(await begun.count()).toBe(0);

  // Another one begins with nothing, and the one that is there has a draft of its own.
  const here = new URL(page.url()).pathname;
  await page
    .getByRole('main')
    .getByRole('link', { name: en('nav.blogs') })
    .click();
  await page.getByRole('link', { name: en('blogs.new') }).click();
  await isAt(page, '/desk/shop/blogs/new');
  await body.waitFor();
  expect(await begun.count()).toBe(0);
  expect(await title.inputValue()).toBe('');
  await page.goto(journey.origin + here);
  await body.getByText('They fly for ten days.').waitFor();
  expect(await begun.count()).toBe(0);
  await title.fill('Swings of Dashain');
  await page.getByRole('button', { name: en('profile.removePicture') }).click();
  await expect.poll(() => page.evaluate<string>(keptDrafts)).toContain('Swings');
  await page.reload();
  await begun.waitFor();
  expect(await title.inputValue()).toBe('Swings of Dashain');
  expect(await shown.count()).toBe(0);
  await page.getByRole('button', { name: en('product.draftDrop') }).click();
  await begun.waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('Kites of Dashain and Tihar');
  await shown.waitFor();
  await page.reload();
  await body.waitFor();
  expect(await begun.count()).toBe(0);
});

test('the words of a page that were begun are there again, in both languages; where somebody else has written it meanwhile both are shown', async () => {
  const page = await journey.open('/desk/shop/pages/about', { ...phone, allow: [refused(409)] });
  const begun = page.getByText(en('product.draft'));
  const heading = page.getByLabel(en('pages.heading')).first();
  // Whoever loads the page anew right after the last key keeps that one too.
  await heading.fill('Three brothers');
  await page.reload();
  await begun.waitFor();
  await expect.poll(() => heading.inputValue()).toBe('Three brothers');
  await heading.fill('Four brothers');
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await heading.fill('चार दाजुभाइ');
  await expect.poll(() => page.evaluate<string>(keptDrafts)).toContain('चार दाजुभाइ');
  await page.reload();
  await begun.waitFor();
  await expect.poll(() => heading.inputValue()).toBe('Four brothers');
  await page.getByRole('button', { name: 'नेपाली' }).click();
  expect(await heading.inputValue()).toBe('चार दाजुभाइ');
  await openDeskScreen(page, en('nav.shop'), en('nav.pages'));
  // Each page has what was begun of it.
  await page.locator('a[href$="/desk/shop/pages/faq"]').click();
  await isAt(page, '/desk/shop/pages/faq');
  await heading.waitFor();
  expect(await begun.count()).toBe(0);
  await page.goBack();
  await page.locator('a[href$="/desk/shop/pages/about"]').click();
  await begun.waitFor();

  const { token } = await signIn(journey.origin, phone.as);
  const { version, given } = await ask<Answer<typeof readPage>>(journey.origin, '/api/admin/page/about', {
    token,
  });
  const [first, ...others] = given.en.sections;
  const text = { ...given, en: { ...given.en, sections: [{ ...first, heading: 'Five aunts' }, ...others] } };
  await ask(journey.origin, savePage.path, { token, body: { name: 'about', version, publish: false, text } });
  await page.reload();
  await begun.waitFor();
  await page.getByRole('button', { name: en('content.saveDraft') }).click();
  const dialog = page.getByRole('dialog', { name: en('conflict.title') });
  await dialog.getByText('Five aunts').waitFor();
  await dialog.getByText('Four brothers').waitFor();
  await dialog.getByRole('button', { name: en('conflict.keepYours') }).click();
  await page.getByText(en('content.saved')).waitFor();
  await begun.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => heading.inputValue()).toBe('Four brothers');
  expect(await begun.count()).toBe(0);
});

test('what an owner has begun to say of the shop is there again after a reload and a look elsewhere, until it is saved', async () => {
  const page = await journey.open('/desk/shop/profile', phone);
  const begun = page.getByText(en('product.draft'));
  const intro = page.getByLabel(en('field.intro'), { exact: true });
  const colour = page.getByRole('textbox', { name: en('field.primaryColor'), exact: true });
  const address = page.getByLabel(en('field.address'), { exact: true });
  await intro.waitFor();
  expect(await begun.count()).toBe(0);
  await intro.fill('Felt and tea from the hills.');
  await openDeskScreen(page, en('nav.look'));
  await colour.waitFor();
  await page.goBack();
  await begun.waitFor();
  expect(await intro.inputValue()).toBe('Felt and tea from the hills.');
  await address.fill('Lakeside 6');
  await page.reload();
  await begun.waitFor();
  expect(await intro.inputValue()).toBe('Felt and tea from the hills.');
  await address.fill('Lakeside 6, Pokhara');
  await page.getByRole('button', { name: en('owner.save') }).click();
  await page.getByText(en('owner.saved')).waitFor();
  await begun.waitFor({ state: 'detached' });
  // The same form goes on with what was saved.
  expect([await intro.inputValue(), await address.inputValue()]).toEqual([
    'Felt and tea from the hills.',
    'Lakeside 6, Pokhara',
  ]);
  await page.reload();
  await expect.poll(() => address.inputValue()).toBe('Lakeside 6, Pokhara');
  expect(await begun.count()).toBe(0);
  const before = await intro.inputValue();
  await intro.fill('Nothing of it.');
  await openDeskScreen(page, en('nav.look'));
  await colour.waitFor();
  await page.goBack();
  await page.getByRole('button', { name: en('product.draftDrop') }).click();
  await begun.waitFor({ state: 'detached' });
  expect(await intro.inputValue()).toBe(before);
  // Whoever loads the page anew right after that press has begun anew too.
  await intro.fill('None of this either.');
  await page.reload();
  await begun.waitFor();
  const gone = page.waitForEvent('load');
  await page.getByRole('button', { name: en('product.draftDrop') }).evaluate(pressAndLeave);
  await gone;
  await intro.waitFor();
  expect(await intro.inputValue()).toBe(before);
  expect(await begun.count()).toBe(0);
});

interface InPage {
  click(): void;
  ownerDocument: { location: { href: string; assign(address: string): void } };
}

function pressAndLeave(button: InPage): void {
  const { location } = button.ownerDocument;
  button.click();
  location.assign(location.href);
}

test('what was begun and not saved is gone from a browser whose owner logs out, at the desk or in the shop', async () => {
  const wide = { as: phone.as, language: phone.language };
  const begin = async () => {
    const page = await journey.open('/desk/shop/blogs/new', wide);
    await page.getByLabel(en('content.title'), { exact: true }).fill('What only the owner knows');
    await expect.poll(() => page.evaluate<string>(keptDrafts)).toContain('What only');
    return page;
  };
  const atDesk = await begin();
  await atDesk.goto(`${journey.origin}/desk/shop`);
  await atDesk.getByRole('button', { name: en('login.out') }).click();
  await isAt(atDesk, '/desk/login');
  expect(await atDesk.evaluate<string>(keptDrafts)).toBe('[]');

  const inShop = await begin();
  // Not to the front page, where the popup comes between.
  await inShop.goto(`${journey.origin}/about`);
  const banner = inShop.getByRole('banner');
  await banner.getByRole('button', { name: 'Your account' }).click();
  await banner.getByRole('button', { name: 'Logout' }).click();
  await banner.getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => inShop.evaluate<string>(keptDrafts)).toBe('[]');
});

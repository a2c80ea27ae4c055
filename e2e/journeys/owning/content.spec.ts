import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const phone = { width: 360, height: 640, as: 'admin@haat.test' } as const;
const en = sayingAtDesk('en');
const picture = join(import.meta.dirname, '../../../packages/demo/pictures/slider/haat-tea-1600.webp');
const day = 86_400_000;

// spec: blog.1, blog.2, pages.1, pages.2
test('an owner writes a post and a page, looks at each, and publishes it: shoppers read it within two seconds, and not before', async () => {
  const page = await journey.open('/desk/shop/blogs/new', { ...phone, language: 'en' });
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.titleNeeded')).waitFor();
  await page.getByLabel(en('content.title'), { exact: true }).fill('Lamps for Tihar');
  await page.getByLabel(en('content.titleNe')).fill('तिहारका दियो');
  await page.getByRole('textbox', { name: en('content.body'), exact: true }).fill('Five lamps.');
  await page.getByRole('textbox', { name: en('content.bodyNe') }).fill('पाँच दियो।');
  await page.getByRole('button', { name: en('content.preview') }).click();
  await page.getByRole('heading', { name: 'Lamps for Tihar', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await page.getByText('पाँच दियो।').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  const shopper = await journey.open('/blog', { language: 'en', allow: [refused(404)] });
  expect(await shopper.getByText('Lamps for Tihar').count()).toBe(0);
  expect((await shopper.goto(`${journey.origin}/blog/lamps-for-tihar`))?.status()).toBe(404);
  await page.getByRole('link', { name: en('content.edit') }).click();
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.published')).waitFor();
  const published = Date.now();
  await shopper.goto(`${journey.origin}/ne/blog/lamps-for-tihar`);
  await shopper.getByText('पाँच दियो।').waitFor();
  expect(Date.now() - published).toBeLessThan(2_000);
  await shopper.goto(`${journey.origin}/blog`);
  await shopper.getByRole('link', { name: /Lamps for Tihar/ }).waitFor();

  await page.goto(`${journey.origin}/desk/shop/pages/about`);
  await page.getByLabel(en('pages.heading')).first().fill('Three sisters');
  await page.getByRole('button', { name: en('content.preview') }).click();
  await page.getByRole('heading', { name: 'Three sisters', level: 2 }).waitFor();
  await page.goBack();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await shopper.goto(`${journey.origin}/about`);
  expect(await shopper.getByText('Three sisters').count()).toBe(0);
  await page.getByRole('button', { name: en('content.publish') }).click();
  await page.getByText(en('content.published')).waitFor();
  await shopper.reload();
  await shopper.getByRole('heading', { name: 'Three sisters' }).waitFor({ timeout: 2_000 });
  await page.getByRole('button', { name: en('pages.asItCame') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('pages.asItCame') })
    .click();
  await page.getByText(en('pages.reset')).waitFor();
  await shopper.reload();
  expect(await shopper.getByText('Three sisters').count()).toBe(0);
});

// spec: front.1, front.2, front.3, front.4
test('an owner adds a slide, puts it first, and dates the popup: shoppers see all of it, and nothing after its last day', async () => {
  const page = await journey.open('/desk/shop/front', { ...phone, language: 'en' });
  await page.getByRole('button', { name: en('front.newSlider') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('front.pictureNeeded')).waitFor();
  await dialog.getByLabel(en('profile.choosePicture')).setInputFiles(picture);
  await dialog.getByLabel(en('content.title'), { exact: true }).fill('Wool from Mustang');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const rows = page.getByRole('region', { name: en('front.sliders') }).getByRole('listitem');
  const up = page.getByRole('button', { name: en('content.up', { name: 'Wool from Mustang' }) });
  await up.waitFor();
  const count = await rows.count();
  for (let at = count - 1; at > 0; at -= 1) {
    await up.click();
    await rows
      .nth(at - 1)
      .getByText('Wool from Mustang')
      .waitFor();
  }
  await page.getByLabel(en('front.lastDay')).fill(dayInNepal(new Date()));
  const popup = page.getByRole('region', { name: en('front.popup') });
  await popup.getByLabel(en('content.title'), { exact: true }).fill('Only today');
  await popup.getByRole('button', { name: en('owner.save') }).click();
  await popup.getByText(en('content.kept')).waitFor();

  const shopper = await journey.open('/', { language: 'en', still: true });
  await shopper.getByRole('dialog', { name: 'Only today' }).waitFor();
  await shopper.keyboard.press('Escape');
  await shopper.getByRole('heading', { name: 'Wool from Mustang' }).waitFor();
  // Who looks at the same page two days later is not told what is over.
  const later = await journey.open('/', {
    ...{ language: 'en', still: true },
    before: (tab) => tab.clock.setFixedTime(Date.now() + 2 * day),
  });
  await later.getByRole('heading', { name: 'Wool from Mustang' }).waitFor();
  await pause(3_000);
  expect(await later.getByRole('dialog').count()).toBe(0);
});

// spec: front.5
test('an owner picks products for a row of the front page and drags it to the top: shoppers see it there within two seconds', async () => {
  const page = await journey.open('/desk/shop/front', { ...phone, language: 'en' });
  const rows = page.getByRole('region', { name: en('front.rows') });
  await rows.getByRole('button', { name: en('front.newRow') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en('field.kind')).selectOption(en('row.products'));
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.getByText(en('front.pickNeeded')).waitFor();
  await dialog.getByLabel(en('content.title'), { exact: true }).fill('For the winter');
  await dialog.getByLabel(en('content.titleNe')).fill('जाडोका लागि');
  await dialog.getByLabel(en('front.pick')).fill('topi');
  const found = dialog.getByRole('list', { name: en('front.found') }).getByRole('listitem');
  const title = await found.first().locator('.truncate').first().innerText();
  await found.first().getByRole('button').click();
  await dialog.getByRole('button', { name: en('front.notFirst', { name: title }) }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('owner.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  const items = rows.getByRole('listitem');
  await items.nth(3).getByText('For the winter').waitFor();
  const grip = items.nth(3).locator('[data-grip]');
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await items.nth(0).boundingBox()];
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, to!.y + 30, { steps: 8 });
  await page.mouse.move(from!.x + 10, to!.y + 20);
  const shopper = await journey.open('/', { language: 'ne', still: true });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/front/rows/save'));
  await page.mouse.up();
  await items.nth(0).getByText('For the winter').waitFor();
  expect((await saved).status()).toBe(200);
  await shopper.reload();
  await shopper.getByRole('heading', { name: 'जाडोका लागि' }).waitFor({ timeout: 2_000 });
  const heads = await shopper.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(heads.indexOf('जाडोका लागि')).toBeLessThan(heads.indexOf('नयाँ सामान'));
});

import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';
import { dragOnto } from '../../support/touch-gestures.ts';

const journey = useShop();
const phone = { width: 360, height: 740, as: 'admin@haat.test', language: 'en' } as const;
const en = sayingAtDesk('en');

// spec: categories.1, categories.2, categories.3
test('an owner adds, orders and renames categories, and shoppers see it at once, also at the old address', async () => {
  const page = await journey.open('/desk/shop/categories', { ...phone, allow: [refused(409)] });
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: en('owner.save') }).click();
  await page.getByRole('button', { name: en('categories.new') }).click();
  await dialog.getByLabel(en('field.title'), { exact: true }).fill('Tea & Kettles');
  await dialog.getByLabel(en('field.titleNe')).fill('चिया र केतली');
  const address = dialog.getByLabel(en('field.slug'));
  await expect.poll(() => address.inputValue()).toBe('tea-kettles');
  await address.fill('electronics');
  await save();
  await dialog.getByText(en('categories.slugTaken')).waitFor();
  await address.fill('kettles');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await save();
  await dialog.waitFor({ state: 'detached' });
  const shop = await journey.open('/product_category/kettles', { language: 'en' });
  await shop.getByRole('heading', { level: 1, name: 'Tea & Kettles' }).waitFor();

  const up = page.getByRole('button', { name: en('categories.up', { name: 'Tea & Kettles' }) });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText(en('categories.nowAt', { name: 'Tea & Kettles', n: 4, all: 5 })).waitFor();
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.ariaLabel'))
    .toBe(en('categories.up', { name: 'Tea & Kettles' }));
  const rows = page.locator('[id^=row-]');
  const own = rows.filter({ hasText: 'Tea & Kettles' });
  await dragOnto(page, own.locator('[data-grip]'), rows.filter({ hasText: 'Tea & Food' }));
  await page
    .getByText(en('categories.nowIn', { name: 'Tea & Kettles', parent: 'Tea & Food', n: 3, all: 3 }))
    .waitFor();

  await page.getByRole('button', { name: 'Tea & Kettles', exact: true }).click();
  await address.fill('tea-things');
  await save();
  await dialog.waitFor({ state: 'detached' });
  const old = await shop.goto(`${journey.origin}/ne/product_category/kettles?sort=newest`);
  expect(new URL(shop.url()).pathname + new URL(shop.url()).search).toBe(
    '/ne/product_category/tea-things?sort=newest',
  );
  expect((await old?.request().redirectedFrom()?.response())?.status()).toBe(301);
});

// spec: categories.5, categories.6
test('an owner deletes a category with products only after saying where they go, and shoppers find them there', async () => {
  const page = await journey.open('/desk/shop/categories', phone);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: en('categories.more', { name: 'Tea & Coffee' }) }).click();
  await dialog.getByRole('button', { name: en('categories.delete') }).click();
  await dialog.getByRole('heading', { name: en('categories.deleteOne', { name: 'Tea & Coffee' }) }).waitFor();
  await dialog.getByRole('button', { name: en('categories.deleteAndMove') }).click();
  await dialog.getByText(en('categories.takerNeeded')).waitFor();
  await dialog.getByLabel(en('categories.taker')).selectOption({ label: 'Tea & Food › Pantry' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: en('categories.deleteAndMove') }).click();
  await dialog.waitFor({ state: 'detached' });
  const shop = await journey.open('/product_category/tea-and-coffee', { language: 'en' });
  await shop.getByRole('heading', { level: 1, name: 'Pantry' }).waitFor();
  expect(new URL(shop.url()).pathname).toBe('/product_category/pantry');
});

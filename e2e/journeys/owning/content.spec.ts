import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const phone = { width: 360, height: 640, as: 'admin@haat.test' } as const;
const en = sayingAtDesk('en');

// spec: blog.1, blog.2
test('an owner writes a post, looks at it, and publishes it: shoppers read it within two seconds, and not before', async () => {
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
});

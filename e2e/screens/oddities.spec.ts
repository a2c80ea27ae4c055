import { expect, test } from 'vitest';
import { cardOf, isAt } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const chocolate = 'dark-chocolate-with-himalayan-salt-90-g';

// Shop himal has chosen otherwise, so far as the specification lets an owner choose (docs/spec-oddities.md).
// spec: 1.3, 1.5, 1.26, 2.quick-view.3, 5.4, opens.34
test('in the shop of another owner a guest sees its name and colours, reads what shoppers really said, and opens what they find without logging in', async () => {
  const page = await journey.open('/product_category/trail-food', { cookies: { subdom: 'himal' } });
  expect(await page.title()).toContain('Himal');
  // #1f5f74
  const colour = `getComputedStyle(document.body).getPropertyValue('--primary')`;
  expect(await page.evaluate(colour)).toBe('31 95 116');

  const answer = await page.request.get(`${journey.origin}/api/product/get/${chocolate}`);
  const { rating } = (await answer.json()) as { rating: { count: number } };
  const card = cardOf(page, chocolate);
  await card.hover();
  await card.getByRole('button', { name: 'Quick view' }).click();
  const view = page.getByRole('dialog', { name: /^Quick view/ });
  await view.getByText(new RegExp(`\\(${rating.count} reviews?\\)`)).waitFor();
  expect(await view.getByText('(5 reviews)').count()).toBe(0);
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });

  await page.getByRole('combobox', { name: 'Search' }).fill('dark chocolate');
  await page
    .getByRole('region', { name: 'Search results' })
    .getByRole('option', { name: /Dark Chocolate/ })
    .click();
  await isAt(page, `/product/${chocolate}`);
});

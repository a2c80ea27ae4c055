import { describe, expect, test } from 'vitest';
import { cardOf, isAt } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
/** Shop himal has chosen otherwise, so far as the specification lets an owner choose (docs/spec-oddities.md). */
const himal = { cookies: { subdom: 'himal' } };
const chocolate = 'dark-chocolate-with-himalayan-salt-90-g';

describe('in a shop whose owner chose otherwise', () => {
  // spec: 2.quick-view.3, opens.34
  test('the quick view shows what shoppers really said', async () => {
    const page = await journey.open('/product_category/trail-food', himal);
    const answer = await page.request.get(`${journey.origin}/api/product/get/${chocolate}`);
    const { rating } = (await answer.json()) as { rating: { count: number } };
    const card = cardOf(page, chocolate);
    await card.hover();
    await card.getByRole('button', { name: 'Quick view' }).click();
    const view = page.getByRole('dialog', { name: /^Quick view/ });
    await view.getByText(new RegExp(`\\(${rating.count} reviews?\\)`)).waitFor();
    expect(await view.getByText('(5 reviews)').count()).toBe(0);
  });

  // spec: 5.4, opens.34
  test('a guest opens a found product without logging in', async () => {
    const page = await journey.open('/products', himal);
    await page.getByRole('combobox', { name: 'Search' }).fill('dark chocolate');
    await page
      .getByRole('region', { name: 'Search results' })
      .getByRole('option', { name: /Dark Chocolate/ })
      .click();
    await isAt(page, `/product/${chocolate}`);
  });
});

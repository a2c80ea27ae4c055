import { describe, expect, test } from 'vitest';
import { isAt, logIn } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();
const signs = ['100%', 'a/b?c=d#e', '<script>alert(1)</script>', '\\', '%00', '🫖'];

describe('searching', () => {
  // spec: 1.7, 2.mobile.2, 2.routes.11, 2.shared.3, 8.7, opens.16
  test('finds shoes in either script, however they are spelt; is broken by no sign, and says what is not there and what to do next', async () => {
    const page = await journey.open('/products');
    const box = page.getByRole('combobox', { name: 'Search' });
    const results = page.getByRole('region', { name: 'Search results' });
    const searchFor = async (term: string) => {
      await box.fill(term);
      await results.and(page.locator('[aria-busy=false]')).waitFor();
      await box.press('Enter');
      await page.getByRole('heading', { level: 1, name: `Results for “${term}”` }).waitFor();
    };
    for (const term of ['shoes', 'juta', 'jutta', 'जुत्ता']) {
      await searchFor(term);
      const titles = (await page.getByRole('article').getByRole('heading').allTextContents()).join('\n');
      expect(titles, term).toMatch(/shoe|boot|sandal/i);
    }
    for (const term of signs) await searchFor(term);
    await searchFor('qqqqzzzz');
    await results.waitFor({ state: 'detached' });
    await page.getByText('No results found').waitFor();
    await page.getByText('Try adjusting your search terms').waitFor();
    expect(await page.getByRole('main').locator('a[href*="/product_category/"]').count()).toBeGreaterThan(3);
    await box.fill('qqqqzzzz ');
    await results.getByText('No results found').waitFor();
  });

  // spec: 2.header.4, 2.shared.3, 2.shared.4, 5.4, 5.10, 8.1
  test('a guest who opens a found product logs in first and then sees it', async () => {
    const page = await journey.open('/products');
    await page.getByRole('combobox', { name: 'Search' }).fill('cast iron pan');
    await page
      .getByRole('region', { name: 'Search results' })
      .getByRole('option', { name: /Cast-iron Pan/ })
      .click();
    await told(page, 'Please login first for better experience');
    await isAt(page, `/login?next=${encodeURIComponent('/product/cast-iron-pan-with-spout-26-cm')}`);
    await logIn(page, saying('en'), 'shopper2@haat.test');
    await isAt(page, '/product/cast-iron-pan-with-spout-26-cm');
  });
});

import { describe, expect, test } from 'vitest';
import { isAt, logIn } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const signs = [
  '100%',
  'a/b?c=d#e',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\\',
  '%00',
  '()[]*&|!:',
  '🫖',
];

describe('searching', () => {
  // spec: 1.7, 2.routes.11
  test('for shoes finds them in either script, however they are spelt', async () => {
    const page = await journey.open('/search/shoes', { asleep: true });
    for (const term of ['shoes', 'juta', 'jutta', 'जुत्ता']) {
      await page.goto(`${journey.origin}/search/${encodeURIComponent(term)}`);
      await page.getByRole('heading', { level: 1, name: `Results for “${term}”` }).waitFor();
      const titles = (await page.getByRole('article').getByRole('heading').allTextContents()).join('\n');
      expect(titles, term).toMatch(/shoe|boot|sandal/i);
    }
  });

  // spec: 2.routes.11, opens.16
  test('for signs that mean something elsewhere breaks nothing', async () => {
    const page = await journey.open('/products');
    const box = page.getByRole('combobox', { name: 'Search' });
    for (const term of signs) {
      await box.fill(term);
      await page
        .getByRole('region', { name: 'Search results' })
        .and(page.locator('[aria-busy=false]'))
        .waitFor();
      await box.press('Enter');
      await page.getByRole('heading', { level: 1, name: `Results for “${term}”` }).waitFor();
    }
  });

  // spec: 2.mobile.2, 2.shared.3, 8.7
  test('for what is not there says so and what to do next, on every screen', async () => {
    const page = await journey.open('/search/qqqqzzzz');
    await page.getByText('No results found').waitFor();
    await page.getByText('Try adjusting your search terms').waitFor();
    expect(await page.getByRole('main').locator('a[href*="/product_category/"]').count()).toBeGreaterThan(3);
    await page.getByRole('combobox', { name: 'Search' }).fill('qqqqzzzz ');
    await page.getByRole('region', { name: 'Search results' }).getByText('No results found').waitFor();
    const small = await journey.open('/products', phone);
    await small.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await small.getByRole('combobox', { name: 'Search' }).fill('qqqqzzzz');
    await small.getByText('No products found').waitFor();
    await small.getByText("Try adjusting your search to find what you're looking for").waitFor();
  });

  // spec: 2.header.4, 4.27, 5.1
  test('blank text closes the results again, and so does Escape', async () => {
    const page = await journey.open('/products');
    const box = page.getByRole('combobox', { name: 'Search' });
    const results = page.getByRole('region', { name: 'Search results' });
    for (const close of [() => box.fill('   '), () => box.press('Escape')]) {
      await box.fill('tea');
      await results.getByRole('option').first().waitFor();
      await close();
      await results.waitFor({ state: 'detached' });
    }
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

import { describe, expect, test } from 'vitest';
import { isAt, logIn, uncounted } from '../../support/page-actions.ts';
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

  // spec: 5.4, 5.10
  test('a guest logs in first also from the page of results, by a card or its quick view, and from no other list', async () => {
    const pan = '/product/cast-iron-pan-with-spout-26-cm';
    const page = await journey.open('/search/cast%20iron%20pan', { before: uncounted });
    const card = page.getByRole('article').filter({ hasText: 'Cast-iron Pan' }).first();
    await card.getByRole('link').last().click();
    await told(page, 'Please login first for better experience');
    await isAt(page, `/login?next=${encodeURIComponent(pan)}`);

    const nepali = await journey.open('/search/cast%20iron%20pan', { language: 'ne', before: uncounted });
    await nepali.locator(`main article:has(a[href="/ne${pan}"])`).hover();
    await nepali
      .getByRole('button', { name: saying('ne')('card.quickView') })
      .first()
      .click();
    await nepali
      .getByRole('dialog')
      .getByRole('link', { name: saying('ne')('card.open') })
      .click();
    await isAt(nepali, `/ne/login?next=${encodeURIComponent(`/ne${pan}`)}`);
    await logIn(nepali, saying('ne'), 'shopper2@haat.test');
    await isAt(nepali, `/ne${pan}`);

    const list = await journey.open('/products', { before: uncounted });
    await list.locator('main h3 a').first().click();
    await list.waitForURL('**/product/**');
  });
});

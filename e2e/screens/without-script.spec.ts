import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../support/api.ts';
import { isAt } from '../support/page-actions.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const visit = { asleep: true, script: false } as const;
const languages = [
  { language: 'en', prefix: '', search: 'Search', needs: /JavaScript/, found: /pashmina/i },
  { language: 'ne', prefix: '/ne', search: 'खोज्नुहोस्', needs: /जाभास्क्रिप्ट/, found: /पश्मिना/ },
] as const;

const searchBox = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'))
    .filter({ visible: true });

describe.each(languages)('without JavaScript, in $language', ({ language, prefix, search, needs, found }) => {
  // spec: goods.36
  test.each([360, 1280])('the search of the header finds, %i px wide', async (width) => {
    const page = await journey.open('/faq', { ...visit, width, language });
    // Until the styles are there, the boxes of both widths are seen.
    await page.waitForLoadState();
    await searchBox(page).fill('  pashmina  ');
    await (width < 1000
      ? page.getByRole('banner').getByRole('button', { name: search }).click()
      : searchBox(page).press('Enter'));
    await isAt(page, `${prefix}/search/pashmina`);
    await page.getByRole('article').filter({ hasText: found }).first().waitFor();
  });

  // spec: goods.36
  test('a personal page says what it needs', async () => {
    const page = await journey.open('/faq', { ...visit, language });
    for (const path of ['/cart-details', '/user-profile', '/compare', '/wishlist']) {
      await page.goto(journey.origin + inLanguage(path, language));
      const main = page.getByRole('main');
      await main.getByText(needs).waitFor();
      // Nothing waits there for what never comes.
      expect(await main.locator('.animate-pulse').filter({ visible: true }).count(), path).toBe(0);
    }
  });

  // spec: goods.36
  test('the login says that it needs it, and what is sent all the same ends on its page', async () => {
    const page = await journey.open('/login?next=%2Fproducts', { ...visit, language });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('main').getByText(needs).waitFor();
    await page.locator('main input[type=email]').fill('shopper@haat.test');
    await page.locator('main input[type=password]').fill(demoPassword);
    await page.locator('main input[type=password]').press('Enter');
    await isAt(page, `${prefix}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked.filter((address) => address.includes(demoPassword))).toEqual([]);
  });
});

test('a search for nothing ends on the products', async () => {
  const page = await journey.open('/search?q=%20%20', visit);
  await isAt(page, '/products');
});

import { expect, test } from 'vitest';
import { demoPassword } from '../support/api.ts';
import { isAt } from '../support/page-actions.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const hands = [
  { name: 'a phone in Nepali', language: 'ne', width: 360, needs: /जाभास्क्रिप्ट/, found: /पश्मिना/ },
  { name: 'a desktop in English', language: 'en', width: 1280, needs: /JavaScript/, found: /pashmina/i },
] as const;

// spec: goods.36
test.each(hands)(
  'without JavaScript $name finds by the search of the header, and is told where it is needed',
  async ({ language, width, needs, found }) => {
    const page = await journey.open('/faq', { asleep: true, script: false, width, language });
    // Until the styles are there, the boxes of both widths are seen.
    await page.waitForLoadState();
    const banner = page.getByRole('banner');
    const box = banner.getByRole('searchbox').or(banner.getByRole('combobox')).filter({ visible: true });
    await box.fill('  pashmina  ');
    await (width < 1000 ? banner.getByRole('button', { name: 'खोज्नुहोस्' }).click() : box.press('Enter'));
    await isAt(page, inLanguage('/search/pashmina', language));
    await page.getByRole('article').filter({ hasText: found }).first().waitFor();

    const main = page.getByRole('main');
    for (const path of ['/cart-details', '/user-profile', '/compare', '/wishlist']) {
      await page.goto(journey.origin + inLanguage(path, language));
      await main.getByText(needs).waitFor();
      // Nothing waits there for what never comes.
      expect(await main.locator('.animate-pulse').filter({ visible: true }).count(), path).toBe(0);
    }

    // What the login is sent all the same ends on its page.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(journey.origin + inLanguage('/login?next=%2Fproducts', language));
    await main.getByText(needs).waitFor();
    await page.locator('main input[type=email]').fill('shopper@haat.test');
    await page.locator('main input[type=password]').fill(demoPassword);
    await page.locator('main input[type=password]').press('Enter');
    await isAt(page, inLanguage('/login', language));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked.filter((address) => address.includes(demoPassword))).toEqual([]);

    // A search for nothing ends on the products.
    await page.goto(`${journey.origin}${inLanguage('/search', language)}?q=%20%20`);
    await isAt(page, inLanguage('/products', language));
  },
);

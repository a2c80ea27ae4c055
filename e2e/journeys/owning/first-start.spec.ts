import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop({ env: { SEED: 'none' } });
const phone = { width: 360, height: 640 };

/** Where the shop says that it is made, to those who see what it writes. */
const setUpPath = () => /Make it here: https?:\/\/[^/]+(\/setup\?\S+)/.exec(journey.shop.said())?.[1] ?? '';

// spec: new-shop.2
test('whoever started a shop without a demo makes it on a phone, logs in at the desk, and its front page is there', async () => {
  const guest = await journey.open('/', { ...phone, allow: [refused(503)] });
  await guest.getByRole('heading', { name: 'यो पसल अझै खुलेको छैन' }).waitFor();
  expect((await fetch(`${journey.origin}/setup?token=${'0'.repeat(32)}`)).status).toBe(404);

  const page = await journey.open(`${setUpPath()}&language=ne`, {
    ...phone,
    dark: true,
    allow: [refused(400)],
  });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  const fields = {
    ...{ 'पसलको नाम (अङ्ग्रेजी अक्षरमा)': 'Jiri Bazaar', 'नेपालीमा पसलको नाम (ऐच्छिक)': 'जिरी बजार' },
    ...{ नाम: 'Sita', थर: 'Rai', इमेल: 'sita@example.np' },
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  const password = page.getByLabel('पासवर्ड (कम्तीमा ८ अक्षर)');
  const submit = page.getByRole('button', { name: 'पसल खोल्नुहोस्' });
  await password.fill('jiri1234');
  await submit.click();
  await page.getByText('यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ।').waitFor();
  expect(await page.getByLabel('थर', { exact: true }).inputValue()).toBe('Rai');
  await password.fill('walks-from-shivalaya');
  await submit.click();

  await page.waitForURL('**/ne/desk/login*');
  const say = sayingAtDesk('ne');
  await page.getByLabel(say('login.email')).fill('sita@example.np');
  await page.getByLabel(say('login.password')).fill('walks-from-shivalaya');
  await page.getByRole('button', { name: say('login.submit') }).click();
  await page.waitForURL('**/ne/desk/shop*');

  const shopper = await journey.open('/', { language: 'ne' });
  expect(await shopper.title()).toContain('जिरी बजार');
  await shopper.getByRole('link', { name: 'घर र भान्सा' }).first().waitFor();
  const empty = 'पसल भर्खरै खुलेको छ। पहिला सामान चाँडै यहाँ देखिनेछन्।';
  await shopper.getByText(empty).waitFor();
  expect(await accessibilityProblems(shopper)).toEqual([]);
  await shopper.setViewportSize(phone);
  expect(await shopper.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await shopper.goto(`${journey.origin}/products`);
  await shopper.getByText('No products here yet').waitFor();
  expect((await fetch(journey.origin + setUpPath())).status).toBe(404);
});

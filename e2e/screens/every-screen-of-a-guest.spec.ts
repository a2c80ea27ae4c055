import { expect, test } from 'vitest';
import { inLanguage, useShop } from '../support/harness.ts';
import { englishOn } from '../support/screens/screen-questions.ts';
import { addressesFor, hands, namesIn, walk } from '../support/screens/screen-walk.ts';
import { otherTexts } from '../support/screens/screens.ts';

const journey = useShop();
const keptNames = [
  ...['user-token', 'user-detail', 'subdom', 'locale', 'known-device'],
  ...['myCart', 'compare', 'orderKeys', 'theme-mode', 'shop-theme', 'last-place', 'login-goal'],
];

// spec: 1.1, 1.23, 1.24, 2.routes.17, 2.mobile.3, opens.25, opens.44, choosing.46, choosing.52, choosing.54
// spec: choosing.59, goods.65, face.24
test.each(hands)(
  'any screen of $name, for a guest, stands still, is in nobody’s way, large enough for a finger and in one language',
  async ({ visit, overlays }) => {
    const ofThemselves = overlays.filter(({ opener }) => !opener);
    expect(await walk(journey, visit, addressesFor('a guest'), ofThemselves)).toEqual([]);
  },
);

// spec: 1.23, choosing.36, goods.49, goods.65
test('no text of the shop has English left in Nepali', async () => {
  // What they say stands in what the shop sends.
  const page = await journey.open('/login', { language: 'ne', asleep: true, script: false });
  // What a browser keeps is told by the names under which its owner finds it.
  const names = [...(await namesIn(journey, 'ne')), ...keptNames];
  const found: string[] = [];
  expect(otherTexts.length).toBeGreaterThan(0);
  for (const { address } of otherTexts) {
    await page.goto(journey.origin + inLanguage(address, 'ne'));
    found.push(...(await englishOn(page, names)).map((each) => `${address}: ${each}`));
  }
  expect(found).toEqual([]);
});

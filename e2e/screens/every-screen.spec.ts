import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine, productAt } from '../support/api.ts';
import { closePopup } from '../support/page-actions.ts';
import { inLanguage, useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { accessibilityProblems } from '../support/accessibility.ts';
import { foreignNames, latinOf } from '../support/untranslated.ts';
import {
  bowl,
  desktopOverlays,
  goThrough,
  mala,
  phoneOverlays,
  plant,
  writeReview,
} from '../support/overlays.ts';
import { oneOfEach, otherTexts } from '../support/screens.ts';
import { networkIdle } from '../support/network-idle.ts';
import { maxShift, shiftOf, watchShifts } from '../support/layout-shift.ts';
import { smallOn } from '../support/target-size.ts';
import { saying } from '../support/messages.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const shawl = 'hand-woven-dhaka-shawl-cotton-200-70-cm';
const keptNames = [
  ...['user-token', 'user-detail', 'subdom', 'locale', 'known-device'],
  ...['myCart', 'compare', 'orderKeys', 'theme-mode', 'shop-theme', 'last-place'],
];
/** Pages that are not there answer so; what they are made of always is. */
const notThere = [/404 \(Not Found\) \((?!.*\/assets\/)/];

const small = { width: 360, height: 740 };
const tablet = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };
/** The smallest phone; and a window of 1280 px whose page is twice as large, which has room for 640. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

type Hand = Visit & { name: string; language: 'en' | 'ne'; overlays: typeof phoneOverlays };

/** Together they see each screen in both languages, small and large; each sees it light and dark. */
const phone: Hand = {
  name: 'a phone in Nepali',
  language: 'ne',
  dark: true,
  ...small,
  overlays: phoneOverlays,
};
const desktop: Hand = {
  name: 'a desktop in English',
  language: 'en',
  ...wide,
  overlays: desktopOverlays,
};
const hands = [phone, desktop];

describe('stands still, is in nobody’s way, large enough for a finger and in one language', () => {
  // spec: 1.1, 1.23, 1.24, 2.routes.17, 2.mobile.3, opens.25, opens.44, choosing.52, choosing.54
  // spec: choosing.59, goods.65, face.24
  test.each(hands)('any screen of $name, for a guest', async ({ name: _, overlays: __, ...visit }) => {
    const page = await journey.open('/', { ...visit, before: watching, allow: notThere });
    await closePopup(page);
    const found = await moved(page);
    found.push(...(await walk(page, visit, addressesFor('a guest'))));
    expect(found).toEqual([]);
  });

  // spec: 1.1, 2.routes.5, 2.routes.6, 4.28, opens.25, opens.44, choosing.52, choosing.54, choosing.59
  // spec: goods.65, face.24
  test.each(hands)('any screen of $name, for a shopper', async ({ name: _, overlays: __, ...visit }) => {
    const page = await journey.open('/login', {
      ...visit,
      ...(await withPockets()),
      before: watching,
      asleep: true,
    });
    expect(await walk(page, visit, addressesFor('a shopper'))).toEqual([]);
  });

  // spec: choosing.1, choosing.52, choosing.54, goods.65
  test.each(hands)('what opens over the pages of $name', async ({ name: _, overlays, ...visit }) => {
    await writeReview(journey.origin, shopper);
    const names = await namesIn(visit.language);
    const found: string[] = [];
    await goThrough(
      journey,
      saying(visit.language),
      overlays,
      { ...visit, ...(await withPockets()), before: lessMotion },
      async (page, { name }) => {
        await networkIdle(page);
        found.push(...(await seen(page, visit, names)).map((each) => `${name}: ${each}`));
      },
    );
    expect(found).toEqual([]);
  });
});

// spec: 1.23, choosing.36, goods.49, goods.65
test('no text of the shop has English left in Nepali', async () => {
  const page = await journey.open('/login', { language: 'ne', asleep: true });
  // What a browser keeps is told by the names under which its owner finds it.
  const names = [...(await namesIn('ne')), ...keptNames];
  const found: string[] = [];
  expect(otherTexts.length).toBeGreaterThan(0);
  for (const { address } of otherTexts) {
    await go(page, address, 'ne');
    found.push(...(await englishOn(page, names)).map((each) => `${address}: ${each}`));
  }
  expect(found).toEqual([]);
});

const watching = (page: Page) => page.addInitScript(watchShifts);
/** Nothing is on its way from one colour or place to another while it is looked at. */
const lessMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

const addressesFor = (who: 'a guest' | 'a shopper'): string[] =>
  oneOfEach.filter(({ personal }) => personal === (who === 'a shopper')).map(({ address }) => address);

/** A shopper who came back with a cart and a list of compared products. */
async function withPockets(): Promise<Visit> {
  const [line, compared] = await Promise.all([
    cartLine(journey.origin, bowl),
    Promise.all([bowl, shawl].map((slug) => productAt(journey.origin, slug))),
  ]);
  const storage = { myCart: JSON.stringify([line]), compare: JSON.stringify(compared) };
  return { as: shopper, storage, allow: notThere };
}

/** What may stand there in Latin letters where the page is Nepali. */
async function namesIn(language: 'en' | 'ne'): Promise<string[]> {
  if (language === 'en') return [];
  const terms = lastPartsOf('search/:term');
  return foreignNames(journey.origin, { shopper, slugs: [bowl, shawl, plant, mala], terms });
}

const lastPartsOf = (path: string): string[] =>
  oneOfEach.filter((screen) => screen.path === path).map(({ address }) => address.split('/').at(-1) ?? '');

/** Goes to a page and lets it come, whatever waits for a first move with it. */
async function go(page: Page, address: string, language: 'en' | 'ne'): Promise<void> {
  await page.goto(journey.origin + inLanguage(encodeURI(address), language));
  await page.mouse.move(180, 400);
  await networkIdle(page);
}

/** Goes to each page, down and up again. @returns what is wrong on which of them, one line for each thing */
async function walk(
  page: Page,
  visit: Visit & { language: 'en' | 'ne' },
  addresses: string[],
): Promise<string[]> {
  const names = await namesIn(visit.language);
  const found: string[] = [];
  for (const address of addresses) {
    await page.emulateMedia({ reducedMotion: null });
    await go(page, address, visit.language);
    await page.mouse.wheel(0, 600);
    await networkIdle(page);
    const wrong = await moved(page);
    await page.evaluate(toTop);
    await lessMotion(page);
    wrong.push(...(await seen(page, visit, names)));
    const { width = wide.width, height = wide.height } = visit;
    wrong.push(...(await beyondItsEdge(page)));
    if (visit.language === 'ne') {
      // A wide page has words of its own, and on a tablet what is pressed with a finger.
      await page.setViewportSize(tablet);
      wrong.push(...(await englishOn(page, names)));
      wrong.push(...(await smallOn(page)).map((each) => `small on a tablet: ${each}`));
    }
    await page.setViewportSize({ width, height });
    found.push(...wrong.map((each) => `${address}: ${each}`));
  }
  return found;
}

/** Whether a page scrolls sideways where it is narrow; what scrolls in a box of its own may. */
async function beyondItsEdge(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of narrow) {
    await page.setViewportSize(size);
    const { by, bodyHides } = await page.evaluate<{ by: number; bodyHides: boolean }>(beyond);
    if (bodyHides) found.push(`${size.width} px wide: the page hides what is beyond its edge`);
    if (by > 0) found.push(`${size.width} px wide: ${by} px beyond its edge`);
  }
  return found;
}

/** What of the page stands beyond its right edge. */
const beyond = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { by: scrollWidth - clientWidth, bodyHides: getComputedStyle(document.body).overflowX !== 'visible' };
})()`;

/** The wheel may have moved a box instead of the page: a head that stays lies over what has gone below it. */
const toTop = `for (const box of [window, ...document.querySelectorAll('main [role=region]')])
  box.scrollTo({ top: 0, behavior: 'instant' })`;

async function moved(page: Page): Promise<string[]> {
  const { shift, what } = await shiftOf(page);
  return shift > maxShift ? [`moves by ${shift.toFixed(4)}: ${what}`] : [];
}

/** What is wrong with a page as it stands. */
async function seen(
  page: Page,
  { width = 1280, language }: Visit & { language: 'en' | 'ne' },
  names: string[],
): Promise<string[]> {
  const found = width < 768 ? (await smallOn(page)).map((each) => `small: ${each}`) : [];
  found.push(...(await accessibilityProblems(page)));
  await turn(page);
  found.push(...(await accessibilityProblems(page, 'colours')).map((each) => `in the other mode ${each}`));
  if (language === 'ne') found.push(...(await englishOn(page, names)));
  return found;
}

const englishOn = async (page: Page, names: string[]): Promise<string[]> =>
  (await latinOf(page, names)).map((each) => `English: ${each}`);

/** Presses the button for dark and light; the next page begins in what it chose. */
async function turn(page: Page): Promise<void> {
  // Pressed by the page itself: an open dialog keeps a finger from the button.
  await page
    .locator('header button:has(.lucide-moon)')
    .evaluate((button: { click(): void }) => button.click());
  // Colours turn with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

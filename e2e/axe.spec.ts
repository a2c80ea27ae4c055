import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine, productAt } from './asking.ts';
import { closePopup } from './gestures.ts';
import { inLanguage, useShop } from './harness.ts';
import type { Visit } from './harness.ts';
import { judge } from './judging.ts';
import { bowl, desktopOverlays, goThrough, phoneOverlays } from './overlays.ts';
import type { Overlay } from './overlays.ts';
import { oneOfEach } from './screens.ts';
import { saying } from './words.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const shawl = 'hand-woven-dhaka-shawl-cotton-200-70-cm';
/** Pages that are not there answer so. */
const notThere = [/404 \(Not Found\)/];

const sizes = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a desktop', width: 1280, height: 800 },
];
/** Each size in English, light at first, and in Nepali, dark at first. */
const visits = sizes.flatMap(({ name, ...size }) => [
  { name: `${name} in English`, language: 'en' as const, dark: false, ...size },
  { name: `${name} in Nepali`, language: 'ne' as const, dark: true, ...size },
]);

describe('nothing that a program can find is in the way of anybody, light or dark', () => {
  test.each(visits)('on any screen of $name, for a guest', async ({ name: _, ...visit }) => {
    const page = await journey.open('/login', quiet(visit));
    await judgeScreens(page, visit.language, (each) => !each.personal);
  });

  test.each(visits)('on any screen of $name, for a shopper', async ({ name: _, ...visit }) => {
    const visitor = quiet({ ...visit, as: shopper, storage: await pockets() });
    const page = await journey.open('/login', visitor);
    await judgeScreens(page, visit.language, (each) => each.personal);
  });

  test.each(visits)('in what opens over the pages of $name', async ({ name: _, ...visit }) => {
    await judgeOverlays(visit.width < 768 ? phoneOverlays : desktopOverlays, visit);
  });
});

/** A cart and a list of compared products that a shopper came back with. */
async function pockets(): Promise<Record<string, string>> {
  const [line, compared] = await Promise.all([
    cartLine(journey.origin, bowl),
    Promise.all([bowl, shawl].map((slug) => productAt(journey.origin, slug))),
  ]);
  return { myCart: JSON.stringify([line]), compare: JSON.stringify(compared) };
}

/** A page on which nothing is on its way from one colour or place to another while it is looked at. */
const quiet = (visit: Visit): Visit => ({
  ...visit,
  allow: notThere,
  before: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
});

type Wanted = (screen: (typeof oneOfEach)[number]) => boolean;

async function judgeScreens(page: Page, language: 'en' | 'ne', wanted: Wanted): Promise<void> {
  const found: string[] = [];
  for (const { address } of oneOfEach.filter(wanted)) {
    await page.goto(journey.origin + inLanguage(address, language));
    // Whatever waits for a first move is there to be looked at too.
    await page.mouse.move(3, 3);
    await page.waitForLoadState('networkidle');
    if (address === '/' && (await page.evaluate('sessionStorage.getItem("shop-popup")')) === null)
      await closePopup(page);
    found.push(...(await inBothModes(page, language)).map((each) => `${address} ${each}`));
  }
  expect(found).toEqual([]);
}

/** All of the page in the mode it has; in English its colours in the other one too, which know no language. */
async function inBothModes(page: Page, language: 'en' | 'ne'): Promise<string[]> {
  const first = await judge(page);
  if (language === 'ne') return first;
  // Pressed by the page itself: an open dialog keeps a finger from the button.
  await page
    .locator('header button:has(.lucide-moon)')
    .evaluate((button: { click(): void }) => button.click());
  // Colours turn with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return [...first, ...(await judge(page, 'colours')).map((each) => `in the other mode ${each}`)];
}

async function judgeOverlays(overlays: Overlay[], { language, ...size }: Visit & { language: 'en' | 'ne' }) {
  const found: string[] = [];
  const visit = quiet({ ...size, language, as: shopper, storage: await pockets() });
  await goThrough(journey, saying(language), overlays, visit, async (page, overlay) => {
    await page.waitForLoadState('networkidle');
    found.push(...(await inBothModes(page, language)).map((each) => `${overlay.name}: ${each}`));
  });
  expect(found).toEqual([]);
}

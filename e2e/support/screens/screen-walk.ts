import type { Page } from 'playwright-core';
import { saying } from '../messages.ts';
import { inLanguage } from '../harness.ts';
import type { Journey } from '../harness.ts';
import { watchShifts } from '../layout-shift.ts';
import { networkIdle } from '../network-idle.ts';
import { bowl, desktopOverlays, leaveOverlay, mala, openOverlay, phoneOverlays, plant } from '../overlays.ts';
import type { Overlay } from '../overlays.ts';
import { beyondItsEdge, englishOn, moved, seen, waysOutOfNepali } from './screen-questions.ts';
import type { Reader } from './screen-questions.ts';
import { oneOfEach } from './screens.ts';
import { smallOn } from '../target-size.ts';
import { foreignNames } from '../untranslated.ts';

export const shopper = 'shopper@haat.test';
export const shawl = 'hand-woven-dhaka-shawl-cotton-200-70-cm';
/** Pages that are not there answer so; what they are made of always is. */
const notThere = [/404 \(Not Found\) \((?!.*\/assets\/)/];

const small = { width: 360, height: 740 };
const tablet = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };

/** Together they see each screen in both languages, small and large; each sees it light and dark. */
export const hands: { name: string; visit: Reader; overlays: Overlay[] }[] = [
  {
    name: 'a phone in Nepali',
    visit: { language: 'ne', dark: true, ...small },
    overlays: phoneOverlays,
  },
  { name: 'a desktop in English', visit: { language: 'en', ...wide }, overlays: desktopOverlays },
];

/** Nothing is on its way from one colour or place to another while it is looked at. */
const lessMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

export const addressesFor = (who: 'a guest' | 'a shopper'): string[] =>
  oneOfEach.filter(({ personal }) => personal === (who === 'a shopper')).map(({ address }) => address);

/** What may stand there in Latin letters where the page is Nepali. */
export async function namesIn({ origin }: Journey, language: 'en' | 'ne'): Promise<string[]> {
  if (language === 'en') return [];
  const terms = lastPartsOf('search/:term');
  return foreignNames(origin, { shopper, slugs: [bowl, shawl, plant, mala], terms });
}

const lastPartsOf = (path: string): string[] =>
  oneOfEach.filter((screen) => screen.path === path).map(({ address }) => address.split('/').at(-1) ?? '');

/**
 * Goes to each page, asks it everything, and opens what is opened from there.
 * @returns what is wrong on which of them, one line for each thing
 */
export async function walk(
  journey: Journey,
  visit: Reader,
  addresses: string[],
  overlays: Overlay[],
): Promise<string[]> {
  const page = await journey.open('/login', {
    ...visit,
    motion: true,
    before: (tab) => tab.addInitScript(watchShifts),
    asleep: true,
    allow: notThere,
  });
  const names = await namesIn(journey, visit.language);
  const found: string[] = [];
  for (const address of new Set([...addresses, ...overlays.map(({ path }) => path)])) {
    const wrong: string[] = [];
    await page.emulateMedia({ reducedMotion: null });
    await go(page, journey.origin + inLanguage(encodeURI(address), visit.language));
    const over = overlays.filter(({ path }) => path === address);
    // What comes by itself stands over the page before anything can be done there.
    for (const overlay of over.filter(({ opener }) => !opener))
      wrong.push(...(await askOverlay(page, visit, names, overlay)));
    if (addresses.includes(address)) wrong.push(...(await askScreen(page, visit, names)));
    for (const overlay of over.filter(({ opener }) => opener))
      wrong.push(...(await askOverlay(page, visit, names, overlay)));
    found.push(...wrong.map((each) => `${address}: ${each}`));
  }
  return found;
}

/** Goes to a page and lets it come, whatever waits for a first move with it. */
async function go(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(180, 400);
  await networkIdle(page);
}

/** Down a page and up again, in all sizes. */
async function askScreen(page: Page, visit: Reader, names: string[]): Promise<string[]> {
  await page.mouse.wheel(0, 600);
  await networkIdle(page);
  const found = await moved(page);
  await page.evaluate(toTop);
  await lessMotion(page);
  found.push(...(await seen(page, visit, names)), ...(await beyondItsEdge(page)));
  if (visit.language === 'ne') {
    // A wide page has words of its own, and on a tablet what is pressed with a finger.
    await page.setViewportSize(tablet);
    found.push(...(await englishOn(page, names)), ...(await waysOutOfNepali(page)));
    found.push(...(await smallOn(page)).map((each) => `small on a tablet: ${each}`));
  }
  const { width = wide.width, height = wide.height } = visit;
  await page.setViewportSize({ width, height });
  return found;
}

/** Opens what opens over a page, and closes it again. */
async function askOverlay(page: Page, visit: Reader, names: string[], overlay: Overlay): Promise<string[]> {
  const say = saying(visit.language);
  await lessMotion(page);
  await openOverlay(page, say, overlay);
  await networkIdle(page);
  const found = await seen(page, visit, names);
  await leaveOverlay(page, say, overlay);
  await page.emulateMedia({ reducedMotion: null });
  return found.map((each) => `${overlay.name}: ${each}`);
}

/** The wheel may have moved a box instead of the page: a head that stays lies over what has gone below it. */
const toTop = `for (const box of [window, ...document.querySelectorAll('main [role=region]')])
  box.scrollTo({ top: 0, behavior: 'instant' })`;

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine, order, productAt, signIn } from '../support/api.ts';
import { inLanguage, useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { saying } from '../support/messages.ts';
import { networkIdle } from '../support/network-idle.ts';
import {
  bowl,
  desktopOverlays,
  leaveOverlay,
  mala,
  openOverlay,
  phoneOverlays,
  plant,
  writeReview,
} from '../support/overlays.ts';
import type { Overlay } from '../support/overlays.ts';
import { beyondItsEdge, englishOn, moved, seen, waysOutOfNepali } from '../support/screen-questions.ts';
import type { Reader } from '../support/screen-questions.ts';
import { oneOfEach, otherTexts } from '../support/screens.ts';
import { smallOn } from '../support/target-size.ts';
import { foreignNames } from '../support/untranslated.ts';

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

/** Together they see each screen in both languages, small and large; each sees it light and dark. */
const hands: { name: string; visit: Reader; overlays: Overlay[] }[] = [
  {
    name: 'a phone in Nepali',
    visit: { language: 'ne', dark: true, ...small },
    overlays: phoneOverlays,
  },
  { name: 'a desktop in English', visit: { language: 'en', ...wide }, overlays: desktopOverlays },
];

describe('stands still, is in nobody’s way, large enough for a finger and in one language', () => {
  // spec: 1.1, 1.23, 1.24, 2.routes.17, 2.mobile.3, opens.25, opens.44, choosing.46, choosing.52, choosing.54
  // spec: choosing.59, goods.65, face.24
  test.each(hands)('any screen of $name, for a guest', async ({ visit, overlays }) => {
    const ofThemselves = overlays.filter(({ opener }) => !opener);
    expect(await walk(visit, addressesFor('a guest'), ofThemselves)).toEqual([]);
  });

  // spec: 1.1, 2.routes.5, 2.routes.6, 4.28, opens.25, opens.44, choosing.1, choosing.46, choosing.52, choosing.54
  // spec: choosing.59, goods.65, face.24
  test.each(hands)(
    'any screen of $name and what opens over it, for a shopper',
    async ({ visit, overlays }) => {
      await writeReview(journey.origin, shopper);
      const pressed = overlays.filter(({ opener }) => opener);
      const own = [...addressesFor('a shopper'), ...(await anOrdersScreens())];
      const found = await walk({ ...visit, ...(await withPockets()) }, own, pressed);
      expect(found).toEqual([]);
    },
  );
});

// spec: 1.23, choosing.36, goods.49, goods.65
test('no text of the shop has English left in Nepali', async () => {
  // What they say stands in what the shop sends.
  const page = await journey.open('/login', { language: 'ne', asleep: true, script: false });
  // What a browser keeps is told by the names under which its owner finds it.
  const names = [...(await namesIn('ne')), ...keptNames];
  const found: string[] = [];
  expect(otherTexts.length).toBeGreaterThan(0);
  for (const { address } of otherTexts) {
    await page.goto(journey.origin + inLanguage(address, 'ne'));
    found.push(...(await englishOn(page, names)).map((each) => `${address}: ${each}`));
  }
  expect(found).toEqual([]);
});

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
  return { as: shopper, storage: { myCart: JSON.stringify([line]), compare: JSON.stringify(compared) } };
}

/** What a shopper sees of an order: the thanks, the bill, and the page that is led to by mail. */
async function anOrdersScreens(): Promise<string[]> {
  const { token } = await signIn(journey.origin, shopper);
  const { _id, orders } = await order(journey.origin, token, bowl, 1);
  return orders.flatMap((each) => [
    `/order/placed/${_id}`,
    `/order/${each._id}/bill`,
    `/track/${each.trackToken}`,
  ]);
}

/** What may stand there in Latin letters where the page is Nepali. */
async function namesIn(language: 'en' | 'ne'): Promise<string[]> {
  if (language === 'en') return [];
  const terms = lastPartsOf('search/:term');
  return foreignNames(journey.origin, { shopper, slugs: [bowl, shawl, plant, mala], terms });
}

const lastPartsOf = (path: string): string[] =>
  oneOfEach.filter((screen) => screen.path === path).map(({ address }) => address.split('/').at(-1) ?? '');

/**
 * Goes to each page, asks it everything, and opens what is opened from there.
 * @returns what is wrong on which of them, one line for each thing
 */
async function walk(visit: Reader, addresses: string[], overlays: Overlay[]): Promise<string[]> {
  const page = await journey.open('/login', {
    ...visit,
    motion: true,
    before: (tab) => tab.addInitScript(watchShifts),
    asleep: true,
    allow: notThere,
  });
  const names = await namesIn(visit.language);
  const found: string[] = [];
  for (const address of new Set([...addresses, ...overlays.map(({ path }) => path)])) {
    const wrong: string[] = [];
    await page.emulateMedia({ reducedMotion: null });
    await go(page, address, visit.language);
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
async function go(page: Page, address: string, language: 'en' | 'ne'): Promise<void> {
  await page.goto(journey.origin + inLanguage(encodeURI(address), language));
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

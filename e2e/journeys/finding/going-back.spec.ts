import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../../support/api.ts';
import { cardOf, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { bowl, desktopOverlays, dialogOf, phoneOverlays } from '../../support/overlays.ts';
import type { Overlay } from '../../support/overlays.ts';
import { saying } from '../../support/messages.ts';

const journey = useSharedShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
const names = [
  'the popup',
  'the pictures over the whole screen',
  'the cart',
  'the menu',
  'the search',
  'the filters',
];
const overlays = [
  ...phoneOverlays.map((overlay) => ({ overlay, visit: phone })),
  ...desktopOverlays
    .filter(({ name }) => name === 'the quick view')
    .map((overlay) => ({ overlay, visit: { width: 1280, height: 800 } })),
].filter(({ overlay: { name } }) => [...names, 'the quick view'].includes(name));

/** It comes once a visit, and nothing brings it back. */
const byItself = overlays.filter(({ overlay: { opener } }) => !opener);

/** Opens a page as the second one of a visit, and what opens over it. */
async function openOver(overlay: Overlay, visit: { width: number; height: number }): Promise<Page> {
  const myCart = JSON.stringify([await cartLine(journey.origin, bowl)]);
  const first = await journey.open('/faq', { ...visit, storage: { myCart } });
  await first.goto(journey.origin + overlay.path);
  await open(first, overlay);
  return first;
}

async function open(page: Page, overlay: Overlay): Promise<void> {
  // A press before the page is alive is kept and pressed again.
  await overlay.opener?.(page, say).click();
  await overlay.shows(page, say).waitFor();
  // A sheet of plain HTML opens before its code is there.
  await expect.poll(() => page.evaluate('history.state?.dialog')).toBe(true);
}

/** Nothing is left on the history of what was open. */
const stepIsGone = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('history.state?.dialog === true')).toBe(false);

const goesBackOnce = async (page: Page, overlay: Overlay) => {
  await page.goBack();
  await overlay.shows(page, say).waitFor({ state: 'hidden' });
  await isAt(page, overlay.path);
  await page.goBack();
  await isAt(page, '/faq');
};
const closesWithEscape = async (page: Page, overlay: Overlay) => {
  await page.keyboard.press('Escape');
  await overlay.shows(page, say).waitFor({ state: 'hidden' });
  await stepIsGone(page);
  await isAt(page, overlay.path);
};

describe('what opens over a page', () => {
  // spec: choosing.48, goods.35
  test.each(overlays.filter(({ overlay: { opener } }) => opener))(
    '$overlay.name leaves nothing behind when the browser closes it; the next time, going back closes it, and once more leads back',
    async ({ overlay, visit }) => {
      const page = await openOver(overlay, visit);
      await closesWithEscape(page, overlay);
      await open(page, overlay);
      await goesBackOnce(page, overlay);
    },
  );

  // spec: choosing.48
  test.each(byItself)('$overlay.name closes by going back, and once more leads back', async (each) => {
    await goesBackOnce(await openOver(each.overlay, each.visit), each.overlay);
  });

  // spec: goods.35
  test.each(byItself)('$overlay.name closes with Escape, and going back leads back at once', async (each) => {
    const page = await openOver(each.overlay, each.visit);
    await closesWithEscape(page, each.overlay);
    await page.goBack();
    await isAt(page, '/faq');
  });
});

/** A phone folds the links of the footer. */
const openInFooter = async (page: Page, name: string) => {
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Quick Links').click();
  await footer.getByRole('link', { name }).click();
};
const openMenu = async (page: Page) => {
  // By its place: what presses a button by its name brings it into view before.
  await page.touchscreen.tap(24, 28);
  await dialogOf(page).waitFor();
};
const closeMenu = async (page: Page) => {
  await dialogOf(page)
    .getByRole('button', { name: say('close') })
    .click();
  await dialogOf(page).waitFor({ state: 'detached' });
  await stepIsGone(page);
};

// spec: goods.35
test('opened and closed three times, a sheet leaves the history and the place on the page as they were', async () => {
  const page = await journey.open('/products', phone);
  await page.evaluate('scrollTo(0, 600)');
  await openMenu(page);
  await closeMenu(page);
  const length = await page.evaluate<number>('history.length');
  await openMenu(page);
  await closeMenu(page);
  await openMenu(page);
  await closeMenu(page);
  expect(await page.evaluate('[history.length, Math.round(scrollY)]')).toEqual([length, 600]);
  // What was closed is not opened by going forward.
  await page.evaluate('history.forward()');
  await openInFooter(page, 'FAQ');
  await isAt(page, '/faq');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await isAt(page, '/products');
});

// spec: goods.35
test('a page that is loaded anew with a sheet open goes back at once', async () => {
  const page = await journey.open('/faq', phone);
  await page.goto(`${journey.origin}/products`);
  await openMenu(page);
  await page.reload();
  await stepIsGone(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await isAt(page, '/faq');
});

// spec: choosing.48
test('a link in a sheet leads on; from there one step back is the page before, two the one before that', async () => {
  const page = await journey.open('/terms-of-service', phone);
  await openInFooter(page, 'FAQ');
  await isAt(page, '/faq');
  await openMenu(page);
  await dialogOf(page)
    .getByRole('link', { name: say('menu.about') })
    .click();
  await isAt(page, '/about');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  await isAt(page, '/faq');
  await page.goForward();
  await isAt(page, '/about');
  await page.goBack();
  await isAt(page, '/faq');
  await stepIsGone(page);
  await page.goBack();
  await isAt(page, '/terms-of-service');
});

// spec: goods.35
test('of what lies over another, going back closes one at a time', async () => {
  const page = await journey.open('/product_category/handicrafts');
  const here = page.url();
  const card = cardOf(page, bowl);
  await card.hover();
  await card.getByRole('button', { name: say('card.quickView') }).click();
  await dialogOf(page).locator('[aria-haspopup=dialog]').filter({ visible: true }).first().click();
  await expect.poll(() => dialogOf(page).count()).toBe(2);
  await page.goBack();
  await expect.poll(() => dialogOf(page).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  expect(page.url()).toBe(here);
});

test('a choice in the sheet of filters narrows the list; going back closes the sheet, then takes the choice back', async () => {
  const page = await journey.open('/products', phone);
  await page.getByRole('button', { name: say('listing.filters') }).click();
  const sheet = page.getByRole('complementary', { name: say('listing.filters') });
  await sheet.getByRole('radio', { name: /^On discount/ }).check();
  await isAt(page, '/products?discount=1');
  await expect.poll(() => page.evaluate('history.state?.dialog === true')).toBe(true);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await isAt(page, '/products?discount=1');
  await page.goBack();
  await isAt(page, '/products');
});

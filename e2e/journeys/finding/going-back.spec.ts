import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../../support/api.ts';
import { cardOf, goOn, isAt } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { bowl, desktopOverlays, dialogOf, phoneOverlays } from '../../support/overlays.ts';
import type { Overlay } from '../../support/overlays.ts';
import { saying } from '../../support/messages.ts';

const journey = useSharedShop();
const say = saying('en');
const phone = { width: 360, height: 740 };

const overlay = (name: string, overlays = phoneOverlays): Overlay => {
  const found = overlays.find((each) => each.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
};
const ofList = ['the cart', 'the menu', 'the search', 'the filters'].map((name) => overlay(name));
const pictures = overlay('the pictures over the whole screen');
const quickView = overlay('the quick view', desktopOverlays);
const popup = overlay('the popup');

const isOpen = 'history.state?.dialog === true';

async function open(page: Page, { opener, shows }: Overlay): Promise<void> {
  // A press before the page is alive is kept and pressed again.
  await opener?.(page, say).click();
  await shows(page, say).waitFor();
  // A sheet of plain HTML opens before its code is there.
  await expect.poll(() => page.evaluate(isOpen)).toBe(true);
}

/** Nothing is left on the history of what was open. */
const stepIsGone = (page: Page) => expect.poll(() => page.evaluate<boolean>(isOpen)).toBe(false);

const goesBack = async (page: Page, { shows, path }: Overlay) => {
  await page.goBack();
  await shows(page, say).waitFor({ state: 'hidden' });
  await isAt(page, path);
};
const closesWithEscape = async (page: Page, { shows, path }: Overlay) => {
  await page.keyboard.press('Escape');
  await shows(page, say).waitFor({ state: 'hidden' });
  await stepIsGone(page);
  await isAt(page, path);
};
/** Left behind by the browser's own way to close, then by going back: the page stands as it stood. */
const leavesNothing = async (page: Page, each: Overlay) => {
  await open(page, each);
  await closesWithEscape(page, each);
  await open(page, each);
  await goesBack(page, each);
};

/** Goes on to a page, and waits until it is the one that is shown: its address comes first. */
async function arriveAt(page: Page, path: string): Promise<void> {
  const heading = page.locator('main h1').first();
  const before = await heading.textContent();
  await goOn(page, path);
  await isAt(page, path);
  await expect.poll(() => heading.textContent()).not.toBe(before);
}

describe('what opens over a page', () => {
  // spec: choosing.48, goods.35
  test('of a phone leaves nothing behind, closed with Escape or by going back; once more leads back', async () => {
    const myCart = JSON.stringify([await cartLine(journey.origin, bowl)]);
    const page = await journey.open('/faq', { ...phone, storage: { myCart } });
    await arriveAt(page, '/products');
    for (const each of ofList) await leavesNothing(page, each);
    await arriveAt(page, pictures.path);
    await leavesNothing(page, pictures);
    await page.goBack();
    await isAt(page, '/products');
    await page.goBack();
    await isAt(page, '/faq');
  });

  // spec: goods.35
  test('of a desktop does so too, and of what lies over another going back closes one at a time', async () => {
    const page = await journey.open('/faq');
    await arriveAt(page, quickView.path);
    await cardOf(page, bowl).hover();
    await open(page, quickView);
    await closesWithEscape(page, quickView);
    await open(page, quickView);
    await dialogOf(page).locator('[aria-haspopup=dialog]').filter({ visible: true }).first().click();
    await expect.poll(() => dialogOf(page).count()).toBe(2);
    await page.goBack();
    await expect.poll(() => dialogOf(page).count()).toBe(1);
    await goesBack(page, quickView);
    await page.goBack();
    await isAt(page, '/faq');
  });

  // spec: choosing.48, goods.35
  test('by itself, once a visit, closes by going back or with Escape, and going back leads back', async () => {
    for (const close of [goesBack, closesWithEscape]) {
      const page = await journey.open('/faq', phone);
      await goOn(page, popup.path);
      await open(page, popup);
      await close(page, popup);
      await page.goBack();
      await isAt(page, '/faq');
    }
  });
});

/** A phone folds the links of the footer. The address is there before the page: what is opened in between closes with it. */
const openFaqInFooter = async (page: Page) => {
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Quick Links').click();
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await isAt(page, '/faq');
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
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
test('opened and closed three times, a sheet leaves the history and the place on the page as they were; one that is open when the page is loaded anew is gone', async () => {
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
  await openFaqInFooter(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await openMenu(page);
  await page.reload();
  await stepIsGone(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await isAt(page, '/products');
});

// spec: choosing.48
test('a link in a sheet leads on and a choice in one narrows the list; each step back is the one before', async () => {
  const page = await journey.open('/terms-of-service', phone);
  await openFaqInFooter(page);
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

  await goOn(page, '/products');
  await page.getByRole('button', { name: say('listing.filters') }).click();
  const sheet = page.getByRole('complementary', { name: say('listing.filters') });
  await sheet.getByRole('radio', { name: /^On discount/ }).check();
  await isAt(page, '/products?discount=1');
  await expect.poll(() => page.evaluate(isOpen)).toBe(true);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await isAt(page, '/products?discount=1');
  await page.goBack();
  await isAt(page, '/products');
});

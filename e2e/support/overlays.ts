import type { Locator, Page } from 'playwright-core';
import { cardOf, orderMenuOf } from './page-actions.ts';
import type { Journey, Visit } from './harness.ts';
import { writeByApi } from './reviews.ts';
import type { saying } from './messages.ts';

type Say = ReturnType<typeof saying>;

/** Four pictures, a video and reviews. */
export const bowl = 'hand-hammered-singing-bowl-with-cushion-14-cm';
/** Nobody has reviewed it. */
export const plant = 'potted-money-plant-in-clay';
/** Only the shopper has reviewed it, once `writeReview` has. */
export const mala = 'bodhi-seed-mala-108-beads';

/** A review with photos, which its shopper may look at and delete. */
export const writeReview = (origin: string, shopper: string): Promise<void> =>
  writeByApi(origin, mala, shopper, { rating: 5, text: 'दाना एकनासे छन्।', photos: 2 });

/** Something that opens over a page of a shopper with one thing in the cart and a review, and how. */
export interface Overlay {
  name: string;
  path: string;
  /** What is pressed to open it; nothing where it comes by itself. */
  opener?: (page: Page, say: Say) => Locator;
  /** What is pressed then, in the menu that the opener has opened. */
  entry?: (page: Page, say: Say) => Locator;
  /** What is there once it has opened. */
  shows: (page: Page, say: Say) => Locator;
  /** A modal dialog: all else on the page is out of reach meanwhile. */
  modal: boolean;
}

/**
 * Goes through overlays in one visit: opens each, as its visitor would, and looks at it. Those that follow each other on
 * one path share a tab: each is closed with Escape before the next one opens, unless the look has done so.
 */
export async function goThrough(
  journey: Journey,
  say: Say,
  overlays: Overlay[],
  visit: Visit,
  look: (page: Page, overlay: Overlay) => Promise<void>,
): Promise<void> {
  let page: Page | undefined;
  for (const [at, overlay] of overlays.entries()) {
    const before = overlays[at - 1];
    if (page && before?.path === overlay.path) {
      const open = before.shows(page, say);
      if (await open.isVisible()) await page.keyboard.press('Escape');
      await open.waitFor({ state: 'hidden' });
    } else {
      const tab: Page = await journey.open(overlay.path, { ...visit, context: page?.context() });
      await page?.close();
      page = tab;
    }
    await overlay.opener?.(page, say).click();
    await overlay.entry?.(page, say).click();
    await overlay.shows(page, say).waitFor();
    await look(page, overlay);
  }
}

/** The dialog that is open. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** A dialog that a button of the page opens, by what stands on the button. */
const dialogBehind = (name: string, path: string, ...label: Parameters<Say>): Overlay => ({
  name,
  path,
  opener: (page, say) => button(page, say(...label)),
  shows: dialogOf,
  modal: true,
});

/** The dots of the newest order, which is pending. */
const firstOrderMenu = (page: Page): Locator =>
  orderMenuOf(page.getByRole('main').getByRole('article').first());

const everywhere: Overlay[] = [
  { name: 'the popup', path: '/', shows: dialogOf, modal: true },
  {
    name: 'the pictures over the whole screen',
    path: `/product/${bowl}`,
    opener: (page) => page.locator('main [aria-haspopup=dialog]').filter({ visible: true }).first(),
    shows: dialogOf,
    modal: true,
  },
  {
    name: 'the quick order',
    path: `/product/${bowl}`,
    opener: (page, say) => button(page, say('product.quickOrder')),
    shows: (page, say) => dialogOf(page).filter({ hasText: say('quick.title') }),
    modal: true,
  },
  {
    name: 'writing a review',
    path: `/product/${plant}#reviews`,
    opener: (page, say) => button(page, say('reviews.writeFirst')),
    shows: (page) => dialogOf(page).locator('[contenteditable]'),
    modal: true,
  },
  dialogBehind('a new address', '/cart-details', 'address.add'),
  {
    name: 'the photos of a review',
    path: `/product/${mala}#reviews`,
    // The one that is shown of those that go by.
    opener: (page) =>
      page.locator('[role=tabpanel] :not([inert], .card-price) > [aria-haspopup=dialog]').first(),
    shows: dialogOf,
    modal: true,
  },
  {
    name: 'deleting a review',
    path: `/product/${mala}#reviews`,
    opener: (page, say) => button(page, say('reviews.delete')),
    shows: (page, say) => dialogOf(page).getByText(say('review.delete.sure')),
    modal: true,
  },
  dialogBehind('the way of an order', '/user-profile', 'order.track'),
  {
    name: 'cancelling an order',
    path: '/user-profile',
    opener: firstOrderMenu,
    entry: (page, say) => page.locator('.menu-entry').filter({ hasText: say('order.cancel') }),
    shows: (page, say) => dialogOf(page).getByText(say('order.cancelSure')),
    modal: true,
  },
  dialogBehind('deleting an address', '/user-profile/addresses', 'address.deleteOne', { title: 'Home' }),
  dialogBehind('deleting the account', '/user-profile/data', 'delete.open'),
];

/** One thing is in the cart, in the digits of either language. */
const cartButton = (page: Page, say: Say) =>
  page.getByRole('button', { name: new RegExp(`^${say('cart.button.one', { n: '[1१]' })}$`) });

/** What opens over the pages of a phone. */
export const phoneOverlays: Overlay[] = [
  ...everywhere,
  {
    name: 'what else can be done with an order',
    path: '/user-profile',
    opener: firstOrderMenu,
    shows: dialogOf,
    modal: true,
  },
  { name: 'the cart', path: '/products', opener: cartButton, shows: dialogOf, modal: true },
  dialogBehind('the menu', '/products', 'header.menu'),
  dialogBehind('the search', '/products', 'search.label'),
  {
    name: 'the filters',
    path: '/products',
    opener: (page, say) => button(page, say('listing.filters')),
    shows: (page, say) => page.getByRole('complementary', { name: say('listing.filters') }),
    modal: false,
  },
  {
    name: 'what the dots of a card open',
    path: '/product_category/handicrafts',
    opener: (page, say) => cardOf(page, bowl).getByRole('button', { name: say('card.more') }),
    shows: (page, say) =>
      dialogOf(page).filter({ has: page.getByRole('button', { name: say('card.quickView') }) }),
    modal: true,
  },
];

/** What opens over the pages of a desktop. */
export const desktopOverlays: Overlay[] = [
  ...everywhere,
  { name: 'the cart', path: '/products', opener: cartButton, shows: dialogOf, modal: false },
  {
    name: 'all categories',
    path: '/products',
    opener: (page, say) => button(page, say('header.allCategories')),
    shows: (page, say) => page.getByRole('list', { name: say('header.allCategories') }),
    modal: false,
  },
  {
    name: 'the menu of the account',
    path: '/products',
    opener: (page, say) => button(page, say('account.menu')),
    shows: (page, say) => page.getByRole('button', { name: say('account.logout') }),
    modal: false,
  },
  {
    name: 'the quick view',
    path: '/product_category/handicrafts',
    opener: (page, say) => cardOf(page, bowl).getByRole('button', { name: say('card.quickView') }),
    shows: dialogOf,
    modal: true,
  },
];

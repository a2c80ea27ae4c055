import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardOf, historyRests, orderMenuOf } from './page-actions.ts';
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

/** Opens it, as its visitor would. */
export async function openOverlay(page: Page, say: Say, overlay: Overlay): Promise<void> {
  await overlay.opener?.(page, say).click();
  await overlay.entry?.(page, say).click();
  await overlay.shows(page, say).waitFor();
}

/**
 * Closes it with Escape.
 * @throws where a modal one has not held the focus until then, or does not give it back to what opened it
 */
export async function leaveOverlay(page: Page, say: Say, overlay: Overlay): Promise<void> {
  if (overlay.modal) await keepsFocus(page, overlay.name);
  await page.keyboard.press('Escape');
  await overlay.shows(page, say).waitFor({ state: 'hidden' });
  if (overlay.modal) {
    await dialogOf(page).waitFor({ state: 'detached' });
    const isBack = () => isBackAt(page, overlay.opener?.(page, say));
    await expect.poll(isBack, { message: `${overlay.name} gives the focus back` }).toBe(true);
  }
  await historyRests(page);
}

/** Goes on and back by keyboard: the browser's own bar may be reached, the page below may not. */
async function keepsFocus(page: Page, name: string): Promise<void> {
  expect(await focusIn(page), name).toBe('the dialog');
  const seen = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
    seen.add(await focusIn(page));
  }
  expect([...seen], name).not.toContain('the page');
}

/** Where the focus is: in the dialog, on the page, or with the browser itself. */
const focusIn = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'the browser';
    return at.closest('dialog[open], [role=dialog], [popover]:popover-open') ? 'the dialog' : 'the page';
  })()`);

/** The focus is on the button again that opened what is closed now; what came by itself has none. */
async function isBackAt(page: Page, opener: Locator | undefined): Promise<boolean> {
  if (!opener) return true;
  const label = await opener.evaluate((each: { outerHTML: string }) => each.outerHTML);
  return page.evaluate<boolean>(`document.activeElement.outerHTML === ${JSON.stringify(label)}`);
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

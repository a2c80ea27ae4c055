import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../support/api.ts';

import { useSharedShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import {
  bowl,
  desktopOverlays,
  dialogOf,
  goThrough,
  phoneOverlays,
  writeReview,
} from '../support/overlays.ts';
import { saying } from '../support/messages.ts';
import { told } from '../support/toasts.ts';

const journey = useSharedShop();
const shopper = 'shopper@haat.test';
const say = saying('en');
const phone = { width: 360, height: 740 };

/** Where the focus is: in the dialog, on the button that opened it, on the page, or with the browser itself. */
const focusIn = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'the browser';
    return at.closest('dialog[open], [role=dialog], [popover]:popover-open') ? 'the dialog' : 'the page';
  })()`);

/** The focus is on the button again that opened what is closed now; what came by itself has none. */
const isBackAt = async (page: Page, opener: Locator | undefined): Promise<boolean> => {
  if (!opener) return true;
  const label = await opener.evaluate((each: { outerHTML: string }) => each.outerHTML);
  return page.evaluate<boolean>(`document.activeElement.outerHTML === ${JSON.stringify(label)}`);
};

/** A shopper with one thing in the cart, who has written a review. */
async function visitOf(hands: Visit): Promise<Visit> {
  await writeReview(journey.origin, shopper);
  return {
    ...hands,
    as: shopper,
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, bowl)]) },
  };
}

const kinds = [
  { name: 'a phone', visit: phone, overlays: phoneOverlays },
  { name: 'a desktop', visit: {}, overlays: desktopOverlays },
];

describe('whatever opens over the pages of', () => {
  // spec: choosing.46
  test.each(kinds)('$name holds the focus, closes with Escape and gives the focus back', async (kind) => {
    const modal = kind.overlays.filter((each) => each.modal);
    await goThrough(journey, say, modal, await visitOf(kind.visit), async (page, overlay) => {
      expect(await focusIn(page), overlay.name).toBe('the dialog');
      const seen = new Set<string>();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
        seen.add(await focusIn(page));
      }
      expect([...seen], overlay.name).not.toContain('the page');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      const isBack = () => isBackAt(page, overlay.opener?.(page, say));
      await expect.poll(isBack, { message: overlay.name }).toBe(true);
    });
  });

  // spec: choosing.46
  test.each(kinds)('$name and leaves the page usable closes with Escape too', async (kind) => {
    const others = kind.overlays.filter(({ modal, name }) => !modal && !/dots/.test(name));
    await goThrough(journey, say, others, await visitOf(kind.visit), async (page, overlay) => {
      await page.keyboard.press('Escape');
      await overlay.shows(page, say).waitFor({ state: 'hidden' });
    });
  });
});

describe('a press beside a dialog', () => {
  // spec: choosing.47
  test('closes it, and presses nothing of what lies below', async () => {
    const page = await journey.open('/faq', phone);
    const here = page.url();
    const besides = { x: 345, y: 28 };
    await page.getByRole('button', { name: say('header.menu') }).click();
    await dialogOf(page).waitFor();
    await page.touchscreen.tap(besides.x, besides.y);
    await dialogOf(page).waitFor({ state: 'detached' });
    const below = `document.elementFromPoint(${besides.x}, ${besides.y}).closest('button').ariaHasPopup`;
    expect(await page.evaluate(below)).toBe('dialog');
    // What a finger presses it presses within the same turn: the next press is heard after it.
    await page.touchscreen.tap(besides.x, 400);
    expect([await page.getByRole('dialog').count(), page.url()]).toEqual([0, here]);
  });
});

describe('what changes without a look is spoken', () => {
  // spec: choosing.51
  test('a message, and the number of things in the cart', async () => {
    const page = await journey.open('/product_category/clothing');
    await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
    await told(page, 'Item Added');
    await expect
      .poll(() => page.locator('header [aria-live=polite]').allTextContents())
      .toContain(say('cart.button.one', { n: 1 }));
  });
});

// spec: choosing.53
test('what moves by itself is still for those who asked for less motion', async () => {
  const page = await journey.open('/products', {
    ...phone,
    before: (tab) => tab.emulateMedia({ reducedMotion: 'reduce' }),
  });
  await page.getByRole('button', { name: say('header.menu') }).click();
  await dialogOf(page).waitFor();
  const longest = await page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('*')].map((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(part);
      return Math.max(...(transitionDuration + ',' + animationDuration).split(',').map(parseFloat));
    }))`,
  );
  expect(longest).toBeLessThan(0.02);
});

// spec: choosing.53
test('whoever comes by keyboard sees where they are', async () => {
  const page = await journey.open('/products');
  const unseen: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate<{ name: string; ring: number; style: string }>(`(() => {
      const { outlineWidth, outlineStyle } = getComputedStyle(document.activeElement);
      return { name: document.activeElement.outerHTML.slice(0, 90), ring: parseFloat(outlineWidth), style: outlineStyle };
    })()`);
    if (at.style === 'none' || at.ring < 2) unseen.push(at.name);
  }
  expect(unseen).toEqual([]);
});

import { expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import { saying } from '../support/messages.ts';
import { dialogOf } from '../support/overlays.ts';
import { told } from '../support/toasts.ts';

// What each dialog does with the focus is asked in `every-screen-of-a-shopper.spec.ts`, where each of them is opened.

const journey = useSharedShop();
const say = saying('en');

// spec: choosing.47, choosing.53
test('a press beside a dialog closes it and presses nothing of what lies below; with less motion it stands still', async () => {
  const page = await journey.open('/faq', { width: 360, height: 740, motion: true });
  const here = page.url();
  const besides = { x: 345, y: 28 };
  const menu = page.getByRole('button', { name: say('header.menu') });
  await menu.click();
  await dialogOf(page).waitFor();
  await page.touchscreen.tap(besides.x, besides.y);
  await dialogOf(page).waitFor({ state: 'detached' });
  const below = `document.elementFromPoint(${besides.x}, ${besides.y}).closest('button').ariaHasPopup`;
  expect(await page.evaluate(below)).toBe('dialog');
  // What a finger presses it presses within the same turn: the next press is heard after it.
  await page.touchscreen.tap(besides.x, 400);
  expect([await page.getByRole('dialog').count(), page.url()]).toEqual([0, here]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu.click();
  await dialogOf(page).waitFor();
  const longest = await page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('*')].map((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(part);
      return Math.max(...(transitionDuration + ',' + animationDuration).split(',').map(parseFloat));
    }))`,
  );
  expect(longest).toBeLessThan(0.02);
});

// spec: choosing.51, choosing.53
test('whoever comes by keyboard sees where they are, and what changes without a look is spoken', async () => {
  const page = await journey.open('/product_category/clothing');
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

  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await told(page, 'Item Added');
  await expect
    .poll(() => page.locator('header [aria-live=polite]').allTextContents())
    .toContain(say('cart.button.one', { n: 1 }));
});

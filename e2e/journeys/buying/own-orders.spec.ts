import { expect, test } from 'vitest';
import { useSharedShop } from '../../support/harness.ts';
import { orderMenuOf, waitsForMove } from '../../support/page-actions.ts';
import type { Page } from 'playwright-core';

// The demo's shopper has one order in each status, and nobody orders here.

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const shopper = 'shopper@haat.test';

/** The own orders take less than 2,400 px of a phone. */
async function areShort(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(6);
  const [first, last] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
  expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(2_400);
  // One status each, and how far it is: nowhere if it was cancelled.
  expect(await cards.getByRole('img', { name: /5|५/ }).count()).toBe(5);
}

// spec: face.1
test('six orders on a phone in Nepali are shown without a move of the shopper’s, and are short', async () => {
  const page = await journey.open('/user-profile', {
    ...{ ...phone, as: shopper, language: 'ne', still: true },
    before: waitsForMove,
  });
  await page.getByRole('main').getByRole('article').first().waitFor();
  await areShort(page);
});

// spec: face.1
test('an order has Track Order first and the rest behind dots that speak to a keyboard, and six in English are as short', async () => {
  const page = await journey.open('/user-profile', { as: shopper });
  const newest = page.getByRole('article').first();
  const dots = orderMenuOf(newest);
  await expect.poll(() => newest.getByRole('button').allTextContents()).toEqual(['Track Order', '']);
  await newest.getByRole('button', { name: 'Track Order' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  expect(await focused()).toBe('Bill');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Cancel order');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Buy again');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(await dots.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await page.mouse.click(5, 5);
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await page.setViewportSize(phone);
  await areShort(page);
});

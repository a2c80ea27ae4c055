import { describe, expect, test } from 'vitest';
import { useShop } from '../../support/harness.ts';
import { orderMenuOf } from '../../support/page-actions.ts';

// The demo's shopper has one order in each status, and nobody orders here.

const journey = useShop();
const shopper = 'shopper@haat.test';

describe('six orders on a phone', () => {
  const visit = { width: 360, height: 740, as: shopper } as const;

  // spec: face.1
  test.each(['en', 'ne'] as const)('take less than 2,400 px in %s', async (language) => {
    const page = await journey.open('/user-profile', { ...visit, language });
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(6);
    const [first, last] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
    expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(2_400);
    // One status each, and how far it is: nowhere if it was cancelled.
    const dots = await cards.getByRole('img', { name: /5|५/ }).count();
    expect(dots).toBe(5);
  });

  // spec: face.1
  test('have Track Order first, and the rest behind dots that speak to a keyboard', async () => {
    const page = await journey.open('/user-profile', { ...visit, width: 1280 });
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
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(
      await dots.getAttribute('aria-label'),
    );
    await page.keyboard.press('Enter');
    await page.mouse.click(5, 5);
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });
});

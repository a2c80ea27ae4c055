import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

describe('the shop opens', () => {
  // Each language in each mode; `every-screen.spec.ts` has both modes on both sizes.
  const visits = [
    { width: 360, height: 740, language: 'en' as const, dark: true },
    { width: 360, height: 740, language: 'ne' as const, dark: false },
    { width: 1280, height: 800, language: 'en' as const, dark: false },
    { width: 1280, height: 800, language: 'ne' as const, dark: true },
  ].map((visit) => ({
    ...visit,
    name: `${visit.width} px, ${visit.language}, ${visit.dark ? 'dark' : 'light'}`,
  }));

  // spec: 1.23, 2.routes.1, 9.26, opens.21, opens.44
  test.each(visits)(
    'at $name, with products and with nothing in the console',
    async ({ name: _, ...visit }) => {
      const page = await journey.open('/', visit);
      await page.locator('a[href*="/product/"]').first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(
        visit.language === 'ne' ? 'ne-NP' : 'en-US',
      );
      expect((await page.locator('html').getAttribute('class'))?.includes('dark') ?? false).toBe(visit.dark);
      expect(journey.complaints(page)).toEqual([]);
    },
  );
});

describe('what a page does wrong is seen', () => {
  // spec: opens.21, opens.22
  test('a warning, an error, a throw and a call to another host', async () => {
    const page = await journey.open('/', { allow: [/./] });
    await page.evaluate(`(() => {
      console.warn('a warning');
      console.error('an error');
      setTimeout(() => { throw new Error('thrown') });
      fetch('http://127.0.0.1:9/elsewhere').catch(() => {});
    })()`);
    await expect
      .poll(() => journey.complaints(page).join('\n'))
      .toMatch(/console warning: a warning[^]*console error: an error[^]*page error: Error: thrown/);
    await expect
      .poll(() => journey.complaints(page).join('\n'))
      .toMatch(/another host|violates .*Content Security Policy/);
  });
});

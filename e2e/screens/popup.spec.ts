import { expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

// spec: face.23
test.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('the popup is never the largest thing painted at $width', async (size) => {
  const page = await journey.open('/', {
    ...size,
    // Nobody touches anything: the first touch ends the browser's own count.
    still: true,
    before: (tab) =>
      tab.addInitScript(`{
        window.largest = [];
        new PerformanceObserver((list) => {
          for (const { element } of list.getEntries()) window.largest.push(Boolean(element?.closest('dialog')));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }`),
  });
  const popup = page.locator('dialog[open]');
  await popup.waitFor();
  await popup.locator('img').evaluate((image: { decode(): Promise<void> }) => image.decode());
  await page.waitForTimeout(500);
  const largest = await page.evaluate<boolean[]>('window.largest');
  expect(largest.length).toBeGreaterThan(0);
  expect(largest).not.toContain(true);
});

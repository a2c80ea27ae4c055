import { expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();

/** A word that comes after the popup: once the browser tells that it is painted, it has told of the popup too. */
const paintedAfter = `new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'element' });
  const last = document.createElement('p');
  last.setAttribute('elementtiming', 'last');
  last.style.cssText = 'position: fixed; inset: 0 auto auto 0';
  last.append('.');
  document.body.append(last);
}).then(() => undefined)`;

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
  await page.evaluate(paintedAfter);
  const largest = await page.evaluate<boolean[]>('window.largest');
  expect(largest.length).toBeGreaterThan(0);
  expect(largest).not.toContain(true);
});

import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import { networkIdle } from '../support/network-idle.ts';
import { maxShift, shiftOf, watchShifts } from '../support/layout-shift.ts';

const journey = useSharedShop();

/** Figures of the first issue, in bytes. Scripts as brotli packed them, everything with the headers it came with. */
const maxScripts = 125 * 1024;
const maxEverything = 350 * 1024;

/** Somebody who looks before they touch: what waits for a first move is not part of a first load. */
const phone = { width: 360, height: 740, density: 3, still: true };

const firstLoads = [
  { name: 'the front page', path: '/' },
  { name: 'a category', path: '/product_category/clothing' },
  { name: 'a product', path: '/product/hand-hammered-singing-bowl-with-cushion-14-cm' },
].flatMap(({ name, path }) => [
  { name: `${name} in English`, path, language: 'en' as const },
  { name: `${name} in Nepali`, path, language: 'ne' as const },
]);

describe('a first load on a phone', () => {
  // spec: opens.23, opens.24, opens.25, choosing.56, house.4
  test.for(firstLoads)('of $name is light and stands still', async ({ path, language }, { annotate }) => {
    let weigh: () => Weight = () => ({ scripts: 0, everything: 0 });
    const page = await journey.open(path, {
      ...phone,
      language,
      before: async (tab) => {
        await tab.addInitScript(watchShifts);
        weigh = scale(await tab.context().newCDPSession(tab));
      },
    });
    const first = weigh();
    await scrollThrough(page);
    const { shift, what } = await shiftOf(page);
    const { scripts: later } = weigh();
    await annotate(
      `scripts ${kilobytes(first.scripts)} (${kilobytes(later)} after the first moves), everything ` +
        `${kilobytes(first.everything)}, layout shift ${shift.toFixed(4)}`,
    );
    expect(first.scripts).toBeGreaterThan(0);
    expect(first.scripts, 'JavaScript').toBeLessThanOrEqual(maxScripts);
    expect(first.everything, 'everything').toBeLessThanOrEqual(maxEverything);
    expect(shift, what).toBeLessThanOrEqual(maxShift);
  });
});

interface Weight {
  scripts: number;
  everything: number;
}

/** Weighs everything a tab loads from now on, as it came over the line. */
function scale(session: CDPSession): () => Weight {
  const headersOf = new Map<string, number>();
  const weight: Weight = { scripts: 0, everything: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) headersOf.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.everything += encodedDataLength;
    const headers = headersOf.get(requestId);
    if (headers !== undefined) weight.scripts += encodedDataLength - headers;
  });
  void session.send('Network.enable');
  return () => ({ ...weight });
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Down to the end as a thumb does it, until everything on the way has come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(180, 400);
  let before = -1;
  for (let at = 0; at !== before; at = await page.evaluate('Math.round(scrollY)')) {
    before = at;
    await page.mouse.wheel(0, 700);
    await networkIdle(page);
  }
}

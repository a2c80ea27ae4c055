import { expect, test } from 'vitest';
import { cartLine, productAt } from '../support/api.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';
import { networkIdle } from '../support/network-idle.ts';
import { bowl, mala } from '../support/overlays.ts';
import { oneOfEach } from '../support/screens.ts';

const journey = useSharedShop();
/** Pages that are not there answer so; what they are made of always is. */
const allow = [/404 \(Not Found\) \((?!.*\/assets\/)/];

/** What of the page stands beyond its right edge; what scrolls in a box of its own may. */
const beyond = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { by: scrollWidth - clientWidth, bodyHides: getComputedStyle(document.body).overflowX !== 'visible' };
})()`;

// spec: face.24
test.each([
  { name: '320 px', language: 'en', width: 320, height: 640, density: 2 },
  { name: '320 px', language: 'ne', width: 320, height: 640, density: 2 },
  // A window of 1280 px whose page is twice as large has room for 640.
  { name: '200 %', language: 'en', width: 640, height: 400, density: 2 },
  { name: '200 %', language: 'ne', width: 640, height: 400, density: 2 },
] as const)('no screen scrolls sideways at $name in $language', async ({ name: _, ...visit }) => {
  const [line, compared] = await Promise.all([
    cartLine(journey.origin, bowl),
    Promise.all([bowl, mala].map((slug) => productAt(journey.origin, slug))),
  ]);
  const storage = { myCart: JSON.stringify([line]), compare: JSON.stringify(compared) };
  const page = await journey.open('/login', { ...visit, as: 'shopper@haat.test', storage, allow });
  const wide: string[] = [];
  for (const { address } of oneOfEach) {
    await page.goto(journey.origin + inLanguage(encodeURI(address), visit.language));
    await networkIdle(page);
    const { by, bodyHides } = await page.evaluate<{ by: number; bodyHides: boolean }>(beyond);
    expect(bodyHides).toBe(false);
    if (by > 0) wide.push(`${address}: ${by} px`);
  }
  expect(wide).toEqual([]);
});

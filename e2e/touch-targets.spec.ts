import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from './asking.ts';
import { closePopup } from './gestures.ts';
import { useShop } from './harness.ts';
import { bowl, goThrough, phoneOverlays } from './overlays.ts';
import { oneOfEach } from './screens.ts';
import { saying } from './words.ts';

const journey = useShop();
const shopper = 'shopper@haat.test';
const say = saying('en');

/**
 * What can be pressed and is smaller than 44 CSS px in a direction. Not counted, as WCAG 2.5.8 has it: a link within a
 * sentence, what stands beside a larger one that does the same, and what is there for the keyboard only.
 */
const tooSmall = `(() => {
  const least = 43.5;
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]';
  const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest('[inert], [aria-hidden=true]');
  const boxOf = (part) => {
    const label = part.matches('input') ? part.closest('label') : null;
    const box = (label ?? part).getBoundingClientRect();
    return { width: box.width, height: box.height, top: box.top, left: box.left };
  };
  const large = ({ width, height }) => width >= least && height >= least;
  const inSentence = (part) => {
    if (getComputedStyle(part).display !== 'inline') return false;
    const around = part.closest('p, li, dd, td, label, legend, blockquote') ?? part.parentElement;
    return around.innerText.trim() !== part.innerText.trim();
  };
  const modal = document.querySelector('dialog[open], [popover]:popover-open');
  const all = [...(modal ?? document).querySelectorAll(controls)].filter(shown);
  const destinations = new Set(all.filter((part) => part.href && large(boxOf(part))).map((part) => part.href));
  return all
    .filter((part) => {
      const box = boxOf(part);
      if (box.width <= 1 || box.height <= 1 || box.top + box.height < 0 && scrollY === 0) return false;
      if (large(box) || inSentence(part)) return false;
      return !(part.href && destinations.has(part.href));
    })
    .map((part) => {
      const { width, height } = boxOf(part);
      const name = part.getAttribute('aria-label') ?? part.innerText ?? part.name;
      return part.tagName.toLowerCase() + ' "' + name.trim().slice(0, 40) + '" ' + Math.round(width) + '×' + Math.round(height);
    });
})()`;

const hands = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a tablet', width: 1024, height: 768, touch: true },
];

describe('what a finger presses is at least 44 px wide and high', () => {
  test.each(hands)('on every screen of $name', async ({ name: _, ...visit }) => {
    const storage = { myCart: JSON.stringify([await cartLine(journey.origin, bowl)]) };
    const page = await journey.open('/login', { ...visit, as: shopper, storage, allow: [/404/] });
    const found: string[] = [];
    for (const { address } of oneOfEach) {
      await page.goto(journey.origin + address);
      await page.mouse.move(3, 3);
      await page.waitForLoadState('networkidle');
      if (address === '/') await closePopup(page);
      found.push(...(await smallOn(page)).map((each) => `${address} ${each}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });

  test('in what opens over the pages of a phone', async () => {
    const storage = { myCart: JSON.stringify([await cartLine(journey.origin, bowl)]) };
    const visit = { width: 360, height: 740, as: shopper, storage };
    const found: string[] = [];
    await goThrough(journey, say, phoneOverlays, visit, async (page, { name }) => {
      found.push(...(await smallOn(page)).map((each) => `${name}: ${each}`));
    });
    expect(found).toEqual([]);
  });
});

const smallOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(tooSmall);

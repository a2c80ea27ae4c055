import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../accessibility.ts';
import type { Visit } from '../harness.ts';
import { maxShift, shiftOf } from '../layout-shift.ts';
import { smallOn } from '../target-size.ts';
import { untranslatedWords } from '../untranslated.ts';

// What is asked of a screen of the shop as it stands. Each answers with one line for each thing that is wrong.

/** Somebody who reads the shop in a language. */
export type Reader = Visit & { language: 'en' | 'ne' };

/** The smallest phone; a window of 1280 px whose page is twice as large, which has room for 640; a phone whose text is. */
const narrow = [
  { width: 320, height: 640, text: '' },
  { width: 640, height: 400, text: '' },
  { width: 360, height: 740, text: '200%' },
];

/** Whether everybody can use it in both modes, with a finger, and read it in its language. */
export async function seen(
  page: Page,
  { width = 1280, language }: Reader,
  names: string[],
): Promise<string[]> {
  const found = width < 768 ? (await smallOn(page)).map((each) => `small: ${each}`) : [];
  found.push(...(await accessibilityProblems(page)));
  await turn(page);
  found.push(...(await accessibilityProblems(page, 'colours')).map((each) => `in the other mode ${each}`));
  if (language === 'ne') found.push(...(await englishOn(page, names)));
  return found;
}

/** Presses the button for dark and light; the next page begins in what it chose. */
async function turn(page: Page): Promise<void> {
  // Pressed by the page itself: an open dialog keeps a finger from the button.
  await page
    .locator('header button:has(.lucide-moon)')
    .evaluate((button: { click(): void }) => button.click());
  // Colours turn with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Words left in English on a Nepali page, but for these names. */
export const englishOn = async (page: Page, names: string[]): Promise<string[]> =>
  (await untranslatedWords(page, names)).map((each) => `English: ${each}`);

/** Links of a Nepali page that lead out of Nepali, but for the one that says so. */
export const waysOutOfNepali = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href^="/"]')]
    .filter((link) => !link.hreflang && !/^\\/ne(\\/|$|\\?)/.test(link.getAttribute('href')))
    .map((link) => 'out of Nepali: ' + link.getAttribute('href'))`);

/** Whether it has moved too much since it was loaded. */
export async function moved(page: Page): Promise<string[]> {
  const { shift, what } = await shiftOf(page);
  return shift > maxShift ? [`moves by ${shift.toFixed(4)}: ${what}`] : [];
}

/** Whether a page scrolls sideways where it is narrow; what scrolls in a box of its own may. */
export async function beyondItsEdge(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { text, ...size } of narrow) {
    await page.setViewportSize(size);
    const { by, bodyHides } = await page.evaluate<{ by: number; bodyHides: boolean }>(beyond(text));
    const where = `${size.width} px wide${text && `, text at ${text}`}`;
    if (bodyHides) found.push(`${where}: the page hides what is beyond its edge`);
    if (by > 0) found.push(`${where}: ${by} px beyond its edge`);
  }
  await page.evaluate(beyond(''));
  return found;
}

/** What of the page stands beyond its right edge with its text of a size. */
const beyond = (text: string) => `(() => {
  document.documentElement.style.fontSize = '${text}';
  const { scrollWidth, clientWidth } = document.documentElement;
  return { by: scrollWidth - clientWidth, bodyHides: getComputedStyle(document.body).overflowX !== 'visible' };
})()`;

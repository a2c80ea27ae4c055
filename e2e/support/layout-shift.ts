import type { Page } from 'playwright-core';

/** Of cumulative layout shift, on every screen. */
export const maxShift = 0.02;

/** For a tab before it goes anywhere: adds up each move of what was already there. Scrolling excuses none of them. */
export const watchShifts = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue;
      const what = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join(' | ');
      window.shifts.push({ by: shift.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** How much has moved since the document was loaded, and what that was. */
export async function shiftOf(page: Page): Promise<{ shift: number; what: string }> {
  const shifts = await page.evaluate<{ by: number; what: string }[]>('window.shifts');
  return { shift: shifts.reduce((all, { by }) => all + by, 0), what: JSON.stringify(shifts, null, 1) };
}

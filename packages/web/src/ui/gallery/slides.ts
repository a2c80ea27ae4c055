/** Scrolls a row by the share of its width that is seen (1: a whole view; negative: back), smoothly unless less motion is asked for. */
export function scrollByViews(row: HTMLElement | null, views: number): void {
  if (!row) return;
  row.scrollBy({ left: views * row.clientWidth * 0.9, behavior: motionAllowed() ? 'smooth' : 'auto' });
}

/** Whether the shopper lets things move by themselves. */
export const motionAllowed = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the nth child of a row into view without moving the page. */
export function showSlide(row: HTMLElement | null, index: number): void {
  const slide = row?.children[index];
  if (!row || !(slide instanceof HTMLElement)) return;
  row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: motionAllowed() ? 'smooth' : 'auto' });
}

/** Which slide of a row of equal, full-width slides is seen. */
export const slideSeen = (row: HTMLElement): number =>
  Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** Of a small picture below a large one: 3 are seen at once, 4 from 768 px, 5 from 1024 px (spec §2). */
export const thumbWidth =
  'w-[calc((100%-1rem)/3)] shrink-0 md:w-[calc((100%-1.5rem)/4)] lg:w-[calc((100%-2rem)/5)]';

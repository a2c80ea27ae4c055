import { dayInNepal } from './nepal-time.ts';

// Festivals follow the moon, and their days are published year by year. Dashain of 2082 is as the
// calendar committee published it; all others are computed from new and full moons and may still move by a day: a new
// year is a new row.

/** Weeks of a festival by the year of Bikram Sambat: the first and the last day, by the world's calendar. */
const weeks: Record<number, [from: string, to: string][]> = {
  // Dashain, from Ghatasthapana to the full moon, and Tihar, from the day of the crow to Bhai Tika.
  2082: [
    ['2025-09-22', '2025-10-06'],
    ['2025-10-19', '2025-10-23'],
  ],
  2083: [
    ['2026-10-11', '2026-10-26'],
    ['2026-11-07', '2026-11-11'],
  ],
  2084: [
    ['2027-09-30', '2027-10-15'],
    ['2027-10-27', '2027-10-31'],
  ],
  2085: [
    ['2028-09-19', '2028-10-03'],
    ['2028-10-15', '2028-10-19'],
  ],
  2086: [
    ['2029-10-08', '2029-10-22'],
    ['2029-11-04', '2029-11-08'],
  ],
  2087: [
    ['2030-09-28', '2030-10-11'],
    ['2030-10-24', '2030-10-28'],
  ],
};

/** The first and the last day of each week of a festival that is known. */
export const festivalWeeks = Object.values(weeks).flat();

/** Whether it is Dashain or Tihar in Nepal. */
export function isFestive(instant: Date): boolean {
  const day = dayInNepal(instant);
  return festivalWeeks.some(([from, to]) => day >= from && day <= to);
}

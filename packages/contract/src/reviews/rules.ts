import type { Percentages } from './endpoints.ts';

/** Photos a review may carry, and how large each may be in bytes (design §5). */
export const photosMost = 6;
export const photoBytesMost = 5 * 1024 * 1024;

/** The share of each star in percent, rounded up (spec §9). `counts` holds how many gave 1, 2, 3, 4 and 5 stars. */
export function percentagesOf(counts: readonly [number, number, number, number, number]): Percentages {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = (count: number) => (total === 0 ? 0 : Math.ceil((count * 100) / total));
  return {
    rating1: share(counts[0]),
    rating2: share(counts[1]),
    rating3: share(counts[2]),
    rating4: share(counts[3]),
    rating5: share(counts[4]),
  };
}

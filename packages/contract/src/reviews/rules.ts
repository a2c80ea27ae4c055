import { judgeFiles } from '../core/photos.ts';

export { photoTypes } from '../core/photos.ts';

/** Photos a review may carry (design §5). */
export const maxPhotos = 6;

/** The widths, in pixels, in which photos of reviews are stored. */
export const photoWidths = [200, 800] as const;

/**
 * Judges the photos that a shopper adds to the `kept` ones of the own review, by the drop-zone's rules (spec §5).
 * @returns the first problem's code and the file that has it; null when all may be sent
 */
export const judgePhotos = (files: readonly { type: string; size: number }[], kept = 0) =>
  judgeFiles(files, maxPhotos - kept);

/** The share of each star in percent, rounded up (spec §9). `counts` holds how many gave 1, 2, 3, 4 and 5 stars. */
export function percentagesOf(
  counts: readonly [number, number, number, number, number],
): Record<`rating${1 | 2 | 3 | 4 | 5}`, number> {
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

/** Characters of what a seller says to a review. */
export const maxReply = 1_000;

/** Characters of a review's text as it is sent, tags included. */
export const maxReviewText = 10_000;

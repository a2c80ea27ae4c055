/** What a photo may be, by its content; a browser says the same of it in `File.type`. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
type PhotoType = (typeof photoTypes)[number];

const beginnings: [type: PhotoType, begins: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp(?:avi[fs]|mif1[^]{4,16}avif)/],
];

/** What a file really is, by how its bytes begin and never by its name; null for what no photo may be. */
export async function photoTypeOf(file: Blob): Promise<PhotoType | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? null;
}

/** How large a photo may be, in bytes (design §5). */
export const maxPhotoBytes = 5 * 1024 * 1024;

/** Why photos were refused: codes of `problem.ts`, the drop-zone's rules in its order (spec §5). */
type PhotoProblem = 'too-many-photos' | 'photo-type' | 'photo-too-large' | 'photo-too-small';

/**
 * Judges files by what a browser knows of them: their number, type and size in bytes. What they really hold is for the
 * server to see.
 * @returns the first problem and, unless it is their number, which file has it; null when all may be sent
 */
export function judgeFiles(
  files: readonly { type: string; size: number }[],
  most: number,
): { code: PhotoProblem; index: number } | null {
  if (files.length > most) return { code: 'too-many-photos', index: most };
  for (const [index, { type, size }] of files.entries()) {
    if (!photoTypes.some((known) => known === type)) return { code: 'photo-type', index };
    if (size > maxPhotoBytes) return { code: 'photo-too-large', index };
    if (size === 0) return { code: 'photo-too-small', index };
  }
  return null;
}

/**
 * Which square of an upright photo is kept: where it begins as shares of the photo's width and height, and its side as a
 * share of the photo's shorter one.
 */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** A square in pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** A crop of a photo of so many pixels, within it whatever was said. */
export function squareOf({ left, top, side }: Crop, width: number, height: number): Square {
  const pixels = Math.max(1, Math.min(width, height, Math.round(side * Math.min(width, height))));
  const within = (share: number, whole: number) =>
    Math.max(0, Math.min(whole - pixels, Math.round(share * whole)));
  return { left: within(left, width), top: within(top, height), side: pixels };
}

/** A crop as a form says it. */
export const cropText = ({ left, top, side }: Crop): string =>
  [left, top, side].map((share) => String(Math.round(share * 1e6) / 1e6)).join();

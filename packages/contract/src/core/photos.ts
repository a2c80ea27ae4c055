/** What a photo may be, by its content; a browser says the same of it in `File.type`. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

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

import { judgeFiles, photoTypeOf } from '@haat/contract/core/photos';

/**
 * Judges a chosen file by what it holds, as the server will: one that is no photo, whatever it is called, is not taken.
 * @returns the problem, a code of `problem.ts`; null for a photo
 */
export async function judgePhoto(file: File) {
  const verdict = judgeFiles([file], 1);
  if (verdict) return verdict.code;
  try {
    const type = await photoTypeOf(file);
    if (!type) return 'photo-type';
    // A browser that cannot show AVIF is no reason to refuse one: the shop shows it as WebP too.
    if (type !== 'image/avif') (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'photo-broken';
  }
}

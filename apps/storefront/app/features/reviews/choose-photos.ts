import { judgePhotos, maxPhotos } from '@haat/contract/reviews/rules';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';

/** A file that may not be added: its name, and why as a code of `problem.ts`. */
export interface Refused {
  name: string;
  code: NonNullable<ReturnType<typeof judgePhotos>>['code'];
}

/**
 * Judges chosen files by the drop-zone's rules (spec §5). A photo that is too large is drawn smaller before it is
 * judged, one after the other: a small phone has the memory for one.
 * @param had how many photos the review has already
 */
export async function choosePhotos(
  files: readonly File[],
  had: number,
): Promise<{ taken: File[]; refused: Refused[] }> {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    if (had + taken.length >= maxPhotos) {
      refused.push({ name: file.name, code: 'too-many-photos' });
      break;
    }
    const early = judgePhotos([file]);
    const photo = early && early.code !== 'photo-too-large' ? file : await shrunkPhoto(file);
    const verdict = judgePhotos([photo]);
    if (verdict) refused.push({ name: file.name, code: verdict.code });
    else taken.push(photo);
  }
  return { taken, refused };
}

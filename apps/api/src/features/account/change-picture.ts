import { loggable } from '../../core/errors.ts';
import { drawPictures, removePicture, storePicture } from '../../core/uploads/pictures.ts';
import type { Drawing, Shape, Source } from '../../core/uploads/pictures.ts';
import type { Dependencies } from '../../core/dependencies.ts';

// Faces are shown at 72 pixels at most, some more on a sharp screen.
const shape: Shape = { widths: [256], square: true };
const folder = 'person';
const start = `/uploads/${folder}/`;

/** @throws Refusal as `drawPictures`, for the field `picture` */
export async function drawPicture(files: File[], caller: Source['caller']): Promise<Drawing> {
  const [drawing] = await drawPictures(files, shape, { field: 'picture', caller });
  if (!drawing) throw new Error('a file without a drawing');
  return drawing;
}

/** Stores a picture. @returns its path from `/uploads/` on, as accounts keep it */
export const keepPicture = async (
  { uploads }: Pick<Dependencies, 'uploads'>,
  drawing: Drawing,
): Promise<string> => start + (await storePicture(uploads, folder, drawing));

/**
 * Removes a picture that nobody shows any more. The demo's own, which have plain names, stay for its other accounts. What
 * was asked for is done by now: where the file cannot be removed, that is only logged.
 */
export async function dropPicture(
  { uploads, log }: Pick<Dependencies, 'uploads' | 'log'>,
  picture: string | null,
): Promise<void> {
  const fileName = picture?.startsWith(start) ? picture.slice(start.length) : '';
  if (!/^[0-9a-f-]{36}-\d+\.webp$/.test(fileName)) return;
  await removePicture(uploads, folder, fileName, shape).catch((error: unknown) =>
    log.error({ error: loggable(error) }, 'the picture of an account stayed behind'),
  );
}

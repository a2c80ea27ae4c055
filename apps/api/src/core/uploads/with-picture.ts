import { isDatabaseAway } from '../database/failures.ts';
import { drawPictures, removePicture, storePicture } from './pictures.ts';
import type { Shape, Source } from './pictures.ts';
import type { Uploads } from './uploads.ts';

interface PictureUpload {
  folder: string;
  shape: Shape;
  image: File[];
  caller: Source['caller'];
  crop?: Source['crop'];
}

/**
 * Draws a picture anew and stores it for `use` to name it in what it writes; the file goes again where that fails.
 * @throws Refusal as `drawPictures`, for the field `image`
 */
export async function withPicture<T>(
  uploads: Uploads,
  { folder, shape, image, caller, crop }: PictureUpload,
  use: (fileName: string) => Promise<T>,
): Promise<T> {
  const [drawing = []] = await drawPictures(image, shape, { field: 'image', caller, crop });
  const fileName = await storePicture(uploads, folder, drawing);
  try {
    return await use(fileName);
  } catch (error) {
    // A database that went away may have committed all the same: a picture too many beats one that is missing.
    if (!isDatabaseAway(error)) await removePicture(uploads, folder, fileName, shape);
    throw error;
  }
}

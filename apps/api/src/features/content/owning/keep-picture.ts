import { postWidths } from '@haat/contract/content/rules';
import type { ContentPicture } from '@haat/contract/content/owning/blog/schemas';
import { drawPictures, storePicture } from '../../../core/uploads/pictures.ts';
import type { Shape } from '../../../core/uploads/pictures.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';

/** Where the pictures of the shop's pages lie below `/uploads` (spec §7), and how large. */
const kept: Record<ContentPicture, { folder: string; shape: Shape }> = {
  post: { folder: 'blog', shape: { widths: [...postWidths] } },
  popup: { folder: 'blog', shape: { widths: [800] } },
  slider: { folder: 'slider', shape: { widths: [480, 800, 1600] } },
};

/**
 * Draws a picture anew and keeps it for what will be saved with it. It stays when something else takes its place: pages that
 * phones have kept show it.
 * @returns its address. @throws what `drawPictures` refuses
 */
export async function keepPicture(
  uploads: Uploads,
  { kind, image, caller }: { kind: ContentPicture; image: File[]; caller: string },
): Promise<string> {
  const { folder, shape } = kept[kind];
  const [drawing = []] = await drawPictures(image, shape, { field: 'image', caller });
  return `/uploads/${folder}/${await storePicture(uploads, folder, drawing)}`;
}

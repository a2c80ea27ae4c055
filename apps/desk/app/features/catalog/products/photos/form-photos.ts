import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { Crop } from '@haat/contract/core/photos';
import { newId } from '@haat/web/platform/browser/new-id.ts';

/** A picture that the product has already. */
export type KeptPhoto = EditedProduct['images'][number];

/** A photo that is still on this phone. */
export interface NewPhoto {
  id: string;
  file: File;
  /** Which square of it is kept, chosen by hand; from the middle for null. */
  crop: Crop | null;
  /** What it shows, and which colour; not there until it is said. */
  altText?: string;
  color?: string | null;
}

/** A photo that the shop has by now, with what was said of it while it was still on this phone. */
export const asKept = ({ altText = '', color }: NewPhoto, stored: KeptPhoto): KeptPhoto => ({
  ...stored,
  altText: altText.trim() || stored.altText,
  ...(color !== undefined && { color }),
});

export type FormPhoto = KeptPhoto | NewPhoto;

export const isNew = (photo: FormPhoto): photo is NewPhoto => 'file' in photo;

export const asNew = (file: File): NewPhoto => ({ id: newId(), file, crop: null });

/** Tells one photo of a form from the others. */
export const keyOf = (photo: FormPhoto): string => (isNew(photo) ? photo.id : photo.url);

/**
 * The photos that a form begins with: those of a draft, in the order they had there.
 * @param drafted as it was kept; an older app kept new files alone, after those that the product has
 * @param had those of the product
 */
export function photosIn(drafted: readonly (FormPhoto | File)[] | undefined, had: KeptPhoto[]): FormPhoto[] {
  if (!drafted) return had;
  const photos = drafted.map((each) => (each instanceof File ? asNew(each) : each));
  return drafted.some((each) => each instanceof File) ? [...had, ...photos] : photos;
}

/** Whether a product's pictures stand in the order in which a form has them, and say the same; both hold the same ones. */
export const isAsWanted = (images: readonly KeptPhoto[], wanted: readonly FormPhoto[]): boolean =>
  images.every(({ url, altText, color = null }, at) => {
    const photo = wanted[at];
    if (photo === undefined || keyOf(photo) !== url) return false;
    return photo.altText?.trim() === altText && (photo.color ?? null) === color;
  });

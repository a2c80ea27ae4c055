import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { pictureWidths } from '@haat/contract/catalog/rules';
import { Refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../../core/database/database.ts';
import type { Seller } from '../../../../core/seller.ts';
import { drawPictures, storePicture } from '../../../../core/uploads/pictures.ts';
import type { Uploads } from '../../../../core/uploads/uploads.ts';
import { importPhotos } from './tables.ts';

// Where pictures of products lie below `/uploads`, and how.
const folder = 'product';
const shape = { widths: pictureWidths, square: true };

/** A photo of a ZIP, by its content: the same one twice is one picture. */
export interface ZipPhoto {
  name: string;
  /** What its picture is called, whichever its size. */
  stem: string;
}

const isOf = ({ shopId, vendorId }: Seller) =>
  and(eq(importPhotos.shopId, shopId), eq(importPhotos.vendorId, vendorId));

/** The photos that a table may name, by how it may name them: the path in the ZIP, or the name of the file where only one is called so. */
export async function photosByName(db: Db, seller: Seller): Promise<ReadonlyMap<string, ZipPhoto>> {
  const rows = await db
    .select({ name: importPhotos.name, digest: importPhotos.digest })
    .from(importPhotos)
    .where(isOf(seller));
  const photos = rows.map(({ name, digest }) => ({ name, stem: stemOf(seller, digest) }));
  const byFile = Map.groupBy(photos, ({ name }) => keyOf(name.slice(name.lastIndexOf('/') + 1)));
  const alone = [...byFile].flatMap(([key, [photo, ...others]]) =>
    photo && others.length === 0 ? [[key, photo] as const] : [],
  );
  return new Map([...alone, ...photos.map((photo) => [keyOf(photo.name), photo] as const)]);
}

export const photoCalled = (photos: ReadonlyMap<string, ZipPhoto>, name: string): ZipPhoto | undefined =>
  photos.get(keyOf(name));

const keyOf = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();

/** Made of the content and its vendor: nobody can tell it who does not have the photo, and who goes on for a process that died draws it under the same name. */
const stemOf = ({ shopId, vendorId }: Seller, digest: string): string =>
  createHash('sha256').update(`${shopId} ${vendorId} ${digest}`).digest('hex').slice(0, 32);

/** The address of a picture in its largest size, which is known once it is drawn. */
export const addressOf = (fileName: string): string => `/uploads/${folder}/${fileName}`;

export const isPictureOf = ({ stem }: ZipPhoto, url: string): boolean => url.includes(`/${stem}-`);

/**
 * Draws a photo and stores it, in turn with what others upload; one that was drawn already is known.
 * @returns the file name of its largest size; null where it is no photo, or cannot be read
 */
export async function drawPhoto(
  { db, uploads }: { db: Db; uploads: Uploads },
  seller: Seller,
  { name, stem }: ZipPhoto,
): Promise<string | null> {
  const isIt = and(isOf(seller), eq(importPhotos.name, name));
  const [row] = await db
    .select({ digest: importPhotos.digest, picture: importPhotos.picture })
    .from(importPhotos)
    .where(isIt);
  // Another ZIP came in between.
  if (!row || stemOf(seller, row.digest) !== stem) return null;
  if (row.picture !== null) return row.picture || null;
  const [stored] = await db.select({ bytes: importPhotos.bytes }).from(importPhotos).where(isIt);
  if (!stored) return null;
  const picture = await drawnOf(uploads, seller, { bytes: stored.bytes, stem });
  await db
    .update(importPhotos)
    .set({ picture: picture ?? '' })
    .where(and(isIt, eq(importPhotos.digest, row.digest)));
  return picture;
}

async function drawnOf(
  uploads: Uploads,
  { vendorId }: Seller,
  { bytes, stem }: { bytes: Uint8Array; stem: string },
): Promise<string | null> {
  const image = [new File([new Uint8Array(bytes)], 'photo')];
  for (;;) {
    try {
      const [drawing = []] = await drawPictures(image, shape, {
        field: 'photos',
        caller: `import of ${vendorId}`,
      });
      return await storePicture(uploads, folder, drawing, stem);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'unavailable' && error.code !== 'too-many-requests') return null;
      await pause(2_000);
    }
  }
}

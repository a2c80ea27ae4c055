import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, ne } from 'drizzle-orm';
import { maxUnzippedBytes, maxZipPhotos } from '@haat/contract/catalog/selling/csv-columns';
import { pictureWidths } from '@haat/contract/catalog/rules';
import { maxPhotoBytes } from '@haat/contract/core/photos';
import { Refusal, refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../../core/database/database.ts';
import type { Seller } from '../../../../core/seller.ts';
import { drawPictures, storePicture } from '../../../../core/uploads/pictures.ts';
import { unzip } from '../../../../core/uploads/unzip.ts';
import type { Uploads } from '../../../../core/uploads/uploads.ts';
import { importJobs, importPhotos } from './tables.ts';

// Where pictures of products lie below `/uploads`, and how.
const folder = 'product';
const shape = { widths: pictureWidths, square: true };
// What a ZIP is read by: a photo is packed already and hardly grows.
const limits = {
  entries: 2 * maxZipPhotos,
  each: maxPhotoBytes,
  total: maxUnzippedBytes,
  ratio: 50,
};

/** A photo of a ZIP, by its content: the same one twice is one picture. */
export interface ZipPhoto {
  name: string;
  /** What its picture is called, whichever its size. */
  stem: string;
}

// Computers put copies of their own beside what they pack.
const isPhoto = (path: string): boolean =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/**
 * Keeps the photos of a ZIP for the table that names them, instead of those of the ZIP before.
 * @returns how many there are
 * @throws Refusal `import-running`, `not-found`, `zip-empty`, and what `unzip` refuses
 */
export async function keepPhotos(db: Db, seller: Seller, jobId: string, zip: File): Promise<number> {
  const { shopId, vendorId } = seller;
  const isJob = and(isOf(seller, importJobs), eq(importJobs.id, jobId.toLowerCase()));
  const [job] = await db.select({ state: importJobs.state }).from(importJobs).where(isJob);
  if (!job) throw refusal('not-found');
  if (job.state === 'applying') throw refusal('import-running');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  // To its end before anything gives way to it.
  const count = await eachPhoto(bytes, async () => {});
  await db.delete(importPhotos).where(isOf(seller, importPhotos));
  // One after the other: in memory there is one photo at a time as well, and others have a turn.
  await eachPhoto(bytes, async (name, photo) => {
    const digest = createHash('sha256').update(photo).digest('hex');
    await db
      .insert(importPhotos)
      .values({ shopId, vendorId, name, digest, bytes: photo })
      .onConflictDoUpdate({
        target: [importPhotos.shopId, importPhotos.vendorId, importPhotos.name],
        set: { digest, bytes: photo, picture: null },
      });
  });
  const [begun] = await db
    .update(importJobs)
    .set({ photos: count })
    .where(and(isJob, ne(importJobs.state, 'applying')))
    .returning({ id: importJobs.id });
  if (!begun) throw refusal('import-running');
  return count;
}

/** Reads the photos of a ZIP. @returns how many there are @throws Refusal `zip-empty`, and what `unzip` refuses */
async function eachPhoto(zip: Uint8Array, use: (name: string, photo: Uint8Array) => Promise<void>) {
  const names = new Set<string>();
  for await (const { path, bytes } of unzip(zip, limits, isPhoto)) {
    const name = path.normalize('NFC').slice(-200);
    if (names.size >= maxZipPhotos && !names.has(name)) throw refusal('zip-too-large');
    names.add(name);
    await use(name, bytes);
  }
  if (names.size === 0) throw refusal('zip-empty');
  return names.size;
}

const isOf = ({ shopId, vendorId }: Seller, table: typeof importJobs | typeof importPhotos) =>
  and(eq(table.shopId, shopId), eq(table.vendorId, vendorId));

/** The photos that a table may name, by how it may name them: the path in the ZIP, or the name of the file where only one is called so. */
export async function photosByName(db: Db, seller: Seller): Promise<ReadonlyMap<string, ZipPhoto>> {
  const rows = await db
    .select({ name: importPhotos.name, digest: importPhotos.digest })
    .from(importPhotos)
    .where(isOf(seller, importPhotos));
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
  const isIt = and(isOf(seller, importPhotos), eq(importPhotos.name, name));
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

import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { maxUnzippedBytes, maxZipPhotos } from '@haat/contract/catalog/selling/csv-columns';
import { maxPhotoBytes } from '@haat/contract/core/photos';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../../core/database/database.ts';
import type { Seller, SellerAccount } from '../../../../core/seller.ts';
import { unzip } from '../../../../core/uploads/unzip.ts';
import { forAWhile } from './claim-import.ts';
import { lookAgain } from './import-jobs.ts';
import { importJobs, importPhotos } from './tables.ts';

// What a ZIP is read by: a photo is packed already and hardly grows.
const limits = {
  entries: 2 * maxZipPhotos,
  each: maxPhotoBytes,
  total: maxUnzippedBytes,
  ratio: 50,
};

// Computers put copies of their own beside what they pack.
const isPhoto = (path: string): boolean =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/**
 * Keeps the photos of a ZIP for the table that names them, instead of those of the ZIP before. Until it is looked at with
 * them nobody can have the table applied.
 * @returns how many there are
 * @throws Refusal `import-running`, `not-found`, `zip-empty`, and what `unzip` refuses
 */
export async function keepPhotos(db: Db, seller: SellerAccount, jobId: string, zip: File): Promise<number> {
  const { shopId, vendorId } = seller;
  const isJob = and(isOf(seller, importJobs), eq(importJobs.id, jobId.toLowerCase()));
  const [job] = await db.select({ state: importJobs.state }).from(importJobs).where(isJob);
  if (!job) throw refusal('not-found');
  if (job.state === 'applying') throw refusal('import-running');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  // To its end before anything gives way to it.
  const count = await eachPhoto(bytes, async () => {});
  const hold = async (tx: Db, values: { photos?: number } = {}) => {
    const [held] = await tx
      .update(importJobs)
      .set({ ...values, claimedUntil: forAWhile })
      .where(and(isJob, ne(importJobs.state, 'applying')))
      .returning({ id: importJobs.id });
    if (!held) throw refusal('import-running');
  };
  await db.transaction(async (tx) => {
    await lookAgain(tx, seller, jobId);
    await hold(tx);
    await tx.delete(importPhotos).where(isOf(seller, importPhotos));
  });
  // One after the other: in memory there is one photo at a time as well, and others have a turn.
  await eachPhoto(bytes, async (name, photo) => {
    const digest = createHash('sha256').update(photo).digest('hex');
    await db.transaction(async (tx) => {
      await hold(tx);
      await tx
        .insert(importPhotos)
        .values({ shopId, vendorId, name, digest, bytes: photo })
        .onConflictDoUpdate({
          target: [importPhotos.shopId, importPhotos.vendorId, importPhotos.name],
          set: { digest, bytes: photo, picture: null },
        });
    });
  });
  await hold(db, { photos: count });
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

import { and, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import { maxReviewText, maxPhotos, photoWidths } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import { tags } from '../../core/cache/cache.ts';
import type { Db } from '../../core/database/database.ts';
import { isDatabaseAway } from '../../core/database/failures.ts';
import { loggable } from '../../core/errors.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { drawPictures, removePicture, storePicture } from '../../core/uploads/pictures.ts';
import type { Drawing, Source } from '../../core/uploads/pictures.ts';
import { richText } from '../../core/text/rich-text.ts';
import type { Uploads } from '../../core/uploads/uploads.ts';
import { countRating, productsForOrder } from '../catalog/service.ts';
import { ownReview } from './service.ts';
import type { WasBought, Authorship } from './service.ts';
import { reviews } from './tables.ts';

/** Where photos of reviews lie below `/uploads` (spec §7), and in which sizes. */
const folder = 'review';
const shape = { widths: photoWidths };

type Photo = { fileName: string };
interface Words {
  rating: number;
  /** HTML or plain text as somebody wrote it. */
  description: string;
}
/** What else has changed with a review, to be told and tidied now that it is committed. */
export interface Aftermath {
  vendorId: string;
  dropped: string[];
}
/** A shopper, or a seller, who does not praise what they sell themselves. */
type Author = Authorship & { vendorId: string | null };
type Sold = Authorship & { vendorId: string };

/**
 * Writes a shopper's review of a product, or edits the one there is: its photos are then the own ones that `keep` names
 * and the new ones. Nothing is stored unless everything is accepted.
 * @throws Refusal `not-found` when the product is not on sale in this shop, `not-allowed` for its own seller,
 * `invalid-input` without words, `too-many-photos`, and what `drawPictures` refuses
 */
export async function saveReview(
  { orm, uploads, wasBought }: { orm: Db; uploads: Uploads; wasBought: WasBought },
  { vendorId: ownVendor, ...whose }: Author,
  { rating, keep, images, ...written }: Words & { keep: string[]; images: File[] },
  caller: Source['caller'],
): Promise<{ review: Review; isNew: boolean } & Aftermath> {
  const description = wordsIn(written.description);
  const { active, vendorId } = await productOf(orm, whose);
  if (!active) throw refusal('not-found');
  if (vendorId === ownVendor) throw refusal('not-allowed');
  // Before the work of drawing them, and once more when they are stored: another tab may be at it too.
  judgeNumber(keptOf(await ownReview(orm, whose, wasBought), keep), images);
  const drawings = await drawPictures(images, shape, { field: 'images', caller });
  const saved = await withPhotos(uploads, drawings, (added) =>
    orm.transaction(async (tx) => {
      const changed = await writeDown(tx, { ...whose, vendorId }, { rating, description }, keep, added);
      const review = await ownReview(tx, whose, wasBought);
      if (!review) throw new Error('a review that was just written is not there');
      return { ...changed, review };
    }),
  );
  return { ...saved, vendorId };
}

/** The text as it is stored: HTML, some larger than it came where it is full of links and of signs that HTML needs. */
function wordsIn(written: string): string {
  const description = richText(written);
  const problem = (text: string) => refusal('invalid-input', { fields: { description: text } });
  if (description === '') throw problem('Write a few words about the product');
  if (description.length > 2 * maxReviewText) throw problem('Write a little less');
  return description;
}

async function writeDown(tx: Db, whose: Sold, words: Words, keep: string[], added: Photo[]) {
  const { row, isNew } = await lockOwn(tx, whose, words);
  const kept = keptOf(row, keep);
  judgeNumber(kept, added);
  const now = { ...words, images: [...kept, ...added], updatedAt: new Date() };
  await tx.update(reviews).set(now).where(ofAuthor(whose));
  const count = isNew
    ? { reviews: 1 as const, stars: words.rating }
    : { reviews: 0 as const, stars: words.rating - row.rating };
  await countRating(tx, whose.shopId, whose.productId, count);
  return { isNew, dropped: namesOf(row.images.filter((photo) => !kept.includes(photo))) };
}

/** Stores drawings for `use` to name them in what it writes; they go again where that fails. */
async function withPhotos<T>(
  uploads: Uploads,
  drawings: Drawing[],
  use: (added: Photo[]) => Promise<T>,
): Promise<T> {
  const added: Photo[] = [];
  try {
    for (const drawing of drawings) added.push({ fileName: await storePicture(uploads, folder, drawing) });
    return await use(added);
  } catch (error) {
    // A database that went away may have committed all the same: a photo too many beats a picture that is missing.
    if (!isDatabaseAway(error)) await removePhotos(uploads, namesOf(added));
    throw error;
  }
}

const namesOf = (photos: Photo[]) => photos.map(({ fileName }) => fileName);

/** The photos of the own review that stay; a name that is not among them means nothing. */
const keptOf = (own: { images: Photo[] } | null, keep: string[]) =>
  own?.images.filter(({ fileName }) => keep.includes(fileName)) ?? [];

function judgeNumber(kept: unknown[], added: unknown[]): void {
  if (kept.length + added.length > maxPhotos) {
    const { text } = problems['too-many-photos'];
    throw refusal('too-many-photos', { fields: { images: text } });
  }
}

/** Deletes a shopper's review of a product, on sale or not. @throws Refusal not-found where there is none */
export async function deleteReview(db: Db, whose: Authorship): Promise<Aftermath> {
  const { vendorId } = await productOf(db, whose);
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(reviews).where(ofAuthor(whose)).returning();
    if (!gone) throw refusal('not-found');
    await countRating(tx, whose.shopId, whose.productId, { reviews: -1, stars: -gone.rating });
    return { vendorId, dropped: namesOf(gone.images) };
  });
}

/** After the commit: tells whom a review concerns (the product's page and its seller's rating, no list), and tidies up. */
export async function followUp(
  { changes, uploads, log }: Pick<Dependencies, 'changes' | 'uploads' | 'log'>,
  { shopId, productId }: Omit<Authorship, 'accountId'>,
  { vendorId, dropped }: Aftermath,
): Promise<void> {
  changes.announce([tags.reviews(shopId, productId), tags.ratings(shopId, vendorId)]);
  // The review is as the shopper wants it; a photo that stays behind is nobody's trouble but the disk's.
  await removePhotos(uploads, dropped).catch((error: unknown) =>
    log.error({ error: loggable(error) }, 'photos of a review stayed behind'),
  );
}

async function removePhotos(uploads: Uploads, fileNames: string[]): Promise<void> {
  await Promise.all(fileNames.map((fileName) => removePicture(uploads, folder, fileName, shape)));
}

type Row = typeof reviews.$inferSelect;

const ofAuthor = ({ shopId, productId, accountId }: Authorship) =>
  and(eq(reviews.shopId, shopId), eq(reviews.productId, productId), eq(reviews.accountId, accountId));

async function productOf(db: Db, { shopId, productId }: Authorship) {
  const [product] = await productsForOrder(db, shopId, [productId]);
  if (!product) throw refusal('not-found');
  return { active: product.active, vendorId: product.vendor._id };
}

/** The own review, held until the transaction ends: made now where there is none, so that two at once are one. */
async function lockOwn(tx: Db, whose: Sold, words: Words): Promise<{ row: Row; isNew: boolean }> {
  const [made] = await tx
    .insert(reviews)
    .values({ ...whose, ...words })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  const [row] = await tx.select().from(reviews).where(ofAuthor(whose)).for('update');
  // Deleted in between, in another tab: the shopper sends it again.
  if (!row) throw refusal('unavailable', { retryAfter: 1 });
  return { row, isNew: false };
}

import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '@haat/contract/core/problem';
import type { Percentages, Review } from '@haat/contract/reviews/schemas';
import { percentagesOf } from '@haat/contract/reviews/rules';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { Seller } from '../../core/seller.ts';
import { joinedAccount } from '../account/service.ts';
import { idOnSale, isOnSale } from '../catalog/service.ts';
import { reviews } from './tables.ts';

const sizeUsual = 20;

const newestFirst = [desc(reviews.updatedAt), desc(reviews.id)];

/** @param productId or the query that finds it */
const ofProduct = (shopId: string | Placeholder, productId: string | SQLWrapper) =>
  and(eq(reviews.shopId, shopId), eq(reviews.productId, productId));

/** Whether who wrote a review bought the product here and received it, for a row of reviews: orders hand it in. */
export type WasBought = (review: Record<'shopId' | 'productId' | 'accountId', AnyPgColumn>) => SQL<boolean>;

/** Whose review of what: a shopper has one of each product. */
export interface Authorship {
  shopId: string;
  productId: string;
  accountId: string;
}

const columns = (wasBought: WasBought) => ({
  _id: reviews.id,
  userId: joinedAccount.mark,
  rating: reviews.rating,
  reviewDescription: reviews.description,
  images: reviews.images,
  verifiedPurchase: wasBought(reviews),
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  updatedAt: reviews.updatedAt,
});

export const reviewColumns = (wasBought: WasBought) => ({
  ...columns(wasBought),
  productId: reviews.productId,
});

export const reviewRows = (db: Db, wasBought: WasBought) =>
  db
    .select(reviewColumns(wasBought))
    .from(reviews)
    .innerJoin(joinedAccount.rows, joinedAccount.on(reviews.shopId, reviews.accountId));

/** A review as it travels. */
export const reviewOf = ({
  productId: _,
  updatedAt,
  reply,
  repliedAt,
  ...row
}: Awaited<ReturnType<typeof reviewRows>>[number]): Review => ({
  ...row,
  reply: reply !== null && repliedAt ? { content: reply, createdAt: repliedAt.toISOString() } : null,
  updatedAt: updatedAt.toISOString(),
});

/**
 * A page of a product's reviews, newest first, 20 unless told.
 * @throws Refusal not-found when the product is not on sale in this shop
 */
export async function listReviews(
  db: Db,
  shopId: string,
  productId: string,
  { page = 1, size = sizeUsual }: { page?: number; size?: number },
  wasBought: WasBought,
): Promise<Review[]> {
  const [onSale, rows] = await Promise.all([
    isOnSale(db, shopId, productId),
    reviewRows(db, wasBought)
      .where(ofProduct(shopId, productId))
      .orderBy(...newestFirst)
      .limit(size)
      .offset((page - 1) * size),
  ]);
  if (!onSale) throw refusal('not-found');
  return rows.map(reviewOf);
}

/** What is asked for each page of a product, by its slug: nothing of it waits for the product's id. */
export function opinionsBySlug(wasBought: WasBought) {
  const shopId = sql.placeholder('shopId');
  const which = (db: Db) => idOnSale(db, shopId, sql.placeholder('slug'));
  const counts = preparedFor((db) => {
    const product = which(db).as('product');
    return db
      .select({ productId: product.id, ...stars })
      .from(product)
      .leftJoin(reviews, ofProduct(shopId, product.id))
      .groupBy(product.id)
      .prepare('stars by slug');
  });
  const newest = preparedFor((db) =>
    reviewRows(db, wasBought)
      .where(ofProduct(shopId, which(db)))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('size'))
      .prepare('reviews by slug'),
  );
  return (db: Db) => ({ counts: counts(db), newest: newest(db) });
}

/**
 * The newest reviews of a product and its shares of stars.
 * @throws Refusal not-found when the product is not on sale in this shop
 */
export async function productReviews(
  asked: ReturnType<ReturnType<typeof opinionsBySlug>>,
  shopId: string,
  slug: string,
  { size = sizeUsual }: { size?: number },
): Promise<{ productId: string; reviews: Review[]; percentages: Percentages }> {
  const [rows, [counts]] = await Promise.all([
    asked.newest.execute({ shopId, slug, size }),
    asked.counts.execute({ shopId, slug }),
  ]);
  if (!counts) throw refusal('not-found');
  return { productId: counts.productId, reviews: rows.map(reviewOf), percentages: sharesOf(counts) };
}

export async function ownReview(
  db: Db,
  { shopId, productId, accountId }: Authorship,
  wasBought: WasBought,
): Promise<Review | null> {
  const [row] = await reviewRows(db, wasBought)
    .where(and(ofProduct(shopId, productId), eq(reviews.accountId, accountId)))
    .limit(1);
  return row ? reviewOf(row) : null;
}

const given = (stars: number) =>
  sql<number>`(count(*) filter (where ${reviews.rating} = ${sql.raw(String(stars))}))::int`;

const stars = { one: given(1), two: given(2), three: given(3), four: given(4), five: given(5) };

const starCounts = (db: Db, ofWhich: SQL | undefined) => db.select(stars).from(reviews).where(ofWhich);

const sharesOf = ({ one, two, three, four, five }: Awaited<ReturnType<typeof starCounts>>[number]) =>
  percentagesOf([one, two, three, four, five]);

/**
 * The share of each star in percent, rounded up (spec §9); all 0 where nobody has reviewed.
 * @throws Refusal not-found when the product is not on sale in this shop
 */
export async function sharesOfStars(db: Db, shopId: string, productId: string): Promise<Percentages> {
  const [onSale, [counts]] = await Promise.all([
    isOnSale(db, shopId, productId),
    starCounts(db, ofProduct(shopId, productId)),
  ]);
  if (!onSale || !counts) throw refusal('not-found');
  return sharesOf(counts);
}

export const isOfVendor = ({ shopId, vendorId }: Seller) =>
  and(eq(reviews.shopId, shopId), eq(reviews.vendorId, vendorId));

export const hasNoReply = isNull(reviews.reply);

const openReviews = preparedFor((db) =>
  db
    .select({ n: count() })
    .from(reviews)
    .where(
      and(
        eq(reviews.shopId, sql.placeholder('shopId')),
        eq(reviews.vendorId, sql.placeholder('vendorId')),
        hasNoReply,
      ),
    )
    .prepare('open reviews'),
);

export async function countOpenReviews(db: Db, { shopId, vendorId }: Seller): Promise<number> {
  const [counted] = await openReviews(db).execute({ shopId, vendorId });
  return counted!.n;
}

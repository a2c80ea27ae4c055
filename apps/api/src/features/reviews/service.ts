import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '@haat/contract/core/problem';
import type { Percentages, Review } from '@haat/contract/reviews/schemas';
import { percentagesOf } from '@haat/contract/reviews/rules';
import type { Db } from '../../core/database/database.ts';
import { joinedAccount } from '../account/service.ts';
import { isOnSale } from '../catalog/service.ts';
import { reviews } from './tables.ts';

const sizeUsual = 20;

const ofProduct = (shopId: string, productId: string) =>
  and(eq(reviews.shopId, shopId), eq(reviews.productId, productId));

/** Whether who wrote a review bought the product here and received it, for a row of reviews: orders hand it in. */
export type WasBought = (review: Record<'shopId' | 'productId' | 'accountId', AnyPgColumn>) => SQL<boolean>;

/** Whose review of what: a shopper has one of each product. */
export interface Authorship {
  shopId: string;
  productId: string;
  accountId: string;
}

const reviewRows = (db: Db, wasBought: WasBought) =>
  db
    .select({
      _id: reviews.id,
      userId: joinedAccount.mark,
      rating: reviews.rating,
      reviewDescription: reviews.description,
      images: reviews.images,
      verifiedPurchase: wasBought(reviews),
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(joinedAccount.rows, joinedAccount.on(reviews.shopId, reviews.accountId));

const reviewOf = ({ updatedAt, ...row }: Awaited<ReturnType<typeof reviewRows>>[number]): Review => ({
  ...row,
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
      .orderBy(desc(reviews.updatedAt), desc(reviews.id))
      .limit(size)
      .offset((page - 1) * size),
  ]);
  if (!onSale) throw refusal('not-found');
  return rows.map(reviewOf);
}

/** The shopper's own review of a product; null where there is none. */
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

/**
 * The share of each star in percent, rounded up (spec §9); all 0 where nobody has reviewed.
 * @throws Refusal not-found when the product is not on sale in this shop
 */
export async function sharesOfStars(db: Db, shopId: string, productId: string): Promise<Percentages> {
  const given = (stars: number) =>
    sql<number>`(count(*) filter (where ${reviews.rating} = ${sql.raw(String(stars))}))::int`;
  const [onSale, [counts]] = await Promise.all([
    isOnSale(db, shopId, productId),
    db
      .select({ one: given(1), two: given(2), three: given(3), four: given(4), five: given(5) })
      .from(reviews)
      .where(ofProduct(shopId, productId)),
  ]);
  if (!onSale || !counts) throw refusal('not-found');
  return percentagesOf([counts.one, counts.two, counts.three, counts.four, counts.five]);
}

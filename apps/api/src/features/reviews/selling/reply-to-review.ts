import { and, desc, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import type { replyToReview, sellerReviews } from '@haat/contract/reviews/selling/calls';
import type { Review } from '@haat/contract/reviews/schemas';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { isBehind, placeOf } from '../../../core/database/place.ts';
import type { Seller, SellerAccount } from '../../../core/seller.ts';
import { joinedAccount } from '../../account/service.ts';
import { marksByIds, productsForOrder } from '../../catalog/service.ts';
import { countOpenReviews, hasNoReply, isOfVendor, reviewColumns, reviewOf, reviewRows } from '../service.ts';
import type { WasBought } from '../service.ts';
import { reviews } from '../tables.ts';

const usualPage = 20;

/** Reviews of a vendor's products, newest first, paged by key: those that come in meanwhile move nothing. */
export async function listSellerReviews(
  db: Db,
  seller: Seller,
  { open = false, after, size = usualPage }: ParsedInput<typeof sellerReviews>,
  wasBought: WasBought,
): Promise<Answer<typeof sellerReviews>> {
  const { createdAt, id } = reviews;
  const [rows, waiting] = await Promise.all([
    db
      .select({ ...reviewColumns(wasBought), place: placeOf(createdAt, id) })
      .from(reviews)
      .innerJoin(joinedAccount.rows, joinedAccount.on(reviews.shopId, reviews.accountId))
      .where(
        and(
          isOfVendor(seller),
          open ? hasNoReply : undefined,
          after === undefined ? undefined : isBehind(after, createdAt, id, 'earlier'),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(size + 1),
    countOpenReviews(db, seller),
  ]);
  const page = rows.slice(0, size);
  const products = await productsForOrder(db, seller.shopId, [
    ...new Set(page.map(({ productId }) => productId)),
  ]);
  const productOf = new Map(
    products.map(({ id: _id, title, titleNe, slug, image }) => [_id, { _id, title, titleNe, slug, image }]),
  );
  return {
    reviews: page.flatMap(({ place: _, ...review }) => {
      const product = productOf.get(review.productId);
      return product ? [{ ...reviewOf(review), product }] : [];
    }),
    next: rows.length > size ? (page.at(-1)?.place ?? null) : null,
    waiting,
  };
}

/**
 * Says something to a review in public, or takes it back.
 * @throws Refusal `not-found` for a review of what others sell; `review-changed` where the shopper has written anew
 * since the seller read it
 */
export async function saveReply(
  db: Db,
  seller: SellerAccount,
  { reviewId, content, updatedAt }: ParsedInput<typeof replyToReview>,
  wasBought: WasBought,
): Promise<{ review: Review; productId: string }> {
  const isIt = and(isOfVendor(seller), eq(reviews.id, reviewId));
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ reply: reviews.reply, updatedAt: reviews.updatedAt })
      .from(reviews)
      .where(isIt)
      .for('update');
    if (!before) throw refusal('not-found');
    if (before.updatedAt.toISOString() !== updatedAt) throw refusal('review-changed');
    if (before.reply !== content)
      await tx
        .update(reviews)
        .set({ reply: content, repliedAt: content === null ? null : new Date() })
        .where(isIt);
    const [row] = await reviewRows(tx, wasBought).where(isIt).limit(1);
    if (!row) throw refusal('not-found');
    const [product] = await marksByIds(tx, seller.shopId, [row.productId]);
    const said = (reply: string | null) => (reply === null ? null : { reply });
    if (before.reply !== content)
      await recordChange(tx, seller, {
        ...{ kind: 'review-reply', thing: { id: reviewId, name: product?.title ?? '' } },
        ...{ before: said(before.reply), after: said(content) },
      });
    return { review: reviewOf(row), productId: row.productId };
  });
}

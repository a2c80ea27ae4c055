import * as z from 'zod/mini';
import { doneWith, flagInQuery, id, integerInQuery, listPlace, prose } from '../../core/fields.ts';
import { refuses } from '../../core/problem.ts';
import { maxReply } from '../rules.ts';
import { review } from '../schemas.ts';

const soldReview = z.strictObject({
  ...review.shape,
  product: z.strictObject({
    _id: z.string(),
    title: z.string(),
    titleNe: z.nullable(z.string()),
    slug: z.string(),
    image: z.nullable(z.string()),
  }),
});
export type SoldReview = z.output<typeof soldReview>;

export const sellerReviews = {
  summary: "What shoppers say of the vendor's own products, what was written last first.",
  input: z.strictObject({
    open: z.optional(flagInQuery),
    after: z.optional(listPlace),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    reviews: z.array(soldReview),
    next: z.nullable(z.string()),
    waiting: z.number(),
  }),
};

export const replyToReview = {
  summary: 'Says something to a review, in public and in plain text, or takes back what was said.',
  input: z.strictObject({
    reviewId: id,
    /** Null takes the reply back. */
    content: z.nullable(prose(maxReply, 1)),
    /** When the shopper last wrote, as the seller has read it: words that have changed since are read first. */
    updatedAt: z.string().check(z.maxLength(40)),
  }),
  answer: doneWith(review),
  refuses: refuses('not-found', 'review-changed'),
};

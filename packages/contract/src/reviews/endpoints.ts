import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { done, id, prose, wholeInQuery } from '../core/fields.ts';

export const review = z.strictObject({
  _id: z.string(),
  userId: z.strictObject({ picture: z.nullable(z.string()), firstName: z.string(), lastName: z.string() }),
  rating: z.number(),
  /** Sanitised HTML. */
  reviewDescription: z.string(),
  images: z.array(z.strictObject({ fileName: z.string() })),
  verifiedPurchase: z.boolean(),
  updatedAt: z.string(),
});
export type Review = z.output<typeof review>;

export const getReviews = endpoint({
  method: 'GET',
  path: '/api/product_review/get/:productId',
  access: 'public',
  summary: 'Reviews of a product, newest first (spec §7).',
  params: z.object({ productId: id }),
  input: z.strictObject({
    page: z.optional(wholeInQuery(1, 10_000)),
    size: z.optional(wholeInQuery(1, 100)),
  }),
  answer: z.array(review),
});

export const percentages = z.strictObject({
  rating1: z.number(),
  rating2: z.number(),
  rating3: z.number(),
  rating4: z.number(),
  rating5: z.number(),
});
export type Percentages = z.output<typeof percentages>;

export const getReviewPercentages = endpoint({
  method: 'GET',
  path: '/api/product_review/get_review_percentage/:productId',
  access: 'public',
  summary: 'The share of each star in percent, rounded up (spec §7, §9).',
  params: z.object({ productId: id }),
  answer: percentages,
});

export const addReview = endpoint({
  method: 'POST',
  path: '/api/product_review/add',
  access: 'account',
  summary: 'Reviews a product; multipart with many files named images (spec §7).',
  body: 'form',
  input: z.strictObject({
    rating: wholeInQuery(1, 5),
    productId: id,
    description: prose(10_000),
  }),
  answer: done,
});

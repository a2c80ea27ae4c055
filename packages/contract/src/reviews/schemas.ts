import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { done, doneWith, id, line, prose, slug, integerInQuery } from '../core/fields.ts';
import { maxPhotoBytes } from '../core/photos.ts';
import { maxPhotos, maxReviewText } from './rules.ts';

export const review = z.strictObject({
  _id: z.string(),
  userId: z.strictObject({ picture: z.nullable(z.string()), firstName: z.string(), lastName: z.string() }),
  rating: z.number(),
  /** Sanitised HTML. */
  reviewDescription: z.string(),
  images: z.array(z.strictObject({ fileName: z.string() })),
  verifiedPurchase: z.boolean(),
  /** What the seller says to it, in plain text; null where they have said nothing. */
  reply: z.nullable(z.strictObject({ content: z.string(), createdAt: z.string() })),
  updatedAt: z.string(),
});

export type Review = z.output<typeof review>;

export const getReviews = {
  summary: 'Reviews of a product, newest first (spec §7).',
  params: z.object({ productId: id }),
  input: z.strictObject({
    page: z.optional(integerInQuery(1, 10_000)),
    size: z.optional(integerInQuery(1, 100)),
  }),
  answer: z.array(review),
};

export const percentages = z.strictObject({
  rating1: z.number(),
  rating2: z.number(),
  rating3: z.number(),
  rating4: z.number(),
  rating5: z.number(),
});

export type Percentages = z.output<typeof percentages>;

export const getReviewPercentages = {
  summary: 'The share of each star in percent, rounded up (spec §7, §9).',
  params: z.object({ productId: id }),
  answer: percentages,
};

export const getProductReviews = {
  summary: 'What is said of a product, by its slug: the newest reviews and the share of each star.',
  params: z.object({ slug }),
  input: z.strictObject({ size: z.optional(integerInQuery(1, 100)) }),
  answer: z.strictObject({ reviews: z.array(review), percentages }),
};

const reviewOf = z.object({ productId: id });

const stars = z.pipe(
  z.literal([1, 2, 3, 4, 5, '1', '2', '3', '4', '5'], { error: 'Choose 1 to 5 stars' }),
  z.transform(Number),
);

// A list of names that arrives as JSON, because it stood in a form.
const namesInForm = z.pipe(
  z.string().check(z.maxLength(2_000)),
  z.pipe(z.transform(parseJson), z.array(line(200)).check(z.maxLength(maxPhotos))),
);

export const addReview = {
  summary:
    'Reviews a product, with up to 6 photos named images (spec §7). A shopper has one review of a product: adding ' +
    'again edits it, and of its photos those stay that `keep` names.',
  files: { most: maxPhotos, bytesEach: maxPhotoBytes },
  input: z.strictObject({
    rating: stars,
    productId: id,
    /** Rich text or plain text; only paragraphs, emphasis, lists and links are kept of it. */
    description: prose(maxReviewText),
    /** JSON: the file names of photos of the own review that stay. Without it none stays. */
    keep: z.optional(namesInForm),
    images: z.optional(z.array(z.file()).check(z.maxLength(maxPhotos))),
  }),
  answer: doneWith(review),
  refuses: refuses(
    'not-allowed',
    'not-found',
    'photo-broken',
    'photo-too-large',
    'photo-too-small',
    'photo-type',
    'too-many-photos',
  ),
};

export const getOwnReview = {
  summary: "The shopper's own review of a product, or null.",
  params: reviewOf,
  answer: z.strictObject({ review: z.nullable(review) }),
};

export const deleteReview = {
  summary: "Deletes the shopper's own review of a product with its photos.",
  params: reviewOf,
  answer: done,
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { Percentages, Review } from '@haat/contract/reviews/schemas';
import type { Language } from '@haat/contract/core/language';
import { bothDatesText } from '@haat/contract/core/time/both-dates';

export interface ReviewView {
  _id: string;
  name: string;
  picture: string | null;
  rating: number;
  /** Sanitised HTML. */
  html: string;
  photos: string[];
  verified: boolean;
  /** What the seller says to it, in plain text, and on which day. */
  reply: { content: string; day: string } | null;
  /** The day in Kathmandu, written by whoever asked the server, so that server and browser agree. */
  day: string;
}

export interface Opinions {
  rating: { average: number; count: number };
  percentages: Percentages;
  newest: ReviewView[];
}

export const reviewsAtOnce = 10;

export const reviewViewOf = (review: Review, language: Language): ReviewView => ({
  _id: review._id,
  name: `${review.userId.firstName} ${review.userId.lastName}`.trim(),
  picture: review.userId.picture,
  rating: review.rating,
  html: review.reviewDescription,
  photos: review.images.map(({ fileName }) => photoAddress(fileName)),
  verified: review.verifiedPurchase,
  reply: review.reply && {
    content: review.reply.content,
    day: bothDatesText(review.reply.createdAt, language),
  },
  day: bothDatesText(review.updatedAt, language),
});

/** Where a photo of a review lies (spec §7). */
export const photoAddress = (fileName: string): string =>
  /^(\/|https:)/.test(fileName) ? fileName : `/uploads/review/${encodeURIComponent(fileName)}`;

import { getReviews } from '@haat/contract/reviews/endpoints';
import type { Language } from '@haat/contract/core/language';
import { call } from '../../core/call.ts';
import { reviewViewOf, reviewsAtOnce } from './review-view.ts';
import type { ReviewView } from './review-view.ts';

/** A further page of a product's reviews. */
export async function fetchReviews(
  productId: string,
  page: number,
  language: Language,
): Promise<ReviewView[]> {
  const reviews = await call(getReviews, { productId, page, size: reviewsAtOnce });
  return reviews.map((review) => reviewViewOf(review, language));
}

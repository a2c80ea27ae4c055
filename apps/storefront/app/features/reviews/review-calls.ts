import { getProduct } from '@haat/contract/catalog/calls';
import { getReviewPercentages, getReviews } from '@haat/contract/reviews/calls';
import type { Language } from '@haat/contract/core/language';
import { call } from '../../platform/api/call.ts';
import { reviewViewOf, reviewsAtOnce } from './review-view.ts';
import type { Opinions, ReviewView } from './review-view.ts';

/** A further page of a product's reviews. */
export async function fetchReviews(
  productId: string,
  page: number,
  language: Language,
): Promise<ReviewView[]> {
  const reviews = await call(getReviews, { productId, page, size: reviewsAtOnce });
  return reviews.map((review) => reviewViewOf(review, language));
}

/** Everything that is said of a product, as it is now. */
export async function fetchOpinions(productId: string, slug: string, language: Language): Promise<Opinions> {
  const [newest, percentages, { rating }] = await Promise.all([
    fetchReviews(productId, 1, language),
    call(getReviewPercentages, { productId }),
    call(getProduct, { slug }),
  ]);
  return { newest, percentages, rating };
}

import { getProduct } from '@haat/contract/catalog/calls';
import { getProductReviews, getReviews } from '@haat/contract/reviews/calls';
import type { Language } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { reviewViewOf, reviewsAtOnce } from './review-view.ts';
import type { Opinions, ReviewView } from './review-view.ts';

export async function fetchReviews(
  productId: string,
  page: number,
  language: Language,
): Promise<ReviewView[]> {
  const reviews = await call(getReviews, { productId, page, size: reviewsAtOnce });
  return reviews.map((review) => reviewViewOf(review, language));
}

export async function fetchOpinions(slug: string, language: Language): Promise<Opinions> {
  const [{ reviews, percentages }, { rating }] = await Promise.all([
    call(getProductReviews, { slug, size: reviewsAtOnce }),
    call(getProduct, { slug }),
  ]);
  return { newest: reviews.map((review) => reviewViewOf(review, language)), percentages, rating };
}

import { getReviewPercentages, getReviews } from '@haat/contract/reviews/endpoints';
import { tags } from '../../core/cache.ts';
import type { Parts } from '../../core/parts.ts';
import type { Serve } from '../../core/serve.ts';
import * as service from './service.ts';

/** The public reads about reviews (spec §7). */
export function serveReviews(serve: Serve, { database: { orm } }: Parts): void {
  serve(getReviews, ({ productId, ...page }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.listReviews(orm, shop.id, productId, page);
  });

  serve(getReviewPercentages, ({ productId }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.sharesOfStars(orm, shop.id, productId);
  });
}

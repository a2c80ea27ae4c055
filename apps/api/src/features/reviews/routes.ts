import * as contract from '@haat/contract/reviews/endpoints';
import type { Known } from '../../core/asking.ts';
import { tags } from '../../core/cache.ts';
import { loggable } from '../../core/errors.ts';
import type { Parts } from '../../core/parts.ts';
import type { Serve } from '../../core/serve.ts';
import * as service from './service.ts';
import type { Authorship } from './service.ts';
import * as write from './write.ts';

/** Drawing photos anew is work, so nobody sends them all day long. */
const writing = { limit: { perMinute: 30 } };

const authorship = ({ shop, session }: Known, productId: string): Authorship => ({
  shopId: shop.id,
  productId: productId.toLowerCase(),
  accountId: session.accountId,
});

/** Reading reviews, and writing one's own (spec §7; issue 'Choosing'). */
export function serveReviews(serve: Serve, { database: { orm }, uploads, changes, log }: Parts): void {
  serve(contract.getReviews, ({ productId, ...page }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.listReviews(orm, shop.id, productId, page);
  });

  serve(contract.getReviewPercentages, ({ productId }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.sharesOfStars(orm, shop.id, productId);
  });

  serve(contract.getOwnReview, async ({ productId }, asking) => ({
    review: await service.ownReview(orm, authorship(asking, productId)),
  }));

  /** The product's page and rating and its seller's are made from reviews. */
  const changed = async ({ shopId, productId }: Authorship, { vendorId, dropped }: write.Aftermath) => {
    changes.announce([
      tags.reviews(shopId, productId),
      tags.product(shopId, productId),
      tags.ratings(shopId, vendorId),
    ]);
    // The review is as the shopper wants it; a photo that stays behind is nobody's trouble but the disk's.
    await write
      .removePhotos(uploads, dropped)
      .catch((error: unknown) => log.error({ error: loggable(error) }, 'photos of a review stayed behind'));
  };

  serve(
    contract.addReview,
    async ({ productId, keep = [], images = [], ...words }, asking) => {
      const whose = authorship(asking, productId);
      const { vendorId } = asking.session;
      const form = { ...words, keep, images };
      const { review, isNew, ...after } = await write.saveReview(
        { orm, uploads },
        { ...whose, vendorId },
        form,
      );
      await changed(whose, after);
      return { message: isNew ? 'Review added' : 'Review updated', data: review };
    },
    writing,
  );

  serve(
    contract.deleteReview,
    async ({ productId }, asking) => {
      const whose = authorship(asking, productId);
      await changed(whose, await write.deleteReview(orm, whose));
      return { message: 'Review deleted' };
    },
    writing,
  );
}

import * as contract from '@haat/contract/reviews/calls';
import * as schemas from '@haat/contract/reviews/schemas';
import type { AuthContext } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { networkOf } from '../../core/http/network.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as service from './service.ts';
import type { Authorship, WasBought } from './service.ts';
import * as write from './write.ts';

// Drawing photos anew is work, so nobody sends them all day long.
const writing = { limit: { perMinute: 30 } };

const authorship = ({ shop, session }: AuthContext, productId: string): Authorship => ({
  shopId: shop.id,
  productId: productId.toLowerCase(),
  accountId: session.accountId,
});

/** Reading reviews, and writing one's own (spec §7; issue 'Choosing'). */
export function serveReviews(serve: Serve, dependencies: Dependencies, wasBought: WasBought): void {
  const { orm } = dependencies.database;
  const opinionsOf = service.opinionsBySlug(wasBought);

  serve(contract.getReviews, schemas.getReviews, ({ productId, ...page }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.listReviews(orm, shop.id, productId, page, wasBought);
  });

  serve(contract.getProductReviews, schemas.getProductReviews, async ({ slug, ...page }, { shop, tag }) => {
    const { productId, ...said } = await service.productReviews(opinionsOf(orm), shop.id, slug, page);
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return said;
  });

  serve(contract.getReviewPercentages, schemas.getReviewPercentages, ({ productId }, { shop, tag }) => {
    tag(tags.reviews(shop.id, productId), tags.product(shop.id, productId));
    return service.sharesOfStars(orm, shop.id, productId);
  });

  serve(contract.getOwnReview, schemas.getOwnReview, async ({ productId }, context) => ({
    review: await service.ownReview(orm, authorship(context, productId), wasBought),
  }));

  serve(
    contract.addReview,
    schemas.addReview,
    async ({ productId, keep = [], images = [], ...words }, context) => {
      const whose = authorship(context, productId);
      const { vendorId } = context.session;
      const form = { ...words, keep, images };
      const { review, isNew, ...after } = await write.saveReview(
        { orm, uploads: dependencies.uploads, wasBought },
        { ...whose, vendorId },
        form,
        networkOf(context.ip),
      );
      await write.followUp(dependencies, whose, after);
      return { message: isNew ? 'Review added' : 'Review updated', data: review };
    },
    writing,
  );

  serve(
    contract.deleteReview,
    schemas.deleteReview,
    async ({ productId }, context) => {
      const whose = authorship(context, productId);
      await write.followUp(dependencies, whose, await write.deleteReview(orm, whose));
      return { message: 'Review deleted' };
    },
    writing,
  );
}

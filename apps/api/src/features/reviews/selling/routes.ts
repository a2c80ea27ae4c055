import * as contract from '@haat/contract/reviews/selling/calls';
import * as schemas from '@haat/contract/reviews/selling/schemas';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import type { WasBought } from '../service.ts';
import { listSellerReviews, saveReply } from './reply-to-review.ts';

// As fast as somebody reads on and answers.
const atADesk = { limit: { perMinute: 120 } };

/** What sellers read of their products, and say to it (desks.md: reply to reviews). */
export function serveReviewReplies(
  serve: Serve,
  { database: { orm }, changes }: Dependencies,
  wasBought: WasBought,
): void {
  serve(
    contract.sellerReviews,
    schemas.sellerReviews,
    (input, context) => listSellerReviews(orm, sellerOf(context), input, wasBought),
    atADesk,
  );

  serve(
    contract.replyToReview,
    schemas.replyToReview,
    async (input, context) => {
      const seller = sellerOf(context);
      const { review, productId } = await saveReply(orm, seller, input, wasBought);
      changes.announce([tags.reviews(seller.shopId, productId)]);
      return { message: review.reply ? 'Reply saved' : 'Reply taken back', data: review };
    },
    atADesk,
  );
}

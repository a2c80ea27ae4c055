import { addToWishlist, checkWishlist, getWishlist, removeFromWishlist } from '@haat/contract/wishlist/calls';
import * as schemas from '@haat/contract/wishlist/schemas';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as service from './service.ts';

/** The shopper's own wishlist (spec §7). */
export function serveWishlist(serve: Serve, { database: { orm } }: Dependencies): void {
  serve(checkWishlist, schemas.checkWishlist, async ({ productId }, { shop, session }) => ({
    exist: await service.isWished(orm, shop.id, session.accountId, productId),
  }));

  serve(addToWishlist, schemas.addToWishlist, async ({ productId }, { shop, session }) => {
    await service.addWish(orm, shop.id, session.accountId, productId);
    return { message: 'Added to your wishlist' };
  });

  serve(removeFromWishlist, schemas.removeFromWishlist, async ({ productId }, { shop, session }) => {
    await service.removeWish(orm, shop.id, session.accountId, productId);
    return { message: 'Removed from your wishlist' };
  });

  serve(getWishlist, schemas.getWishlist, (_, { shop, session }) =>
    service.listWishes(orm, shop.id, session.accountId),
  );
}

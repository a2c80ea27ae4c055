import type { ProductCard } from '@haat/contract/catalog/product';
import { addToWishlist, getWishlist, removeFromWishlist } from '@haat/contract/wishlist/calls';
import { call } from '../../platform/api/call.ts';

/** The products in the own wishlist, newest first. */
export const fetchListed = (): Promise<ProductCard[]> => call(getWishlist, {});

/** Puts a product into the own wishlist or takes it out; answers the server's sentence. */
export async function writeListed(productId: string, listed: boolean): Promise<string> {
  const { message } = await call(listed ? addToWishlist : removeFromWishlist, { productId });
  return message;
}

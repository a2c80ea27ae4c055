import { addToWishlist, getWishlist, removeFromWishlist } from '@haat/contract/wishlist/endpoints';
import { call } from '../../core/call.ts';

/** The ids of the products in the own wishlist. */
export async function fetchListed(): Promise<Set<string>> {
  const products = await call(getWishlist, {});
  return new Set(products.map(({ _id }) => _id));
}

/** Puts a product into the own wishlist or takes it out; answers the server's sentence. */
export async function writeListed(productId: string, listed: boolean): Promise<string> {
  const { message } = await call(listed ? addToWishlist : removeFromWishlist, { productId });
  return message;
}

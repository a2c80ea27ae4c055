import type { ProductCard } from '@haat/contract/catalog/product';
import { refreshListed, useAllListed } from './use-listed.ts';

type Wishlist =
  | { state: 'loading' }
  | { state: 'ready'; products: ProductCard[] }
  | { state: 'failed'; error: unknown };

/** The products of the own wishlist, newest first; what is taken out is gone at once. In the browser only (design D4). */
export function useWishlist(): { wishlist: Wishlist; again: () => void } {
  const { products, ids, failure } = useAllListed();
  const wishlist: Wishlist = products
    ? { state: 'ready', products: products.filter(({ _id }) => ids.has(_id)) }
    : failure === null
      ? { state: 'loading' }
      : { state: 'failed', error: failure };
  return { wishlist, again: () => void refreshListed() };
}

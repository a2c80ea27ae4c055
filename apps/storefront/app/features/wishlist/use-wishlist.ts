import { useEffect, useRef } from 'react';
import type { ProductCard } from '@haat/contract/catalog/product';
import { refreshListed, useAllListed } from './use-listed.ts';

type Wishlist =
  | { state: 'loading' }
  | { state: 'ready'; products: ProductCard[] }
  | { state: 'failed'; error: unknown };

/** The products of the own wishlist, newest first; what is taken out is gone at once. In the browser only (design D4). */
export function useWishlist(): { wishlist: Wishlist; again: () => void } {
  const { products, ids, failure } = useAllListed();
  const known = useRef(products !== null);
  // What an earlier page of the visit fetched is shown, and asked for once more: another phone may have changed it.
  useEffect(() => {
    if (known.current) void refreshListed();
  }, []);
  const wishlist: Wishlist = products
    ? { state: 'ready', products: products.filter(({ _id }) => ids.has(_id)) }
    : failure === null
      ? { state: 'loading' }
      : { state: 'failed', error: failure };
  return { wishlist, again: () => void refreshListed() };
}

import { useCallback, useEffect, useState } from 'react';
import { getWishlist } from '@haat/contract/wishlist/endpoints';
import type { ProductCard } from '@haat/contract/catalog/product';
import { call } from '../../core/call.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; products: ProductCard[] }
  | { state: 'failed'; error: unknown };

/** The products of the own wishlist, newest first; loaded in the browser because they are personal (design D4). */
export function useWishlist() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call(getWishlist, {}, { signal: leaving.signal }).then(
      (products) => setLoaded({ state: 'ready', products }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { loaded, again };
}

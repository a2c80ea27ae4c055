import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@haat/contract/orders/endpoints';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; orders: Order[] }
  | { state: 'failed'; error: unknown };

/** An id as a path may hold it; for anything else there is no need to ask. */
const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The own orders of one checkout; none for a checkout that is not the own. Loaded in the browser (design D4). */
export function useCheckoutOrders(checkoutId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (): Promise<Order[]> => {
      if (!looksLikeId.test(checkoutId)) return [];
      return (await import('./order-calls.ts')).fetchCheckout(checkoutId, leaving.signal);
    };
    ask().then(
      (orders) => setLoaded({ state: 'ready', orders }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [checkoutId, attempt]);
  return { loaded, again: useCallback(() => setAttempt((count) => count + 1), []) };
}

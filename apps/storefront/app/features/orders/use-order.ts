import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@haat/contract/orders/endpoints';
import { CallError } from '../../core/call.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; order: Order }
  /** It is not the own, or none at all. */
  | { state: 'missing' }
  | { state: 'failed'; error: unknown };

/** One of the own orders, loaded in the browser because it is personal (design D4). */
export function useOrder(orderId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => (await import('./order-calls.ts')).fetchOrder(orderId, leaving.signal);
    ask().then(
      (order) => setLoaded({ state: 'ready', order }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded(isMissing(error) ? { state: 'missing' } : { state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [orderId, attempt]);
  return { loaded, again: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Another's order, or an address that never was one (design §5: both read the same). */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

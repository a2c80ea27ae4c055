import { useCallback, useEffect, useState } from 'react';
import { cancelOrder, listOrders } from '@haat/contract/orders/endpoints';
import type { Order } from '@haat/contract/orders/endpoints';
import { call } from '../../core/call.ts';

type Loaded =
  | { state: 'loading'; orders: Order[] }
  | { state: 'ready'; orders: Order[]; more: boolean }
  | { state: 'failed'; orders: Order[]; error: unknown };

const pageSize = 10;

/** The own orders, newest first, a page more at a time; loaded in the browser because they are personal (design D4). */
export function useOrders() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', orders: [] });
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const answer = await call(
          listOrders,
          { page: 1, size: pageSize * pages },
          { signal: leaving.signal },
        );
        setLoaded({ state: 'ready', orders: answer.orders, more: answer.pages > 1 });
      } catch (error) {
        if (!leaving.signal.aborted) setLoaded(({ orders }) => ({ state: 'failed', orders, error }));
      }
    };
    void load();
    return () => leaving.abort();
  }, [pages, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const more = useCallback(() => setPages((count) => Math.min(count + 1, 6)), []);
  const cancel = useCallback(
    async (order: Order) => {
      await call(cancelOrder, { orderId: order._id });
      again();
    },
    [again],
  );
  return { loaded, again, more, cancel };
}

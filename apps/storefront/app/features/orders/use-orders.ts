import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelOrder, getOrder, listOrders } from '@haat/contract/orders/calls';
import type { Order, OrderPage } from '@haat/contract/orders/schemas';
import type { OrderStatus } from '@haat/contract/orders/rules';
import { call } from '../../core/call.ts';
import { withFresh, withMore } from './listed.ts';
import type { Listed } from './listed.ts';

interface Loaded extends Listed {
  state: 'loading' | 'ready' | 'failed';
  error?: unknown;
}

const pageSize = 10;
/** As many as one call answers. */
const maxSize = 60;
const ask = (status: OrderStatus | null, size: number, after: string | null = null) =>
  call(listOrders, { size, status: status ?? undefined, after: after ?? undefined });

const nothingYet: Loaded = { state: 'loading', orders: [], next: null };

/**
 * The own orders, newest first, all or those of one status, some more at a time; loaded in the browser because they
 * are personal (design D4). An answer that was overtaken by a later question is dropped.
 */
export function useOrders() {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [loaded, setLoaded] = useState(nothingYet);
  const [adding, setAdding] = useState(false);
  const round = useRef(0);

  /** Takes what is answered, unless another status was chosen meanwhile. */
  const take = useCallback(
    (asked: Promise<OrderPage>, joined: (known: Listed, page: OrderPage) => Listed) => {
      const mine = round.current;
      const taken = (next: (known: Loaded) => Loaded) => {
        if (mine === round.current) setLoaded(next);
      };
      return asked.then(
        (page) => taken((known) => ({ state: 'ready', ...joined(known, page) })),
        (error: unknown) => taken((known) => ({ ...known, state: 'failed', error })),
      );
    },
    [],
  );
  useEffect(() => {
    void take(ask(status, pageSize), withFresh);
    return () => {
      round.current += 1;
    };
  }, [status, take]);

  const replace = useCallback(
    (order: Order) =>
      setLoaded((before) => ({
        ...before,
        orders: before.orders.map((each) => (each._id === order._id ? order : each)),
      })),
    [],
  );
  const shown = loaded.orders.length;
  return {
    loaded,
    status,
    adding,
    /** Shows those of one status; null shows all. */
    choose: (next: OrderStatus | null) => {
      if (next === status) return;
      setLoaded(nothingYet);
      setStatus(next);
    },
    more: () => {
      setAdding(true);
      void take(ask(status, pageSize, loaded.next), withMore).then(() => setAdding(false));
    },
    /** As many as are shown, as they are now. */
    again: useCallback(
      () => void take(ask(status, Math.min(maxSize, Math.max(pageSize, shown))), withFresh),
      [take, status, shown],
    ),
    /** One of them as it is now. @throws CallError */
    refresh: useCallback(
      async (orderId: string) => {
        const order = await call(getOrder, { orderId });
        replace(order);
        return order;
      },
      [replace],
    ),
    /** @throws CallError */
    cancel: useCallback(
      async ({ _id: orderId }: Order) => {
        await call(cancelOrder, { orderId });
        replace(await call(getOrder, { orderId }));
      },
      [replace],
    ),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelOrder, getOrder, listOrders } from '@haat/contract/orders/calls';
import type { Order, OrderPage } from '@haat/contract/orders/schemas';
import type { OrderStatus } from '@haat/contract/orders/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { knownOf, resultOf } from '@haat/web/platform/api/query.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useLoadMore } from '@haat/web/platform/api/use-more.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { withFresh, withMore } from './listed.ts';
import type { Listed } from './listed.ts';
import { pageSize } from './order-calls.ts';

// As many as one call answers.
const maxSize = 60;

const nothing: Listed = { orders: [], next: null };

/**
 * The own orders, newest first, all or those of one status, some more at a time.
 * @param first the newest of all, where the screen has brought them
 */
export function useOrders(first: Result<OrderPage> | undefined) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const listed = useRef(nothing);
  const ask = (size: number, after: string | null, signal?: AbortSignal) =>
    call(
      listOrders,
      { size, status: status ?? undefined, after: after ?? undefined },
      signal ? { signal } : {},
    );
  const { query, refresh, set } = useQuery(
    status ?? 'all',
    async (signal) => {
      // As many as are shown.
      const size = Math.min(maxSize, Math.max(pageSize, listed.current.orders.length));
      const page = await ask(size, null, signal);
      return withFresh(listed.current, page);
    },
    { first },
  );
  const known = knownOf(query) ?? nothing;
  useEffect(() => {
    listed.current = known;
  });

  const replace = useCallback(
    (order: Order) =>
      set((before) => {
        const { orders, next } = knownOf(before) ?? nothing;
        return { state: 'ready', data: { orders: withOrder(orders, order), next } };
      }),
    [set],
  );
  const { busy: adding, more } = useLoadMore(async () => {
    const page = await resultOf(ask(pageSize, known.next));
    set((before) =>
      page.state === 'ready'
        ? { state: 'ready', data: withMore(knownOf(before) ?? nothing, page.data) }
        : { ...page, before: knownOf(before) },
    );
  });
  return {
    query,
    known,
    status,
    adding,
    choose: (next: OrderStatus | null) => {
      if (next === status) return;
      listed.current = nothing;
      setStatus(next);
    },
    more,
    refresh,
    /** One of them as it is now. @throws CallError */
    refreshOne: useCallback(async (orderId: string) => replace(await call(getOrder, { orderId })), [replace]),
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

const withOrder = (orders: Order[], order: Order): Order[] =>
  orders.map((each) => (each._id === order._id ? order : each));

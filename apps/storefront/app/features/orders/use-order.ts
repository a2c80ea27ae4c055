import { useCallback } from 'react';
import { useLoaded } from '../../core/use-loaded.ts';

/** One of the own orders, loaded in the browser because it is personal (design D4); null where there is none. */
export const useOrder = (orderId: string) =>
  useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await import('./order-calls.ts')).fetchOrder(orderId, signal),
      [orderId],
    ),
  );

import { useCallback } from 'react';
import { useLoaded } from '../../core/use-loaded.ts';

/** The own orders of one checkout; none for a checkout that is not the own. Loaded in the browser (design D4). */
export const useCheckoutOrders = (checkoutId: string) =>
  useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await import('./order-calls.ts')).fetchCheckout(checkoutId, signal),
      [checkoutId],
    ),
  );

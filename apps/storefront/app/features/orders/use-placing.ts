import { useRef, useState } from 'react';
import { buyNow, placeOrder } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { clearOrderKey, orderKey } from './order-key.ts';
import type { OrderSource } from './order-key.ts';

type Placing =
  | { state: 'idle' }
  | { state: 'request' }
  | { state: 'error'; error: unknown }
  | { state: 'success' };

interface Outcome {
  placed: Placed | null;
  error?: unknown;
}

/**
 * Places an order once, however often it is pressed: one press at a time, and another try with the same contents goes
 * under the same idempotency key (design §3).
 */
function usePlacing<Order>(
  source: OrderSource,
  send: (order: Order, idempotencyKey: string) => Promise<Placed>,
) {
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const busy = useRef(false);
  async function place(order: Order): Promise<Outcome> {
    if (busy.current) return { placed: null };
    busy.current = true;
    setPlacing({ state: 'request' });
    try {
      const placed = await send(order, orderKey(source, order));
      clearOrderKey(source);
      setPlacing({ state: 'success' });
      return { placed };
    } catch (error) {
      if (error instanceof CallError && error.code === 'key-reused') clearOrderKey(source);
      setPlacing({ state: 'error', error });
      busy.current = false;
      return { placed: null, error };
    }
  }
  return { placing, place };
}

const sendCart = async (order: CallInput<typeof placeOrder>, idempotencyKey: string) =>
  (await call(placeOrder, order, { idempotencyKey })).data;

const sendQuick = async (order: CallInput<typeof buyNow>, idempotencyKey: string) =>
  (await call(buyNow, order, { idempotencyKey })).data;

export const usePlaceOrder = () => usePlacing('cart', sendCart);

export const useQuickOrder = () => usePlacing('quick', sendQuick);

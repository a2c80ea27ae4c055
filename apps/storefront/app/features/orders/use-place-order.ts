import { useRef, useState } from 'react';
import { placeOrder } from '@haat/contract/orders/endpoints';
import type { Placed } from '@haat/contract/orders/endpoints';
import type { CallInput } from '@haat/contract/core/endpoint';
import { call } from '../../core/call.ts';

type Wanted = CallInput<typeof placeOrder>;
type Placing =
  | { state: 'idle' }
  | { state: 'request' }
  | { state: 'error'; error: unknown }
  | { state: 'success'; placed: Placed };

/**
 * Places an order once, however often it is pressed: the same contents keep their idempotency key until they are
 * ordered, so that a try after a lost answer is the same order (design §3).
 */
export function usePlaceOrder() {
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const busy = useRef(false);
  const sent = useRef<{ contents: string; key: string } | null>(null);

  async function place(wanted: Wanted): Promise<{ placed: Placed | null; error?: unknown }> {
    if (busy.current) return { placed: null };
    busy.current = true;
    setPlacing({ state: 'request' });
    const contents = JSON.stringify(wanted);
    if (sent.current?.contents !== contents) sent.current = { contents, key: newKey() };
    try {
      const { data } = await call(placeOrder, wanted, { idempotencyKey: sent.current.key });
      setPlacing({ state: 'success', placed: data });
      return { placed: data };
    } catch (error) {
      setPlacing({ state: 'error', error });
      return { placed: null, error };
    } finally {
      busy.current = false;
    }
  }

  return { placing, place };
}

/** `crypto.randomUUID` is missing where a shop is opened without https in a home network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

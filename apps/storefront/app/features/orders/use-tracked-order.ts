import { useCallback, useEffect, useState } from 'react';
import type { TrackedOrder } from '@haat/contract/orders/schemas';
import { isEnded } from '@haat/contract/orders/rules';
import { useLoaded } from '../../core/use-loaded.ts';

/** As it was when it was asked for last. */
interface Known {
  order: TrackedOrder;
  at: Date;
}

/** A page that is looked at asks again after so many milliseconds: without a login nobody tells it. */
const pause = 60_000;

/**
 * An order followed by its link: asked for at once, each minute it is looked at, and whenever one comes back to it.
 * What is known of it stays when it cannot be asked for later.
 */
export function useTrackedOrder(token: string) {
  const { loaded, again, refresh } = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<Known | null> => {
        const order = await (await import('./order-calls.ts')).fetchTracked(token, signal);
        return order && { order, at: new Date() };
      },
      [token],
    ),
  );
  const [known, setKnown] = useState<Known | null>(null);
  if (loaded.state === 'ready' && loaded.data && loaded.data !== known) setKnown(loaded.data);
  const ended = known !== null && isEnded(known.order.status);
  useEffect(() => {
    if (ended) return;
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ended, refresh]);
  return { loaded, known, again, refresh };
}

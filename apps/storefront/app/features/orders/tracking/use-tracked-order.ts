import { useState } from 'react';
import type { TrackedOrder } from '@haat/contract/orders/schemas';
import { isEnded } from '@haat/contract/orders/rules';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

interface Snapshot {
  order: TrackedOrder;
  at: Date;
}

// A page that is looked at asks again after so many milliseconds: without a login nobody tells it.
const pause = 60_000;

/**
 * An order followed by its link: asked for at once, each minute it is looked at, and whenever one comes back to it.
 * What is known of it stays when it cannot be asked for later; null where the link leads to none.
 */
export function useTrackedOrder(token: string) {
  const [ended, setEnded] = useState(false);
  const { query, retry, refresh } = useQuery(
    token,
    async (signal): Promise<Snapshot | null> => {
      const order = await (await import('../order-calls.ts')).fetchTracked(token, signal);
      return order && { order, at: new Date() };
    },
    { every: ended ? undefined : pause },
  );
  const known = knownOf(query) ?? null;
  if (known && isEnded(known.order) && !ended) setEnded(true);
  return { query, known, retry, refresh };
}

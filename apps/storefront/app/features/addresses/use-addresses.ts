import { useCallback, useEffect, useState } from 'react';
import { listAddresses } from '@haat/contract/addresses/endpoints';
import type { Address } from '@haat/contract/addresses/endpoints';
import { call } from '../../core/call.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; addresses: Address[] }
  | { state: 'failed'; error: unknown };

/**
 * The own addresses, newest first, and which one is chosen: the newest that is delivered to unless another is picked.
 * @param before the one that was picked before a reload
 */
export function useAddresses(before: string | null = null) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [picked, pick] = useState(before);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    call(listAddresses, {}, { signal: leaving.signal }).then(
      (addresses) => setLoaded({ state: 'ready', addresses }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const all = loaded.state === 'ready' ? loaded.addresses : [];
  const chosen =
    all.find(({ _id }) => _id === picked) ??
    all.find(({ deliveryAreaData }) => deliveryAreaData !== null) ??
    null;
  return { loaded, chosen, pick, again };
}

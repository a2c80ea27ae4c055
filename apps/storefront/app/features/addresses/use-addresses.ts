import { useState } from 'react';
import { listAddresses } from '@haat/contract/addresses/calls';
import { call } from '../../core/call.ts';
import { useLoaded } from '../../core/use-loaded.ts';

const fetchAddresses = (signal: AbortSignal) => call(listAddresses, {}, { signal });

/**
 * The own addresses, newest first, and which one is chosen: the newest that is delivered to unless another is picked.
 * @param before the one that was picked before a reload
 */
export function useAddresses(before: string | null = null) {
  const { loaded, again, refresh } = useLoaded(fetchAddresses);
  const [picked, pick] = useState(before);
  const all = loaded.state === 'ready' ? loaded.data : [];
  const chosen =
    all.find(({ _id }) => _id === picked) ??
    all.find(({ deliveryAreaData }) => deliveryAreaData !== null) ??
    null;
  return { loaded, chosen, pick, again, refresh };
}

import { useState } from 'react';
import type { Address } from '@haat/contract/addresses/schemas';
import { listAddresses } from '@haat/contract/addresses/calls';
import { call } from '@haat/web/platform/api/call.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

/** The own addresses, newest first. @throws CallError */
export const fetchAddresses = (signal: AbortSignal) => call(listAddresses, {}, { signal });

/**
 * The own addresses, newest first, and which one is chosen: the newest that is delivered to unless another is picked.
 * @param before the one that was picked before a reload
 * @param first all of them, where the screen has brought them
 */
export function useAddresses({
  before = null,
  first,
}: { before?: string | null; first?: Result<Address[]> | undefined } = {}) {
  const [asked, setAsked] = useState(0);
  const ask = async (signal: AbortSignal) => {
    setAsked((n) => n + 1);
    try {
      return await fetchAddresses(signal);
    } finally {
      setAsked((n) => n - 1);
    }
  };
  const { query, retry, refresh } = useQuery('addresses', ask, { first });
  const [picked, pick] = useState(before);
  const all = query.state === 'ready' ? query.data : [];
  const chosen =
    all.find(({ _id }) => _id === picked) ??
    all.find(({ deliveryAreaData }) => deliveryAreaData !== null) ??
    null;
  // While they are asked for, the chosen one may be another than the one that was saved or deleted just now.
  const current = query.state !== 'loading' && asked === 0;
  return { query, chosen, current, pick, retry, refresh };
}

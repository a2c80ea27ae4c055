import { useCallback, useEffect, useRef, useState } from 'react';
import { getProduct } from '@haat/contract/catalog/calls';
import type { Product } from '@haat/contract/catalog/product';
import { CallError, call } from '../core/call.ts';
import type { Compared } from '../features/compare/list.ts';

/** What the shop says today of a product that was put aside for comparing. */
export type Today =
  | { state: 'loading' }
  | { state: 'ready'; product: Product }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown };

const loading: Today = { state: 'loading' };

/**
 * Asks anew for every product of the compare list, all at once: what the browser keeps may be of last month. Each is
 * the answer of its own page, which is the same for everybody.
 * @returns what is known of a product by its `_id`, and a way to ask again for one that could not be had
 */
export function useCompared(list: readonly Compared[]) {
  const [known, setKnown] = useState<Readonly<Record<string, Today>>>({});
  const asked = useRef(new Set<string>());
  const leaving = useRef<AbortController>(undefined);

  const ask = useCallback(async ({ _id, slug }: Compared) => {
    asked.current.add(_id);
    leaving.current ??= new AbortController();
    const { signal } = leaving.current;
    const today = await todayOf(_id, call(getProduct, { slug }, { signal }));
    if (!signal.aborted) setKnown((before) => ({ ...before, [_id]: today }));
  }, []);

  useEffect(() => {
    for (const product of list) if (!asked.current.has(product._id)) void ask(product);
  }, [list, ask]);
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = undefined;
    },
    [],
  );

  const again = (product: Compared) => {
    setKnown((before) => ({ ...before, [product._id]: loading }));
    void ask(product);
  };
  return { of: ({ _id }: Compared): Today => known[_id] ?? loading, again };
}

async function todayOf(_id: string, asking: Promise<Product>): Promise<Today> {
  try {
    const product = await asking;
    // Another product may have taken over the address of one that is gone.
    return product._id === _id ? { state: 'ready', product } : { state: 'gone' };
  } catch (error) {
    const gone = error instanceof CallError && error.code === 'not-found';
    return gone ? { state: 'gone' } : { state: 'failed', error };
  }
}

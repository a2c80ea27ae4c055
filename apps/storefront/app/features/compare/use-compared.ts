import { useMemo } from 'react';
import { getProduct } from '@haat/contract/catalog/calls';
import type { Product } from '@haat/contract/catalog/product';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useQueries } from '@haat/web/platform/api/use-query.ts';
import type { Compared } from './list.ts';

/** What the shop says today of a product that was put aside for comparing. */
export type Today =
  | { state: 'loading' }
  | { state: 'ready'; product: Product }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown };

/**
 * Asks anew for every product of the compare list, all at once: what the browser keeps may be of last month. Each is
 * the answer of its own page, which is the same for everybody.
 * @returns what is known of a product by its `_id`, and a way to ask again for one that could not be had
 */
export function useCompared(list: readonly Compared[]) {
  const products = useQueries(
    useMemo(() => list.map(({ _id }) => _id), [list]),
    async (_id, signal): Promise<Product | null> => {
      const slug = list.find((each) => each._id === _id)?.slug;
      if (slug === undefined) return null;
      const product = await call(getProduct, { slug }, { signal }).catch(nullIfMissing);
      // Another product may have taken over the address of one that is gone.
      return product?._id === _id ? product : null;
    },
  );
  return {
    of: ({ _id }: Compared): Today => {
      const query = products.of(_id);
      if (query.state !== 'ready') return query;
      return query.data ? { state: 'ready', product: query.data } : { state: 'gone' };
    },
    again: ({ _id }: Compared) => products.retry(_id),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof CallError && error.code === 'not-found') return null;
  throw error;
}

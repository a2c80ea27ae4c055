import { searchProducts } from '@haat/contract/catalog/calls';
import type { ProductCard } from '@haat/contract/catalog/product';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { isSearchable } from './term.ts';

// A pause of so many milliseconds in typing asks.
const pause = 180;

export type SearchState = { is: 'loading' } | { is: 'done'; products: ProductCard[] };

/**
 * What a term finds, while it is typed; an error is logged and shows as nothing found (spec §8). Brings the schema
 * along: only for code that is loaded on use.
 */
export function useSearch(term: string): SearchState {
  const { query } = useQuery(term, (signal) => find(term, signal), { pause });
  if (query.state === 'loading') return { is: 'loading' };
  return { is: 'done', products: query.state === 'ready' ? query.data : [] };
}

async function find(term: string, signal: AbortSignal): Promise<ProductCard[]> {
  if (!isSearchable(term)) return [];
  try {
    return await call(searchProducts, { term }, { signal });
  } catch (error) {
    if (!signal.aborted) console.error('The search failed:', error);
    return [];
  }
}

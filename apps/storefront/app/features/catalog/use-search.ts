import { useEffect, useState } from 'react';
import { searchProducts } from '@haat/contract/catalog/calls';
import type { ProductCard } from '@haat/contract/catalog/product';
import { call } from '../../core/call.ts';
import { canBeAsked } from './term.ts';

/** A pause of so many milliseconds in typing asks. */
const pause = 180;

export type SearchState = { is: 'loading' } | { is: 'done'; products: ProductCard[] };

interface Answered {
  term: string;
  products: ProductCard[];
}

/**
 * What a term finds, while it is typed. An answer that was overtaken by another term is dropped; an error is logged
 * and shows as nothing found (spec §8). Brings the schema along: only for code that is loaded on use.
 */
export function useSearch(term: string): SearchState {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void find(term, asking.signal).then((products) => {
        if (!asking.signal.aborted) setAnswered({ term, products });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [term]);
  return answered?.term === term ? { is: 'done', products: answered.products } : { is: 'loading' };
}

async function find(term: string, signal: AbortSignal): Promise<ProductCard[]> {
  if (!canBeAsked(term)) return [];
  try {
    return await call(searchProducts, { term }, { signal });
  } catch (error) {
    if (!signal.aborted) console.error('The search failed:', error);
    return [];
  }
}

import { useRef } from 'react';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { dropOwn, keepOwn, readOwn, undoneKey } from '@haat/web/platform/storage/own.ts';
import { useSeller } from '../account/seller.ts';
import { named } from './named.ts';

/** What was sold of a line outside the shop is sent under one key until it is answered, also after a reload or in another tab. */
export function useSaleKey(productId: string, variant: StockedProduct['lines'][number]['variant']) {
  const place = undoneKey(useSeller().account._id, 'sale', productId, JSON.stringify(named(variant)));
  const made = useRef('');
  return {
    ofSale(): string {
      const kept = readOwn(place);
      if (typeof kept === 'string') return kept;
      made.current = newId();
      keepOwn(place, made.current);
      return made.current;
    },
    /** What was sent under it before may be another sale than the one that is said now. */
    isOfBefore: (key: string) => key !== made.current,
    /** It is answered: the next sale is another, even of as many. */
    drop: () => dropOwn(place),
  };
}

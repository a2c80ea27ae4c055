import { useMemo } from 'react';
import { useCartLines } from './cart.ts';
import { useAgreedOffers } from '../inquiry/offers/agreed.ts';
import { rowsOf, withAgreed } from './rows.ts';
import type { CartRow } from './rows.ts';
import { useStock } from './use-stock.ts';

/** The cart with today's prices, titles and stock (spec §3: the stock is added at display time), and with what was agreed. */
export function useCartRows(): CartRow[] {
  const lines = useCartLines();
  const stock = useStock();
  const offers = useAgreedOffers();
  return useMemo(() => withAgreed(rowsOf(lines, stock), offers), [lines, stock, offers]);
}

import { useMemo } from 'react';
import { useCartLines } from './cart.ts';
import { rowsOf } from './rows.ts';
import type { CartRow } from './rows.ts';
import { useStock } from './use-stock.ts';

/** The cart with today's prices, titles and stock (spec §3: the stock is added at display time). */
export function useCartRows(): CartRow[] {
  const lines = useCartLines();
  const stock = useStock();
  return useMemo(() => rowsOf(lines, stock), [lines, stock]);
}

import { useMemo } from 'react';
import { cart, useCartLines } from './cart.ts';
import { atPricesOf, rowsOf } from './rows.ts';
import type { CartRow } from './rows.ts';
import { stockNow, useStock } from './use-stock.ts';

/** The cart with today's prices, titles and stock (spec §3: the stock is added at display time). */
export function useCartRows(): CartRow[] {
  const lines = useCartLines();
  const stock = useStock();
  return useMemo(() => rowsOf(lines, stock), [lines, stock]);
}

/** Stores the prices of today: the shopper has seen them. */
export function acceptPrices(): void {
  const stock = stockNow();
  if (stock) cart.update((lines) => atPricesOf(lines, stock));
}

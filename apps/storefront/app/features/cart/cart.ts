import { useSyncExternalStore } from 'react';
import { stored, useStored } from '@haat/web/platform/storage/stored.ts';
import { readCart } from './reading.ts';
import { countOf, piecesOf } from './rules.ts';
import type { CartLine } from './rules.ts';

const none: CartLine[] = [];
let dropped = 0;

/** The cart: a bare array of lines in the browser's storage (spec §3), the same in every tab. Empty on the server. */
export const cart = stored<CartLine[]>('myCart', none, (value) => {
  const read = readCart(value);
  dropped = read.dropped;
  return read.lines;
});

/** All lines, those at quantity 0 included. */
export const useCartLines = (): CartLine[] => useStored(cart);

export const useCartCount = (): number =>
  useSyncExternalStore(
    (listener) => cart.subscribe(listener),
    () => countOf(cart.get()),
    () => 0,
  );

/** How many pieces of a product are in the cart, over all its lines. */
export const usePieces = (productId: string): number =>
  useSyncExternalStore(
    (listener) => cart.subscribe(listener),
    () => piecesOf(cart.get(), productId),
    () => 0,
  );

/** How many entries of the stored cart could not be understood and are left out; 0 once dismissed. */
export const useDropped = (): number =>
  useSyncExternalStore(
    (listener) => cart.subscribe(listener),
    () => {
      cart.get();
      return dropped;
    },
    () => 0,
  );

/** Stores the cart as it was understood: there is nothing left to tell of. */
export function dismissDropped(): void {
  dropped = 0;
  cart.set([...cart.get()]);
}

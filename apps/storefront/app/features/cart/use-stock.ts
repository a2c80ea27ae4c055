import { useSyncExternalStore } from 'react';
import { checkCart } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { cart } from './cart.ts';
import { leftFor, resolveLines } from './rows.ts';
import type { KnownStock } from './rows.ts';
import type { CartLine, LineId } from './rules.ts';

// A burst of changes asks once, so many milliseconds after the last.
const debounce = 250;
// What waits for the first answer waits so many milliseconds at most: on a bad line the cart is shown as it was stored.
const longestWait = 3000;
const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const listeners = new Set<() => void>();
let known: KnownStock | null = null;
// The shop has answered once, or failed to, or took too long.
let answered = false;
let round = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

function become(stock: KnownStock | null): void {
  known = stock;
  answered = true;
  for (const listener of listeners) listener();
}

/**
 * Asks for price and stock of everything in the cart, in one call. A failure is logged and leaves the stock
 * unknown (spec §8); an answer that was overtaken by a later question is dropped.
 */
export async function refreshStock(): Promise<void> {
  const mine = ++round;
  const asked = new Set(cart.get().map(({ productId }) => productId));
  // The server refuses a list with something that is no id; such a product cannot exist.
  const productIds = [...asked].filter((id) => looksLikeId.test(id));
  try {
    const answer = productIds.length > 0 ? await call(checkCart, { productIds }) : [];
    if (mine !== round) return;
    const stock = { asked, facts: new Map(answer.map((fact) => [fact.productId, fact])) };
    become(stock);
    const lines = cart.get();
    const resolved = resolveLines(lines, stock);
    if (resolved !== lines) cart.set(resolved);
  } catch (error) {
    if (mine !== round) return;
    console.error('The stock of the cart is unknown:', error);
    become(null);
  }
}

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshStock(), debounce);
}

// The first question waits for no others.
function begin(): void {
  if (answered) return soon();
  setTimeout(() => !answered && become(null), longestWait);
  void refreshStock();
}

/** The stock is refreshed whenever the cart's state changes (spec §4), for as long as somebody shows it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopWatching = cart.subscribe(soon);
    if (cart.get().length > 0) begin();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    clearTimeout(timer);
  };
}

/** Price and stock of the products in the cart; null while unknown. */
export const useStock = (): KnownStock | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );

/** Whether lines may be drawn that others stand below: what the shop says of them changes their height. */
export const useStockAnswered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => answered,
    () => false,
  );

/** Pieces left for a line of the cart: null where unknown, 0 where the product is gone. */
export function leftOf(id: LineId, stock: KnownStock | null, lines: readonly CartLine[]): number | null {
  if (!stock?.asked.has(id.productId)) return null;
  const fact = stock.facts.get(id.productId);
  return fact ? leftFor(id, fact, lines) : 0;
}

export const stockNow = (): KnownStock | null => known;

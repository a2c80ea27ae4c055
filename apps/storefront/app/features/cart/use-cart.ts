import type { Choice } from '@haat/contract/catalog/choice';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import type { ToastOptions } from '@haat/web/platform/toast/toast-options.ts';
import { cart } from './cart.ts';
import {
  added,
  chosenAs,
  decreased,
  judgeAdd,
  limitOf,
  lineOf,
  maxControl,
  minusAt,
  offersPlus,
  piecesOf,
  raised,
  without,
} from './rules.ts';
import type { CartItem, CartLine, CartPlace, LineId } from './rules.ts';
import { leftOf, stockNow } from './use-stock.ts';

/** Cart toasts stay 1 s (spec §8, §9). */
const success: ToastOptions = { kind: 'success', duration: 1_000 };
const warning: ToastOptions = { kind: 'info', duration: 4_000 };

// That this browser does not keep the cart is said once a visit.
let warned = false;

/**
 * What a shopper does to the cart, with the toasts of the spec (§8):
 * - `add(item, left?)`: a new line says 'Item Added', one more of a line 'item added to cart'; refused with a word
 *   at the limit. `left` is the stock where the screen knows it; what the shop said last of the cart counts too.
 *   Answers whether it was added.
 * - `addWithin(item, left?)`: the same where a product is taken five at most, on its page and in the comparison; refused
 *   with a word where there are as many of it, in whatever size.
 * - `buy(item, left?)`: one more for 'buy now', without the toast of success. What is there at its limit is bought as it is,
 *   as the cart details say; another choice is refused with a word where there are as many of the product as can be bought.
 *   Answers whether it is in the cart.
 * - `putIn(item)`: for a price that was agreed, which counts for one piece: only what is not in the cart yet.
 * - `plus(line)`, `minus(line, place)` by the rule of the place (spec §4), `remove(line)` ('Item Removed').
 * - `choose(line, choice)`: another size or colour, where the line stands.
 * - `decrease(line)`: the decrease of the stored cart, which keeps a line at 0.
 * @param refusalStays how long the word at the limit stays, in milliseconds: on a card shorter (spec §5, §9)
 */
export function useCartActions(refusalStays = 4_000) {
  const { t } = useLanguage();
  const info: ToastOptions = { kind: 'info', duration: refusalStays };
  const add = (item: CartItem, stock: number | null = null, quiet = false): boolean => {
    const known = leftOf(item, stockNow(), cart.get());
    const least = known === null ? stock : Math.min(known, stock ?? known);
    const verdict = judgeAdd(cart.get(), item, least);
    if (verdict === 'limit') {
      const left = limitOf(least);
      void showToast(left === 0 ? t('card.sorry') : t('cart.onlyLeft', { left }), info);
      return false;
    }
    if (verdict === 'cart-full') {
      void showToast(t('cart.full'), info);
      return false;
    }
    cart.update((lines) => added(lines, item));
    if (!cart.isKept() && !warned) {
      warned = true;
      // On a phone a message takes the place of the one before.
      void showToast(t('cart.notKept'), warning);
    } else if (!quiet) void showToast(t(verdict === 'new' ? 'cart.itemAdded' : 'cart.addedToCart'), success);
    return true;
  };
  const addWithin = (item: CartItem, stock: number | null = null, quiet = false): boolean => {
    const pieces = piecesOf(cart.get(), item.productId);
    if (pieces < maxControl) return add(item, stock, quiet);
    void showToast(t('cart.most', { most: pieces }), info);
    return false;
  };
  const remove = (id: LineId): void => {
    cart.update((lines) => without(lines, id));
    void showToast(t('cart.itemRemoved'), success);
  };
  return {
    add: (item: CartItem, left?: number | null) => add(item, left),
    addWithin: (item: CartItem, left?: number | null) => addWithin(item, left),
    buy: (item: CartItem, left: number | null = null): boolean => {
      const pieces = piecesOf(cart.get(), item.productId);
      const there = lineOf(cart.get(), item)?.quantity ?? 0;
      if (there > 0 && !offersPlus('control', there, left, pieces)) return true;
      return addWithin(item, left, true);
    },
    putIn: (item: CartItem): void => {
      if (piecesOf(cart.get(), item.productId) === 0) add(item, null, true);
    },
    plus: (id: LineId): void => cart.update((lines) => raised(lines, id)),
    minus: (id: LineId, place: CartPlace): void => minus(id, place, remove),
    choose: (id: LineId, choice: Choice): void => cart.update((lines) => chosenAs(lines, id, choice)),
    decrease: (line: CartLine): void => cart.update((lines) => decreased(lines, line)),
    remove,
  };
}

function minus(id: LineId, place: CartPlace, remove: (id: LineId) => void): void {
  const line = lineOf(cart.get(), id);
  if (!line) return;
  const does = minusAt(place, line.quantity);
  if (does === 'removes') remove(line);
  if (does === 'lowers') cart.update((lines) => decreased(lines, line));
}

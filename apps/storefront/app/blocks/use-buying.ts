import { useNavigate } from 'react-router';
import { useLanguage } from '../core/language.tsx';
import { useLoginFirst } from '../core/use-login-first.ts';
import { cart, useCartLine } from '../features/cart/cart.ts';
import { lineOf, offersPlus } from '../features/cart/rules.ts';
import type { CartItem } from '../features/cart/rules.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import { remember } from '../features/catalog/choice.ts';
import type { Card } from '../features/catalog/card.ts';
import { stockOf } from '../features/stock/inventory.ts';
import type { Inventory } from '../features/stock/inventory.ts';
import { cartItemOf } from './cart-item.ts';

/** Which size and colour is meant; null where the product has neither. */
export type Choice = { size?: string | null; color?: string | null } | null;

/** A guest's purchase as it waits for the login (see `core/intent.ts`). */
export interface WaitingPurchase {
  buy: CartItem;
  choice: Choice;
}

/** What a shopper can do with one product: add it, change how many, buy it at once (spec §4). */
export function useBuying(card: Card, inventory: Inventory | null, choice: Choice) {
  const { href } = useLanguage();
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const actions = useCartActions();
  const quantity = useCartLine(card._id)?.quantity ?? 0;
  const left = inventory?.stockQuantity ?? null;
  const item = cartItemOf(card);
  const keepChoice = () => choice && remember(card._id, choice);
  return {
    quantity,
    out: stockOf(inventory, card.inStock) === 'out',
    /** Plus is offered while the quantity is 4 or less, and while there are more (spec §4). */
    canAdd: offersPlus('control', quantity, left),
    add: () => {
      keepChoice();
      actions.add(item, left);
    },
    plus: () => actions.plus(card._id),
    minus: () => actions.minus(card._id, 'control'),
    buyNow: () => {
      const wish: WaitingPurchase = { buy: item, choice };
      if (!loginFirst({ next: '/cart-details', wish })) return;
      keepChoice();
      const line = lineOf(cart.get(), card._id);
      const full = line !== undefined && !offersPlus('control', line.quantity, left);
      // An item that is there at its limit is bought as it is: the cart details say how many.
      if (full || actions.addQuietly(item, left)) void navigate(href('/cart-details'));
    },
  };
}

export type Buying = ReturnType<typeof useBuying>;

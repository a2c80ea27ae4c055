import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { useCartLines } from '../cart.ts';
import { cardLine, lineOf, offersPlus, piecesOf } from '../rules.ts';
import type { CartItem } from '../rules.ts';
import { useCartActions } from '../use-cart.ts';
import { pictureOf } from '../../catalog/product/product-view.ts';
import type { ProductView } from '../../catalog/product/product-view.ts';
import type { Choosing } from '../../catalog/product/use-choosing.ts';
import { stockOf } from '../../stock/inventory.ts';
import type { Inventory } from '../../stock/inventory.ts';
import { cartItemOf } from './cart-item.ts';

/** A guest's purchase as it waits for the login (see `core/intent.ts`). */
export interface WaitingPurchase {
  buy: CartItem;
}

/**
 * What a shopper can do with one product: add it, change how many, buy it at once (spec §4).
 * @param choosing what is chosen of it; null where nothing can be chosen, as on a card: the line's choice is then open
 */
export function useBuying(product: ProductView, inventory: Inventory | null, choosing: Choosing | null) {
  const { card } = product;
  const { href } = useLanguage();
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const actions = useCartActions();
  const lines = useCartLines();
  const isLeaving = useRef(false);
  const choice = choosing?.choice ?? null;
  const chosen = {
    ...cartItemOf(card),
    image: pictureOf(product, choice?.color)?.url ?? null,
    ...(choice && { variant: choice }),
  };
  const raised = choosing ? lineOf(lines, chosen) : cardLine(lines, card._id, 'plus');
  const lowered = choosing ? raised : cardLine(lines, card._id, 'minus');
  const pieces = piecesOf(lines, card._id);
  const item = choosing || !raised?.variant ? chosen : { ...chosen, variant: raised.variant };
  // What the product's other lines leave of its stock.
  const left = inventory && inventory.stockQuantity - pieces + (raised?.quantity ?? 0);
  const canAdd = offersPlus('control', raised?.quantity ?? 0, left, pieces);
  return {
    /** Of the line that plus and minus change. */
    quantity: choosing ? (raised?.quantity ?? 0) : pieces,
    lowered: lowered?.quantity ?? 0,
    out: choosing?.soldOut || stockOf(inventory, card.inStock) === 'out',
    /** Plus is offered while there are 4 or less of the product, and while there are more (spec §4). The buttons beside it say why not. */
    canAdd,
    add: () => {
      if (choosing?.insist() ?? true) actions.addWithin(item, left);
    },
    plus: () => (raised ? actions.plus(raised) : actions.add(item, left)),
    minus: () => lowered && actions.minus(lowered, 'control'),
    buyNow: () => {
      if (choosing && !choosing.insist()) return;
      const wish: WaitingPurchase = { buy: item };
      if (!loginFirst({ next: '/cart-details', wish })) return;
      // A second press on the way there is not for another piece.
      if (isLeaving.current || !actions.buy(item, left)) return;
      isLeaving.current = true;
      void Promise.resolve(navigate(href('/cart-details'))).finally(() => (isLeaving.current = false));
    },
  };
}

export type Buying = ReturnType<typeof useBuying>;

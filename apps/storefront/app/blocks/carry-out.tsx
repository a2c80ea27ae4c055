import { useEffect, useRef } from 'react';
import { takeIntent } from '../core/intent.ts';
import { cart } from '../features/cart/cart.ts';
import { readCart } from '../features/cart/reading.ts';
import { lineOf, offersPlus } from '../features/cart/rules.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import { parseChoices, remember } from '../features/catalog/choice.ts';
import { useWishing } from '../features/wishlist/use-wish.ts';
import { cardToast } from './cart-item.ts';

/**
 * Does for a shopper who has logged in what they wanted as a guest: puts a product into the wishlist, or one they
 * buy into the cart. Taken from the tab's storage first, so it happens once.
 */
export function CarryOut({ here }: { here: string }) {
  const wishing = useWishing(cardToast);
  const { addQuietly } = useCartActions();
  const act = useRef({ wishing, addQuietly });
  useEffect(() => {
    act.current = { wishing, addQuietly };
  });
  useEffect(() => {
    const { wish, buy, choice } = partsOf(takeIntent(here));
    if (typeof wish === 'string') void act.current.wishing(wish, true);
    const [line] = readCart([{ ...Object(buy), quantity: 1 }]).lines;
    if (!line) return;
    const { quantity: _one, ...item } = line;
    const { chosen } = choice ? parseChoices({ chosen: choice }) : {};
    if (chosen) remember(item.productId, chosen);
    // As buy now itself does it: one that is there is bought once more, one at its limit as it is.
    const there = lineOf(cart.get(), item.productId);
    if (!there || offersPlus('control', there.quantity, null)) act.current.addQuietly(item);
  }, [here]);
  return null;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

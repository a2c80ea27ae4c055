import { useEffect, useRef } from 'react';
import { useWishing } from '../../wishlist/use-wish.ts';
import { cardToast } from '../../cart/add/cart-item.ts';

interface WishToggleProps {
  productId: string;
  /** Another one for each press. */
  press: { adding: boolean };
}

/** Does what a press of a card's heart asks for. It draws nothing: its code comes with the first press or shortly before. */
export function WishToggle({ productId, press }: WishToggleProps) {
  const wishing = useWishing(cardToast);
  const done = useRef<unknown>(null);
  useEffect(() => {
    if (done.current === press) return;
    done.current = press;
    void wishing(productId, press.adding);
  }, [press, productId, wishing]);
  return null;
}

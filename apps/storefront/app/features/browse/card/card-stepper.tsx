import { keepFocus } from '@haat/web/ui/keep-focus.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useCartLines } from '../../cart/cart.ts';
import { cardLine, minusAt, offersPlus } from '../../cart/rules.ts';
import { useCartActions } from '../../cart/use-cart.ts';
import { leftOf, useStock } from '../../cart/use-stock.ts';
import type { Card } from '../../catalog/card/card.ts';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import { cardToast, cartItemOf } from '../../cart/add/cart-item.ts';

/**
 * How many of a card's product are in the cart, over all its lines: plus is hidden at the limit, minus at 1 removes the
 * line (spec §4). Which line they change is `cardLine`'s.
 */
export function CardStepper({ card, quantity }: { card: Card; quantity: number }) {
  const { t, digits } = useLanguage();
  const { add, plus, minus } = useCartActions(cardToast);
  const lines = useCartLines();
  const stock = useStock();
  const item = cartItemOf(card);
  const raised = cardLine(lines, card._id, 'plus');
  const lowered = cardLine(lines, card._id, 'minus');
  const left = leftOf(raised ?? item, stock, lines);
  const removes = minusAt('card', lowered?.quantity ?? 1) === 'removes';
  return (
    <Stepper
      className="w-full"
      shown={digits(quantity)}
      labels={{
        group: t('cart.quantity', { title: card.title }),
        plus: t('cart.plus', { title: card.title }),
        minus: t(removes ? 'cart.remove' : 'cart.minus', { title: card.title }),
      }}
      plus={offersPlus('card', raised?.quantity ?? 0, left) ? 'offered' : 'hidden'}
      minus="offered"
      minusRemoves={removes}
      onPlus={() => (raised ? plus(raised) : add(item))}
      onMinus={() => {
        const place = document.activeElement?.closest('article');
        if (lowered)
          keepFocus(
            () => minus(lowered, 'card'),
            () => place?.querySelector<HTMLElement>(':scope > button'),
          );
      }}
    />
  );
}

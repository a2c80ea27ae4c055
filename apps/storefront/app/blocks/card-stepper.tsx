import { useLanguage } from '../core/language.tsx';
import { minusAt, offersPlus } from '../features/cart/rules.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import { useLeft } from '../features/cart/use-stock.ts';
import type { Card } from '../features/catalog/card.ts';
import { Stepper } from '../ui/stepper.tsx';

/** How many of a card's product are in the cart: plus is hidden at the limit, minus at 1 removes the line (spec §4). */
export function CardStepper({ card, quantity }: { card: Card; quantity: number }) {
  const { t, digits } = useLanguage();
  const cart = useCartActions();
  const left = useLeft(card._id);
  const removes = minusAt('card', quantity) === 'removes';
  return (
    <Stepper
      size="s"
      className="w-full"
      shown={digits(quantity)}
      labels={{
        group: t('cart.quantity', { title: card.title }),
        plus: t('cart.plus', { title: card.title }),
        minus: t(removes ? 'cart.remove' : 'cart.minus', { title: card.title }),
      }}
      plus={offersPlus('card', quantity, left) ? 'offered' : 'hidden'}
      minus="offered"
      minusRemoves={removes}
      onPlus={() => cart.plus(card._id)}
      onMinus={() => cart.minus(card._id, 'card')}
    />
  );
}

import { useLanguage } from '../core/language.tsx';
import { showToast } from '../core/toast.ts';
import { useCartLine } from '../features/cart/cart.ts';
import { minusAt, offersPlus } from '../features/cart/rules.ts';
import type { CartItem } from '../features/cart/rules.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import { useLeft } from '../features/cart/use-stock.ts';
import type { Card } from '../features/catalog/card.ts';
import { Button } from '../ui/button.tsx';
import { Stepper } from '../ui/stepper.tsx';

/** Toasts of a card stay so many milliseconds (spec §9). */
export const cardToast = 1000;

/** A card's product as a line of the cart (spec §3). */
export const cartItemOf = (card: Card): CartItem => ({
  productId: card._id,
  title: card.title,
  price: card.price,
  image: card.images[0]?.url ?? null,
  slug: card.slug,
  adminId: card.adminId._id,
});

/** Add to cart; once in the cart a stepper; without stock a button that cannot be pressed (spec §2, §4). */
export function CardCart({ card }: { card: Card }) {
  const { t } = useLanguage();
  const line = useCartLine(card._id);
  const cart = useCartActions();
  if (line && line.quantity > 0) return <CardStepper card={card} quantity={line.quantity} />;
  if (!card.inStock)
    return (
      // A disabled button hears no click: the area around it answers.
      <div
        className="cursor-not-allowed"
        onClick={() => void showToast(t('card.sorry'), { kind: 'info', duration: cardToast })}
      >
        <Button kind="quiet" size="s" disabled className="pointer-events-none w-full">
          {t('card.out')}
        </Button>
      </div>
    );
  return (
    <Button size="s" className="w-full" onClick={() => cart.add(cartItemOf(card))}>
      {t('card.add')}
    </Button>
  );
}

function CardStepper({ card, quantity }: { card: Card; quantity: number }) {
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

import { memo } from 'react';
import { useLanguage } from '../core/language.tsx';
import { useCartLine } from '../features/cart/cart.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import type { Card } from '../features/catalog/card.ts';
import { Button } from '../ui/button.tsx';
import { onUse } from '../ui/on-use.tsx';
import { cardToast, cartItemOf } from './cart-item.ts';
import { SoldOut } from './sold-out.tsx';

const CardStepper = onUse(
  async () => (await import('./card-stepper.tsx')).CardStepper,
  <div className="min-h-11 md:pointer-fine:min-h-9" />,
);

/** A press shows at once, also on a slow line, when this has been done before. */
export const fetchStepper = CardStepper.preload;

/** Add to cart; once in the cart a stepper; without stock a button that cannot be pressed (spec §2, §4). */
export const CardCart = memo(({ card }: { card: Card }) => {
  const { t } = useLanguage();
  const line = useCartLine(card._id);
  const cart = useCartActions();
  if (line && line.quantity > 0) return <CardStepper card={card} quantity={line.quantity} />;
  if (!card.inStock) return <SoldOut size="s" duration={cardToast} />;
  return (
    <Button
      size="s"
      className="w-full"
      onPointerEnter={fetchStepper}
      onFocus={fetchStepper}
      onClick={() => cart.add(cartItemOf(card))}
    >
      {t('card.add')}
    </Button>
  );
});

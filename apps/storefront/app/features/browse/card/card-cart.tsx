import { memo } from 'react';
import { keepFocus } from '@haat/web/ui/keep-focus.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { cart, usePieces } from '../../cart/cart.ts';
import { cardLine } from '../../cart/rules.ts';
import { useCartActions } from '../../cart/use-cart.ts';
import type { Card } from '../../catalog/card/card.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { cardToast, cartItemOf } from '../../cart/add/cart-item.ts';
import { SoldOut } from '../../cart/add/sold-out.tsx';

const CardStepper = island(async () => (await import('./card-stepper.tsx')).CardStepper, {
  when: 'shown',
  waiting: <div className="min-h-11" />,
});

/** A press shows at once, also on a slow line, when this has been done before. */
export const fetchStepper = CardStepper.preload;

/** Add to cart; once in the cart a stepper; without stock a button that cannot be pressed (spec §2, §4). */
export const CardCart = memo(({ card }: { card: Card }) => {
  const { t } = useLanguage();
  const pieces = usePieces(card._id);
  const { add } = useCartActions(cardToast);
  if (pieces > 0) return <CardStepper card={card} quantity={pieces} />;
  if (!card.inStock) return <SoldOut size="card" duration={cardToast} />;
  return (
    <Button
      kind="outline"
      size="card"
      className="w-full"
      onPointerEnter={fetchStepper}
      onFocus={fetchStepper}
      onClick={({ currentTarget: { parentElement: place } }) => {
        // One that was brought down to 0 is raised, whatever was chosen of it.
        const variant = cardLine(cart.get(), card._id, 'plus')?.variant;
        keepFocus(
          () => add({ ...cartItemOf(card), ...(variant && { variant }) }),
          () => place?.querySelector<HTMLElement>(':scope > [role=group] > :last-child'),
        );
      }}
    >
      {t('card.add')}
    </Button>
  );
});

import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import type { Choosing } from '../../catalog/product/use-choosing.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Price } from '@haat/web/ui/price.tsx';
import { SoldOut } from './sold-out.tsx';
import type { Buying } from './use-buying.ts';

const InCart = island(async () => (await import('./quantity-control.tsx')).QuantityControl, {
  when: 'shown',
  waiting: <div className="min-h-11 w-32" />,
});

const TellMeWhenBack = island(async () => (await import('../../stock/tell-me.tsx')).TellMe, {
  when: 'shown',
  waiting: <div className="min-h-11 w-full" />,
});

/** The way to hear of it when what is sold out is back: the chosen variant, or where the choice is open any piece. */
export function TellMe({ card, buying, choosing }: { card: Card; buying: Buying; choosing: Choosing }) {
  if (!buying.out) return null;
  const variant = choosing.soldOut ? choosing.choice : null;
  return <TellMeWhenBack key={JSON.stringify(variant)} awaited={{ productId: card._id, variant }} />;
}

export const QuantityControl = ({ card, buying }: { card: Card; buying: Buying }) =>
  buying.quantity > 0 ? <InCart card={card} buying={buying} /> : null;

interface BuyButtonsProps {
  buying: Buying;
  onlyAdd?: boolean;
  /** Beside the price in the bar of a phone. */
  tight?: boolean;
}

/** Add to cart and, where wished, buy now; without stock one button that cannot be pressed (spec §2). */
export function BuyButtons({ buying, onlyAdd, tight }: BuyButtonsProps) {
  const { t } = useLanguage();
  const look = tight ? 'grow px-3! text-sm' : 'grow';
  if (buying.out) return <SoldOut duration={4000} />;
  return (
    <>
      <Button
        kind={onlyAdd ? 'primary' : 'quiet'}
        className={look}
        onPointerEnter={InCart.preload}
        onFocus={InCart.preload}
        onClick={buying.add}
      >
        {t('card.add')}
      </Button>
      {!onlyAdd && (
        <Button className={look} onClick={buying.buyNow}>
          {t('product.buy')}
        </Button>
      )}
    </>
  );
}

/**
 * On a phone: price and actions in reach of the thumb while the product is on the screen.
 * @param within it stands in a dialog, at the end of its padding, and offers the cart alone
 */
export function BuyBar({ card, buying, within }: { card: Card; buying: Buying; within?: boolean }) {
  const { language } = useLanguage();
  return (
    <div
      data-bottom-bar={within ? undefined : true}
      className={`sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-panel md:hidden ${within ? '-mx-4 mt-4 -mb-4 sm:-mx-6 sm:-mb-6' : ''}`}
    >
      <Price amount={card.price} language={language} />
      <div className="flex grow gap-2">
        <BuyButtons buying={buying} onlyAdd={within} tight />
      </div>
    </div>
  );
}

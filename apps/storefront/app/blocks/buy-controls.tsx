import { useLanguage } from '../core/language.tsx';
import { showToast } from '../core/toast.ts';
import { minusAt } from '../features/cart/rules.ts';
import type { Card } from '../features/catalog/card.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { Buying } from './use-buying.ts';

/** How many of this product are in the cart, with plus and minus (spec §4); nothing while there is none. */
export function QuantityControl({ card, buying }: { card: Card; buying: Buying }) {
  const { t, digits } = useLanguage();
  if (buying.quantity === 0) return null;
  return (
    <Stepper
      shown={digits(buying.quantity)}
      labels={{
        group: t('cart.quantity', { title: card.title }),
        plus: t('cart.plus', { title: card.title }),
        minus: t('cart.minus', { title: card.title }),
      }}
      plus={buying.canAdd ? 'offered' : 'hidden'}
      minus={minusAt('control', buying.quantity) === 'lowers' ? 'offered' : 'hidden'}
      onPlus={buying.plus}
      onMinus={buying.minus}
    />
  );
}

/** Add to cart and, where wished, buy now; without stock one button that cannot be pressed (spec §2). */
export function BuyButtons({
  buying,
  onlyAdd,
  tight,
}: {
  buying: Buying;
  onlyAdd?: boolean;
  tight?: boolean;
}) {
  const { t } = useLanguage();
  const look = tight ? 'grow px-3! text-sm whitespace-nowrap' : 'grow';
  if (buying.out)
    return (
      // A disabled button hears no click: the area around it answers.
      <div
        className="grow cursor-not-allowed"
        onClick={() => void showToast(t('card.sorry'), { kind: 'info', duration: 4000 })}
      >
        <Button kind="quiet" disabled className="pointer-events-none w-full">
          {t('card.out')}
        </Button>
      </div>
    );
  return (
    <>
      <Button
        kind={onlyAdd ? 'primary' : 'quiet'}
        className={look}
        disabled={!buying.canAdd}
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

/** On a phone: price and actions in reach of the thumb while the product is on the screen. */
export function BuyBar({ card, buying }: { card: Card; buying: Buying }) {
  const { language } = useLanguage();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-panel md:hidden"
    >
      <Price amount={card.price} language={language} />
      <div className="flex grow gap-2">
        <BuyButtons buying={buying} tight />
      </div>
    </div>
  );
}

import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { minusAt } from '../rules.ts';
import type { Card } from '../../catalog/card/card.ts';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import type { Buying } from './use-buying.ts';

/** How many of this product are in the cart, with plus and minus as the spec has them there (§4). */
export function QuantityControl({ card, buying }: { card: Card; buying: Buying }) {
  const { t, digits } = useLanguage();
  return (
    <Stepper
      shown={digits(buying.quantity)}
      labels={{
        group: t('cart.quantity', { title: card.title }),
        plus: t('cart.plus', { title: card.title }),
        minus: t('cart.minus', { title: card.title }),
      }}
      plus={buying.canAdd ? 'offered' : 'hidden'}
      minus={minusAt('control', buying.lowered) === 'lowers' ? 'offered' : 'hidden'}
      onPlus={buying.plus}
      onMinus={buying.minus}
    />
  );
}

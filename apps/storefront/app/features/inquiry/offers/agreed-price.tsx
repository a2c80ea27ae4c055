import HandCoins from 'lucide-react/icons/hand-coins';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import type { Card } from '../../catalog/card/card.ts';
import { agreedFor, useAgreedOffers } from './agreed.ts';

export function AgreedPrice({ card }: { card: Pick<Card, '_id' | 'price'> }) {
  const { t, rupees, language } = useLanguage();
  const agreed = agreedFor(useAgreedOffers(), card._id, card.price);
  if (!agreed) return null;
  const { price, until } = agreed;
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-good">
      <HandCoins aria-hidden size={20} className="shrink-0" />
      {t('product.agreed', { price: rupees(price), when: momentText(until, language) })}
    </p>
  );
}

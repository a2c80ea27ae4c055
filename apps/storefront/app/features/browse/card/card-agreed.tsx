import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { agreedFor, useAgreedOffers } from '../../inquiry/offers/agreed.ts';

/** The price that the shopper agreed on with the seller; over the picture, so that nothing moves when it is known. */
export function CardAgreed({ card }: { card: Card }) {
  const { t, rupees } = useLanguage();
  const agreed = agreedFor(useAgreedOffers(), card._id, card.price);
  return agreed ? <p className="card-agreed">{t('card.agreed', { price: rupees(agreed.price) })}</p> : null;
}

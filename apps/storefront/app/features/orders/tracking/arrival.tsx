import type { Order } from '@haat/contract/orders/schemas';
import { isEnded } from '@haat/contract/orders/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function Arrival({ order: { arrival, status } }: { order: Pick<Order, 'arrival' | 'status'> }) {
  const { t, language } = useLanguage();
  if (!arrival || isEnded(status)) return null;
  return (
    <p className="text-sm font-medium">
      {t('order.arrives', { dates: daySpanText(arrival.from, arrival.to, language) })}
    </p>
  );
}

import type { Order } from '@haat/contract/orders/schemas';
import { isEnded } from '@haat/contract/orders/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function Arrival({ order }: { order: Pick<Order, 'arrival' | 'status' | 'returnedAt'> }) {
  const { t, language } = useLanguage();
  const { arrival } = order;
  if (!arrival || isEnded(order)) return null;
  return (
    <p className="text-sm font-medium">
      {t('order.arrives', { dates: daySpanText(arrival.from, arrival.to, language) })}
    </p>
  );
}

import type { OrderStatus } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

const looks: Record<OrderStatus, string> = {
  pending: 'bg-primary text-on-primary',
  confirmed: 'border border-warn text-warn',
  dispatched: 'border border-soft text-ink',
  arrived: 'border border-soft text-ink',
  delivered: 'border border-good text-good',
  cancelled: 'border border-line text-soft',
};

/** Where an order stands, as its seller thinks of it. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useLanguage();
  return (
    <span className={`rounded-full px-2 text-xs leading-6 font-semibold whitespace-nowrap ${looks[status]}`}>
      {t(`status.${status}.badge`)}
    </span>
  );
}

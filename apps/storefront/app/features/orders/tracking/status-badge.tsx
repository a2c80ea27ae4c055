import type { OrderStatus } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** The status in one word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useLanguage();
  const tone = status === 'delivered' ? 'text-good' : status === 'cancelled' ? 'text-bad' : 'text-warn';
  return (
    <span className={`rounded-full border border-current px-3 py-0.5 text-xs font-semibold ${tone}`}>
      {t(`status.${status}.badge`)}
    </span>
  );
}

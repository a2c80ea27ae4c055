import type { OrderStatus } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

interface StatusBadgeProps {
  status: OrderStatus;
  as: 'h2' | 'h3';
}

/** The status, said once: title and badge in one. */
export function StatusBadge({ status, as: Heading }: StatusBadgeProps) {
  const { t } = useLanguage();
  const tone = status === 'delivered' ? 'text-good' : status === 'cancelled' ? 'text-bad' : 'text-warn';
  return (
    <Heading className={`w-fit rounded-full border border-current px-3 py-0.5 text-sm font-semibold ${tone}`}>
      {t(`status.${status}.title`)}
    </Heading>
  );
}

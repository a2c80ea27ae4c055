import type { Order } from '@haat/contract/orders/schemas';
import { shopNameIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

interface Props {
  order: Pick<Order, 'cancelReason'> & { vendor: { shopName: string; shopNameNe?: string | null } };
}

export function CancelReason({ order: { cancelReason, vendor } }: Props) {
  const { t, language } = useLanguage();
  if (cancelReason === null) return null;
  return (
    <p className="text-sm break-words whitespace-pre-line">
      {t('order.cancelReason', { seller: shopNameIn(language, vendor), reason: cancelReason })}
    </p>
  );
}

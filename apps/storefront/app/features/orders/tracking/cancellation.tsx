import type { Order } from '@haat/contract/orders/schemas';
import { shopNameIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

interface Props {
  order: Pick<Order, 'cancelledBy' | 'cancelReason'> & {
    vendor: { shopName: string; shopNameNe?: string | null };
  };
  /** Whoever reads it has ordered it. */
  isOwn: boolean;
}

/** Who cancelled an order, and in a seller's words why. */
export function Cancellation({ order: { cancelledBy, cancelReason, vendor }, isOwn }: Props) {
  const { t, language } = useLanguage();
  const seller = shopNameIn(language, vendor);
  const text =
    cancelReason !== null
      ? t('order.cancelReason', { seller, reason: cancelReason })
      : cancelledBy &&
        t(`order.cancelledBy.${cancelledBy === 'shopper' && isOwn ? 'you' : cancelledBy}`, { seller });
  return text && <p className="text-sm break-words whitespace-pre-line">{text}</p>;
}

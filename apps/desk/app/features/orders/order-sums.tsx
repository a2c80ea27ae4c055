import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { totalLabel } from './total-label.ts';

type Sums = Pick<SellerOrder, 'subtotal' | 'deliveryFee' | 'total' | 'status' | 'returned'>;

/** What the courier collects, and of what it is made. */
export function OrderSums({ order }: { order: Sums }) {
  const { t, rupees } = useLanguage();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-3 text-sm [&_dd]:text-end">
      <dt>{t('order.subtotal')}</dt>
      <dd>{rupees(order.subtotal)}</dd>
      <dt>{t('order.delivery')}</dt>
      <dd>{order.deliveryFee === 0 ? t('order.free') : rupees(order.deliveryFee)}</dd>
      <dt className="text-base font-bold">{t(totalLabel(order))}</dt>
      <dd className="text-base font-bold">{rupees(order.total)}</dd>
    </dl>
  );
}

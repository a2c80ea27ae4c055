import { Suspense, lazy, useState } from 'react';
import { knownStatus } from '@haat/contract/orders/rules';
import type { Order, OrderLine } from '@haat/contract/orders/endpoints';
import { pictureAt } from '@haat/contract/catalog/rules';
import { bothDatesText } from '../../core/both-dates.ts';
import { ShopLink, useLanguage } from '../../core/language.tsx';

const OrderTimelineDialog = lazy(() => import('./order-timeline-dialog.tsx'));

/** Short enough to say on the phone: the end of the id, which is random. */
export const orderNumber = (id: string): string => `#${id.slice(-8).toUpperCase()}`;

interface OrderCardProps {
  order: Order;
  onCancel: (order: Order) => Promise<void>;
}

/** An order with its status: title, description, badge, and the way to its timeline (spec §2). */
export function OrderCard({ order, onCancel }: OrderCardProps) {
  const { t, language, rupees } = useLanguage();
  const [open, setOpen] = useState<'timeline' | 'cancel' | null>(null);
  const status = knownStatus(order.status);
  const secondary = 'tap rounded-box border border-line px-4 text-sm font-semibold hover:bg-sunken';
  return (
    <article className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 className="font-semibold">{t(`status.${status}.title`)}</h3>
          <p className="text-sm text-soft">{t(`status.${status}.text`)}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <p className="text-sm text-soft">
        {t('order.number', { number: orderNumber(order._id) })} ·{' '}
        {t('order.placedOn', { date: bothDatesText(order.createdAt, language) })} · {t('order.soldBy')}{' '}
        <ShopLink className="underline" to={`/shop/${order.vendor.slug}`}>
          {order.vendor.shopName}
        </ShopLink>
      </p>
      <ul className="grid gap-3">
        {order.items.map((line, at) => (
          <OrderedLine key={`${line.productId} ${at}`} line={line} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
          <dt className="text-soft">{t('order.delivery')}</dt>
          <dd className="text-end">
            {order.deliveryFee === 0 ? t('order.free') : rupees(order.deliveryFee)}
          </dd>
          <dt className="font-semibold">{t('order.total')}</dt>
          <dd className="text-end font-semibold">{rupees(order.total)}</dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          {status === 'pending' && (
            <button type="button" className={secondary} onClick={() => setOpen('cancel')}>
              {t('order.cancel')}
            </button>
          )}
          {status !== 'cancelled' && (
            <button type="button" className={secondary} onClick={() => setOpen('timeline')}>
              {t('order.track')}
            </button>
          )}
        </div>
      </footer>
      {open && (
        <Suspense>
          <OrderTimelineDialog
            order={order}
            about={open}
            onClose={() => setOpen(null)}
            onCancel={() => onCancel(order)}
          />
        </Suspense>
      )}
    </article>
  );
}

function StatusBadge({ status }: { status: ReturnType<typeof knownStatus> }) {
  const { t } = useLanguage();
  const tone = status === 'delivered' ? 'text-good' : status === 'cancelled' ? 'text-bad' : 'text-warn';
  return (
    <span className={`rounded-full border border-current px-3 py-0.5 text-xs font-semibold ${tone}`}>
      {t(`status.${status}.badge`)}
    </span>
  );
}

function OrderedLine({ line }: { line: OrderLine }) {
  const { t, rupees } = useLanguage();
  const chosen = [line.variant?.color, line.variant?.size].filter(Boolean).join(', ');
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-3">
      <span className="block size-16 overflow-hidden rounded-box bg-sunken">
        {line.image && (
          <img
            src={pictureAt(line.image, 200)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <div className="min-w-0 text-sm">
        <ShopLink className="line-clamp-2 font-medium hover:underline" to={`/product/${line.slug}`}>
          {line.title}
        </ShopLink>
        <p className="text-soft">
          {t('order.quantity', { n: line.quantity })}
          {chosen && ` · ${chosen}`}
        </p>
      </div>
      <p className="text-sm font-semibold">{rupees(line.price * line.quantity)}</p>
    </li>
  );
}

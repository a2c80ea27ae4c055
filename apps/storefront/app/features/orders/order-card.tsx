import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { orderNumber } from '@haat/contract/orders/order-number';
import { isEnded, knownStatus } from '@haat/contract/orders/rules';
import type { Order, OrderLine } from '@haat/contract/orders/schemas';
import { bothDatesText } from '@haat/contract/core/both-dates';
import { shopNameIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { Arrival } from './tracking/arrival.tsx';
import { GoesTo } from './tracking/goes-to.tsx';
import { OrderedLine } from './ordered-line.tsx';
import { StatusBadge } from './tracking/status-badge.tsx';

const OrderTimelineDialog = lazy(() => import('./tracking/order-timeline-dialog.tsx'));

interface OrderCardProps {
  order: Order;
  /** The time it is, for 'Updated 5 minutes ago'. */
  now: Date;
  onCancel: (order: Order) => Promise<void>;
  /** What else can be done with it. */
  actions?: ReactNode;
  /** What can be done with one of its lines. */
  lineActions?: (line: OrderLine) => ReactNode;
  /** Stands below. */
  children?: ReactNode;
}

/** An order with its status: title, description, badge, and the way to its timeline (spec §2). */
export function OrderCard({ order, now, onCancel, actions, lineActions, children }: OrderCardProps) {
  const { t, language } = useLanguage();
  const [open, setOpen] = useState<'timeline' | 'cancel' | null>(null);
  const status = knownStatus(order.status);
  const moved = order.updatedAt !== order.createdAt;
  return (
    <article className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`status.${status}.title`)}</h3>
          <p className="text-sm text-soft">{t(`status.${status}.text`)}</p>
        </div>
        <StatusBadge status={status} />
      </header>
      <p className="text-sm text-soft">
        {t('order.number', { number: orderNumber(order._id) })} ·{' '}
        {t('order.placedOn', { date: bothDatesText(order.createdAt, language) })}
        {moved && ` · ${t('order.updated', { when: timeAgo(order.updatedAt, now, language) })}`} ·{' '}
        {t('order.soldBy')}{' '}
        <ShopLink className="underline" to={`/shop/${encodeURIComponent(order.vendor.slug)}`}>
          {shopNameIn(language, order.vendor)}
        </ShopLink>
      </p>
      <div className="grid gap-1">
        <h4 className="text-sm text-soft">{t('order.goesTo')}</h4>
        <GoesTo address={order.address} />
        <Arrival order={order} />
      </div>
      <ul className="grid gap-3">
        {order.items.map((line, at) => (
          <OrderedLine key={`${line.productId} ${at}`} line={line}>
            {lineActions?.(line)}
          </OrderedLine>
        ))}
      </ul>
      <footer className="grid gap-3 border-t border-line pt-3 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
        <Sums order={order} />
        <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
          {status === 'pending' && (
            <Button kind="quiet" size="s" onClick={() => setOpen('cancel')}>
              {t('order.cancel')}
            </Button>
          )}
          <ShopLink className={buttonLook('quiet', 's')} to={`/order/${order._id}/bill`}>
            {t('order.bill')}
          </ShopLink>
          {status !== 'cancelled' && (
            <Button kind="quiet" size="s" onClick={() => setOpen('timeline')}>
              {t('order.track')}
            </Button>
          )}
          {actions}
        </div>
      </footer>
      {children}
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

function Sums({ order }: { order: Order }) {
  const { t, rupees } = useLanguage();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm sm:grid-cols-[auto_auto]">
      <dt className="text-soft">{t('order.delivery')}</dt>
      <dd className="text-end">{order.deliveryFee === 0 ? t('order.free') : rupees(order.deliveryFee)}</dd>
      <dt className="font-semibold">{t(isEnded(order.status) ? 'order.total' : 'order.toPay')}</dt>
      <dd className="text-end font-semibold">{rupees(order.total)}</dd>
    </dl>
  );
}

import Ban from 'lucide-react/icons/ban';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { orderNumber } from '@haat/contract/orders/order-number';
import { isEnded, knownStatus } from '@haat/contract/orders/rules';
import type { Order, OrderLine } from '@haat/contract/orders/schemas';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { localized, shopNameIn } from '@haat/contract/core/language';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { ActionMenu } from '@haat/web/ui/action-menu.tsx';
import type { MenuEntry } from '@haat/web/ui/action-menu.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Arrival } from './tracking/arrival.tsx';
import { Cancellation } from './tracking/cancellation.tsx';
import { OrderedLine } from './ordered-line.tsx';
import { StatusBadge } from './tracking/status-badge.tsx';
import { StatusText } from './tracking/status-text.tsx';
import { StepDots } from './tracking/step-dots.tsx';

const OrderTimelineDialog = island(
  async () => (await import('./tracking/order-timeline-dialog.tsx')).OrderTimelineDialog,
  { when: 'shown' },
);

interface OrderCardProps {
  order: Order;
  /** The time it is, for 'Updated 5 minutes ago'. */
  now: Date;
  onCancel: (order: Order) => Promise<void>;
  entries?: MenuEntry[];
  lineAction?: (line: OrderLine) => ReactNode;
  children?: ReactNode;
}

/** An order with its status: title, description, badge, and the way to its timeline (spec §2). */
export function OrderCard({ order, now, onCancel, entries = [], lineAction, children }: OrderCardProps) {
  const { t, href } = useLanguage();
  const [open, setOpen] = useState<'timeline' | 'cancel' | null>(null);
  const status = knownStatus(order.status);
  const number = t('order.number', { number: orderNumber(order._id) });
  const others: MenuEntry[] = [
    {
      label: t('order.bill'),
      icon: <ReceiptText aria-hidden size={20} />,
      href: href(`/order/${order._id}/bill`),
    },
    ...entries,
  ];
  if (status === 'pending')
    others.push({
      label: t('order.cancel'),
      icon: <Ban aria-hidden size={20} />,
      onSelect: () => setOpen('cancel'),
    });
  return (
    <article className="grid grid-cols-1 gap-2.5 rounded-box border border-line bg-surface p-3 shadow-card sm:p-4">
      <Status order={order} />
      <Cancellation order={order} isOwn />
      <About order={order} now={now} />
      <ul className="grid gap-2">
        {order.items.map((line, at) => (
          <OrderedLine key={`${line.productId} ${at}`} line={line} action={lineAction?.(line)} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line pt-2.5">
        <p className="w-24 grow font-semibold">
          <Total order={order} />
        </p>
        {status !== 'cancelled' && (
          <Button kind="outline" size="s" className="whitespace-nowrap" onClick={() => setOpen('timeline')}>
            {t('order.track')}
          </Button>
        )}
        <ActionMenu
          label={t('order.more', { order: number })}
          title={number}
          closeLabel={t('order.close')}
          entries={others}
        />
      </footer>
      {children}
      {open && (
        <OrderTimelineDialog
          order={order}
          about={open}
          onClose={() => setOpen(null)}
          onCancel={() => onCancel(order)}
        />
      )}
    </article>
  );
}

// A cancelled order goes no way, and one that came back no further.
function Status({ order }: { order: Order }) {
  const status = knownStatus(order.status);
  return (
    <header className="grid gap-1">
      <StatusBadge status={status} as="h3" />
      <StatusText order={order} />
      <Arrival order={order} />
      {status !== 'cancelled' && order.returnedAt === null && <StepDots step={status} />}
    </header>
  );
}

function About({ order, now }: { order: Order; now: Date }) {
  const { t, language } = useLanguage();
  const { address, vendor } = order;
  const moved = order.updatedAt !== order.createdAt;
  return (
    <div className="grid text-xs text-soft">
      <p>
        {t('order.number', { number: orderNumber(order._id) })} ·{' '}
        {t('order.placedOn', { date: bothDatesText(order.createdAt, language) })}
        {moved && ` · ${t('order.updated', { when: timeAgo(order.updatedAt, now, language) })}`}
      </p>
      <p className="truncate">
        {t('order.soldBy')}{' '}
        <ShopLink className="underline" to={`/shop/${encodeURIComponent(vendor.slug)}`}>
          {shopNameIn(language, vendor)}
        </ShopLink>
      </p>
      <p className="truncate">
        {address.fullName}, {localized(language, address.fulladdress, address.fulladdressNe)}
      </p>
    </div>
  );
}

function Total({ order }: { order: Order }) {
  const { t, rupees } = useLanguage();
  return (
    <>
      <span className="block text-xs font-normal text-soft">
        {t(isEnded(order) ? 'order.total' : 'order.toPay')}
      </span>
      {rupees(order.total)}
    </>
  );
}

import { shopNameIn } from '@haat/contract/core/language';
import type { TrackedOrder } from '@haat/contract/orders/schemas';
import { knownStatus } from '@haat/contract/orders/rules';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { Cancellation } from './cancellation.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { Recipient } from './recipient.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderedLine } from '../ordered-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StatusText } from './status-text.tsx';

interface Props {
  order: TrackedOrder;
  at: Date;
  /** It is to be looked up again. */
  onChanged: () => void;
}

export function OrderWay({ order, at, onChanged }: Props) {
  const { t, language } = useLanguage();
  const now = useNow(10_000);
  return (
    <>
      {order.confirmBy !== null && <ConfirmOrder by={order.confirmBy} onConfirmed={onChanged} />}
      <section className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card">
        <div className="grid gap-1" role="status" aria-live="polite">
          <StatusBadge status={knownStatus(order.status)} as="h2" />
          <StatusText order={order} />
        </div>
        <Cancellation order={order} isOwn={order.address !== null} />
        <OrderTimeline order={order} />
        <p className="text-xs text-soft">{t('track.checked', { when: timeAgo(at, now, language) })}</p>
      </section>
      <section className="grid gap-3 rounded-box border border-line bg-surface p-4">
        <h2 className="text-sm text-soft">
          {t('order.soldBy')}{' '}
          <ShopLink
            className="font-semibold text-ink underline"
            to={`/shop/${encodeURIComponent(order.vendor.slug)}`}
          >
            {shopNameIn(language, order.vendor)}
          </ShopLink>
        </h2>
        <ul className="grid gap-3">
          {order.items.map((line, index) => (
            <OrderedLine key={`${line.slug} ${index}`} line={line} />
          ))}
        </ul>
      </section>
      {order.address ? (
        <section className="grid gap-1 rounded-box border border-line bg-surface p-4">
          <h2 className="text-sm text-soft">{t('order.goesTo')}</h2>
          <Recipient address={order.address} />
          <p className="text-xs text-soft">{t('track.ownOnly')}</p>
        </section>
      ) : (
        <p className="text-sm text-soft">{t('track.private')}</p>
      )}
    </>
  );
}

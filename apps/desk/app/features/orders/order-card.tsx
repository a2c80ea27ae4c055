import Printer from 'lucide-react/icons/printer';
import { localized } from '@haat/contract/core/language';
import type { OrderCard as Card } from '@haat/contract/orders/selling/schemas';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';
import { StatusBadge } from './status-badge.tsx';

interface OrderCardProps {
  order: Card;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** An order in the queue: a tap on it opens it, a tap on its box chooses it. */
export function OrderCard({ order, selected, onSelect }: OrderCardProps) {
  const { t, language, rupees } = useLanguage();
  const now = useNow();
  const { number, fullName, pieces, printed, lines } = order;
  return (
    <li className={`desk-row flex p-0 ${selected ? 'border-primary-ink ring-1 ring-primary-ink' : ''}`}>
      <label className="tap grid shrink-0 cursor-pointer place-items-center self-stretch ps-1">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={t('orders.select', { number, name: fullName })}
          className="size-5 accent-primary-ink"
        />
      </label>
      <LocalLink to={`/desk/orders/${order._id}`} className="grid min-w-0 grow gap-1.5 py-3 pe-3">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{number}</span>
          <StatusBadge status={order.status} />
          <span className="ms-auto text-xs text-soft">{timeAgo(order.createdAt, now, language)}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 grow">
            <span className="block truncate text-sm font-medium">{fullName}</span>
            <span className="block truncate text-sm text-soft">
              {localized(language, order.place, order.placeNe)}
            </span>
          </span>
          <span className="flex shrink-0 -space-x-2">
            {lines.map(({ image }, at) => (
              <SmallPicture key={at} image={image} size={40} />
            ))}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-bold">{rupees(order.total)}</span>
          <span className="text-soft">
            {pieces === 1 ? t('orders.piece') : t('orders.pieces', { n: pieces })}
          </span>
          {printed.slip && (
            <span className="inline-flex items-center gap-1 text-soft">
              <Printer aria-hidden size={14} />
              {t('orders.printed')}
            </span>
          )}
        </span>
        {order.cameBack && <span className="text-sm font-medium text-warn">{t('orders.cameBack')}</span>}
        {order.isLate && <span className="text-sm font-medium text-warn">{t('orders.late')}</span>}
        {order.confirmBy && <span className="text-sm font-medium text-warn">{t('orders.guest')}</span>}
      </LocalLink>
    </li>
  );
}

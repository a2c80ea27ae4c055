import { choiceText } from '@haat/contract/catalog/choice';
import { localized, titleIn } from '@haat/contract/core/language';
import { knownStatus } from '@haat/contract/orders/rules';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { totalLabel } from './total-label.ts';

/** A packing slip: what goes into the parcel, to whom, and what is collected at the door. */
export function Slip({ order }: { order: SellerOrder }) {
  const { t, language, rupees, digits } = useLanguage();
  const { address, bill, items, vendor } = order;
  return (
    <article className="grid gap-4 rounded-box border border-line bg-surface p-5 text-sm print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h2 className="page-head">{t('papers.slip')}</h2>
        <p className="sm:text-end">
          <span className="block text-lg font-bold">{order.number}</span>
          <span className="text-soft">{momentText(order.createdAt, language)}</span>
        </p>
      </header>
      {knownStatus(order.status) === 'cancelled' && (
        <p className="text-lg font-bold text-bad">{t('papers.cancelled')}</p>
      )}
      {order.returned && <p className="text-lg font-bold text-bad">{t('orders.cameBack')}</p>}
      <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <dt className="text-xs font-semibold text-soft">{t('papers.from')}</dt>
          <dd className="font-semibold">{localized(language, bill.seller.name, bill.seller.nameNe)}</dd>
          <dd>{localized(language, vendor.district, vendor.districtNe)}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-soft">{t('papers.to')}</dt>
          <dd className="text-lg font-bold">{address.fullName}</dd>
          <dd className="text-lg font-bold">{digits(address.phone)}</dd>
          <dd>{localized(language, address.fulladdress, address.fulladdressNe)}</dd>
        </div>
      </dl>
      <ul className="grid border-y border-line">
        {items.map((line, at) => (
          <li key={at} className="flex items-center gap-3 border-line py-2 not-first:border-t">
            <span aria-hidden className="size-5 shrink-0 border border-soft" />
            <span className="min-w-0 grow">
              {titleIn(language, line)}
              <span className="block text-soft">{choiceText(language, line.variant)}</span>
            </span>
            <b className="shrink-0 text-lg whitespace-nowrap">{digits(line.quantity)} ×</b>
          </li>
        ))}
      </ul>
      {address.message && (
        <p className="whitespace-pre-line">
          <b>{t('papers.note')}:</b> {address.message}
        </p>
      )}
      <p className="flex justify-between text-lg font-bold">
        <span>{t(totalLabel(order))}</span>
        <span>{rupees(order.total)}</span>
      </p>
    </article>
  );
}

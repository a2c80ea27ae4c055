import type { ReactNode } from 'react';
import type { Order } from '@haat/contract/orders/endpoints';
import { bothDatesText } from '@haat/contract/core/both-dates';
import { titleIn } from '@haat/contract/core/language';
import { orderNumber } from '@haat/contract/orders/order-number';
import { useLanguage } from '../../core/language.tsx';
import { choiceText } from '@haat/contract/catalog/choice';

/**
 * One vendor's order as a bill, for screen and paper: who sold what to whom, and what VAT the total contains (13/113 of
 * it, where the vendor was registered). Before the vendor confirmed the order it is no bill yet, and says so.
 * @param through the shop's name
 */
export function Bill({ order, through }: { order: Order; through: string }) {
  const { t, language, digits, rupees } = useLanguage();
  const { bill, vendor, address, status } = order;
  const { seller } = bill;
  const registered = bill.vat !== null;
  const title = bill.number === null ? 'bill.titleOpen' : registered ? 'bill.titleVat' : 'bill.title';
  const day = (instant: string) => bothDatesText(instant, language);
  return (
    <article className="grid gap-6 rounded-box border border-line bg-surface p-5 text-sm sm:p-8 print:rounded-none print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-2xl font-bold">{t(title)}</h1>
          {bill.number === null && status !== 'cancelled' && <p className="text-soft">{t('bill.open')}</p>}
          {status === 'cancelled' && <p className="font-semibold text-bad">{t('bill.cancelled')}</p>}
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
          {bill.number !== null && <Fact name={t('bill.number')}>{digits(bill.number)}</Fact>}
          <Fact name={t('bill.order')}>{orderNumber(order._id)}</Fact>
          <Fact name={t('bill.ordered')}>{day(order.createdAt)}</Fact>
          {bill.issuedAt !== null && <Fact name={t('bill.issued')}>{day(bill.issuedAt)}</Fact>}
        </dl>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Party title={t('bill.seller')} name={seller.name}>
          <p>{[...new Set([vendor.city, vendor.district])].filter(Boolean).join(', ')}</p>
          {seller.pan !== null && (
            <p>{t(registered ? 'bill.vatNumber' : 'bill.pan', { pan: digits(seller.pan) })}</p>
          )}
          <p className="text-soft">{t('bill.through', { shop: through })}</p>
        </Party>
        <Party title={t('bill.buyer')} name={address.fullName}>
          <p>{address.fulladdress}</p>
          <p>{digits(address.phone)}</p>
        </Party>
      </div>
      <Lines order={order} />
      <Sums order={order} />
      {status !== 'cancelled' && (
        <p className="text-soft">{t('bill.payment', { total: rupees(order.total), seller: seller.name })}</p>
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  );
}

function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="text-xs font-semibold text-soft">{title}</h2>
      <p className="font-semibold">{name}</p>
      {children}
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  const { t, language, rupees, digits } = useLanguage();
  const figure = 'py-2 ps-3 text-end whitespace-nowrap';
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-soft text-xs whitespace-nowrap text-soft">
          <th className="py-2 text-start font-semibold">{t('bill.item')}</th>
          <th className="py-2 ps-3 text-end font-semibold">{t('bill.quantity')}</th>
          <th className="py-2 ps-3 text-end font-semibold max-sm:hidden print:table-cell">
            {t('bill.price')}
          </th>
          <th className="py-2 ps-3 text-end font-semibold">{t('bill.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((line, at) => (
          <tr key={`${line.productId} ${at}`} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2">
              {titleIn(language, line)}
              <span className="block text-xs text-soft">{choiceText(language, line.variant)}</span>
            </td>
            <td className={figure}>{digits(line.quantity)}</td>
            <td className={`${figure} max-sm:hidden print:table-cell`}>{rupees(line.price)}</td>
            <td className={figure}>{rupees(line.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ order }: { order: Order }) {
  const { t, rupees } = useLanguage();
  const { bill, subtotal, deliveryFee, total } = order;
  return (
    <div className="grid justify-items-end gap-2 break-inside-avoid">
      <dl className="grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-1 [&>dd]:text-end [&>dt]:pe-6">
        <Fact name={t('bill.subtotal')}>{rupees(subtotal)}</Fact>
        <Fact name={t('bill.delivery')}>{deliveryFee === 0 ? t('bill.free') : rupees(deliveryFee)}</Fact>
        <dt className="border-t border-soft pt-1 text-lg font-bold">{t('bill.total')}</dt>
        <dd className="border-t border-soft pt-1 text-lg font-bold">{rupees(total)}</dd>
        {bill.vat !== null && (
          <>
            <Fact name={t('bill.taxable')}>{rupees(total - bill.vat)}</Fact>
            <Fact name={t('bill.vat')}>{rupees(bill.vat)}</Fact>
          </>
        )}
      </dl>
      {bill.vat === null && <p className="text-xs text-soft">{t('bill.noVat')}</p>}
    </div>
  );
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useRevalidator } from 'react-router';
import { localized } from '@haat/contract/core/language';
import { getSellerOrder } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { ofOrders, useLooking } from '../features/alerts/use-looking.ts';
import { ContactLinks } from '../features/orders/contact-links.tsx';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderHistory } from '../features/orders/order-history.tsx';
import { OrderLines } from '../features/orders/order-lines.tsx';
import { OrderSums } from '../features/orders/order-sums.tsx';
import { StatusBadge } from '../features/orders/status-badge.tsx';
import type { Route } from './+types/order';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(({ params: { orderId } }: Route.ClientLoaderArgs) =>
  call(getSellerOrder, { orderId }),
);

/** One order: who to call, what to pack, where it goes, and its next step. */
export default function OrderScreen({ loaderData: order }: Route.ComponentProps) {
  const { t, language, digits } = useLanguage();
  const { revalidate } = useRevalidator();
  useLooking(ofOrders);
  const { address } = order;
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-6" key={order._id}>
      <DeskTitle title={t('order.number', { number: order.number })} />
      <header className="grid gap-1">
        <LocalLink
          className="-ms-2 tap inline-flex items-center gap-1 justify-self-start text-sm text-soft"
          to={`/desk/orders?status=${order.status}`}
        >
          <ChevronLeft aria-hidden size={18} />
          {t('order.back')}
        </LocalLink>
        <h1 className="flex flex-wrap items-center gap-3 page-head">
          {order.number} <StatusBadge status={order.status} />
        </h1>
        <p className="text-sm text-soft">
          {t('order.placed', { when: momentText(order.createdAt, language) })}
        </p>
        {order.isLate && <p className="text-sm font-medium text-warn">{t('orders.late')}</p>}
        {order.confirmBy && <p className="text-sm font-medium text-warn">{t('orders.guest')}</p>}
        {order.returned && (
          <p className="text-sm font-medium text-warn">
            {t('return.said', {
              when: momentText(order.returned.at, language),
              reason: order.returned.reason,
            })}
          </p>
        )}
        {order.cancelledBy && <p className="text-sm">{t(`order.cancelledBy.${order.cancelledBy}`)}</p>}
        {order.cancelReason && (
          <p className="text-sm">{t('order.reasonSaid', { reason: order.cancelReason })}</p>
        )}
      </header>

      <section className="grid gap-2 desk-row" aria-labelledby="customer">
        <h2 id="customer" className="text-sm font-semibold text-soft">
          {t('order.customer')}
        </h2>
        <p className="text-lg font-semibold">{address.fullName}</p>
        <p className="select-all">{digits(address.phone)}</p>
        <ContactLinks phone={address.phone} />
        <h3 className="mt-2 text-sm font-semibold text-soft">{t('order.goesTo')}</h3>
        <p>{localized(language, address.fulladdress, address.fulladdressNe)}</p>
        {address.message && (
          <>
            <h3 className="mt-2 text-sm font-semibold text-soft">{t('order.note')}</h3>
            <p className="whitespace-pre-line">{address.message}</p>
          </>
        )}
      </section>

      <section className="grid gap-3 desk-row" aria-labelledby="items">
        <h2 id="items" className="text-sm font-semibold text-soft">
          {t('order.items')}
        </h2>
        <OrderLines items={order.items} />
        <OrderSums order={order} />
      </section>

      <OrderHistory {...order} />
      <p>
        <LocalLink className={buttonLook('quiet')} to={`/desk/orders/papers?orders=${order._id}`}>
          {t('papers.print')}
        </LocalLink>
      </p>
      <OrderActions order={order} onMoved={() => void revalidate()} />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

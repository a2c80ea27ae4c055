import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { shopNameIn } from '@haat/contract/core/language';
import type { Order } from '@haat/contract/orders/schemas';
import { orderNumber } from '@haat/contract/orders/order-number';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Arrival } from './tracking/arrival.tsx';
import { Recipient } from './tracking/recipient.tsx';
import { OrderedLine } from './ordered-line.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { useFrame } from '../tenant/frame.ts';
import { PaySeal } from '@haat/web/ui/pay-seal.tsx';
import { OrderWays } from './tracking/order-ways.tsx';

export function OrderThanks({ orders }: { orders: Order[] }) {
  const { t, rupees } = useLanguage();
  const { promises } = useFrame().settings;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const total = rupees(orders.reduce((sum, order) => sum + order.total, 0));
  const several = orders.length > 1;
  const email = orders[0]?.address.email;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <section className="grid justify-items-center gap-3 text-center">
        <h1 ref={title} tabIndex={-1} className="page-head outline-none">
          {t('placed.title')}
        </h1>
        <CircleCheck size={56} className="text-good" aria-hidden />
        <p>{several ? t('placed.textMany', { n: orders.length }) : t('placed.text', { total })}</p>
        {email && <p className="text-sm text-soft">{t('placed.mail', { email })}</p>}
        {promises.pay && <PaySeal text={t('placed.seal')} />}
        <OrderWays />
      </section>
      <section aria-labelledby="next" className="grid gap-3">
        <h2 id="next" className="section-head">
          {t('placed.next')}
        </h2>
        <ol className="grid list-decimal gap-2 ps-6 [&:lang(ne)]:[list-style-type:devanagari]">
          <li>{t('placed.nextSeller')}</li>
          <li>{t('placed.nextSend')}</li>
          <li>{several ? <EachParcel orders={orders} total={total} /> : t('placed.nextPay', { total })}</li>
        </ol>
      </section>
      <section aria-labelledby="goes" className="grid gap-3">
        <h2 id="goes" className="section-head">
          {t('placed.goesTo')}
        </h2>
        {orders[0] && (
          <>
            <Recipient address={orders[0].address} />
            <Arrival order={orders[0]} />
          </>
        )}
      </section>
      <section aria-labelledby="yours" className="grid gap-3">
        <h2 id="yours" className="section-head">
          {t('placed.yours')}
        </h2>
        {orders.map((order) => (
          <Part key={order._id} order={order} />
        ))}
      </section>
    </div>
  );
}

/** What is paid at the door, parcel by parcel: each comes with a courier of its own. */
function EachParcel({ orders, total }: { orders: Order[]; total: string }) {
  const { t, language, rupees } = useLanguage();
  return (
    <>
      {t('placed.nextParcels')}
      <ul className="grid list-disc gap-1 py-1 ps-5">
        {orders.map(({ _id, vendor, total: atDoor }) => (
          <li key={_id}>
            {t('placed.parcel', { total: rupees(atDoor), seller: shopNameIn(language, vendor) })}
          </li>
        ))}
      </ul>
      {t('placed.together', { total })}
    </>
  );
}

function Part({ order }: { order: Order }) {
  const { t, language, rupees } = useLanguage();
  return (
    <article className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{shopNameIn(language, order.vendor)}</h3>
        <p className="text-sm text-soft">{t('order.number', { number: orderNumber(order._id) })}</p>
      </header>
      <ul className="grid gap-3">
        {order.items.map((line, at) => (
          <OrderedLine key={`${line.productId} ${at}`} line={line} />
        ))}
      </ul>
      <footer className="grid gap-3 border-t border-line pt-3">
        <dl className="stacks grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          <dt className="text-soft">{t('order.delivery')}</dt>
          <dd className="text-end">
            {order.deliveryFee === 0 ? t('order.free') : rupees(order.deliveryFee)}
          </dd>
          <dt className="font-semibold">{t('order.toPay')}</dt>
          <dd className="text-end font-semibold">{rupees(order.total)}</dd>
        </dl>
        <ShopLink
          className={`${buttonLook('quiet', 's')} sm:justify-self-end`}
          to={`/track/${order.trackToken}`}
        >
          {t('order.track')}
        </ShopLink>
      </footer>
    </article>
  );
}

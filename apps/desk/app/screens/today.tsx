import Banknote from 'lucide-react/icons/banknote';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Star from 'lucide-react/icons/star';
import { useEffect } from 'react';
import { maxCounted } from '@haat/contract/orders/rules';
import { shopNameIn } from '@haat/contract/core/language';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { mayOpen, useSeller } from '../features/account/seller.ts';
import { lateAt } from '../features/orders/asked.ts';
import { setWaitingOf } from '../features/alerts/waiting.ts';
import type { Route } from './+types/today';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { Checklist } from '../layout/checklist.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(() => call(sellerToday, {}));

/** What waits for the seller, and for a new one what to do first. */
export default function Today({ loaderData: today }: Route.ComponentProps) {
  const { vendor, suspended, orders, questions, offers, stock, reviews, checklist } = today;
  const { t, language } = useLanguage();
  const { account } = useSeller();
  useEffect(() => setWaitingOf(today), [today]);
  const isNew = !Object.values(checklist).every(Boolean);
  const inbox = questions.open + offers.open;
  const waits = orders.pending + orders.confirmed + inbox + stock.low + stock.out + reviews.open > 0;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('desk.title', { shop: shopNameIn(language, vendor) })} />
      <header>
        <p className="text-sm text-soft">{shopNameIn(language, vendor)}</p>
        <h1 className="page-head">{t('today.title')}</h1>
      </header>
      {suspended !== null && (
        <p role="alert" className="rounded-box border border-bad p-3 text-sm wrap-anywhere text-bad">
          {t('today.suspended', { reason: suspended })}
        </p>
      )}
      {waits && <WhatWaits {...today} />}
      {isNew && (
        <Checklist
          hint={t('today.startHint')}
          steps={[
            { words: t('today.products'), done: checklist.hasProducts, to: '/desk/products/new' },
            { words: t('today.stocked'), done: checklist.hasStock, to: '/desk/stock' },
            { words: t('today.delivery'), done: checklist.hasDelivery },
            { words: t('today.firstOrder'), done: checklist.hasOrders },
          ]}
        />
      )}
      {!waits && !isNew && <EmptyState title={t('today.nothing')} hint={t('today.nothingHint')} />}
      {!isNew && (
        <div className="grid gap-2">
          {mayOpen(account, 'with-money') && (
            <Further to="/desk/money" Icon={Banknote} words={t('money.title')} />
          )}
          <Further to="/desk/insight" Icon={ChartColumn} words={t('insight.title')} />
          <Further to="/desk/reviews?show=all" Icon={Star} words={t('reviews.title')} />
        </div>
      )}
    </div>
  );
}

type Day = Route.ComponentProps['loaderData'];

/** Each kind of what waits, leading to where it is done. */
function WhatWaits({ orders, questions, offers, stock, reviews }: Day) {
  const { t } = useLanguage();
  return (
    <section className="grid gap-2" aria-labelledby="waiting">
      <h2 id="waiting" className="section-head">
        {t('today.waiting')}
      </h2>
      <ul className="grid gap-2">
        <Waiting
          to="/desk/orders?status=pending"
          words={t('today.pending')}
          n={orders.pending}
          late={orders.late > 0 && t('today.late', { n: orders.late })}
          lateTo={lateAt('pending')}
        />
        <Waiting
          to="/desk/orders?status=confirmed"
          words={t('today.toPack')}
          n={orders.confirmed}
          late={orders.lateToSend > 0 && t('today.lateToSend', { n: orders.lateToSend })}
          lateTo={lateAt('confirmed')}
        />
        <Waiting
          to="/desk/inbox"
          words={t('today.questions')}
          n={questions.open}
          late={questions.late > 0 && t('today.late', { n: questions.late })}
        />
        <Waiting
          to="/desk/inbox"
          words={t('today.offers')}
          n={offers.open}
          late={offers.late > 0 && t('today.late', { n: offers.late })}
        />
        <Waiting to="/desk/stock?only=out" words={t('today.out')} n={stock.out} />
        <Waiting to="/desk/stock?only=low" words={t('today.low')} n={stock.low} />
        <Waiting to="/desk/reviews" words={t('today.reviews')} n={reviews.open} />
      </ul>
    </section>
  );
}

/** A place of the desk that the navigation has no room for. */
function Further({ to, Icon, words }: { to: string; Icon: typeof Star; words: string }) {
  return (
    <LocalLink to={to} className="desk-row flex min-h-14 items-center gap-3 hover:bg-sunken">
      <Icon aria-hidden size={22} className="text-soft" />
      <span className="grow font-medium">{words}</span>
      <ChevronRight aria-hidden size={20} className="text-soft" />
    </LocalLink>
  );
}

interface WaitingProps {
  to: string;
  words: string;
  n: number;
  /** How many of them are late, in words. */
  late?: string | false;
  /** Where those alone are, if anywhere. */
  lateTo?: string;
}

function Waiting({ to, words, n, late = false, lateTo }: WaitingProps) {
  const { digits } = useLanguage();
  if (n === 0) return null;
  return (
    <li className="desk-row p-0">
      <LocalLink to={to} className="flex min-h-16 items-center gap-3 rounded-box p-3 hover:bg-sunken">
        <span className="min-w-10 text-2xl font-bold">
          {digits(n)}
          {n >= maxCounted && '+'}
        </span>
        <span className="grow">
          <span className="block font-medium">{words}</span>
          {late && !lateTo && <span className="block text-sm text-warn">{late}</span>}
        </span>
        <ChevronRight aria-hidden size={20} className="text-soft" />
      </LocalLink>
      {late && lateTo && (
        <LocalLink
          to={lateTo}
          className="flex min-h-11 items-center gap-3 rounded-box rounded-t-none border-t border-line px-3 text-sm text-warn hover:bg-sunken"
        >
          <span className="grow">{late}</span>
          <ChevronRight aria-hidden size={20} />
        </LocalLink>
      )}
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

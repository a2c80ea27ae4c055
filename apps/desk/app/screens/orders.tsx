import { useEffect } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { sellerOrders } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { setWaiting } from '../features/alerts/waiting.ts';
import { ofOrders, useLooking } from '../features/alerts/use-looking.ts';
import { askedIn } from '../features/orders/asked.ts';
import { Queue } from '../features/orders/queue.tsx';
import { QueueFilter } from '../features/orders/queue-filter.tsx';
import type { Route } from './+types/orders';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const asked = askedIn(new URL(request.url).searchParams);
  return { asked, queue: await call(sellerOrders, { ...asked, size: 30 }) };
});

/** The queue of orders: by status or found, several at once taken to their next step or printed. */
export default function Orders({ loaderData: { asked, queue } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  useLooking(ofOrders);
  useEffect(() => setWaiting({ orders: queue.counts.pending }), [queue]);
  return (
    <div
      className="mb-[calc(env(safe-area-inset-bottom)-3.5rem)] flex min-h-[calc(100dvh-4.5rem-env(safe-area-inset-bottom))] max-w-3xl flex-col gap-4 pb-4 md:mb-0 md:min-h-[calc(100dvh-4rem)] md:pb-0"
      aria-busy={state === 'loading'}
    >
      <DeskTitle title={t('orders.title')} />
      <h1 className="page-head">{t('orders.title')}</h1>
      <QueueFilter asked={asked} counts={queue.counts} />
      {/* Another list begins with nothing chosen. */}
      <Queue key={query.toString()} asked={asked} queue={queue} onMoved={() => void revalidate()} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

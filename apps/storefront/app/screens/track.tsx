import { useEffect } from 'react';
import type { Route } from './+types/track';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { useTrackedOrder } from '../features/orders/tracking/use-tracked-order.ts';
import { screenWords } from '../messages/words.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

const waiting = <Skeleton className="h-96" />;
const OrderWay = island(async () => (await import('../features/orders/tracking/order-way.tsx')).OrderWay, {
  when: 'shown',
  waiting,
});

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'orders') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['track.title'], matches);

/** One order for whoever has its link: no login, and nothing of who ordered it or where it goes. */
export default function TrackScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <MoreMessages words={words}>
      <Breadcrumb trail={[{ title: words['track.title'] }]} />
      <div className="frame grid max-w-2xl grid-cols-1 gap-6 py-6">
        <h1 className="page-head">{words['track.title']}</h1>
        <Tracked key={params.token} token={params.token} />
      </div>
    </MoreMessages>
  );
}

function Tracked({ token }: { token: string }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { query, known, retry, refresh } = useTrackedOrder(token);
  // With the order, not after it.
  useEffect(() => OrderWay.preload(), []);
  if (known) return <OrderWay {...known} onChanged={refresh} />;
  if (query.state === 'loading')
    return (
      <div role="status" aria-label={t('orders.loading')}>
        {waiting}
      </div>
    );
  if (query.state === 'failed')
    return <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />;
  return (
    <EmptyState title={t('track.missing')} hint={t('track.missingHint')}>
      <div className="flex flex-wrap justify-center gap-2">
        <ShopLink className={buttonLook()} to="/user-profile">
          {t('placed.orders')}
        </ShopLink>
        <ShopLink className={buttonLook('quiet')} to="/contact-us">
          {t('menu.contact')}
        </ShopLink>
      </div>
    </EmptyState>
  );
}

import { useEffect } from 'react';
import type { Route } from './+types/order-placed';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { OrderWays } from '../blocks/order-ways.tsx';
import { MoreWords, useLanguage } from '../core/language.tsx';
import { pageContext } from '../core/page.ts';
import { useProblemText } from '../core/problem-text.ts';
import { unlisted } from '../core/unlisted.ts';
import { usePersonal } from '../core/use-personal.ts';
import { useCheckoutOrders } from '../features/orders/use-checkout-orders.ts';
import { screenWords } from '../messages/words.ts';
import { island } from '../platform/hydration/island.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Failed } from '../ui/failed.tsx';

const OrderThanks = island(async () => (await import('../blocks/order-thanks.tsx')).OrderThanks, {
  when: 'shown',
  waiting: <Waiting />,
});

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'orders') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.words['placed.page'], matches);

/** What somebody sees who has just ordered, and whoever comes back to this address from the same account. */
export default function OrderPlacedScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <MoreWords words={words}>
      <Breadcrumb trail={[{ title: words['placed.page'] }]} />
      <div className="frame py-8">
        <OrderPlaced key={params.checkoutId} checkoutId={params.checkoutId} />
      </div>
    </MoreWords>
  );
}

function OrderPlaced({ checkoutId }: { checkoutId: string }) {
  return usePersonal() ? <Own checkoutId={checkoutId} /> : <Waiting />;
}

function Own({ checkoutId }: { checkoutId: string }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { loaded, again } = useCheckoutOrders(checkoutId);
  // With the orders, not after them.
  useEffect(() => OrderThanks.preload(), []);
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Failed
        text={problemText(loaded.error)}
        again={t('error.again')}
        onAgain={again}
        className="mx-auto max-w-lg justify-items-center text-center"
      />
    );
  if (loaded.data.length === 0)
    return (
      <div className="mx-auto grid max-w-lg justify-items-center gap-3 text-center">
        <h1 className="text-xl font-bold">{t('placed.missing')}</h1>
        <OrderWays />
      </div>
    );
  return <OrderThanks orders={loaded.data} />;
}

function Waiting() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('orders.loading')} className="mx-auto grid max-w-2xl gap-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-40" />
    </div>
  );
}

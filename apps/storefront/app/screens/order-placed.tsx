import type { Route } from './+types/order-placed';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { OrderWays } from '../features/orders/tracking/order-ways.tsx';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { screenWords } from '../messages/words.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';

const OrderThanks = island(async () => (await import('../features/orders/order-thanks.tsx')).OrderThanks, {
  when: 'shown',
  waiting: <Waiting />,
});

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'orders') };
}

export const clientLoader = ({ params, ...page }: Route.ClientLoaderArgs) =>
  personalPage(page, async (signal) => {
    // With the orders, not after them.
    OrderThanks.preload();
    return (await import('../features/orders/order-calls.ts')).fetchCheckout(params.checkoutId, signal);
  });
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['placed.page'], matches);

/** What somebody sees who has just ordered, and whoever comes back to this address from the same account. */
export default function OrderPlacedScreen({ loaderData, params }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <MoreMessages words={words}>
      <Breadcrumb trail={[{ title: words['placed.page'] }]} />
      <div className="frame py-6">
        <OrderPlaced key={params.checkoutId} {...loaderData} />
      </div>
    </MoreMessages>
  );
}

function OrderPlaced(data: Route.ComponentProps['loaderData']) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { own, retry } = useOwn(data);
  if (own.state === 'loading') return <Waiting />;
  if (own.state === 'failed')
    return (
      <div className="mx-auto grid max-w-lg gap-4 text-center">
        <h1 className="page-head">{t('placed.page')}</h1>
        <Failed
          text={problemText(own.error)}
          again={t('error.again')}
          onAgain={retry}
          className="justify-items-center"
        />
      </div>
    );
  if (own.data.length === 0)
    return (
      <div className="mx-auto grid max-w-2xl justify-items-center gap-4 text-center text-balance">
        <h1 className="page-head">{t('placed.missing')}</h1>
        <p className="text-soft">{t('placed.missingHint')}</p>
        <Stall />
        <OrderWays />
      </div>
    );
  return <OrderThanks orders={own.data} />;
}

function Waiting() {
  const { t } = useLanguage();
  return (
    <div className="mx-auto grid max-w-2xl gap-3">
      <h1 className="page-head text-center">{t('placed.page')}</h1>
      <div role="status" aria-label={t('orders.loading')} className="grid gap-6">
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}

import type { TrackedOrder } from '@haat/contract/orders/endpoints';
import { knownStatus } from '@haat/contract/orders/rules';
import type { Route } from './+types/track';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { MoreWords, ShopLink, useLanguage } from '../core/language.tsx';
import { pageContext } from '../core/page.ts';
import { useProblemText } from '../core/problem-text.ts';
import { sinceText } from '../core/since.ts';
import { unlisted } from '../core/unlisted.ts';
import { useNow } from '../core/use-now.ts';
import { OrderTimeline } from '../features/orders/order-timeline.tsx';
import { OrderedLine } from '../features/orders/ordered-line.tsx';
import { StatusBadge } from '../features/orders/status-badge.tsx';
import { useTrackedOrder } from '../features/orders/use-tracked-order.ts';
import { screenWords } from '../messages/words.ts';
import { Failed } from '../ui/failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'orders') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.words['track.title'], matches);

/** One order for whoever has its link: no login, and nothing of who ordered it or where it goes. */
export default function TrackScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <MoreWords words={words}>
      <Breadcrumb trail={[{ title: words['track.title'] }]} />
      <div className="frame grid max-w-2xl gap-6 py-8">
        <h1 className="text-2xl font-bold">{words['track.title']}</h1>
        <Tracked key={params.token} token={params.token} />
      </div>
    </MoreWords>
  );
}

function Tracked({ token }: { token: string }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { loaded, known, again } = useTrackedOrder(token);
  if (known) return <Way {...known} />;
  if (loaded.state === 'loading')
    return (
      <div role="status" aria-label={t('orders.loading')}>
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <Failed
      text={loaded.state === 'failed' ? problemText(loaded.error) : t('track.missing')}
      again={t('error.again')}
      onAgain={loaded.state === 'failed' && again}
    />
  );
}

function Way({ order, at }: { order: TrackedOrder; at: Date }) {
  const { t, language } = useLanguage();
  const now = useNow(10_000);
  const status = knownStatus(order.status);
  return (
    <>
      <section className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card">
        <header className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0" role="status" aria-live="polite">
            <h2 className="font-semibold">{t(`status.${status}.title`)}</h2>
            <p className="text-sm text-soft">{t(`status.${status}.text`)}</p>
          </div>
          <StatusBadge status={status} />
        </header>
        <OrderTimeline order={order} />
        <p className="text-xs text-soft">{t('track.checked', { when: sinceText(at, now, language) })}</p>
      </section>
      <section className="grid gap-3 rounded-box border border-line bg-surface p-4">
        <h2 className="text-sm text-soft">
          {t('order.soldBy')}{' '}
          <ShopLink
            className="font-semibold text-ink underline"
            to={`/shop/${encodeURIComponent(order.vendor.slug)}`}
          >
            {order.vendor.shopName}
          </ShopLink>
        </h2>
        <ul className="grid gap-3">
          {order.items.map((line, index) => (
            <OrderedLine key={`${line.slug} ${index}`} line={line} />
          ))}
        </ul>
      </section>
      <p className="text-sm text-soft">{t('track.private')}</p>
    </>
  );
}

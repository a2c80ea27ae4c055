import { useSyncExternalStore } from 'react';
import type { Route } from './+types/compare';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { WithoutScript } from '../layout/without-script.tsx';
import { useStored } from '@haat/web/platform/storage/stored.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { compareList } from '../features/compare/list.ts';
import { screenWords } from '../messages/words.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

const CompareBoard = island(
  async () => (await import('../features/compare/compare-board.tsx')).CompareBoard,
  {
    when: 'shown',
    waiting: <Waiting />,
  },
);

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  return { words: { ...screenWords(language, 'product'), ...screenWords(language, 'compare') } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['compare.title'], matches);

/** 'Product Comparison' (spec §2): what the shopper put side by side, from the browser's storage. */
export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <MoreMessages words={words}>
      <Breadcrumb trail={[{ title: words['compare.title'] }]} />
      <div className="frame grid grid-cols-1 gap-6 py-6">
        <header className="grid gap-2">
          <h1 className="page-head">{words['compare.title']}</h1>
          <p className="text-soft">{words['compare.subtitle']}</p>
        </header>
        {/* As high as what waits, so that the footer does not jump when the browser knows what is compared. */}
        <div className="grid min-h-[75dvh] grid-cols-1 content-start gap-6">
          <WithoutScript place="compare" />
          <Comparison />
        </div>
      </div>
    </MoreMessages>
  );
}

const never = () => () => {};

/** What is compared is known in the browser alone: until then the page of the server stands for both (design D4). */
function Comparison() {
  const products = useStored(compareList);
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!known) return <Waiting />;
  return products.length === 0 ? <Empty /> : <CompareBoard products={products} />;
}

function Empty() {
  const { t } = useLanguage();
  return (
    <EmptyState title={t('compare.empty')} hint={t('compare.emptyHint')}>
      <ShopLink className={buttonLook()} to="/products">
        {t('products.browse')}
      </ShopLink>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-busy="true">
      <Skeleton className="h-[75dvh]" />
      <Skeleton className="h-[75dvh] max-sm:hidden" />
      <Skeleton className="h-[75dvh] max-lg:hidden" />
    </div>
  );
}

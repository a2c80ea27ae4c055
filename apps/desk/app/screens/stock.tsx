import { useRevalidator, useSearchParams } from 'react-router';
import { sellerStock } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { StockFilter, kinds } from '../features/stock/stock-filter.tsx';
import { StockList } from '../features/stock/stock-list.tsx';
import type { Route } from './+types/stock';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const q = query.get('q')?.trim().slice(0, 100) || undefined;
  const only = kinds.find((each) => each === query.get('only'));
  const asked = { q, only };
  return { asked, page: await call(sellerStock, { ...asked, size: 30 }) };
});

/** What is left of the seller's products, changed in the list itself. */
export default function Stock({ loaderData: { asked, page } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('stock.title')} />
      <h1 className="page-head">{t('stock.title')}</h1>
      <StockFilter {...asked} />
      <StockList key={query.toString()} asked={asked} page={page} onStale={() => void revalidate()} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

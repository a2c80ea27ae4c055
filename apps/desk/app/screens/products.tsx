import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useRevalidator, useSearchParams } from 'react-router';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import { sellerStock } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { ExportProducts } from '../features/catalog/products/export-products.tsx';
import { ProductFilter, askedIn, askedOf } from '../features/catalog/products/product-filter.tsx';
import { ProductList } from '../features/catalog/products/product-list.tsx';
import { FoldedStock } from '../features/stock/stock-row.tsx';
import type { Route } from './+types/products';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const asked = askedIn(new URL(request.url).searchParams);
  const [page, categories] = await Promise.all([
    call(sellerStock, { ...askedOf(asked), size: 30 }),
    call(sellerCategories, {}),
  ]);
  return { asked, page, categories };
});

/** What the seller sells. */
export default function Products({ loaderData: { asked, page, categories } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const onStale = () => void revalidate();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('products.title')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-head">{t('products.title')}</h1>
        <LocalLink className={buttonLook('primary')} to="/desk/products/new">
          <Plus aria-hidden size={20} />
          {t('products.new')}
        </LocalLink>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <ExportProducts />
        <LocalLink className={buttonLook('quiet', 's')} to="/desk/products/import">
          <FileUp aria-hidden size={18} />
          {t('products.import')}
        </LocalLink>
      </div>
      <ProductFilter asked={asked} categories={categories} />
      <ProductList key={query.toString()} asked={asked} page={page} onStale={onStale} Stock={FoldedStock} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

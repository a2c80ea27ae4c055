import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BackToProducts } from '../features/catalog/products/back-to-products.tsx';
import { ImportProducts } from '../features/catalog/products/import/import-products.tsx';
import type { Route } from './+types/import-products';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = keepLast(() => call(sellerCategories, {}));

/** Changes and adds products by a table of a spreadsheet program. */
export default function ImportScreen({ loaderData: categories }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('import.title')} />
      <BackToProducts />
      <h1 className="page-head">{t('import.title')}</h1>
      <ImportProducts categories={categories} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

import { useRevalidator } from 'react-router';
import { readCategories } from '@haat/contract/catalog/owning/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CategoryList } from '../../features/catalog/categories/category-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/categories';

export const clientLoader = keepLast(() => call(readCategories, {}));

/** How the shop sorts what it sells. */
export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <DeskTitle title={t('nav.categories')} />
      <h1 className="page-head">{t('nav.categories')}</h1>
      <p className="text-sm text-soft">{t('categories.hint')}</p>
      <CategoryList categories={categories} onChanged={revalidate} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}

import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import type { ReactNode } from 'react';

interface FindSellerProps {
  /** Of the screen that lists them. */
  path: string;
  q: string;
  /** Whether there are more than are shown. */
  hasMore: boolean;
}

/** Finds a seller by name, where there are more than one looks through. */
export function FindSeller({ path, q, hasMore }: FindSellerProps) {
  const { t, href } = useLanguage();
  if (q === '' && !hasMore) return null;
  return (
    <SearchField
      action={href(path)}
      q={q}
      labels={{ field: t('sellers.search'), button: t('products.find') }}
    />
  );
}

/** What stands where no seller is listed: because of the name that was looked for, or because there is none yet. */
export function NoSeller({ q, children }: { q: string; children?: ReactNode }) {
  const { t } = useLanguage();
  if (q !== '') return <EmptyState title={t('sellers.notFound')} hint={t('sellers.notFoundHint')} />;
  return (
    <EmptyState title={t('sellers.none')} hint={t('sellers.noneHint')}>
      {children}
    </EmptyState>
  );
}

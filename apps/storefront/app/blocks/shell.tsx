import type { ReactNode } from 'react';
import { useLanguage } from '../core/language.tsx';

/** What surrounds every page: header, content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <>
      <a
        href="#content"
        className="absolute left-2 top-2 z-50 -translate-y-20 rounded-box bg-surface px-4 py-2 focus:translate-y-0"
      >
        {t('site.skip')}
      </a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

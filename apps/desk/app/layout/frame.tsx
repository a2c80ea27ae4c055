import type { ReactNode } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** The way past the places of the desk, the places, and the screen beside them. */
export function Frame({ navigation, children }: { navigation: ReactNode; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14rem_1fr] print:block">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 min-h-11 -translate-y-20 rounded-box bg-surface px-4 py-2.5 focus:translate-y-0"
      >
        {t('site.skip')}
      </a>
      {navigation}
      <main id="content" tabIndex={-1} className="min-w-0 p-4 pb-28 outline-none md:p-8 print:p-0">
        {children}
      </main>
    </div>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { languages } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Chip } from '@haat/web/ui/chip.tsx';

const names = { 'en-US': 'English', 'ne-NP': 'नेपाली' } as const;

/** Shows something as shoppers will see it, in either language. */
export function Preview({ children }: { children: (language: Language) => ReactNode }) {
  const { t, language } = useLanguage();
  const [shown, show] = useState(language);
  return (
    <>
      <p className="text-sm text-soft">{t('content.previewHint')}</p>
      <div role="group" aria-label={t('content.previewLanguage')} className="flex flex-wrap gap-2">
        {languages.map((each) => (
          <Chip key={each} lang={each} chosen={each === shown} onChoose={() => show(each)}>
            {names[each]}
          </Chip>
        ))}
      </div>
      <div className="rounded-box border border-line bg-ground">{children(shown)}</div>
    </>
  );
}

import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Chip } from '@haat/web/ui/chip.tsx';
import { RichText } from '@haat/web/ui/text/rich-text.tsx';
import type { ProductView } from './product-view.ts';

const names = { 'en-US': 'English', 'ne-NP': 'नेपाली' } as const;

/** What the seller says of a product, in the page's language first; where there are two, the shopper may switch. */
export function Description({ descriptions }: Pick<ProductView, 'descriptions'>) {
  const { t } = useLanguage();
  const [at, setAt] = useState(0);
  const shown = descriptions[at] ?? descriptions[0];
  if (!shown) return null;
  return (
    <section className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="section-head max-md:text-lg">{t('product.description')}</h2>
        {descriptions.length > 1 && (
          <div role="group" aria-label={t('product.descriptionIn')} className="flex gap-2">
            {descriptions.map(({ language }, index) => (
              <Chip
                key={language}
                lang={language}
                chosen={shown.language === language}
                onChoose={() => setAt(index)}
              >
                {names[language]}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div lang={shown.language} className="max-w-prose">
        <RichText html={shown.html} />
      </div>
    </section>
  );
}

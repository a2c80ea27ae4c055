import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Fact } from './product-view.ts';

/** What is known of a product as a table of names and values (spec §2). Nothing where nothing is known. */
export function Specifications({ facts }: { facts: Fact[] }) {
  const { t } = useLanguage();
  if (facts.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="section-head max-md:text-lg">{t('product.specifications')}</h2>
      <dl className="overflow-hidden rounded-box border border-line bg-surface text-sm">
        {facts.map(({ name, value }, index) => (
          <div key={`${index} ${name}`} className="grid grid-cols-[2fr_3fr] gap-3 px-4 py-2 odd:bg-sunken/60">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { titleIn } from '@haat/contract/core/language';
import type { LookedAt } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FigureTable } from './figure-table.tsx';
import { useNumber } from './use-number.ts';

export function LookedAtTable({ products }: { products: LookedAt[] }) {
  const { t, language } = useLanguage();
  const number = useNumber();
  const textOf = (percent: number | '–') => (percent === '–' ? percent : number(percent));
  if (products.length === 0) return null;
  return (
    <FigureTable
      title={t('insight.lookedAt')}
      hint={t('insight.lookedAtHint')}
      rows={products}
      keyOf={({ productId }) => productId}
      columns={[
        {
          title: t('insight.product'),
          value: (row) => titleIn(language, row),
          text: (row) => titleIn(language, row),
        },
        { title: t('insight.views'), value: ({ views }) => views, text: ({ views }) => number(views) },
        { title: t('insight.sold'), value: ({ sold }) => sold, text: ({ sold }) => number(sold) },
        { title: '%', value: percentOf, text: (row) => textOf(percentOf(row)) },
      ]}
      file="haat-views"
    />
  );
}

/** None where it was sold more often than looked at: from a list, or before looks were counted. */
const percentOf = ({ sold, views }: LookedAt): number | '–' =>
  sold > views ? '–' : Math.round((sold * 100) / views);

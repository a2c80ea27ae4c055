import type { SalesOfDay } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Column } from './figure-table.tsx';
import { useNumber } from './use-number.ts';

/** What came of some orders, as columns. */
export function useSalesColumns(): Column<Omit<SalesOfDay, 'day'>>[] {
  const { t, rupees } = useLanguage();
  const number = useNumber();
  return [
    { title: t('insight.orders'), value: ({ orders }) => orders, text: ({ orders }) => number(orders) },
    { title: t('insight.sold'), value: ({ sold }) => sold, text: ({ sold }) => number(sold) },
    {
      title: t('insight.revenue'),
      value: ({ revenue }) => revenue,
      text: ({ revenue }) => rupees(revenue),
    },
  ];
}

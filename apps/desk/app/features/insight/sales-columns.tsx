import type { SalesOfDay } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Column } from './figure-table.tsx';

/** What came of some orders, as columns. */
export function useSalesColumns(): Column<Omit<SalesOfDay, 'day'>>[] {
  const { t, digits, rupees } = useLanguage();
  return [
    { title: t('insight.orders'), value: ({ orders }) => orders, text: ({ orders }) => digits(orders) },
    { title: t('insight.sold'), value: ({ sold }) => sold, text: ({ sold }) => digits(sold) },
    {
      title: t('insight.revenue'),
      value: ({ revenue }) => revenue,
      text: ({ revenue }) => rupees(revenue),
    },
  ];
}

import type { SalesOfDay } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Column } from './figure-table.tsx';
import { useNumber } from './use-number.ts';

interface Earned {
  revenue: number | null;
}

/** Whether these figures tell what was earned: not to a helper without sight of money. */
export const showsRevenue = (rows: readonly Earned[]): boolean =>
  rows.every(({ revenue }) => revenue !== null);

/** What was earned, as a column; none where it is not told. */
export function useRevenueColumn(rows: readonly Earned[]): Column<Earned>[] {
  const { t, rupees } = useLanguage();
  if (!showsRevenue(rows)) return [];
  return [
    {
      title: t('insight.revenue'),
      value: ({ revenue }) => revenue ?? 0,
      text: ({ revenue }) => rupees(revenue ?? 0),
    },
  ];
}

export function useSalesColumns(rows: readonly Earned[]): Column<Omit<SalesOfDay, 'day'>>[] {
  const { t } = useLanguage();
  const number = useNumber();
  const revenue = useRevenueColumn(rows);
  return [
    { title: t('insight.orders'), value: ({ orders }) => orders, text: ({ orders }) => number(orders) },
    { title: t('insight.sold'), value: ({ sold }) => sold, text: ({ sold }) => number(sold) },
    ...revenue,
  ];
}

import { dayText } from '@haat/contract/core/time/dates';
import type { SalesOfDay } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BarChart } from './bar-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { showsRevenue, useSalesColumns } from './sales-columns.tsx';
import { useNumber } from './use-number.ts';

const sums = ['revenue', 'sold', 'orders'] as const;

export function DayFigures({ days }: { days: SalesOfDay[] }) {
  const { t, language, rupees } = useLanguage();
  const number = useNumber();
  const columns = useSalesColumns(days);
  const sumOf = (sum: (typeof sums)[number]) => days.reduce((all, day) => all + (day[sum] ?? 0), 0);
  const textOf = { revenue: rupees, sold: number, orders: number };
  const bars = (sum: (typeof sums)[number]) => days.map((each) => ({ day: each.day, value: each[sum] ?? 0 }));
  const hasRevenue = showsRevenue(days);
  const shown = sums.filter((sum) => sum !== 'revenue' || hasRevenue);
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-3">
        {shown.map((sum) => (
          <div key={sum} className="desk-row flex items-baseline justify-between gap-3 sm:grid sm:gap-1">
            <dt className="text-sm text-soft">{t(`insight.${sum}`)}</dt>
            <dd className="text-xl font-bold">{textOf[sum](sumOf(sum))}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">{t('insight.rule')}</p>
      {hasRevenue && <BarChart title={t('insight.revenueByDay')} bars={bars('revenue')} textOf={rupees} />}
      <BarChart title={t('insight.ordersByDay')} bars={bars('orders')} textOf={number} />
      <details>
        <summary className="tap cursor-pointer content-center font-medium text-primary-ink">
          {t('insight.asTable')}
        </summary>
        <FigureTable
          title={t('insight.byDay')}
          rows={[...days].sort((one, other) => (one.day < other.day ? 1 : -1))}
          keyOf={({ day }) => day}
          columns={[
            {
              title: t('insight.day'),
              value: ({ day }) => day,
              text: ({ day }) => dayText(day, language),
            },
            ...columns,
          ]}
          file="haat-days"
        />
      </details>
    </>
  );
}

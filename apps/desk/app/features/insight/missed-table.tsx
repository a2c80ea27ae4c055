import { dayText } from '@haat/contract/core/time/dates';
import type { Missed } from '@haat/contract/insight/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FigureTable } from './figure-table.tsx';
import { useNumber } from './use-number.ts';

export function MissedTable({ searches }: { searches: Missed[] }) {
  const { t, language } = useLanguage();
  const number = useNumber();
  if (searches.length === 0) return null;
  return (
    <FigureTable
      title={t('insight.missed')}
      hint={t('insight.missedHint')}
      rows={searches}
      keyOf={({ term }) => term}
      columns={[
        { title: t('insight.term'), value: ({ term }) => term, text: ({ term }) => term },
        { title: t('insight.times'), value: ({ times }) => times, text: ({ times }) => number(times) },
        {
          title: t('insight.lastDay'),
          value: ({ lastDay }) => lastDay,
          text: ({ lastDay }) => dayText(lastDay, language),
        },
      ]}
      file="haat-not-found"
    />
  );
}

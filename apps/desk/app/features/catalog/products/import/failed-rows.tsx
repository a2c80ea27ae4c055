import { failedRows } from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { csvOf } from '@haat/contract/core/text/csv';
import { call } from '@haat/web/platform/api/call.ts';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

/** The rows that a table could not change, each with why; they are saved as a table of their own, to be mended there. */
export function FailedRows({ job: { _id: jobId, failed, counts } }: { job: ImportJob }) {
  const { t } = useLanguage();
  const table = useSaveTable('haat-products-left-out', async () => {
    const { heads, rows } = await call(failedRows, { jobId });
    const told = rows.map(({ cells, problem, others }) => [
      ...heads.map((_, at) => cells[at] ?? ''),
      [problem, ...others].map((each) => t(`import.bad.${each}`)).join(' '),
    ]);
    return `\uFEFF${csvOf([[...heads, t('import.reason')], ...told])}`;
  });
  return (
    <>
      <h3 className="font-semibold">{t('import.failed')}</h3>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {failed.map(({ row, others, ...first }) => (
          <li key={row} className="grid gap-2 p-3 wrap-anywhere">
            <h4 className="font-semibold">{t('import.row', { n: row })}</h4>
            <ul className="grid gap-2">
              {[first, ...others].map(({ problem, value }) => (
                <li key={problem} className="grid gap-1">
                  {value && <p className="line-clamp-2">{value}</p>}
                  <p className="text-sm text-bad">{t(`import.bad.${problem}`)}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {counts.failed > failed.length && <p>{t('import.more', { n: counts.failed - failed.length })}</p>}
      <SaveTableButton {...table} words={t('import.saveFailed')} />
    </>
  );
}

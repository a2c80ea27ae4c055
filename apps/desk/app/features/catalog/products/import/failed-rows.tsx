import FileDown from 'lucide-react/icons/file-down';
import { csvColumns, csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import type { ImportResult } from '@haat/contract/catalog/selling/schemas';
import { csvOf } from '@haat/contract/core/csv';
import { saveFile } from '@haat/web/platform/browser/save-file.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

/** So many are listed; the table of them holds all. */
const listed = 50;

/** The rows that a table could not change, each with why; they are saved as a table of their own, to be mended there. */
export function FailedRows({ result: { heads, failed, changes, unchanged } }: { result: ImportResult }) {
  const { t, language } = useLanguage();
  const all = failed.length + changes.length + unchanged;
  const shifted = csvColumns.find(
    (column) => all > 2 && failed.filter(({ problem }) => problem === column).length > all / 2,
  );
  const save = () => {
    const rows = failed.map(({ cells, problem }) => [
      ...heads.map((_, at) => cells[at] ?? ''),
      t(`import.bad.${problem}`),
    ]);
    const text = csvOf([[...heads, t('import.reason')], ...rows]);
    saveFile(`\uFEFF${text}`, { name: 'haat-products-left-out.csv', type: 'text/csv' });
  };
  return (
    <>
      <h3 className="font-semibold">{t('import.failed')}</h3>
      {shifted && (
        <p role="alert" className="text-bad">
          {t('import.shifted', { name: csvHeads[shifted][language] })}
        </p>
      )}
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {failed.slice(0, listed).map(({ row, problem, value }) => (
          <li key={row} className="grid gap-1 p-3 wrap-anywhere">
            <p>
              <span className="font-semibold">{t('import.row', { n: row })}</span>
              {value && <span> · {value}</span>}
            </p>
            <p className="text-sm text-bad">{t(`import.bad.${problem}`)}</p>
          </li>
        ))}
      </ul>
      {failed.length > listed && <p>{t('import.more', { n: failed.length - listed })}</p>}
      <Button kind="quiet" size="s" className="justify-self-start" onClick={save}>
        <FileDown aria-hidden size={18} />
        {t('import.saveFailed')}
      </Button>
    </>
  );
}

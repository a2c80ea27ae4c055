import { useId } from 'react';
import { csvOf } from '@haat/contract/core/text/csv';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

export interface Column<Row> {
  title: string;
  /** As a spreadsheet has it; numbers stand at the end of their column. */
  value: (row: Row) => string | number;
  /** As the screen says it. */
  text: (row: Row) => string;
  to?: (row: Row) => string;
}

interface FigureTableProps<Row> {
  title: string;
  hint?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  file: string;
}

/** Figures as a table to read and to save. The first column says what each row is about. */
export function FigureTable<Row>({ title, hint, rows, keyOf, columns, file }: FigureTableProps<Row>) {
  const { t } = useLanguage();
  const id = useId();
  const save = useSaveTable(file, async () => {
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    // The mark at its beginning tells spreadsheet programs that it is UTF-8.
    return `\uFEFF${csvOf([columns.map((column) => column.title), ...cells])}`;
  });
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="section-head">
          {title}
        </h2>
        <SaveTableButton {...save} words={t('money.file')} />
      </div>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <table aria-labelledby={id} className="w-full text-sm">
        <thead className="border-b border-line text-soft">
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.title}
                scope="col"
                className={`py-2 font-medium whitespace-nowrap ${sideOf(at)}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map(({ title: head, text, to }, at) =>
                at === 0 ? (
                  <th key={head} scope="row" className={`py-1.5 font-normal wrap-anywhere ${sideOf(at)}`}>
                    {to ? (
                      <LocalLink to={to(row)} className={linkLook}>
                        {text(row)}
                      </LocalLink>
                    ) : (
                      text(row)
                    )}
                  </th>
                ) : (
                  <td key={head} className={`py-1.5 whitespace-nowrap ${sideOf(at)}`}>
                    {text(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary-ink hover:underline';

const sideOf = (at: number): string => (at === 0 ? 'text-start' : 'ps-2 text-end');

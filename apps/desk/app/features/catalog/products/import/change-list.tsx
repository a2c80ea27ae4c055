import { useState } from 'react';
import { csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn } from '@haat/contract/catalog/selling/csv-columns';
import { importChanges } from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import { csvOf } from '@haat/contract/core/text/csv';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';
import { BeforeAfter } from '../form/before-after.tsx';

// Changes that are asked for together for a table of them.
const batchSize = 1_000;
/** Columns of numbers: read in the digits of the language, while a saved table has those that every program reads. */
const figures = new Set<CsvColumn>(['price', 'markPrice', 'stock']);

interface ChangeListProps {
  job: ImportJob;
  /** By which those of a change, told in English, are called in the language of the desk. */
  categories: SellerCategory[];
}

/** What a table changes, cell by cell: as it was and as it is then. A phone that lists thousands at once is slow, so they come page by page. */
export function ChangeList({ job: { _id: jobId, counts, changes }, categories }: ChangeListProps) {
  const { t, language, digits } = useLanguage();
  const shownAs = (column: CsvColumn, cell: string) =>
    figures.has(column) ? digits(said(column, cell)) : said(column, cell);
  const names = new Map(
    categories.map(({ path }) => [
      tablePath(path.map(({ title }) => title)),
      tablePath(path.map((each) => titleIn(language, each))),
    ]),
  );
  const said = (column: CsvColumn, cell: string) => {
    if (column === 'category') return names.get(cell) ?? cell;
    return column === 'shown' && cell !== '' ? t(cell === 'yes' ? 'import.yes' : 'import.no') : cell;
  };
  const listed = counts.added + counts.changed;
  // How the table stands is asked for again and again; what it changes stays the same until it is another job.
  const [first] = useState(() => {
    const last = changes.at(-1);
    return { changes, next: listed > changes.length && last ? String(last.row) : null };
  });
  const list = useMore(first, rowsOf, async (after) => {
    const page = await call(importChanges, { jobId, after });
    return { ...page, next: page.next === null ? null : String(page.next) };
  });
  const table = useSaveTable('haat-products-changes', async () => {
    const heads = [t('import.rowHead'), csvHeads.title[language], t('import.columnHead')];
    const rows: (string | number)[][] = [[...heads, t('import.before'), t('import.after')]];
    for (let after: number | null = 0; after !== null;) {
      const page: { changes: RowChange[]; next: number | null } = await call(importChanges, {
        ...{ jobId, after, size: batchSize },
      });
      for (const { row, title, cells } of page.changes)
        for (const { column, before, after: now } of cells)
          rows.push([row, title, csvHeads[column][language], said(column, before), said(column, now)]);
      after = page.next;
    }
    return `\uFEFF${csvOf(rows)}`;
  });
  return (
    <>
      <h3 className="font-semibold">{t('import.changes')}</h3>
      <SaveTableButton {...table} words={t('import.saveChanges')} />
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {list.rows.map(({ row, title, isNew, cells }) => (
          <li key={row} className="grid gap-1 p-3 wrap-anywhere">
            <p className="font-semibold">
              {title} <span className="text-sm font-normal text-soft">{t('import.row', { n: row })}</span>
              {isNew && <span className="text-sm font-normal text-discount"> · {t('import.new')}</span>}
            </p>
            <dl className="grid gap-1 text-sm">
              {cells.map(({ column, before, after }) => (
                <div key={column}>
                  <dt className="inline text-soft">{csvHeads[column][language]}: </dt>
                  <dd className="inline">
                    <BeforeAfter
                      before={isNew ? null : shownAs(column, before)}
                      after={shownAs(column, after)}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {list.next !== null && <p>{t('import.more', { n: listed - list.rows.length })}</p>}
      <MoreButton list={list} words={t('products.more')} />
    </>
  );
}

/** A category as tables name it. */
const tablePath = (titles: string[]): string => titles.join(' > ');

const rowsOf = ({ changes }: { changes: RowChange[] }) =>
  changes.map((change) => ({ ...change, _id: String(change.row) }));

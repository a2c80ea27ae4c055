import type { ComponentType, RefObject } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Description, Head, Pictures, Purchase, SoldBy } from './column.tsx';
import type { Column } from './column.tsx';
import type { Row } from './table.ts';
import type { Rows } from './use-rows.ts';
import { ScrollBox } from '@haat/web/ui/scroll-box.tsx';

interface CompareTableProps {
  box: RefObject<HTMLDivElement | null>;
  columns: Column[];
  rows: Rows | null;
  onlyDifferences: boolean;
}

// A product's width: one is seen whole on a phone, and of the next enough to compare; two from 640 px, three from 1024.
const widths =
  '[--column:62cqw] sm:[--column:50cqw] lg:[--names:11rem] lg:[--column:calc((100cqw-var(--names))/3)]';
const line = 'flex w-max min-w-full';
const cell =
  'w-(--column) shrink-0 grow border-b border-line px-3 py-2.5 text-start [overflow-wrap:break-word]';
// On a phone the name stands over its values, at the edge of what is seen; on a wide screen in a column that stays.
const named = 'pt-8 lg:pt-2.5';
const name =
  'sticky start-0 z-10 w-0 shrink-0 font-medium lg:w-(--names) lg:border-e lg:border-b lg:border-line lg:bg-surface';
const nameText =
  'block w-[100cqw] truncate px-3 pt-2.5 text-start text-xs text-soft lg:w-full lg:text-sm lg:whitespace-normal lg:text-ink';

/** Scrolls in a box of its own, so that titles stay in sight above and, on a wide screen, names at the side. */
export function CompareTable({ box, columns, rows, onlyDifferences }: CompareTableProps) {
  const { t } = useLanguage();
  const waiting = columns.some(({ today }) => today.state === 'loading');
  return (
    <ScrollBox
      ref={box}
      role="region"
      label={t('compare.products')}
      // As high from the start as with its rows, so that the footer does not jump when they come.
      className={`@container max-h-[calc(100dvh-5rem)] snap-x overflow-auto overscroll-x-contain rounded-box border border-line bg-surface lg:scroll-ps-44 ${waiting ? 'min-h-[calc(100dvh-5rem)]' : ''}`}
    >
      <table aria-busy={waiting} className={`block w-max min-w-full text-sm ${widths}`}>
        <thead className="contents">
          <tr className={line}>
            <th scope="row" className={`${name} lg:border-b-0!`}>
              <span className="sr-only">{t('compare.pictures')}</span>
            </th>
            {columns.map((column) => (
              <td key={column.stored._id} className={`${cell} snap-start border-b-0`}>
                <Pictures {...column} />
              </td>
            ))}
          </tr>
          <tr className={`${line} sticky top-0 z-20 bg-surface`}>
            <th scope="col" className={name}>
              <span className="sr-only">{t('compare.feature')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.stored._id} scope="col" className={`${cell} pt-1 font-normal`}>
                <Head {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          <Line
            name={t('compare.stock')}
            columns={columns}
            rows={rows}
            row={rows?.stock}
            Face={Purchase}
            // A line of words and where it is sent from, below it two buttons: one over the other on a phone.
            waits="h-38 sm:h-24"
          />
          {(!onlyDifferences || rows?.seller.differs) && (
            <Line name={t('compare.soldBy')} columns={columns} rows={rows} row={rows?.seller} Face={SoldBy} />
          )}
          <Line name={t('compare.description')} columns={columns} rows={rows} Face={Description} />
          {rows?.facts
            .filter(({ differs }) => differs || !onlyDifferences)
            .map((row) => (
              <Line key={row.name} name={row.name} columns={columns} rows={rows} row={row} />
            ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface LineProps {
  name: string;
  columns: Column[];
  rows: Rows | null;
  /** What the products say in this line; without it the line is not compared. */
  row?: Row | undefined;
  Face?: ComponentType<Column>;
  /** How high it is before its words are there, so that what stands below stays. */
  waits?: string;
}

function Line({ name: text, columns, rows, row, Face, waits = 'h-5' }: LineProps) {
  return (
    <tr className={line}>
      <th scope="row" className={name}>
        <span className={nameText}>{text}</span>
      </th>
      {columns.map((column) => {
        const index = rows?.indexOf(column) ?? -1;
        const odd = row?.differs && row.odd[index];
        return (
          <td key={column.stored._id} className={`${cell} ${named} ${odd ? 'bg-sunken font-semibold' : ''}`}>
            {column.today.state === 'loading' && <Skeleton className={`${waits} w-full`} />}
            {column.today.state !== 'loading' &&
              (Face ? <Face {...column} /> : index >= 0 && <Value of={row?.values[index]} />)}
          </td>
        );
      })}
    </tr>
  );
}

function Value({ of: value }: { of: string | null | undefined }) {
  const { t } = useLanguage();
  return value ?? <span className="font-normal text-soft">{t('compare.unknown')}</span>;
}

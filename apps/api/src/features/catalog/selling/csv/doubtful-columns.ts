import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn } from '@haat/contract/catalog/selling/csv-columns';
import type { TableRow, TableShape } from './read-table.ts';
import { rupeesIn } from './row-input.ts';
import { shownIn } from './shown-cell.ts';
import { stockIn } from './stock-cell.ts';

// In a table of a few rows nothing stands out.
const fewRows = 2;

const isNumber = (cell: string): boolean => rupeesIn(cell) !== null;
const isWords = (cell: string): boolean => !isNumber(cell);

/** What a cell of a column looks like; a size may be a number. */
const looksRight: Partial<Record<CsvColumn, (cell: string) => boolean>> = {
  id: (cell) => /^[0-9a-f-]{36}$/i.test(cell),
  title: isWords,
  titleNe: isWords,
  price: isNumber,
  markPrice: isNumber,
  category: isWords,
  stock: (cell) => stockIn(cell) !== null,
  shown: (cell) => shownIn(cell) !== null,
  description: isWords,
  descriptionNe: isWords,
};

/**
 * Columns in which most cells are nothing of their kind. A shop would take some of them, such as a price for a name, which is what happens
 * where cells have moved to the side.
 */
export const doubtfulColumns = (
  rows: readonly TableRow[],
  { columns }: Pick<TableShape, 'columns'>,
): CsvColumn[] =>
  csvColumns.filter((column) => {
    const at = columns[column];
    const isRight = looksRight[column];
    if (at === undefined || !isRight) return false;
    const filled = rows.flatMap(({ cells }) => cells[at]?.trim() || []);
    return filled.length > fewRows && filled.filter((cell) => !isRight(cell)).length > filled.length / 2;
  });

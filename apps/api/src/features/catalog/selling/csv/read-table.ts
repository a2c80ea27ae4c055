import { CsvError, parse } from 'csv-parse/sync';
import { csvColumns, csvHeads, maxCsvRows } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn } from '@haat/contract/catalog/selling/csv-columns';
import { uncovered } from '@haat/contract/core/csv';
import { refusal } from '@haat/contract/core/problem';

export interface TableRow {
  /** As a spreadsheet counts: the heads are row 1. */
  row: number;
  cells: string[];
}

export interface Table {
  heads: string[];
  /** Where each column stands that was found. */
  columns: Map<CsvColumn, number>;
  rows: TableRow[];
}

/** What spreadsheet programs part cells by, depending on the language they are set to. */
const separators = [',', ';', '\t'];

/**
 * A table as spreadsheet programs save it: with or without a mark, parted by commas, semicolons or tabs, its columns in any order.
 * @throws Refusal `table-encoding`, `table-broken`, `table-heads`, `table-too-long`
 */
export function readTable(bytes: Uint8Array): Table {
  const text = textIn(bytes);
  const found = separators.map((delimiter) => ({ delimiter, columns: columnsOf(firstRow(text, delimiter)) }));
  const [best] = found.toSorted((one, other) => other.columns.size - one.columns.size);
  if (!best || !(best.columns.has('id') || best.columns.has('title'))) throw refusal('table-heads');
  const [heads = [], ...rows] = recordsOf(text, best.delimiter).map((record) => record.map(uncovered));
  if (rows.length > maxCsvRows) throw refusal('table-too-long', { left: maxCsvRows });
  const numbered = rows.map((cells, at) => ({ row: at + 2, cells }));
  const filled = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { heads, columns: best.columns, rows: filled };
}

/** UTF-16 and what Windows programs wrote before UTF-8 would turn Devanagari into something else, silently. */
function textIn(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw refusal('table-encoding');
}

const firstRow = (text: string, delimiter: string): string[] => recordsOf(text, delimiter, 1)[0] ?? [];

function recordsOf(text: string, delimiter: string, to = maxCsvRows + 2): string[][] {
  try {
    return parse(text, { delimiter, to, relaxColumnCount: true, recordDelimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // With another separator the first row may well be none.
    if (to === 1) return [];
    throw refusal('table-broken');
  }
}

const plain = (head: string): string => head.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');

/** Columns by their heads in either language. */
function columnsOf(heads: string[]): Map<CsvColumn, number> {
  const columns = new Map<CsvColumn, number>();
  for (const column of csvColumns) {
    const names = [column, ...Object.values(csvHeads[column])].map(plain);
    const at = heads.findIndex((head) => names.includes(plain(head)));
    if (at >= 0) columns.set(column, at);
  }
  return columns;
}

import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { csvColumns, csvHeads, maxCsvHeads, maxCsvRows } from '@haat/contract/catalog/selling/csv-columns';
import type { CsvColumn } from '@haat/contract/catalog/selling/csv-columns';
import { uncovered } from '@haat/contract/core/text/csv';
import { refusal } from '@haat/contract/core/problem';

export interface TableRow {
  /** As a spreadsheet counts: the heads are row 1. */
  row: number;
  cells: string[];
}

const usual = {
  relaxColumnCount: true,
  recordDelimiter: ['\r\n', '\n', '\r'],
  // Two descriptions of the longest kind, each sign written as an entity. A quote that is never closed ends here as well.
  maxRecordSize: 512 * 1024,
};
const pieceLength = 64 * 1024;
// Characters within which the first row ends.
const maxHeads = 64 * 1024;

export interface TableShape {
  delimiter: string;
  heads: string[];
  /** Where each column stands that was found. */
  columns: Partial<Record<CsvColumn, number>>;
}

// What spreadsheet programs part cells by, depending on the language they are set to.
const separators = [',', ';', '\t'];

/**
 * What a table of a spreadsheet program says of itself: with or without a mark, parted by commas, semicolons or tabs, its columns in any
 * order. Of a table whose columns are called otherwise only how it is parted is found.
 * @throws Refusal `table-heads` where there are none, `table-too-wide`
 */
export function shapeOf(text: string): TableShape {
  const found = separators.map((delimiter) => {
    const heads = firstRow(text, delimiter)
      .slice(0, maxCsvHeads + 1)
      .map(uncovered);
    return { delimiter, heads, columns: columnsOf(heads) };
  });
  const [best] = found.toSorted(
    (one, other) => foundIn(other) - foundIn(one) || other.heads.length - one.heads.length,
  );
  if (!best?.heads.some((head) => head.trim() !== '')) throw refusal('table-heads');
  if (best.heads.length > maxCsvHeads) throw refusal('table-too-wide', { left: maxCsvHeads });
  return best;
}

const foundIn = ({ columns }: TableShape): number => Object.keys(columns).length;

export const isMapped = ({ columns }: Pick<TableShape, 'columns'>): boolean =>
  columns.id !== undefined || columns.title !== undefined;

/**
 * The rows of a table that have something in them. Others have a turn while it is read.
 * @throws Refusal `table-broken`, `table-too-long`
 */
export async function readRows(
  text: string,
  { delimiter }: Pick<TableShape, 'delimiter'>,
): Promise<TableRow[]> {
  const parser = Readable.from(inPieces(Buffer.from(text))).pipe(
    parse({ ...usual, delimiter, to: maxCsvRows + 2, cast: nearTheHeads }),
  );
  const rows: TableRow[] = [];
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      if (row > maxCsvRows + 1) throw refusal('table-too-long', { left: maxCsvRows });
      const cells = (record as string[]).map(uncovered);
      if (row > 1 && cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal('table-broken') : error;
  }
  return rows;
}

/** Cells far to the right of the last head that there may be are no cells of a table. */
function nearTheHeads(cell: string, { index }: { index: number }): string {
  if (index > 2 * maxCsvHeads) throw refusal('table-broken');
  return cell;
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    yield bytes.subarray(at, at + pieceLength);
    await breathe();
  }
}

/**
 * The text of a file. UTF-16 and what Windows programs wrote before UTF-8 would turn Devanagari into something else, silently.
 * @throws Refusal `table-encoding`
 */
export function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw refusal('table-encoding');
}

/** With another separator than its own the first row may well be none. */
function firstRow(text: string, delimiter: string): string[] {
  try {
    return parseAtOnce(text.slice(0, maxHeads), { ...usual, delimiter, to: 1 })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

const plain = (head: string): string => head.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');

function columnsOf(heads: string[]): TableShape['columns'] {
  const columns: TableShape['columns'] = {};
  for (const column of csvColumns) {
    const names = [column, ...Object.values(csvHeads[column])].map(plain);
    const at = heads.findIndex((head) => names.includes(plain(head)));
    if (at >= 0) columns[column] = at;
  }
  return columns;
}

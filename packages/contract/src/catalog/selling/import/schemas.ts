import * as z from 'zod/mini';
import type { Schemas } from '../../../core/endpoint.ts';
import { id, integerInQuery } from '../../../core/fields.ts';
import { refuses } from '../../../core/problem.ts';
import { csvColumns, maxCsvBytes, maxZipBytes, rowProblems } from '../csv-columns.ts';

/** What a table does to one product: each cell that changes, as it was and as it is then. */
const rowChange = z.strictObject({
  /** As a spreadsheet counts: the heads are row 1. */
  row: z.number(),
  title: z.string(),
  isNew: z.boolean(),
  cells: z.array(z.strictObject({ column: z.enum(csvColumns), before: z.string(), after: z.string() })),
});
export type RowChange = z.output<typeof rowChange>;

const told = {
  problem: z.enum(rowProblems),
  /** What stands in the column that holds what cannot be. */
  value: z.string(),
};
const failedRow = z.strictObject({
  row: z.number(),
  ...told,
  /** What else cannot be, at most one thing of each column. */
  others: z.array(z.strictObject(told)),
});
export type FailedRow = z.output<typeof failedRow>;

/**
 * Where it cannot be told what the columns of a table say (`unmapped`), its seller does. A table is looked at, and where its seller says so applied. `stopped`: the work broke off and was not taken up again; what is
 * counted stays done. `refused`: all was to be applied or nothing, and nothing was, since some rows cannot be.
 */
export const importStates = [
  'unmapped',
  'looking',
  'looked',
  'applying',
  'applied',
  'refused',
  'stopped',
] as const;
export type ImportState = (typeof importStates)[number];

/** The most changes and failed rows that a job lists; how many there are is counted, and `importChanges` pages through the changes. */
export const listedChanges = 100;
export const listedFailed = 50;

/** At which place, from 0, each column stands that a table has. */
const columnPlaces = z.partialRecord(z.enum(csvColumns), z.int().check(z.gte(0)));
export type ColumnPlaces = z.output<typeof columnPlaces>;

const importJob = z.strictObject({
  _id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** Whether all of it is applied or nothing. */
  whole: z.boolean(),
  /** Photos of the last ZIP that its rows may name. */
  photos: z.number(),
  /** Rows with something in them, and what became of those that are done. */
  rows: z.number(),
  counts: z.strictObject({
    added: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    failed: z.number(),
  }),
  /** The columns of the table as its first row calls them, what stands below each first, and which of them says what. */
  heads: z.array(z.string()),
  sample: z.array(z.string()),
  columns: columnPlaces,
  /** The first ones, in the order of rows; none before all rows are done. */
  changes: z.array(rowChange),
  failed: z.array(failedRow),
  /** Columns in which most cells are nothing of their kind, such as words for a price: as if the cells had moved. */
  doubtful: z.array(z.enum(csvColumns)),
});
export type ImportJob = z.output<typeof importJob>;

export const startImport = {
  summary:
    'Takes a table as it was exported, to change and add own products by; multipart with a file named table. It is looked at in the background: all of it is done and then taken back. A table that was looked at before gives way to it.',
  files: { most: 1, bytesEach: maxCsvBytes, tooLarge: 'too-large' },
  input: z.strictObject({ table: z.array(z.file()).check(z.length(1)) }),
  answer: importJob,
  refuses: refuses(
    'import-running',
    'table-broken',
    'table-encoding',
    'table-heads',
    'table-too-long',
    'table-too-wide',
  ),
} satisfies Schemas;

export const getImport = {
  summary:
    "The vendor's last table of the last day: how far it is, and once all rows are done what it does, or did.",
  answer: z.strictObject({
    job: z.nullable(importJob),
    /** So many rows can be applied as a whole; null is any number. */
    wholeLimit: z.nullable(z.number()),
  }),
};

export const addImportPhotos = {
  summary:
    'Takes a ZIP of photos that a table names, which is then looked at again; multipart with a file named zip. The ZIP before gives way to it; it is kept as long as the table.',
  files: { most: 1, bytesEach: maxZipBytes, tooLarge: 'zip-too-large' },
  input: z.strictObject({ jobId: id, zip: z.array(z.file()).check(z.length(1)) }),
  answer: importJob,
  refuses: refuses('import-running', 'not-found', 'zip-broken', 'zip-empty', 'zip-too-large'),
} satisfies Schemas;

export const mapImport = {
  summary:
    'Says what the columns of a table say, which is then looked at by that; those that are left out are left alone. Of a product the table has to say its name or its ID.',
  input: z.strictObject({
    jobId: id,
    columns: columnPlaces.check(
      z.refine((columns) => columns.id !== undefined || columns.title !== undefined, {
        error: 'Neither a name nor an ID',
      }),
      z.refine((columns) => new Set(Object.values(columns)).size === Object.values(columns).length, {
        error: 'One column for two things',
      }),
    ),
  }),
  answer: importJob,
  refuses: refuses('import-running', 'not-found'),
};

export const applyImport = {
  summary:
    'Changes and adds own products by a table that was looked at, in the background, and only where they are as they were then. Rows that cannot be are left out and told; with `whole` nothing is done where one cannot be. New products are shown where the table says so.',
  input: z.strictObject({ jobId: id, whole: z.optional(z.boolean()) }),
  answer: importJob,
  refuses: refuses('not-found', 'whole-too-long'),
};

export const importChanges = {
  summary: 'What a table does, or did, to each product, a page of rows in their order.',
  params: z.object({ jobId: id }),
  input: z.strictObject({
    /** The `next` of the page before. */
    after: z.optional(integerInQuery(0, 1_000_000)),
    size: z.optional(integerInQuery(1, 1_000)),
  }),
  answer: z.strictObject({ changes: z.array(rowChange), next: z.nullable(z.number()) }),
  refuses: refuses('not-found'),
};

export const failedRows = {
  summary: 'The heads of a table and its rows that could not be, each with why.',
  params: z.object({ jobId: id }),
  answer: z.strictObject({
    heads: z.array(z.string()),
    rows: z.array(
      z.strictObject({
        problem: z.enum(rowProblems),
        others: z.array(z.enum(rowProblems)),
        cells: z.array(z.string()),
      }),
    ),
  }),
  refuses: refuses('not-found'),
};

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { importStates } from '@haat/contract/catalog/selling/import/schemas';
import type { CsvColumn, RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { FailedRow, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import { createdAt, instant, ownId, updatedAt } from '../../../../core/database/columns.ts';
import { shopId } from '../../../tenant/tables.ts';
import { vendors } from '../../../vendors/tables.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** As `csv/stock-cell.ts` reads them. */
interface CountedPieces {
  size: string;
  color: string;
  quantity: number;
}

/** Former versions of the shop told the first mistake of a row alone. */
export type KeptFailure = Omit<FailedRow, 'others'> & Partial<Pick<FailedRow, 'others'>>;

/** The last table of each vendor, to change products by: how far the work is, and what came of it. Gone after a day. */
export const importJobs = pgTable(
  'import_jobs',
  {
    shopId: shopId(),
    vendorId: uuid('vendor_id').notNull(),
    /** Another one with each table. */
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    fileName: text('file_name').notNull(),
    /** The table as it was sent, and how it is read. */
    source: text('source').notNull(),
    delimiter: text('delimiter').notNull(),
    heads: jsonb('heads').$type<string[]>().notNull(),
    columns: jsonb('columns').$type<Partial<Record<CsvColumn, number>>>().notNull(),
    /** The first cell below each head. */
    sample: jsonb('sample').$type<string[]>().notNull().default([]),
    doubtful: jsonb('doubtful').$type<CsvColumn[]>().notNull().default([]),
    rows: integer('rows').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    /** Which product each row means, as it was when the work began: what it has done itself changes no row after it. */
    resolved:
      jsonb('meant').$type<
        { id: string | null; problem: RowProblem | null; version?: number; pieces?: CountedPieces[] }[]
      >(),
    /** How many photos there are that its rows may name. */
    photos: integer('photos').notNull().default(0),
    /** Whether all of it is to be applied or, where one row cannot be, nothing. */
    whole: boolean('whole').notNull().default(false),
    /** What became of the rows that are done; written by the transaction that does them. */
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    failed: jsonb('failed').$type<KeptFailure[]>().notNull().default([]),
    /** How often it was taken up since a row was done last. */
    tries: integer('tries').notNull().default(0),
    /** The process that works on it, and until when nobody else does. */
    claimedBy: uuid('claimed_by'),
    claimedUntil: instant('claimed_until').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId] }),
    // The queue is one for all shops, as that of mails is.
    index('import_jobs_by_due')
      .on(t.claimedUntil)
      .where(sql`state in ('looking', 'applying')`),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }).onDelete(
      'cascade',
    ),
    check('import_jobs_rows_counted', sql`${t.added} + ${t.changed} + ${t.unchanged} <= ${t.rows}`),
  ],
);

/** What the last table of a vendor does to each product, row by row: as many as it has rows that change something. */
export const importChanges = pgTable(
  'import_changes',
  {
    shopId: shopId(),
    vendorId: uuid('vendor_id').notNull(),
    row: integer('row').notNull(),
    change: jsonb('change').$type<RowChange>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId, t.row] }),
    foreignKey({
      columns: [t.shopId, t.vendorId],
      foreignColumns: [importJobs.shopId, importJobs.vendorId],
    }).onDelete('cascade'),
  ],
);

/** The photos of a vendor's last ZIP as they were sent, until the table that may name them is forgotten: nobody is sent them, and drawn they are other files. */
export const importPhotos = pgTable(
  'import_photos',
  {
    shopId: shopId(),
    vendorId: uuid('vendor_id').notNull(),
    /** Its path in the ZIP. */
    name: text('name').notNull(),
    /** SHA-256 of its bytes, in hexadecimal. */
    digest: text('digest').notNull(),
    bytes: bytea('bytes').notNull(),
    /** What its picture is called in the largest size, once it is drawn; empty where it is no photo. */
    picture: text('picture'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId, t.name] }),
    foreignKey({
      columns: [t.shopId, t.vendorId],
      foreignColumns: [importJobs.shopId, importJobs.vendorId],
    }).onDelete('cascade'),
  ],
);

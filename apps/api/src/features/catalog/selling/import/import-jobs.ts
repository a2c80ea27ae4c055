import { and, asc, eq, getTableColumns, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type {
  applyImport as applyImportCall,
  failedRows,
  importChanges as importChangesCall,
  mapImport as mapImportCall,
} from '@haat/contract/catalog/selling/import/calls';
import { listedChanges, listedFailed } from '@haat/contract/catalog/selling/import/schemas';
import type { ImportJob, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../../core/database/database.ts';
import { purge } from '../../../../core/purge.ts';
import { v7 } from '../../../../core/ids.ts';
import type { Seller, SellerAccount } from '../../../../core/seller.ts';
import { doubtfulColumns } from '../csv/doubtful-columns.ts';
import { isMapped, readRows, shapeOf, textOf } from '../csv/read-table.ts';
import type { TableRow, TableShape } from '../csv/read-table.ts';
import { deleteChanges } from './claim-import.ts';
import { importChanges, importJobs } from './tables.ts';

const { source: _, resolved: __, ...shown } = getTableColumns(importJobs);
type JobRow = Omit<typeof importJobs.$inferSelect, 'source' | 'resolved'>;

// As if it had just been sent: nothing done, free to be taken up.
const unbegun = {
  ...{ added: 0, changed: 0, unchanged: 0, failed: [], whole: false },
  ...{ tries: 0, claimedBy: null, claimedUntil: sql`now()`, updatedAt: sql`now()` },
};

/**
 * Keeps a table to be looked at. One that was looked at before gives way to it.
 * @throws Refusal `import-running`, and what reading the table refuses
 */
export async function startImport(
  db: Db,
  { shopId, vendorId, accountId }: SellerAccount,
  file: File | undefined,
): Promise<ImportJob> {
  const source = textOf(new Uint8Array(await (file ?? new Blob()).arrayBuffer()));
  const shape = shapeOf(source);
  const rows = await readRows(source, shape);
  const fileName = (file?.name ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-200)
    .toWellFormed();
  const job = {
    id: v7(),
    accountId,
    fileName,
    source,
    ...shape,
    ...lookedThrough(rows, shape),
    ...unbegun,
    resolved: null,
  };
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(importJobs)
      .values({ shopId, vendorId, ...job })
      .onConflictDoUpdate({
        target: [importJobs.shopId, importJobs.vendorId],
        set: { ...job, createdAt: sql`now()` },
        setWhere: ne(importJobs.state, 'applying'),
      })
      .returning(shown);
    if (!kept) throw refusal('import-running');
    await deleteChanges(tx, kept);
    return jobOf(kept);
  });
}

const lookedThrough = (rows: readonly TableRow[], shape: Pick<TableShape, 'heads' | 'columns'>) => ({
  rows: rows.length,
  sample: shape.heads.map((_, at) =>
    startOf(rows.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? ''),
  ),
  doubtful: doubtfulColumns(rows, shape),
  state: isMapped(shape) ? ('looking' as const) : ('unmapped' as const),
});

const startOf = (cell: string): string => cell.slice(0, 60).toWellFormed();

/**
 * Has a table looked at by what its seller says of its columns.
 * @throws Refusal `import-running`, `not-found`
 */
export async function mapImport(
  db: Db,
  { accountId, ...seller }: SellerAccount,
  { jobId, columns }: ParsedInput<typeof mapImportCall>,
): Promise<ImportJob> {
  const isIt = and(isOf(seller), eq(importJobs.id, jobId.toLowerCase()));
  const [job] = await db.select().from(importJobs).where(isIt);
  if (!job || Object.values(columns).some((at) => at >= job.heads.length)) throw refusal('not-found');
  const shape = { heads: job.heads, columns };
  const known = lookedThrough(await readRows(job.source, job), shape);
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .update(importJobs)
      .set({ ...unbegun, ...known, columns, accountId, resolved: null })
      .where(and(isIt, ne(importJobs.state, 'applying')))
      .returning(shown);
    if (!begun) throw refusal('import-running');
    await deleteChanges(tx, begun);
    return jobOf(begun);
  });
}

/** Has a table looked at once more, by what has changed beside it. @throws Refusal `import-running` */
export const lookAgain = (
  db: Db,
  { accountId, ...seller }: SellerAccount,
  jobId: string,
): Promise<ImportJob> =>
  db.transaction(async (tx) => {
    const state = sql`case when ${importJobs.state} = 'unmapped' then 'unmapped' else 'looking' end`;
    const isIt = and(isOf(seller), eq(importJobs.id, jobId.toLowerCase()), ne(importJobs.state, 'applying'));
    const [begun] = await tx
      .update(importJobs)
      .set({ ...unbegun, resolved: null, accountId, state })
      .where(isIt)
      .returning(shown);
    if (!begun) throw refusal('import-running');
    await deleteChanges(tx, begun);
    return jobOf(begun);
  });

export async function readImport(db: Db, seller: Seller): Promise<ImportJob | null> {
  const [row] = await db.select(shown).from(importJobs).where(isOf(seller));
  if (!row) return null;
  const isUnderWay = row.state === 'looking' || row.state === 'applying';
  return jobOf(row, isUnderWay ? [] : await changesOf(db, seller, 0, listedChanges));
}

/** What a table does, a page of it: rows behind one. @throws Refusal `not-found` */
export async function readChanges(
  db: Db,
  seller: Seller,
  { jobId, after = 0, size = listedChanges }: ParsedInput<typeof importChangesCall>,
): Promise<Answer<typeof importChangesCall>> {
  const isIt = and(isOf(seller), eq(importJobs.id, jobId.toLowerCase()));
  const [job] = await db.select({ id: importJobs.id }).from(importJobs).where(isIt);
  if (!job) throw refusal('not-found');
  const found = await changesOf(db, seller, after, size + 1);
  const changes = found.slice(0, size);
  return { changes, next: found.length > size ? (changes.at(-1)?.row ?? null) : null };
}

const changesOf = async (db: Db, { shopId, vendorId }: Seller, after: number, size: number) => {
  const rows = await db
    .select({ change: importChanges.change })
    .from(importChanges)
    .where(
      and(
        eq(importChanges.shopId, shopId),
        eq(importChanges.vendorId, vendorId),
        gt(importChanges.row, after),
      ),
    )
    .orderBy(asc(importChanges.row))
    .limit(size);
  return rows.map(({ change }) => change);
};

/**
 * Has a table that was looked at applied, as it was looked at. One that is being applied already goes on.
 * @param wholeLimit so many rows may be applied as a whole; null is any number
 * @throws Refusal `not-found`, `whole-too-long`
 */
export async function applyImport(
  db: Db,
  { accountId, ...seller }: SellerAccount,
  { jobId, whole = false }: ParsedInput<typeof applyImportCall>,
  wholeLimit: number | null,
): Promise<ImportJob> {
  const isIt = and(isOf(seller), eq(importJobs.id, jobId.toLowerCase()));
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .update(importJobs)
      .set({ ...unbegun, whole, accountId, state: 'applying' })
      .where(and(isIt, inArray(importJobs.state, ['looked', 'refused'])))
      .returning(shown);
    if (begun) {
      if (whole && wholeLimit !== null && begun.rows > wholeLimit)
        throw refusal('whole-too-long', { left: wholeLimit });
      await deleteChanges(tx, begun);
      return jobOf(begun);
    }
    const [row] = await tx.select(shown).from(importJobs).where(isIt);
    if (row?.state !== 'applying') throw refusal('not-found');
    return jobOf(row);
  });
}

/** All rows of a table that could not be, as they were sent. @throws Refusal `not-found` */
export async function readFailedRows(
  db: Db,
  seller: Seller,
  jobId: string,
): Promise<Answer<typeof failedRows>> {
  const [job] = await db
    .select()
    .from(importJobs)
    .where(and(isOf(seller), eq(importJobs.id, jobId.toLowerCase())));
  if (!job) throw refusal('not-found');
  const rows = new Map((await readRows(job.source, job)).map(({ row, cells }) => [row, cells]));
  return {
    heads: job.heads,
    rows: job.failed.map(({ row, problem, others = [] }) => ({
      ...{ problem, others: others.map((each) => each.problem) },
      cells: rows.get(row) ?? [],
    })),
  };
}

/** Deletes tables that nobody has touched for a day, in every shop; how many went. */
export const purgeOldImports = (db: Db): Promise<number> =>
  purge(db, importJobs, lt(importJobs.updatedAt, sql`now() - interval '1 day'`));

const isOf = ({ shopId, vendorId }: Seller) =>
  and(eq(importJobs.shopId, shopId), eq(importJobs.vendorId, vendorId));

function jobOf({ id, state, failed, ...row }: JobRow, changes: RowChange[] = []): ImportJob {
  const isUnderWay = state === 'looking' || state === 'applying';
  const { fileName, rows, photos, whole, heads, sample, columns, doubtful } = row;
  // Of what was to be all or nothing nothing was done.
  const isNone = state === 'stopped' && whole;
  const { added, changed, unchanged } = isNone ? { added: 0, changed: 0, unchanged: 0 } : row;
  return {
    ...{ _id: id, fileName, state, whole, photos, rows },
    counts: { added, changed, unchanged, failed: isNone ? 0 : failed.length },
    ...{ heads, sample, columns, doubtful, changes },
    failed:
      isUnderWay || isNone ? [] : failed.slice(0, listedFailed).map((each) => ({ others: [], ...each })),
  };
}

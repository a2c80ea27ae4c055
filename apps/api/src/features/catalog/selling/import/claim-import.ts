import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { listedFailed } from '@haat/contract/catalog/selling/import/schemas';
import type { FailedRow, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { shopsWithDue } from '../../../../core/database/by-shops.ts';
import type { Db } from '../../../../core/database/database.ts';
import { slicesOf } from '../../../../core/database/slices.ts';
import { v7 } from '../../../../core/ids.ts';
import type { Seller } from '../../../../core/seller.ts';
import { lookAt } from '../../../../core/metrics/queues.ts';
import type { WatchedQueue } from '../../../../core/metrics/queues.ts';
import type { ResolvedProduct } from './resolve-products.ts';
import type { Outcome } from './save-rows.ts';
import { importChanges, importJobs } from './tables.ts';
import type { KeptFailure } from './tables.ts';

// Seconds for which a job is one process's, from the last rows that it has done.
const claimedFor = 30;
// A job that was taken up so often without a row more ends.
const maxAttempts = 3;

export type ClaimedJob = typeof importJobs.$inferSelect;

export const forAWhile = sql`now() + ${claimedFor} * interval '1 second'`;

const isOpen = inArray(importJobs.state, ['looking', 'applying']);

export const importsQueue = (db: Db): WatchedQueue => ({
  name: 'imports',
  look: () =>
    lookAt(db, importJobs, { dueAt: importJobs.claimedUntil, tries: importJobs.tries, where: isOpen }),
});

const isDue = and(isOpen, lte(importJobs.claimedUntil, sql`now()`));
const dueJobs = { shopId: importJobs.shopId, dueAt: importJobs.claimedUntil, where: isDue };
// Another process may have taken what a shop had: so many shops are asked at most.
const shopsAtOnce = 16;

/** Takes up the job that has waited longest, of whichever shop. One whose process has died is taken up where it was. */
export async function claimImport(db: Db): Promise<ClaimedJob | null> {
  for (const shopId of await shopsWithDue(db, importJobs, dueJobs, shopsAtOnce)) {
    const job = await claimOf(db, shopId);
    if (job) return job;
  }
  return null;
}

async function claimOf(db: Db, shopId: string): Promise<ClaimedJob | null> {
  const due = db.$with('due').as(
    db
      .select({ shopId: importJobs.shopId, vendorId: importJobs.vendorId })
      .from(importJobs)
      .where(and(eq(importJobs.shopId, shopId), isDue))
      .orderBy(asc(importJobs.claimedUntil))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [job] = await db
    .with(due)
    .update(importJobs)
    .set({
      claimedBy: v7(),
      claimedUntil: forAWhile,
      tries: sql`${importJobs.tries} + 1`,
      state: sql`case when ${importJobs.tries} >= ${maxAttempts} then 'stopped' else ${importJobs.state} end`,
    })
    .from(due)
    .where(and(eq(importJobs.shopId, due.shopId), eq(importJobs.vendorId, due.vendorId)))
    .returning(getTableColumns(importJobs));
  return job ?? null;
}

export const isAnyWaiting = async (db: Db): Promise<boolean> =>
  (await shopsWithDue(db, importJobs, dueJobs, 1)).length > 0;

/** Somebody else has the job: another process, or its seller has sent another table. */
export class ClaimLost extends Error {}

/** Keeps which products the rows mean. @throws ClaimLost */
export const keepResolved = (db: Db, job: ClaimedJob, resolved: ResolvedProduct[]): Promise<void> =>
  change(db, job, { resolved });

/**
 * Writes down what became of the next rows. Where they are applied it belongs to their transaction: none is done twice.
 * @returns the job as it is then
 * @throws ClaimLost
 */
export async function noteRows(tx: Db, job: ClaimedJob, outcomes: readonly Outcome[]): Promise<ClaimedJob> {
  const changes = outcomes.flatMap((each) => (each.kind === 'saved' ? each.change : []));
  const failed = outcomes.flatMap((each) => (each.kind === 'failed' ? each.failed : []));
  const added = changes.filter(({ isNew }) => isNew).length;
  const noted: Partial<ClaimedJob> = {
    added: job.added + added,
    changed: job.changed + changes.length - added,
    unchanged: job.unchanged + outcomes.length - changes.length - failed.length,
    tries: 0,
    ...(failed.length > 0 && { failed: [...job.failed, ...failed].map(shortened) }),
  };
  await change(tx, job, { ...noted, claimedUntil: forAWhile });
  await addChanges(tx, job, changes);
  return { ...job, ...noted };
}

async function addChanges(tx: Db, { shopId, vendorId }: ClaimedJob, changes: readonly RowChange[]) {
  for (const some of slicesOf(changes))
    await tx
      .insert(importChanges)
      .values(some.map((each) => ({ shopId, vendorId, row: each.row, change: each })));
}

export const deleteChanges = async (tx: Db, { shopId, vendorId }: Seller): Promise<void> =>
  void (await tx
    .delete(importChanges)
    .where(and(eq(importChanges.shopId, shopId), eq(importChanges.vendorId, vendorId))));

/** How far the work is on a table of which nothing is done before all of it is. @throws ClaimLost */
export const noteProgress = (db: Db, job: ClaimedJob, counts: Partial<ClaimedJob>): Promise<void> =>
  change(db, job, { ...counts, tries: 0, claimedUntil: forAWhile });

/** All of a table was done, in the transaction of it. @throws ClaimLost */
export async function noteWhole(tx: Db, job: ClaimedJob, outcomes: readonly Outcome[]): Promise<void> {
  await deleteChanges(tx, job);
  const none = { added: 0, changed: 0, unchanged: 0, failed: [] };
  await endImport(tx, await noteRows(tx, { ...job, ...none }, outcomes));
}

/** Nothing of a table was done, since these rows cannot be. @throws ClaimLost */
export const refuseImport = (db: Db, job: ClaimedJob, failed: FailedRow[]): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteChanges(tx, job);
    const none = { added: 0, changed: 0, unchanged: job.rows - failed.length };
    await change(tx, job, { ...none, failed: failed.map(shortened), state: 'refused' });
  });

const shortened = (failed: KeptFailure, at: number): KeptFailure =>
  at < listedFailed
    ? failed
    : { ...failed, value: '', others: failed.others?.map((each) => ({ ...each, value: '' })) };

export const doneIn = ({ added, changed, unchanged, failed }: ClaimedJob): number =>
  added + changed + unchanged + failed.length;

/** All rows are done. @throws ClaimLost */
export const endImport = (db: Db, job: ClaimedJob): Promise<void> =>
  change(db, job, { state: job.state === 'applying' ? 'applied' : 'looked' });

export const releaseImport = (db: Db, job: ClaimedJob): Promise<void> =>
  change(db, job, { tries: 0, claimedUntil: sql`now()` });

async function change(
  db: Db,
  { shopId, vendorId, id, claimedBy }: ClaimedJob,
  values: PgUpdateSetSource<typeof importJobs>,
): Promise<void> {
  const [kept] = await db
    .update(importJobs)
    .set({ ...values, updatedAt: sql`now()` })
    .where(
      and(
        eq(importJobs.shopId, shopId),
        eq(importJobs.vendorId, vendorId),
        eq(importJobs.id, id),
        eq(importJobs.claimedBy, claimedBy ?? ''),
      ),
    )
    .returning({ id: importJobs.id });
  if (!kept) throw new ClaimLost('an import is not ours any more');
}

import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { listedChanges, listedFailed } from '@haat/contract/catalog/selling/import/schemas';
import type { FailedRow } from '@haat/contract/catalog/selling/import/schemas';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../core/database/database.ts';
import { v7 } from '../../../../core/ids.ts';
import { lookAt } from '../../../../core/metrics/queues.ts';
import type { WatchedQueue } from '../../../../core/metrics/queues.ts';
import type { MeantProduct } from './meant-products.ts';
import type { Outcome } from './save-rows.ts';
import { importJobs } from './tables.ts';

/** Seconds for which a job is one process's, from the last rows that it has done. */
const claimedFor = 30;
/** A job that was taken up so often without a row more ends. */
const maxAttempts = 3;

export type ClaimedJob = typeof importJobs.$inferSelect;

const isOpen = inArray(importJobs.state, ['looking', 'applying']);

/** The jobs that wait for somebody to work on them. */
export const importsQueue = (db: Db): WatchedQueue => ({
  name: 'imports',
  look: () =>
    lookAt(db, importJobs, { dueAt: importJobs.claimedUntil, tries: importJobs.tries, where: isOpen }),
});

/** Takes up the job that has waited longest, of whichever shop. One whose process has died is taken up where it was. */
export async function claimImport(db: Db): Promise<ClaimedJob | null> {
  const due = db.$with('due').as(
    db
      .select({ shopId: importJobs.shopId, vendorId: importJobs.vendorId })
      .from(importJobs)
      .where(and(isOpen, lte(importJobs.claimedUntil, sql`now()`)))
      .orderBy(asc(importJobs.claimedUntil))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [job] = await db
    .with(due)
    .update(importJobs)
    .set({
      claimedBy: v7(),
      claimedUntil: sql`now() + ${claimedFor} * interval '1 second'`,
      tries: sql`${importJobs.tries} + 1`,
      state: sql`case when ${importJobs.tries} >= ${maxAttempts} then 'stopped' else ${importJobs.state} end`,
    })
    .from(due)
    .where(and(eq(importJobs.shopId, due.shopId), eq(importJobs.vendorId, due.vendorId)))
    .returning(getTableColumns(importJobs));
  return job ?? null;
}

/** Somebody else has the job: another process, or its seller has sent another table. */
export class ClaimLost extends Error {}

/** Keeps which products the rows mean. @throws ClaimLost */
export const keepMeant = (db: Db, job: ClaimedJob, meant: MeantProduct[]): Promise<void> =>
  change(db, job, { meant });

/**
 * Writes down what became of the next rows. Where they are applied it belongs to their transaction: none is done twice.
 * @returns the job as it is then
 * @throws ClaimLost
 */
export async function noteRows(db: Db, job: ClaimedJob, outcomes: readonly Outcome[]): Promise<ClaimedJob> {
  const changes = outcomes.flatMap((each) => (each.kind === 'saved' ? each.change : []));
  const failed = outcomes.flatMap((each) => (each.kind === 'failed' ? each.failed : []));
  const added = changes.filter(({ isNew }) => isNew).length;
  const noted: Partial<ClaimedJob> = {
    added: job.added + added,
    changed: job.changed + changes.length - added,
    unchanged: job.unchanged + outcomes.length - changes.length - failed.length,
    tries: 0,
    ...(job.changes.length < listedChanges && {
      changes: [...job.changes, ...changes].slice(0, listedChanges),
    }),
    ...(failed.length > 0 && { failed: [...job.failed, ...failed].map(shortened) }),
  };
  await change(db, job, { ...noted, claimedUntil: sql`now() + ${claimedFor} * interval '1 second'` });
  return { ...job, ...noted };
}

const shortened = (failed: FailedRow, at: number): FailedRow =>
  at < listedFailed ? failed : { ...failed, value: '' };

export const doneIn = ({ added, changed, unchanged, failed }: ClaimedJob): number =>
  added + changed + unchanged + failed.length;

/** All rows are done. @throws ClaimLost */
export const endImport = (db: Db, job: ClaimedJob): Promise<void> =>
  change(db, job, { state: job.state === 'applying' ? 'applied' : 'looked' });

/** Lets others take the job up at once. */
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

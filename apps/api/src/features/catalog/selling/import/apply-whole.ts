import { setTimeout as pause } from 'node:timers/promises';
import type { FailedRow } from '@haat/contract/catalog/selling/import/schemas';
import { isEmbedded } from '../../../../core/database/database.ts';
import type { Database, Db } from '../../../../core/database/database.ts';
import type { Announcements } from './announcements.ts';
import { noteProgress, noteWhole, refuseImport, releaseImport } from './claim-import.ts';
import type { ClaimedJob } from './claim-import.ts';
import { failedRow, planRows } from './plan-rows.ts';
import type { Importing, PlannedRow, ResolvedRow, RowPlan } from './plan-rows.ts';
import { Overtaken, holdPlanned, savePlanned } from './save-rows.ts';
import type { Outcome } from './save-rows.ts';

// So many rows the embedded database writes in a fifth of a second: everybody else waits for its one connection.
const wholeOfEmbedded = 200;

/** How many rows of a table a database applies as a whole; null is any number (decision 29). */
export const wholeLimitOf = (database: Database): number | null =>
  isEmbedded(database) ? wholeOfEmbedded : null;

// So many rows are judged before others have a turn, and so many written by one statement.
const batchSize = 100;

interface Whole {
  job: ClaimedJob;
  importing: Importing;
  rows: readonly ResolvedRow[];
  changed: Announcements;
  draw: (judged: readonly RowPlan[]) => Promise<void>;
  isStopped: () => boolean;
}

/**
 * Applies all of a table, or nothing. All rows are judged first, which holds nothing and gives others their turns; what they ask for is then written by
 * one transaction, a statement for many rows, each where its product is still what it was judged by. So products are held for as
 * long as it takes to write them.
 */
export async function applyWhole(db: Db, whole: Whole): Promise<void> {
  const { job, importing, rows, changed, draw, isStopped } = whole;
  const judged: RowPlan[] = [];
  while (judged.length < rows.length) {
    const begun = performance.now();
    judged.push(
      ...(await planRows(db, importing, rows.slice(judged.length, judged.length + batchSize), false)),
    );
    await noteProgress(db, job, progressOf(judged));
    await pause(Math.ceil(performance.now() - begun));
    if (isStopped()) return releaseImport(db, job);
  }
  if (failedIn(judged).length === 0) await draw(judged);
  if (isStopped()) return releaseImport(db, job);
  const failed = [...failedIn(judged), ...failedIn(undrawn(importing, judged))];
  if (failed.length > 0) return refuseImport(db, job, failed);
  try {
    changed.add(await writeAll(db, job, importing, judged));
    changed.tell();
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const overtaken = rows.filter(({ row }) => error.rows.has(row));
    await refuseImport(
      db,
      job,
      failedIn(overtaken.map((row) => failedRow(importing, row, 'changed-meanwhile'))),
    );
  }
}

const undrawn = (importing: Importing, judged: readonly RowPlan[]): RowPlan[] =>
  judged.flatMap((each) =>
    each.kind === 'planned' && each.row.photos.some(({ stem }) => importing.drawn.get(stem) === null)
      ? failedRow(importing, each.row, 'photos')
      : [],
  );

const failedIn = (judged: readonly RowPlan[]): FailedRow[] =>
  judged.flatMap((each) => (each.kind === 'failed' ? each.failed : []));

const writeAll = (db: Db, job: ClaimedJob, importing: Importing, judged: readonly RowPlan[]) =>
  db.transaction(async (tx) => {
    const planned = judged.flatMap((each) => (each.kind === 'planned' ? each.row : [])).toSorted(inOrder);
    await holdPlanned(tx, importing, planned);
    const saved = new Map<number, Outcome>();
    for (let at = 0; at < planned.length; at += batchSize)
      for (const [row, outcome] of await savePlanned(tx, importing, planned.slice(at, at + batchSize)))
        saved.set(row, outcome);
    const outcomes = judged.map((each): Outcome =>
      each.kind === 'planned' ? saved.get(each.row.row)! : each,
    );
    await noteWhole(tx, job, outcomes);
    return outcomes;
  });

// Products that are there by their ids, as everybody takes several.
function inOrder({ before: one }: PlannedRow, { before: other }: PlannedRow): number {
  const [first, second] = [one?.id ?? '~', other?.id ?? '~'];
  return first < second ? -1 : first > second ? 1 : 0;
}

function progressOf(judged: readonly RowPlan[]): Partial<ClaimedJob> {
  const planned = judged.flatMap((each) => (each.kind === 'planned' ? each.row : []));
  const added = planned.filter(({ before }) => before === null).length;
  const failed = failedIn(judged);
  return {
    ...{ added, changed: planned.length - added, failed },
    unchanged: judged.length - planned.length - failed.length,
  };
}

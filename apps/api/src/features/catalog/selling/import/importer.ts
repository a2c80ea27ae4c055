import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Db } from '../../../../core/database/database.ts';
import { isDatabaseAway } from '../../../../core/database/failures.ts';
import { loggable } from '../../../../core/errors.ts';
import type { Uploads } from '../../../../core/uploads/uploads.ts';
import { readSearchContext } from '../../search-documents.ts';
import type { Counts } from '../csv/counts.ts';
import { readRows } from '../csv/read-table.ts';
import { Announcements } from './announcements.ts';
import type { Announcing } from './announcements.ts';
import { applyWhole } from './apply-whole.ts';
import {
  ClaimLost,
  claimImport,
  doneIn,
  endImport,
  isAnyWaiting,
  keepResolved,
  noteProgress,
  noteRows,
  releaseImport,
} from './claim-import.ts';
import type { ClaimedJob } from './claim-import.ts';
import { planRows } from './plan-rows.ts';
import type { Importing, ResolvedRow, RowPlan } from './plan-rows.ts';
import { resolveProducts } from './resolve-products.ts';
import { drawPhoto, photosByName } from './photos.ts';
import { saveRows } from './save-rows.ts';
import type { Outcome } from './save-rows.ts';

// So many rows are saved by one transaction: between two of them everybody else has a turn, also on one connection.
const batchSize = 20;
// Rows that add photos: each takes about a second to draw.
const photoBatchSize = 5;
// Between two transactions others have the process to themselves for such a part of what the last one took.
const rest = 0.5;
// Milliseconds between two looks for jobs that another process has left.
const pollEvery = 5_000;
// Milliseconds after which a table gives way to another one that waits.
const turnOf = 2_000;

type Needs = Pick<Dependencies, 'database' | 'log' | 'uploads'>;

/** Works on tables in the background: one at a time in a process, by turns where several wait, a few rows at a time. */
export class Importer {
  readonly #db: Db;
  readonly #uploads: Uploads;
  readonly #log: Dependencies['log'];
  readonly #counts: Counts;
  readonly #announcing: Announcing;
  readonly #poll: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor({ database, log, uploads }: Needs, counts: Counts, announcing: Announcing) {
    this.#db = database.orm;
    this.#uploads = uploads;
    this.#log = log;
    this.#counts = counts;
    this.#announcing = announcing;
    this.#poll = setInterval(() => this.wake(), pollEvery).unref();
  }

  /** Looks for work, after the answer of whoever has some. */
  wake(): void {
    if (this.#round) this.#again = true;
    else if (!this.#stopped)
      this.#round = this.#run().finally(() => {
        this.#round = undefined;
        if (this.#again) this.wake();
      });
  }

  /** Ends after the rows under way; the rest is for another process, or the next start. */
  async close(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    await this.#round;
  }

  async #run(): Promise<void> {
    try {
      let job: ClaimedJob | null;
      do {
        this.#again = false;
        job = await claimImport(this.#db);
        if (job && job.state !== 'stopped') await this.#work(job);
      } while ((job || this.#again) && !this.#stopped);
    } catch (error) {
      this.#log.warn({ error: loggable(error) }, 'an import broke off; it is taken up again');
    }
  }

  async #work(job: ClaimedJob): Promise<void> {
    const changed = new Announcements(job, this.#announcing);
    try {
      const { importing, rows } = await this.#prepare(job);
      if (job.state === 'applying' && job.whole)
        await applyWhole(this.#db, { job, importing, rows, changed, ...this.#drawing(job, importing) });
      else await this.#inParts(job, importing, rows, changed);
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
    } finally {
      changed.tell();
    }
  }

  async #inParts(claimed: ClaimedJob, importing: Importing, rows: ResolvedRow[], changed: Announcements) {
    let job = claimed;
    const until = performance.now() + turnOf;
    while (doneIn(job) < job.rows && !this.#stopped) {
      const begun = performance.now();
      const hasPhotos = importing.photos.size > 0;
      const next = rows.slice(doneIn(job), doneIn(job) + (hasPhotos ? photoBatchSize : batchSize));
      if (hasPhotos)
        await this.#drawing(job, importing).draw(await planRows(this.#db, importing, next, false));
      if (this.#stopped) break;
      const { noted, outcomes } = await this.#saveSome(job, importing, next);
      job = noted;
      if (job.state === 'applying') changed.add(outcomes);
      await pause(Math.ceil((performance.now() - begun) * rest));
      if (performance.now() > until && (await isAnyWaiting(this.#db))) break;
    }
    // Whoever reads that it has ended finds the shop as it is now.
    changed.tell();
    if (doneIn(job) < job.rows) await releaseImport(this.#db, job);
    else await endImport(this.#db, job);
  }

  /** Draws the photos that rows name, one after the other, before anything of their rows is written. */
  #drawing(job: ClaimedJob, importing: Importing) {
    const store = { db: this.#db, uploads: this.#uploads };
    const draw = async (judged: readonly RowPlan[]) => {
      for (const photo of judged.flatMap((each) => (each.kind === 'planned' ? each.row.photos : []))) {
        if (this.#stopped) return;
        if (importing.drawn.has(photo.stem)) continue;
        importing.drawn.set(photo.stem, await drawPhoto(store, importing.seller, photo));
        await noteProgress(this.#db, job, {});
      }
    };
    return { draw, isStopped: () => this.#stopped };
  }

  async #prepare(job: ClaimedJob): Promise<{ importing: Importing; rows: ResolvedRow[] }> {
    const { shopId, vendorId, accountId } = job;
    const seller = { shopId, vendorId, accountId };
    const [search, rows] = await Promise.all([
      readSearchContext(this.#db, shopId),
      readRows(job.source, job),
    ]);
    const resolved = job.resolved ?? (await resolveProducts(this.#db, seller, job, rows, this.#counts.read));
    if (!job.resolved) await keepResolved(this.#db, job, resolved);
    const named = new Set(resolved.flatMap(({ id }) => id ?? []));
    const isApplied = job.state === 'applying';
    const photos = job.columns.photos === undefined ? new Map() : await photosByName(this.#db, seller);
    const known = { seller, search, counts: this.#counts, shape: job, isApplied, named };
    return {
      importing: { ...known, photos, drawn: new Map() },
      rows: rows.map((row, at) => ({ ...row, resolved: resolved[at] ?? { id: null, problem: 'cells' } })),
    };
  }

  /** Where the shop cannot do some rows together it tries each alone: the others do not fail with it. */
  async #saveSome(job: ClaimedJob, importing: Importing, rows: readonly ResolvedRow[]): Promise<Saved> {
    try {
      return await this.#saveTogether(job, importing, rows);
    } catch (error) {
      if (error instanceof ClaimLost || isDatabaseAway(error)) throw error;
      this.#log.warn({ error: loggable(error) }, 'rows of a table were not saved; each is tried alone');
      const [only, ...others] = rows;
      if (only && others.length === 0) return this.#failed(job, only);
      const all: Saved = { noted: job, outcomes: [] };
      for (const row of rows) {
        const one = await this.#saveSome(all.noted, importing, [row]);
        all.noted = one.noted;
        all.outcomes.push(...one.outcomes);
      }
      return all;
    }
  }

  async #failed(job: ClaimedJob, { row }: ResolvedRow): Promise<Saved> {
    const outcomes: Outcome[] = [
      { kind: 'failed', failed: { row, problem: 'unexpected', value: '', others: [] } },
    ];
    return { outcomes, noted: await noteRows(this.#db, job, outcomes) };
  }

  async #saveTogether(job: ClaimedJob, importing: Importing, rows: readonly ResolvedRow[]): Promise<Saved> {
    if (job.state === 'looking') {
      const outcomes = await takenBack(this.#db, (tx) => saveRows(tx, importing, rows));
      return { outcomes, noted: await this.#db.transaction((tx) => noteRows(tx, job, outcomes)) };
    }
    return this.#db.transaction(async (tx) => {
      const outcomes = await saveRows(tx, importing, rows);
      return { outcomes, noted: await noteRows(tx, job, outcomes) };
    });
  }
}

interface Saved {
  noted: ClaimedJob;
  outcomes: Outcome[];
}

/** Runs something in a transaction of which nothing stays: what it tells is what would happen. */
async function takenBack<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const back = new Error('only to be looked at');
  let done: { answer: T } | null = null;
  try {
    await db.transaction(async (tx) => {
      done = { answer: await run(tx) };
      throw back;
    });
  } catch (error) {
    if (error === back && done) return (done as { answer: T }).answer;
    throw error;
  }
  throw new Error('a transaction that was to be taken back was kept');
}

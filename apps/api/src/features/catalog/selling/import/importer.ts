import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Db } from '../../../../core/database/database.ts';
import { inTransaction } from '../../../../core/database/in-transaction.ts';
import { loggable } from '../../../../core/errors.ts';
import { readSearchContext } from '../../search-documents.ts';
import { readRows } from '../csv/read-table.ts';
import type { Recount } from '../edit-product.ts';
import {
  ClaimLost,
  claimImport,
  doneIn,
  endImport,
  keepMeant,
  noteRows,
  releaseImport,
} from './claim-import.ts';
import type { ClaimedJob } from './claim-import.ts';
import { meantProducts } from './meant-products.ts';
import { saveRows } from './save-rows.ts';
import type { Importing, MeantRow, Outcome } from './save-rows.ts';

/** So many rows are saved by one transaction: between two of them everybody else has a turn, also on one connection. */
const batchSize = 20;
/** Milliseconds between two looks for jobs that another process has left. */
const pollEvery = 5_000;
/** Milliseconds after which those who keep what was changed are told, all at once: each time lists are made anew. */
const announceEvery = 5_000;

interface Announcing {
  /** These products of a shop are others now. */
  products: (shopId: string, ids: string[]) => void;
  /** Any of a shop's products may be others now. */
  all: (shopId: string) => void;
}

/** Works on tables in the background, one at a time in a process, a few rows at a time. */
export class Importer {
  readonly #db: Db;
  readonly #log: Dependencies['log'];
  readonly #recount: Recount;
  readonly #announcing: Announcing;
  readonly #poll: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(db: Db, log: Dependencies['log'], recount: Recount, announcing: Announcing) {
    this.#db = db;
    this.#log = log;
    this.#recount = recount;
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

  async #work(claimed: ClaimedJob): Promise<void> {
    const changed = new Announcements(claimed, this.#announcing);
    try {
      const { importing, rows } = await this.#prepare(claimed);
      let job = claimed;
      while (doneIn(job) < job.rows && !this.#stopped) {
        const begun = performance.now();
        const next = rows.slice(doneIn(job), doneIn(job) + batchSize);
        const { noted, outcomes } = await this.#saveSome(job, importing, next);
        job = noted;
        if (job.state === 'applying') changed.add(outcomes);
        // As long as it has worked others have the process, and the database, to themselves.
        await pause(Math.ceil(performance.now() - begun));
      }
      // Whoever reads that it has ended finds the shop as it is now.
      changed.tell();
      if (doneIn(job) < job.rows) await releaseImport(this.#db, job);
      else await endImport(this.#db, job);
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
    } finally {
      changed.tell();
    }
  }

  async #prepare(job: ClaimedJob): Promise<{ importing: Importing; rows: MeantRow[] }> {
    const { shopId, vendorId, accountId } = job;
    const seller = { shopId, vendorId, accountId };
    const [search, rows] = await Promise.all([
      readSearchContext(this.#db, shopId),
      readRows(job.source, job),
    ]);
    const meant = job.meant ?? (await meantProducts(this.#db, seller, job, rows));
    if (!job.meant) await keepMeant(this.#db, job, meant);
    return {
      importing: { seller, search, recount: this.#recount, shape: job },
      rows: rows.map((row, at) => ({ ...row, meant: meant[at] ?? { id: null, problem: 'cells' } })),
    };
  }

  async #saveSome(job: ClaimedJob, importing: Importing, rows: MeantRow[]) {
    if (job.state === 'looking') {
      const outcomes = await takenBack(this.#db, (tx) => saveRows(tx, importing, rows));
      return { outcomes, noted: await noteRows(this.#db, job, outcomes) };
    }
    return inTransaction(this.#db, async (tx) => {
      const outcomes = await saveRows(tx, importing, rows);
      return { outcomes, noted: await noteRows(tx, job, outcomes) };
    });
  }
}

/** Runs something in a transaction of which nothing stays: what it tells is what would happen. */
async function takenBack<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const back = new Error('only to be looked at');
  let done: { answer: T } | null = null;
  try {
    await inTransaction(db, async (tx) => {
      done = { answer: await run(tx) };
      throw back;
    });
  } catch (error) {
    if (error === back && done) return (done as { answer: T }).answer;
    throw error;
  }
  throw new Error('a transaction that was to be taken back was kept');
}

/** What an import has changed, told a few times instead of row by row. New products are in no list yet. */
class Announcements {
  readonly #shopId: string;
  readonly #announcing: Announcing;
  #ids: string[] = [];
  /** Which ones a process changed that has died nobody knows. */
  #isAnyChanged: boolean;
  #toldAt = performance.now();

  constructor(job: ClaimedJob, announcing: Announcing) {
    this.#shopId = job.shopId;
    this.#announcing = announcing;
    this.#isAnyChanged = job.state === 'applying' && job.changed > 0;
  }

  add(outcomes: readonly Outcome[]): void {
    for (const each of outcomes)
      if (each.kind === 'saved' && !each.change.isNew) this.#ids.push(each.productId);
    if (performance.now() - this.#toldAt > announceEvery) this.tell();
  }

  tell(): void {
    this.#toldAt = performance.now();
    if (this.#isAnyChanged) this.#announcing.all(this.#shopId);
    else if (this.#ids.length > 0) this.#announcing.products(this.#shopId, this.#ids);
    this.#isAnyChanged = false;
    this.#ids = [];
  }
}

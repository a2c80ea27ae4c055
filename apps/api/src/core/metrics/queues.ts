import { lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Figure } from './figures.ts';

export interface WatchedQueue {
  name: string;
  look: () => Promise<QueueState>;
}

interface QueueState {
  due: number;
  failing: number;
  /** Seconds since the time of the oldest entry came; 0 where none is due. */
  lag: number;
}

// No more entries are counted than these, so that a look costs little however long a queue is.
const maxCounted = 10_000;
// Seconds after which an entry that is due says that nobody works on its queue: rounds come every minute at the latest.
const stuckAfter = 600;
// Milliseconds for which a look counts: anybody may ask how we are.
const looksEvery = 5_000;

interface QueueRows {
  dueAt: PgColumn;
  /** Seconds that pass after that before anybody works on it. */
  delay?: number;
  tries?: PgColumn;
  /** Which rows of the table are entries; all unless told. */
  where?: SQL | undefined;
}

/** Looks at a queue that is a table, of all shops together. */
export async function lookAt(
  db: Db,
  table: PgTable,
  { dueAt, delay = 0, tries, where }: QueueRows,
): Promise<QueueState> {
  const next = db
    .select({
      at: sql`${dueAt} + ${delay} * interval '1 second'`.as('at'),
      failed: (tries ? sql`${tries} > 1` : sql`false`).as('failed'),
    })
    .from(table)
    .where(where ?? (tries ? undefined : lte(dueAt, sql`now()`)))
    .orderBy(dueAt)
    .limit(maxCounted)
    .as('next');
  const isDue = sql`${next.at} <= now()`;
  const [state] = await db
    .select({
      due: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
      failing: sql<number>`count(*) filter (where ${next.failed})`.mapWith(Number),
      lag: sql<number>`coalesce(extract(epoch from now() - min(${next.at}) filter (where ${isDue})), 0)`.mapWith(
        Number,
      ),
    })
    .from(next);
  return state ?? { due: 0, failing: 0, lag: 0 };
}

/** Looks at all queues of the shop, not more often than every few seconds, and says which of them nobody works on. */
export class QueueWatch {
  readonly #queues: WatchedQueue[];
  #last: { at: number; states: Promise<Map<string, QueueState>> } | undefined;

  constructor(queues: WatchedQueue[]) {
    this.#queues = queues;
  }

  /** The names of queues whose oldest entry should have been worked on long ago. */
  async stuck(): Promise<string[]> {
    return [...(await this.#states())].flatMap(([name, { lag }]) => (lag > stuckAfter ? [name] : []));
  }

  get figures(): Figure[] {
    const figure = (of: keyof QueueState, name: string, help: string): Figure => ({
      ...{ name, help, kind: 'gauge', by: 'queue' },
      read: async () => Array.from(await this.#states(), ([queue, state]) => [queue, state[of]] as const),
    });
    return [
      figure('due', 'haat_queue_due', `Entries whose time has come, counted up to ${maxCounted}`),
      figure('failing', 'haat_queue_failing', 'Entries that were tried in vain and are tried again'),
      figure('lag', 'haat_queue_lag_seconds', 'How long the oldest entry has been due'),
    ];
  }

  #states(): Promise<Map<string, QueueState>> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > looksEvery) this.#last = { at: now, states: this.#look() };
    return this.#last.states;
  }

  /** A queue that cannot be looked at is left out: that the database is away is said elsewhere. */
  async #look(): Promise<Map<string, QueueState>> {
    const looked = await Promise.all(
      this.#queues.map(async ({ name, look }) => {
        const state = await look().catch(() => null);
        return state ? [[name, state] as const] : [];
      }),
    );
    return new Map(looked.flat());
  }
}

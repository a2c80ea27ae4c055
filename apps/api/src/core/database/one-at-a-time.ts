import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

/** Any number will do as long as nothing else in the same database locks by it: the first half of the key, the name makes the other. */
const LOCKS = 7_114_230;

/**
 * Does something that several processes begin by the clock in one of them at a time. What it does twice must come to the same all the
 * same: the lock goes with its connection.
 * @returns null where another process is at it
 */
export async function oneAtATime<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (database.kind === 'embedded') return work();
  let done: T | null = null;
  await database.withoutTimeouts(async (session) => {
    const [lock] = await session.execute<{ taken: boolean }[]>(
      sql`select pg_try_advisory_lock(${LOCKS}, hashtext(${name})) as taken`,
    );
    if (!lock?.taken) return;
    try {
      done = await work();
    } finally {
      // The end of its connection would let it go, too, but only once the server has noticed.
      await session.execute(sql`select pg_advisory_unlock(${LOCKS}, hashtext(${name}))`);
    }
  });
  return done;
}

/** Waits for what `oneAtATime` does under a name, and lets nobody begin it until the transaction ends. */
export async function keepFrom(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${name}))`);
}

/**
 * Whoever else holds the same waits until the transaction ends; sent when it is waited for. What is judged by it, as how many
 * there are, is read after it by a statement of its own, which sees what those before have committed.
 */
export const holdUntilTheEnd = (tx: Db, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

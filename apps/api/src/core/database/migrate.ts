import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Db } from './database.ts';
import { applyFolder, ormOver, sessionWithin } from './session.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
// Any number will do as long as nothing else in the same database locks it.
const LOCK = 7_114_228;
// Milliseconds.
const askedAgainAfter = 100;

/** A migration by the time it was generated at, which is how a database remembers it. */
export interface Migration {
  /** In milliseconds. */
  at: number;
  name: string;
}

export function listMigrations(folder: string = MIGRATIONS): Migration[] {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) return [];
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return entries.map(({ when, tag }) => ({ at: when, name: tag }));
}

/** The time of the last migration that a database has; null for one without tables. */
export async function lastMigration(db: Db): Promise<number | null> {
  const [found] = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return null;
  const [last] = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return last?.at ? Number(last.at) : null;
}

/**
 * Brings the database's tables up to date. Processes that start together take turns, and the later ones find nothing to do.
 * Each run is one transaction: a migration that fails leaves the database as it was.
 * @param folder - generated SQL with its journal; `apps/api/migrations` unless told. A folder without a journal is an empty one.
 * @param until - the time of the last migration that is wanted; all unless told
 */
export async function migrate(
  database: Database,
  folder: string = MIGRATIONS,
  until = Infinity,
): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return;
  await database.withoutTimeouts(async (session) => {
    // The lock belongs to the session and goes with it; an embedded database belongs to one process, with nobody to take turns.
    if (database.kind === 'outside') await untilTaken(ormOver(session), sql`pg_try_advisory_lock(${LOCK})`);
    await applyFolder(session, folder, until);
  });
}

/** Waits until no other process brings these tables up to date, and lets nobody begin it until the transaction ends. */
export const holdMigrations = (tx: Db): Promise<void> =>
  untilTaken(tx, sql`pg_try_advisory_xact_lock(${LOCK})`);

/** The same as `migrate`, as a part of a transaction that holds the migrations. */
export const migrateWithin = (tx: Db, folder: string = MIGRATIONS, until = Infinity): Promise<void> =>
  applyFolder(sessionWithin(tx), folder, until);

/** Asks again and again: an index that is built beside who writes waits for every statement that waits. */
async function untilTaken(db: Db, lock: SQL): Promise<void> {
  for (;;) {
    const [answer] = await db.execute<{ taken: boolean }>(sql`select ${lock} as taken`);
    if (answer?.taken) return;
    await after(askedAgainAfter);
  }
}

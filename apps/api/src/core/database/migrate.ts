import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { SQL } from 'drizzle-orm';
import type { Database, Db } from './database.ts';
import { applyMigrations, ormOver, sessionWithin } from './session.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
// Any number will do as long as nothing else in the same database locks it.
const LOCK = 7_114_228;
// Milliseconds.
const askedAgainAfter = 100;
const toldAfter = 3_000;

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
 * Each run is one transaction: a migration that fails leaves the database as it was. Only where an index is built `concurrently`, in a
 * migration that does nothing else, those before it are kept: shops that are open go on writing while it is built.
 * @param folder - generated SQL with its journal; `apps/api/migrations` unless told. A folder without a journal is an empty one.
 * @param until - the time of the last migration that is wanted; all unless told
 * @param onWait - called once where another process is at it for more than some seconds, such as one that restores a backup
 */
export async function migrate(
  database: Database,
  folder: string = MIGRATIONS,
  { until = Infinity, onWait }: { until?: number; onWait?: () => void } = {},
): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return;
  await database.withoutTimeouts(async (session) => {
    // The lock belongs to the session and goes with it; an embedded database belongs to one process, with nobody to take turns.
    if (database.kind === 'outside')
      await untilTaken(ormOver(session), sql`pg_try_advisory_lock(${LOCK})`, onWait);
    const db = ormOver(session);
    const wanted = readFolder(folder, until);
    const last = database.kind === 'outside' ? await lastMigration(db) : null;
    // Nobody else writes into tables that are new, or embedded.
    if (last === null) return applyMigrations(session, wanted.map(inTransaction));
    for (const [at, migration] of wanted.entries()) {
      const indexes = builtConcurrently(migration);
      if (migration.folderMillis <= last || indexes.length === 0) continue;
      await applyMigrations(session, wanted.slice(0, at).map(withoutIndexes));
      for (const index of indexes) await build(db, index);
    }
    await applyMigrations(session, wanted.map(withoutIndexes));
  });
}

/** Waits until no other process brings these tables up to date, and lets nobody begin it until the transaction ends. */
export const holdMigrations = (tx: Db): Promise<void> =>
  untilTaken(tx, sql`pg_try_advisory_xact_lock(${LOCK})`);

/** The same as `migrate`, as a part of a transaction that holds the migrations. */
export const migrateWithin = (tx: Db, folder: string = MIGRATIONS, until = Infinity): Promise<void> =>
  applyMigrations(sessionWithin(tx), readFolder(folder, until).map(inTransaction));

/** Asks again and again: an index that is built beside who writes waits for every statement that waits. */
async function untilTaken(db: Db, lock: SQL, onWait = () => {}): Promise<void> {
  const begun = performance.now();
  for (let isTold = false; ;) {
    const [answer] = await db.execute<{ taken: boolean }>(sql`select ${lock} as taken`);
    if (answer?.taken) return;
    if (!isTold && performance.now() - begun > toldAfter) {
      isTold = true;
      onWait();
    }
    await after(askedAgainAfter);
  }
}

const readFolder = (migrationsFolder: string, until: number): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= until);

interface Index {
  name: string;
  statement: string;
}

const concurrently = /^(\s*create\s+(?:unique\s+)?index\s+)concurrently\s+(if\s+not\s+exists\s+"([^"]+)")/i;

/** The indexes that a migration builds while others write. @throws for one that does anything else besides */
function builtConcurrently({ sql: statements }: MigrationMeta): Index[] {
  const indexes = statements.flatMap((statement) => {
    const [, , , name] = concurrently.exec(statement) ?? [];
    return name === undefined ? [] : [{ name, statement }];
  });
  if (indexes.length > 0 && indexes.length < statements.length)
    throw new Error(`A migration builds ${indexes[0]!.name} concurrently, and may do nothing else.`);
  return indexes;
}

const inTransaction = (migration: MigrationMeta): MigrationMeta =>
  builtConcurrently(migration).length > 0
    ? { ...migration, sql: migration.sql.map((statement) => statement.replace(concurrently, '$1$2')) }
    : migration;

const withoutIndexes = (migration: MigrationMeta): MigrationMeta =>
  builtConcurrently(migration).length > 0 ? { ...migration, sql: [] } : migration;

/** Builds an index outside of any transaction, and anew where that was broken off: what is left of it then answers nothing. */
async function build(db: Db, { name, statement }: Index): Promise<void> {
  const quoted = `"${name}"`;
  const isBuilt = async () => {
    const [found] = await db.execute<{ valid: boolean }>(
      sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${quoted})`,
    );
    return found?.valid ?? false;
  };
  while (!(await isBuilt())) {
    await db.execute(sql.raw(`drop index concurrently if exists ${quoted}`));
    await db.execute(sql.raw(statement));
  }
}

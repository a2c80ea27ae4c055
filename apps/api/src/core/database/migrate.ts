import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { applyFolder } from './session.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** Any number will do as long as nothing else in the same database locks it. */
const LOCK = 7_114_228;

/**
 * Brings the database's tables up to date. Processes that start together take turns, and the later ones find nothing to do.
 * Each run is one transaction: a migration that fails leaves the database as it was.
 * @param folder - generated SQL with its journal; `apps/api/migrations` unless told. A folder without a journal is an empty one.
 */
export async function migrate(database: Database, folder: string = MIGRATIONS): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return;
  await database.withoutTimeouts(async (session) => {
    // The lock belongs to the session and goes with it; an embedded database belongs to one process, with nobody to take turns.
    if (database.kind === 'outside') await session.execute(sql`select pg_advisory_lock(${LOCK})`);
    await applyFolder(session, folder);
  });
}

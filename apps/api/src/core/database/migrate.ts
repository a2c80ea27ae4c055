import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyFolder } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './database.ts';

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
  // The embedded database belongs to one process: nobody to take turns with.
  if (database.kind === 'embedded') return applyFolder(drizzle(database.sql), { migrationsFolder: folder });
  // The lock belongs to a session, and changing a large table may take longer than any query should: a connection of its own.
  const client = postgres({ ...database.sql.options, max: 1 } as unknown as postgres.Options<
    Record<string, never>
  >);
  try {
    await client`select set_config(name, '0', false) from unnest(array['statement_timeout', 'lock_timeout']) as name`;
    await client`select pg_advisory_lock(${LOCK})`;
    await applyFolder(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end({ timeout: 5 });
  }
}

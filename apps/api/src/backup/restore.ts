import { sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import {
  holdMigrations,
  lastMigration,
  listMigrations,
  migrate,
  migrateWithin,
} from '../core/database/migrate.ts';
import type { Installation } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { checkContents, readContents } from './contents.ts';
import type { Ending, Manifest } from './manifest.ts';
import { readTables } from './schema.ts';
import { store } from './store.ts';

/**
 * Takes in what `backUp` has written: the whole file is checked, tables are made as they were then, rows and uploads stored, all of them
 * or nothing, and the tables brought up to date.
 * @param migrations - the folder of migrations, where it is another one
 * @throws BackupError for a file that cannot be taken in, or a database that is not empty
 */
export async function restore(
  { database, uploads }: Installation,
  file: string,
  migrations?: string,
): Promise<Ending> {
  const { manifest, ending } = await checkContents(file);
  if (manifest.shop)
    throw new BackupError(
      `This file holds the shop ${manifest.shop.subdomain} alone: npm run shop:import takes it in.`,
    );
  const { at } = knownMigration(manifest, migrations);
  const madeTables = async (tx: Db) => {
    await holdMigrations(tx);
    await expectRoomFor(tx, at);
    // With the rows or not at all: over tables without rows a start would open another shop.
    await migrateWithin(tx, migrations, at);
    return readTables(tx);
  };
  await store({ database, uploads }, () => readContents(file), madeTables);
  await migrate(database, migrations);
  // The planner guesses badly about tables it has never counted.
  await database.withoutTimeouts(async (session) => void (await session.execute(sql`analyze`)));
  return ending;
}

/** @throws BackupError for a file from a Haat that knows more migrations than this one */
export function knownMigration({ migration }: Manifest, folder?: string): Manifest['migration'] {
  if (listMigrations(folder).some(({ at }) => at === migration.at)) return migration;
  throw new BackupError(
    `This file was written by a newer version of Haat (migration ${migration.name ?? migration.at}). Update Haat first.`,
  );
}

/** @throws BackupError for a database that holds anything, or whose tables are newer than what is to be stored */
async function expectRoomFor(tx: Db, at: number): Promise<void> {
  for (const { name } of await readTables(tx)) {
    const [found] = await tx.execute<{ filled: boolean }>(
      sql`select exists (select from ${sql.identifier(name)}) as filled`,
    );
    if (found?.filled)
      throw new BackupError(
        'This database is not empty. A backup is restored into an empty one: name another DATA_DIR, or another DATABASE_URL.',
      );
  }
  const last = await lastMigration(tx);
  if (last !== null && last > at)
    throw new BackupError(
      'This database is empty, but a newer version of Haat has made its tables. Name a DATA_DIR or a DATABASE_URL where there are none.',
    );
}

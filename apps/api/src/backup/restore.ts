import { sql } from 'drizzle-orm';
import type { Database, Db } from '../core/database/database.ts';
import { lastMigration, listMigrations, migrate } from '../core/database/migrate.ts';
import type { Installation } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { checkContents, readContents } from './contents.ts';
import type { Ending, Manifest } from './manifest.ts';
import { setSpelling, writeRows } from './rows.ts';
import { advanceSequences, readTables } from './schema.ts';
import { UploadsWriter } from './uploads.ts';

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
    throw new BackupError(`This file holds the shop ${manifest.shop.subdomain} alone: use shop:import.`);
  const { at } = knownMigration(manifest, migrations);
  await expectRoomFor(database, at);
  await migrate(database, migrations, at);
  const writer = new UploadsWriter(uploads);
  try {
    await database.withoutTimeouts((session) =>
      session.transaction(async (tx) => {
        await setSpelling(tx);
        await storeAll(tx, file, writer);
      }),
    );
  } catch (error) {
    await writer.takeBack();
    throw error;
  }
  await migrate(database, migrations);
  // The planner guesses badly about tables it has never counted.
  await database.withoutTimeouts(async (session) => void (await session.execute(sql`analyze`)));
  return ending;
}

async function storeAll(tx: Db, file: string, writer: UploadsWriter): Promise<void> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  for await (const part of readContents(file)) {
    if (part.kind === 'upload') await writer.put(part);
    if (part.kind !== 'rows') continue;
    const table = tables.get(part.table);
    if (!table) throw new BackupError(`This file holds rows of ${part.table}, which is no table of Haat.`);
    await writeRows(tx, table, part.lines);
  }
  await advanceSequences(tx);
  await writer.settle();
}

/** @throws BackupError for a file from a Haat that knows more migrations than this one */
export function knownMigration({ migration }: Manifest, folder?: string): Manifest['migration'] {
  if (listMigrations(folder).some(({ at }) => at === migration.at)) return migration;
  throw new BackupError(
    `This file was written by a newer version of Haat (migration ${migration.name ?? migration.at}). Update Haat first.`,
  );
}

/** @throws BackupError for a database that holds anything, or whose tables are newer than what is to be stored */
async function expectRoomFor({ orm }: Database, at: number): Promise<void> {
  for (const { name } of await readTables(orm)) {
    const [found] = await orm.execute<{ any: boolean }>(
      sql`select exists (select from ${sql.identifier(name)}) as any`,
    );
    if (found?.any)
      throw new BackupError(
        'This database is not empty. A backup is restored into an empty one: name another DATA_DIR, or another DATABASE_URL.',
      );
  }
  const last = await lastMigration(orm);
  if (last !== null && last > at)
    throw new BackupError(
      'This database is empty, but a newer version of Haat has made its tables. Name a DATA_DIR or a DATABASE_URL where there are none.',
    );
}

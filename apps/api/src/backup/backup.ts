import type { SQL } from 'drizzle-orm';
import type { Database, Db } from '../core/database/database.ts';
import { lastMigration, listMigrations } from '../core/database/migrate.ts';
import type { Uploads } from '../core/uploads/uploads.ts';
import { writeArchive } from './archive.ts';
import type { AddEntry } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { nameOfRows } from './contents.ts';
import { formatVersion, manifestName } from './manifest.ts';
import type { Ending, Manifest } from './manifest.ts';
import { readRows, setSpelling } from './rows.ts';
import { readTables } from './schema.ts';
import type { Table } from './schema.ts';
import { addUploads } from './uploads.ts';

/** Where a shop's rows and pictures lie. */
export interface Installation {
  database: Database;
  uploads: Uploads;
}

/** How much a file holds. */
export type Counted = Omit<Ending, 'sha256'>;

/**
 * Writes all that an installation holds into one file: the rows as they are at one moment, whoever changes them meanwhile, then the
 * uploads.
 * @throws BackupError for a database without tables, or a file that is there already
 */
export async function backUp({ database, uploads }: Installation, file: string): Promise<Counted> {
  const counted: Counted = { rows: 0, uploads: 0 };
  await writeArchive(file, async (add) => {
    await readAtOneMoment(database, async (tx) => {
      await addManifest(tx, add, null);
      for (const table of await readTables(tx)) counted.rows += await addRows(tx, add, table);
    });
    counted.uploads = await addUploads(add, uploads, uploads.list());
    return counted;
  });
  return counted;
}

/** Reads as long as it takes, seeing nothing of what others change meanwhile. */
export async function readAtOneMoment(database: Database, read: (tx: Db) => Promise<void>): Promise<void> {
  await database.withoutTimeouts((session) =>
    session.transaction(
      async (tx) => {
        await setSpelling(tx);
        await read(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only', once: true },
    ),
  );
}

export async function addManifest(tx: Db, add: AddEntry, shop: Manifest['shop']): Promise<void> {
  const at = await lastMigration(tx);
  if (at === null) throw new BackupError('This database holds no shop yet.');
  const name = listMigrations().find((migration) => migration.at === at)?.name ?? null;
  const said: Manifest = {
    ...{ format: 'haat-backup', formatVersion },
    ...{ migration: { at, name }, createdAt: new Date().toISOString(), shop },
  };
  await add(manifestName, Buffer.from(JSON.stringify(said)));
}

/** Adds rows of a table. @param see told of each line @returns how many there were */
export async function addRows(
  tx: Db,
  add: AddEntry,
  table: Table,
  { where, see = () => {} }: { where?: SQL; see?: (line: string) => void } = {},
): Promise<number> {
  let count = 0;
  let part = 0;
  for await (const lines of readRows(tx, table, where)) {
    part += 1;
    count += lines.length;
    lines.forEach(see);
    await add(nameOfRows(table.name, part), Buffer.from(lines.join('\n')));
  }
  return count;
}

import type { Db } from '../core/database/database.ts';
import { keepFrom } from '../core/database/one-at-a-time.ts';
import { isDatabaseAway } from '../core/database/failures.ts';
import type { Installation } from './backup.ts';
import { sweeping } from '../core/uploads/sweep/sweep.ts';
import { BackupError } from './backup-error.ts';
import type { Part, RowsPart } from './contents.ts';
import { setSpelling, writeRows } from './rows.ts';
import { advanceSequences } from './schema.ts';
import type { Table } from './schema.ts';
import { UploadsWriter } from './uploads.ts';

/**
 * Stores rows and uploads, all of them or nothing.
 * @param parts what is to be stored, asked for within the transaction; rows that others refer to come first
 * @param tablesOf the tables that may be written to, once they are there
 */
export async function store(
  { database, uploads }: Installation,
  parts: (tx: Db) => AsyncIterable<Part>,
  tablesOf: (tx: Db) => Promise<Table[]>,
): Promise<void> {
  const writer = new UploadsWriter(uploads);
  try {
    await database.withoutTimeouts((session) =>
      session.transaction(
        async (tx) => {
          await setSpelling(tx);
          // Until these rows are there nobody sees that they name what is being stored.
          await keepFrom(tx, sweeping);
          const tables = await tablesOf(tx);
          for await (const part of parts(tx)) {
            if (part.kind === 'upload') await writer.put(part);
            if (part.kind === 'rows') await writeRows(tx, tableOf(part, tables), part.lines);
          }
          await advanceSequences(tx);
          await writer.flush();
        },
        { once: true },
      ),
    );
  } catch (error) {
    // Where the answer was lost the rows may be there, and name them.
    if (!isDatabaseAway(error)) await writer.takeBack();
    throw error;
  }
}

function tableOf({ table }: RowsPart, tables: Table[]): Table {
  const found = tables.find(({ name }) => name === table);
  if (!found) throw new BackupError(`This file holds rows of ${table}, which do not belong into it.`);
  return found;
}

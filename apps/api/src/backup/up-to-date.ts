import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../core/database/database.ts';
import { listMigrations, migrate } from '../core/database/migrate.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import { writeArchive } from './archive.ts';
import { readAtOneMoment } from './backup.ts';
import { readContents } from './contents.ts';
import { addShop } from './export-shop.ts';
import type { Shop } from './manifest.ts';
import { readTables } from './schema.ts';
import { store } from './store.ts';

/**
 * Rows of one shop that fit the tables as they are now. Those of an older version are brought up to date in a database of their own, which
 * is thrown away afterwards.
 * @param use - is given the file that holds the rows: the same one, or another that holds nothing else
 */
export async function withRowsUpToDate(
  file: string,
  { shop, at, migrations }: { shop: Shop; at: number; migrations: string | undefined },
  use: (file: string) => Promise<void>,
): Promise<void> {
  if (listMigrations(migrations).at(-1)?.at === at) return use(file);
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  try {
    const renewed = join(folder, 'rows.tar.gz');
    const database = await openDatabase({ directory: join(folder, 'postgres') });
    try {
      await migrate(database, migrations, { until: at });
      const scratch = { database, uploads: localUploads(join(folder, 'uploads')) };
      await store(scratch, () => rowsIn(file), readTables);
      await migrate(database, migrations);
      await writeArchive(renewed, async (add) => {
        let rows = 0;
        await readAtOneMoment(database, async (tx) => {
          rows = await addShop(tx, add, shop);
        });
        return { rows, uploads: 0 };
      });
    } finally {
      await database.close();
    }
    await use(renewed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* rowsIn(file: string) {
  for await (const part of readContents(file)) if (part.kind === 'rows') yield part;
}

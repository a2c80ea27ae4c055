import { sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { writeArchive } from './archive.ts';
import type { AddEntry } from './archive.ts';
import { addManifest, addRows, readAtOneMoment } from './backup.ts';
import type { Counted, Installation } from './backup.ts';
import { BackupError } from './backup-error.ts';
import type { Shop } from './manifest.ts';
import { NamedUploads } from './named-uploads.ts';
import { ofShop, readShopTables } from './shop-tables.ts';
import { addUploads } from './uploads.ts';

/**
 * Writes one shop of an installation into one file: its rows as they are at one moment, but for what is left out (`shop-tables.ts`), and
 * the pictures and videos that they name.
 * @throws BackupError for a shop that is not there, or a file that is
 */
export async function exportShop(
  { database, uploads }: Installation,
  subdomain: string,
  file: string,
): Promise<Counted> {
  const counted: Counted = { rows: 0, uploads: 0 };
  await writeArchive(file, async (add) => {
    const named = new NamedUploads();
    await readAtOneMoment(database, async (tx) => {
      const id = await findShop(tx, subdomain);
      counted.rows = await addShop(tx, add, { id, subdomain }, named);
    });
    counted.uploads = await addUploads(add, uploads, named.among(uploads.list()));
    return counted;
  });
  return counted;
}

/** Adds manifest and rows of a shop. @returns how many rows there were */
export async function addShop(
  tx: Db,
  add: AddEntry,
  shop: Shop,
  named = new NamedUploads(),
): Promise<number> {
  await addManifest(tx, add, shop);
  let rows = 0;
  for (const each of await readShopTables(tx)) {
    const { table } = each;
    const see = (line: string) => named.see(table.name, line);
    rows += await addRows(tx, add, table, { where: ofShop(each, shop.id), see });
  }
  return rows;
}

async function findShop(tx: Db, subdomain: string): Promise<string> {
  const [found] = await tx.execute<{ id: string }>(
    sql`select id::text from shops where subdomain = ${subdomain}`,
  );
  if (!found) throw new BackupError(`There is no shop ${subdomain} here.`);
  return found.id;
}

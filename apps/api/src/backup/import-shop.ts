import { sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';
import type { Installation } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { checkContents, readContents } from './contents.ts';
import type { Part } from './contents.ts';
import type { Ending, Shop } from './manifest.ts';
import { rowIn } from './named-uploads.ts';
import { idRenewal } from './renewed-ids.ts';
import { knownMigration } from './restore.ts';
import { readShopTables, shopTable } from './shop-tables.ts';
import { store } from './store.ts';
import { withRowsUpToDate } from './up-to-date.ts';

interface Options {
  /** What the shop is called from now on; as it was unless told. */
  as?: string | undefined;
  migrations?: string;
}

/**
 * Takes a shop that `exportShop` has written into an installation, beside those that are there: all of it or nothing. One that is there
 * already comes a second time with ids of its own.
 * @throws BackupError for a file that cannot be taken in, or a name that another shop has
 */
export async function importShop(
  installation: Installation,
  file: string,
  { as, migrations }: Options = {},
): Promise<Ending & { subdomain: string }> {
  const { manifest, ending } = await checkContents(file);
  const { shop } = manifest;
  if (!shop) throw new BackupError('This file holds a whole installation: npm run restore takes it in.');
  const subdomain = as ?? shop.subdomain;
  const { at } = knownMigration(manifest, migrations);
  await migrate(installation.database, migrations);
  await withRowsUpToDate(file, { shop, at, migrations }, (rows) =>
    store(
      installation,
      (tx) => rewritten(tx, { rows, file }, { shop, subdomain }),
      async (tx) => (await readShopTables(tx)).map(({ table }) => table),
    ),
  );
  return { ...ending, subdomain };
}

/** The parts of a shop as they are stored here: under its name of here, with ids that are nobody else's. */
async function* rewritten(
  tx: Db,
  { rows, file }: { rows: string; file: string },
  { shop, subdomain }: { shop: Shop; subdomain: string },
): AsyncGenerator<Part> {
  const renew = await expectPlace(tx, shop, subdomain);
  for await (const part of rows === file ? readContents(file) : rowsThenUploads(rows, file)) {
    if (part.kind === 'upload') yield { ...part, key: renew(part.key) };
    if (part.kind !== 'rows') continue;
    const { table } = part;
    const lines = part.lines.map((line) => {
      const row = rowIn(line);
      if (row[table === shopTable ? 'id' : 'shop_id'] !== shop.id)
        throw new BackupError(`This file holds rows of ${table} that are another shop's.`);
      if (table === shopTable) row['subdomain'] = subdomain;
      return JSON.stringify(row, (_, value: unknown) => (typeof value === 'string' ? renew(value) : value));
    });
    yield { ...part, lines };
  }
}

async function* rowsThenUploads(rows: string, file: string): AsyncGenerator<Part> {
  yield* readContents(rows);
  for await (const part of readContents(file)) if (part.kind === 'upload') yield part;
}

/** @returns what gives new ids to the shop where it is here already. @throws BackupError where a shop has that name */
async function expectPlace(tx: Db, { id }: Shop, subdomain: string): Promise<(text: string) => string> {
  const found = await tx.execute<{ subdomain: string }>(
    sql`select subdomain from shops where id = ${id} or subdomain = ${subdomain}`,
  );
  if (found.some((shop) => shop.subdomain === subdomain))
    throw new BackupError(
      `There is a shop ${subdomain} here already. Give this one another name: --as NAME.`,
    );
  return found.length > 0 ? idRenewal() : (text) => text;
}

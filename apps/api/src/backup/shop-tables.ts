import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { readTables } from './schema.ts';
import type { Table } from './schema.ts';

/** What of a shop does not go with it into another installation. */
export const leftOut: ReadonlySet<string> = new Set([
  // What lets somebody in, or pays for a wrong password: people log in anew.
  ...['sessions', 'one_time_tokens', 'oauth_flows', 'known_places', 'rate_limits', 'subscription_requests'],
  // Browsers have allowed one address to tell them something, and its keys are its own.
  ...['push_keys', 'push_subscriptions', 'outgoing_pushes'],
  // What is on its way, and would arrive from both.
  ...['outgoing_mails', 'unseen_alerts', 'idempotency_keys', 'import_jobs'],
  ...['import_changes', 'import_photos'],
  // Made of orders' ids, and made anew from them where they are missing.
  ...['order_search_keys', 'order_search_indexes'],
  // Found out anew wherever its files lie.
  'unused_uploads',
]);

export interface ShopTable {
  table: Table;
  /** The column that says whose a row is. */
  owner: string;
}

/** The tables of which a shop's rows go with it. @throws where it cannot be told whose the rows of a table are */
export async function readShopTables(db: Db): Promise<ShopTable[]> {
  return (await readTables(db))
    .filter(({ name }) => !leftOut.has(name))
    .map((table) => {
      const owner = table.name === shopTable ? 'id' : 'shop_id';
      if (!table.columns.some(({ name }) => name === owner))
        throw new Error(`Whose are the rows of ${table.name}? A table of a shop has the column shop_id.`);
      return { table, owner };
    });
}

export const shopTable = 'shops';

export const ofShop = ({ owner }: ShopTable, id: string): SQL =>
  sql`t.${sql.identifier(owner)} = ${sql.raw(`'${id.replaceAll(/[^0-9a-f-]/g, '')}'`)}`;

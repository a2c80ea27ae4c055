import { lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lastDaysInNepal } from '@haat/contract/core/time/nepal-time';
import { maxMissedADay, spans } from '@haat/contract/insight/rules';
import { asyncCommit } from '../../core/database/async-commit.ts';
import type { Db } from '../../core/database/database.ts';
import { purge } from '../../core/purge.ts';
import { eachInTurn } from '../../core/each-in-turn.ts';
import { marksByIds } from '../catalog/service.ts';
import { missedSearches, productViews } from './tables.ts';

/** How often something happened on a day in Nepal. */
export interface Counted {
  shopId: string;
  day: string;
  /** The product, or the term that was searched for. */
  what: string;
  times: number;
}

/** The rows as one parameter, so that the statement stays the same however many they are. */
const asRows = (counted: readonly object[], columns: SQL): SQL =>
  sql`json_to_recordset(${JSON.stringify(counted)}::json) as counted(${columns})`;

/** Adds views to the products that are there, in one order everywhere, so that two processes never wait for each other. */
export async function addViews(db: Db, counted: Counted[]): Promise<void> {
  const rows: object[] = [];
  for (const [shopId, ofShop] of Map.groupBy(counted, (each) => each.shopId)) {
    const marks = await marksByIds(db, shopId, new Set(ofShop.map(({ what }) => what)));
    const vendors = new Map(marks.map(({ productId, vendorId }) => [productId, vendorId]));
    for (const { what, ...each } of ofShop) {
      const vendor = vendors.get(what);
      if (vendor !== undefined) rows.push({ ...each, product: what, vendor });
    }
  }
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into product_views (shop_id, product_id, day, vendor_id, views)
    select "shopId", product, day, vendor, times
    from ${asRows(rows, sql`"shopId" uuid, product uuid, day date, vendor uuid, times int`)}
    where ${asyncCommit}
    order by 1, 2, 3
    on conflict (shop_id, product_id, day) do update set views = product_views.views + excluded.views`);
}

/** Adds searches; of one day so many different ones at most, so that nobody fills the shop's disk by searching. */
export async function addMissed(db: Db, counted: Counted[]): Promise<void> {
  await db.execute(sql`
    insert into missed_searches (shop_id, day, term, times)
    select "shopId", day, what, times
    from ${asRows(counted, sql`"shopId" uuid, day date, what text, times int`)}
    where ${asyncCommit} and (
      exists (select from missed_searches m where m.shop_id = counted."shopId" and m.day = counted.day and m.term = what)
      or (select count(*) from missed_searches m where m.shop_id = counted."shopId" and m.day = counted.day) < ${maxMissedADay})
    order by 1, 2, 3
    on conflict (shop_id, day, term) do update set times = missed_searches.times + excluded.times`);
}

/** Deletes the counts of days that no figures show any more. @returns how many went */
export async function purgeOldCounts(db: Db): Promise<number> {
  const [first = ''] = lastDaysInNepal(Math.max(...spans));
  return eachInTurn([productViews, missedSearches], (table) => purge(db, table, lt(table.day, first)));
}

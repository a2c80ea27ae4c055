import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { eachInTurn } from './each-in-turn.ts';
import type { Db } from './database/database.ts';

/** A table whose rows belong to shops. */
type OfShops = PgTable & { shopId: PgColumn };

// Rows that one statement deletes at most, with what hangs on them: it stays far below every limit of time, and holds up little.
const batchSize = 1_000;

/** Deletes rows of all shops, however many they are: of a shop at a time, some with each statement. @returns how many went */
export const purge = (db: Db, table: OfShops, where: SQL | undefined): Promise<number> =>
  inBatches(db, table, where, async (which) => {
    const gone = sql`with gone as (delete from ${table} where ${which} returning 1)`;
    const [counted] = await db.execute<{ count: number }>(
      sql`${gone} select count(*)::int as count from gone`,
    );
    return counted?.count ?? 0;
  });

/**
 * The same by a deletion of the caller's own.
 * @param drop deletes which it is told, and answers how many these were
 */
export async function inBatches(
  db: Db,
  table: OfShops,
  where: SQL | undefined,
  drop: (which: SQL) => Promise<number>,
): Promise<number> {
  const shops = await db.selectDistinct({ shopId: table.shopId }).from(table).where(where);
  return eachInTurn(shops, async ({ shopId }) => {
    const due = and(eq(table.shopId, shopId), where);
    const key = keyOf(table);
    const some = db
      .select(Object.fromEntries(key.map((each) => [each.name, each])))
      .from(table)
      .where(due)
      .limit(batchSize);
    // Said once more beside their keys: what was used again meanwhile stays.
    const which = sql`${due} and ${inArray(sql`(${sql.join(key, sql`, `)})`, some)}`;
    let count = 0;
    for (let went = batchSize; went === batchSize; count += went) went = await drop(which);
    return count;
  });
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

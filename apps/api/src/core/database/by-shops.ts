import { asc, min } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

interface DueRows {
  shopId: PgColumn;
  dueAt: PgColumn;
  where: SQL | undefined;
}

/**
 * The shops that have something due in a queue of all shops, first the one that waits longest. What is due is then taken from
 * each by itself: where tables are distributed by shop, what one statement locks lies in one shard.
 */
export async function shopsWithDue(
  db: Db,
  table: PgTable,
  { shopId, dueAt, where }: DueRows,
  limit: number,
): Promise<string[]> {
  const shops = await db
    .select({ shopId })
    .from(table)
    .where(where)
    .groupBy(shopId)
    .orderBy(asc(min(dueAt)))
    .limit(limit);
  return shops.map((each) => String(each.shopId));
}

interface Turns<Row> {
  /** About so many rows are worked on at once, and so many shops take turns. */
  batchSize: number;
  shops: (limit: number) => Promise<string[]>;
  /** Takes what is due of a shop, so that it is nobody else's. */
  take: (shopId: string, limit: number) => Promise<Row[]>;
  work: (taken: Row[]) => Promise<unknown>;
  isStopped: () => boolean;
}

// Milliseconds for which the same shops take turns.
const asksAgainAfter = 1_000;

/**
 * Works on what is due with the shops taking turns, so that one with ten thousand mails holds up no other's.
 * @returns whether there may be more
 */
export async function takeTurns<Row>({
  batchSize,
  shops,
  take,
  work,
  isStopped,
}: Turns<Row>): Promise<boolean> {
  const asked = await shops(batchSize);
  const until = performance.now() + asksAgainAfter;
  let left = asked;
  while (left.length > 0 && performance.now() < until && !isStopped()) {
    const share = Math.ceil(batchSize / left.length);
    const taken: Row[] = [];
    const goOn: string[] = [];
    for (const shopId of left) {
      const some = await take(shopId, share);
      taken.push(...some);
      if (some.length === share) goOn.push(shopId);
    }
    await work(taken);
    left = goOn;
  }
  return left.length > 0 || asked.length === batchSize;
}

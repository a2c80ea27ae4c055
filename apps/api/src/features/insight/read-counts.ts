import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import type { LookedAt, Missed } from '@haat/contract/insight/schemas';
import type { Db } from '../../core/database/database.ts';
import { marksByIds } from '../catalog/service.ts';
import { soldOrders } from '../orders/service.ts';
import type { Sales } from '../orders/service.ts';
import { missedSearches, productViews } from './tables.ts';

const maxLookedAt = 20;
const maxMissed = 50;

/** The products that were looked at most, and in how many orders each was sold meanwhile. */
export async function readLookedAt(db: Db, sales: Sales): Promise<LookedAt[]> {
  const { shopId, vendorId, from } = sales;
  const views = sql`sum(${productViews.views})`.mapWith(Number);
  const rows = await db
    .select({ productId: productViews.productId, views })
    .from(productViews)
    .where(
      and(
        eq(productViews.shopId, shopId),
        vendorId === undefined ? undefined : eq(productViews.vendorId, vendorId),
        gte(productViews.day, dayInNepal(from)),
      ),
    )
    .groupBy(productViews.productId)
    .orderBy(desc(views), asc(productViews.productId))
    .limit(maxLookedAt);
  if (rows.length === 0) return [];
  const ids = rows.map(({ productId }) => productId);
  const [marks, sold] = await Promise.all([marksByIds(db, shopId, ids), soldOrders(db, sales, ids)]);
  const markOf = new Map(marks.map((mark) => [mark.productId, mark]));
  const soldOf = new Map(sold.map((each) => [each.productId, each.sold]));
  return rows.flatMap((row) => {
    const mark = markOf.get(row.productId);
    if (!mark) return [];
    const { title, titleNe } = mark;
    return { ...row, title, titleNe, sold: soldOf.get(row.productId) ?? 0 };
  });
}

/** What was searched for in a shop and not found, most often first. */
export async function readMissed(
  db: Db,
  { shopId, from }: Pick<Sales, 'shopId' | 'from'>,
): Promise<Missed[]> {
  const times = sql`sum(${missedSearches.times})`.mapWith(Number);
  const lastDay = sql<string>`max(${missedSearches.day})::text`;
  return db
    .select({ term: missedSearches.term, times, lastDay })
    .from(missedSearches)
    .where(and(eq(missedSearches.shopId, shopId), gte(missedSearches.day, dayInNepal(from))))
    .groupBy(missedSearches.term)
    .orderBy(desc(times), desc(lastDay), asc(missedSearches.term))
    .limit(maxMissed);
}

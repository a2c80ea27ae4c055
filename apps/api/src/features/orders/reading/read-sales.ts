import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { soldSteps } from '@haat/contract/orders/rules';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { joinedVendor } from '../../vendors/service.ts';
import { orderReturns } from '../ledger/tables.ts';
import { orderLines, orders } from '../tables.ts';

/** Orders of a shop, or of one of its vendors, that were placed from an instant on. */
export interface Sales {
  shopId: string;
  vendorId?: string | undefined;
  from: Date;
}

const isOf = ({ shopId, vendorId, from }: Sales) =>
  and(
    eq(orders.shopId, shopId),
    vendorId === undefined ? undefined : eq(orders.vendorId, vendorId),
    gte(orders.createdAt, from),
  );

const itsReturn = and(eq(orderReturns.shopId, orders.shopId), eq(orderReturns.orderId, orders.id));
// A sale as the books have it: confirmed, and it did not come back.
const isSold = and(inArray(orders.status, soldSteps), isNull(orderReturns.orderId));

const wholeNumber = (number: SQL) => sql`${number}`.mapWith(Number);
const sums = {
  orders: wholeNumber(sql`count(*)`),
  sold: wholeNumber(sql`count(*) filter (where ${isSold})`),
  revenue: wholeNumber(sql`coalesce(sum(${orders.subtotal}) filter (where ${isSold}), 0)`),
};
const dayPlaced = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Kathmandu', 'YYYY-MM-DD')`;

export const salesByDay = (db: Db, sales: Sales) =>
  db
    .select({ day: dayPlaced, ...sums })
    .from(orders)
    .leftJoin(orderReturns, itsReturn)
    .where(isOf(sales))
    .groupBy(dayPlaced);

export const salesByVendor = (db: Db, sales: Sales, most: number) =>
  db
    .select({ vendor: joinedVendor.mark, ...sums })
    .from(orders)
    .leftJoin(orderReturns, itsReturn)
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId))
    .where(isOf(sales))
    .groupBy(orders.vendorId, ...Object.values(joinedVendor.mark))
    .orderBy(desc(sums.revenue), desc(sums.orders), asc(orders.vendorId))
    .limit(most);

// As it was called when it was ordered last.
const latest = (column: typeof orderLines.title | typeof orderLines.titleNe) =>
  sql`(array_agg(${column} order by ${orderLines.orderId} desc))[1]`;
const brought = wholeNumber(sql`sum(${orderLines.price}::bigint * ${orderLines.quantity})`);

export const bestProducts = (db: Db, sales: Sales, most: number) =>
  db
    .select({
      productId: orderLines.productId,
      title: latest(orderLines.title) as SQL<string>,
      titleNe: latest(orderLines.titleNe) as SQL<string | null>,
      pieces: wholeNumber(sql`sum(${orderLines.quantity})`),
      revenue: brought,
    })
    .from(orders)
    .leftJoin(orderReturns, itsReturn)
    .innerJoin(orderLines, and(eq(orderLines.shopId, orders.shopId), eq(orderLines.orderId, orders.id)))
    .where(and(isOf(sales), isSold))
    .groupBy(orderLines.productId)
    .orderBy(desc(brought), asc(orderLines.productId))
    .limit(most);

/** In how many orders each of these products was sold. */
export const soldOrders = (db: Db, sales: Sales, productIds: string[]) =>
  db
    .select({
      productId: orderLines.productId,
      sold: wholeNumber(sql`count(distinct ${orderLines.orderId})`),
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.shopId, orderLines.shopId), eq(orders.id, orderLines.orderId)))
    .leftJoin(orderReturns, itsReturn)
    .where(
      and(
        eq(orderLines.shopId, sales.shopId),
        isAnyOf(orderLines.productId, productIds),
        isOf(sales),
        isSold,
      ),
    )
    .groupBy(orderLines.productId);

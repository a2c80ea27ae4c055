import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import type { sellerOrders } from '@haat/contract/orders/selling/calls';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { hasNotComeBack, isSoldBy } from '../reading/read-orders.ts';
import { orders } from '../tables.ts';
import { isLateRow } from './late-orders.ts';
import { beginningsOf, beginsWith, maxKeys } from './search-keys.ts';
import { orderSearchKeys } from './tables.ts';

export type Asked = ParsedInput<typeof sellerOrders>;

// What more keys have is found sooner by going through the orders than by sorting all of them.
const manyKeys = 2_000;

/**
 * The orders of a page, or a few more, as a condition on the seller's own; null where there are none. Few that are found
 * are looked up by their ids. Where many are, the next ones stand close by in the list.
 */
export async function whichOrders(
  db: Db,
  seller: Seller,
  asked: Asked,
  limit: number,
): Promise<SQL | null | undefined> {
  const listed = and(afterIn(orders.createdAt, orders.id, seller, asked), standsAt(asked));
  const beginnings = asked.q ? beginningsOf(asked.q) : null;
  if (beginnings === null) return listed;
  if (beginnings.length === 0) return null;
  const all = beginnings.map((beginning) => keysOf(seller, beginning));
  if (await areMany(db, all)) return and(listed, hasOneOf(beginnings));
  return isAnyOf(orders.id, await foundIds(db, seller, asked, beginnings, limit));
}

/**
 * Those that stand at a step; `open`, in the very words of the index that holds them, are those of which something is still
 * to be done.
 */
function isAt(status: Asked['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open'
    ? and(sql`${orders.status} in ('pending', 'confirmed', 'dispatched', 'arrived')`, hasNotComeBack)
    : eq(orders.status, status);
}

/** Those that stand where it was asked for, of which only those that are late may be. */
const standsAt = ({ status, late }: Asked): SQL | undefined =>
  and(isAt(status), late ? isLateRow : undefined);

function afterIn(at: PgColumn, id: PgColumn, { shopId }: Seller, { after, sort }: Asked): SQL | undefined {
  if (after === undefined) return undefined;
  // Of all the shop's orders, since an order says nothing by its place in time; what is listed is the seller's alone.
  const placedAt = sql`(select o.created_at from orders o where o.shop_id = ${shopId} and o.id = ${after})`;
  const beyond = sort === 'waiting' ? sql`>` : sql`<`;
  return sql`(${at}, ${id}) ${beyond} (${placedAt}, ${after}::uuid)`;
}

const keysOf = ({ shopId, vendorId }: Seller, beginning: string) =>
  and(eq(orderSearchKeys.shopId, shopId), eq(orderSearchKeys.vendorId, vendorId), beginsWith(beginning));

async function areMany(db: Db, found: (SQL | undefined)[]): Promise<boolean> {
  const keys = found.map((which) => sql`select 1 from ${orderSearchKeys} where ${which}`);
  const beyond = await db.execute(
    sql`select 1 from (${sql.join(keys, sql` union all `)}) keys offset ${manyKeys} limit 1`,
  );
  return beyond.length > 0;
}

/** Looked up order by order: with a limit of its own it is not turned into a reading of all keys. */
const hasOneOf = (beginnings: string[]): SQL => sql`(select true from ${orderSearchKeys}
  where ${orderSearchKeys.shopId} = ${orders.shopId} and ${orderSearchKeys.orderId} = ${orders.id}
    and (${sql.join(beginnings.map(beginsWith), sql` or `)}) limit 1)`;

async function foundIds(
  db: Db,
  seller: Seller,
  asked: Asked,
  beginnings: string[],
  limit: number,
): Promise<string[]> {
  const { createdAt, orderId } = orderSearchKeys;
  const way = asked.sort === 'waiting' ? sql`asc` : sql`desc`;
  const all = sql.join(
    beginnings.map((beginning) => {
      const which = and(keysOf(seller, beginning), afterIn(createdAt, orderId, seller, asked));
      return sql`select ${orderId} as id, ${createdAt} as at from ${orderSearchKeys} where ${which}`;
    }),
    sql` union all `,
  );
  const isThere = standsAt(asked);
  const rows = await db.execute<{ id: string }>(
    isThere === undefined
      ? // One order may be found by several of its keys, never by more than all.
        sql`select id from (${all}) found order by at ${way}, id ${way} limit ${limit * maxKeys}`
      : // First what is found, then where it stands: the other way round every order at that step would be looked at.
        sql`with found as materialized (select distinct id, at from (${all}) keys)
          select found.id from found join ${orders} on ${orders.id} = found.id
          where ${and(isSoldBy(seller), isThere)} order by found.at ${way}, found.id ${way} limit ${limit}`,
  );
  return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
}

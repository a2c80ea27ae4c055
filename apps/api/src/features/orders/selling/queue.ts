import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { orderNumber } from '@haat/contract/orders/order-number';
import { knownStatus, lateAfterHours, mostCounted } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import type { sellerOrders } from '@haat/contract/orders/selling/calls';
import type { OrderCard, OrderCounts, OrderQueue } from '@haat/contract/orders/selling/schemas';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { addressInNepali } from '../../addresses/service.ts';
import { isSoldBy } from '../reading/read-orders.ts';
import type { Seller } from '../reading/read-orders.ts';
import { checkouts, orderLines, orders, unconfirmedOrders } from '../tables.ts';
import { printedOf, readPrints } from './prints.ts';
import { beginningsOf, beginsWith, maxKeys } from './search-keys.ts';
import { orderSearchKeys } from './tables.ts';

/** Orders on a page unless told. */
const usualSize = 20;

/** Lines that a card shows. */
const shownLines = 3;

type Asked = ParsedInput<typeof sellerOrders>;

/** A page of a vendor's orders, and how many stand at each step. */
export async function listQueue(db: Db, seller: Seller, asked: Asked): Promise<OrderQueue> {
  const size = asked.size ?? usualSize;
  const beginnings = asked.q ? beginningsOf(asked.q) : null;
  const [counts, found] = await Promise.all([
    countOpen(db, seller),
    beginnings?.length === 0 ? [] : queueRows(db, seller, asked, beginnings, size + 1),
  ]);
  const page = found.slice(0, size);
  const cards = await cardsOf(db, seller.shopId, page);
  return { orders: cards, next: found.length > size ? (page.at(-1)?.id ?? null) : null, counts };
}

/** How many orders stand at each step, each counted so far that it costs the same however many there are. */
export async function countOpen(db: Db, seller: Seller): Promise<OrderCounts> {
  const at = (status: OrderStatus, which?: SQL) =>
    upTo(mostCounted, and(isSoldBy(seller), eq(orders.status, status), which));
  const [counted] = await db.execute<OrderCounts>(sql`
    select ${at('pending')} as pending, ${at('confirmed')} as confirmed, ${at('dispatched')} as dispatched,
      ${at('arrived')} as arrived, ${at('pending', isOld)} as late`);
  return counted!;
}

const isOld = sql`${orders.createdAt} < now() - make_interval(hours => ${lateAfterHours})`;

/** Whether an order waits for its seller longer than it should. */
export const isLate = ({ status, createdAt }: { status: string; createdAt: Date }): boolean =>
  status === 'pending' && createdAt.getTime() < Date.now() - lateAfterHours * 3_600_000;

const queries = new QueryBuilder();
const upTo = (most: number, which: SQL | undefined) =>
  sql`(select count(*)::int from (${queries
    .select({ one: sql`1` })
    .from(orders)
    .where(which)
    .limit(most)}) counted)`;

const queueColumns = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  total: orders.total,
  fullName: checkouts.fullName,
  phone: checkouts.phone,
  fulladdress: checkouts.fulladdress,
  note: checkouts.message,
  confirmBy: unconfirmedOrders.confirmBy,
};

/** By key: as quick at the end of a long list as at its beginning, and whole when new orders come in between. */
async function queueRows(
  db: Db,
  seller: Seller,
  asked: Asked,
  beginnings: string[] | null,
  limit: number,
): Promise<QueueRow[]> {
  const way = asked.sort === 'waiting' ? asc : desc;
  const which = beginnings
    ? isAnyOf(orders.id, await foundIds(db, seller, asked, beginnings, limit))
    : and(afterIn(orders.createdAt, orders.id, seller, asked), isAt(asked.status));
  return rowsWithCheckout(db)
    .where(and(isSoldBy(seller), which))
    .orderBy(way(orders.createdAt), way(orders.id))
    .limit(limit);
}

const rowsWithCheckout = (db: Db) =>
  db
    .select(queueColumns)
    .from(orders)
    .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
    .leftJoin(
      unconfirmedOrders,
      and(eq(unconfirmedOrders.shopId, orders.shopId), eq(unconfirmedOrders.orderId, orders.id)),
    );

type QueueRow = Awaited<ReturnType<typeof rowsWithCheckout>>[number];

/** Those that stand at a step; `open` in the very words of the index that holds them. */
function isAt(status: Asked['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open'
    ? sql`${orders.status} in ('pending', 'confirmed', 'dispatched', 'arrived')`
    : eq(orders.status, status);
}

/** Those that come after the last one of the page before, in the order of the list. */
function afterIn(at: PgColumn, id: PgColumn, { shopId }: Seller, { after, sort }: Asked): SQL | undefined {
  if (after === undefined) return undefined;
  // Of all the shop's orders, since an order says nothing by its place in time; what is listed is the seller's alone.
  const placedAt = sql`(select o.created_at from orders o where o.shop_id = ${shopId} and o.id = ${after})`;
  const beyond = sort === 'waiting' ? sql`>` : sql`<`;
  return sql`(${at}, ${id}) ${beyond} (${placedAt}, ${after}::uuid)`;
}

/** The ids of the next orders that have such a key. */
async function foundIds(
  db: Db,
  seller: Seller,
  asked: Asked,
  beginnings: string[],
  limit: number,
): Promise<string[]> {
  const { shopId, vendorId, createdAt, orderId } = orderSearchKeys;
  const way = asked.sort === 'waiting' ? sql`asc` : sql`desc`;
  const all = sql.join(
    beginnings.map((beginning) => {
      const isOwn = and(eq(shopId, seller.shopId), eq(vendorId, seller.vendorId), beginsWith(beginning));
      return sql`select ${orderId} as id, ${createdAt} as at from ${orderSearchKeys}
        where ${and(isOwn, afterIn(createdAt, orderId, seller, asked))}`;
    }),
    sql` union all `,
  );
  const isThere = isAt(asked.status);
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

async function cardsOf(db: Db, shopId: string, rows: QueueRow[]): Promise<OrderCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { orderId, title, titleNe, image, quantity } = orderLines;
  const [lines, prints] = await Promise.all([
    db
      .select({ orderId, title, titleNe, image, quantity })
      .from(orderLines)
      .where(and(eq(orderLines.shopId, shopId), isAnyOf(orderId, ids)))
      .orderBy(asc(orderLines.position)),
    readPrints(db, shopId, ids),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  return rows.map(({ fulladdress, createdAt, updatedAt, confirmBy, status, ...row }) => {
    const own = linesOf.get(row.id) ?? [];
    const { id, ...said } = row;
    const inNepali = addressInNepali(fulladdress);
    return {
      ...said,
      _id: id,
      number: orderNumber(id),
      status: knownStatus(status),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      place: placeIn(fulladdress),
      placeNe: inNepali && placeIn(inNepali),
      pieces: own.reduce((sum, line) => sum + line.quantity, 0),
      lines: own.slice(0, shownLines).map(({ orderId: _, ...line }) => line),
      confirmBy: confirmBy?.toISOString() ?? null,
      isLate: isLate({ status, createdAt }),
      printed: printedOf(prints, id),
    };
  });
}

/** Where an address lies, without its street and its province: `Lakeside 6, Baidam, Pokhara-6, Gandaki` is in `Baidam, Pokhara-6`. */
function placeIn(fulladdress: string): string {
  const parts = fulladdress.split(', ');
  return (parts.length > 2 ? parts.slice(1, -1) : parts).slice(-2).join(', ');
}

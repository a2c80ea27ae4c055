import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { orderNumber } from '@haat/contract/orders/order-number';
import { knownStatus, lateAfterHours, maxCounted, sendLateAfterHours } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import type { OrderCard, OrderCounts, OrderQueue } from '@haat/contract/orders/selling/schemas';
import { isAnyOfGiven, listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import type { Seller } from '../../../core/seller.ts';
import { addressInNepali } from '../../addresses/service.ts';
import { orderReturns } from '../ledger/tables.ts';
import { hasNotComeBack, isSoldBy } from '../reading/read-orders.ts';
import { checkouts, orderLines, orders, unconfirmedOrders } from '../tables.ts';
import { whichOrders } from './find-orders.ts';
import type { Asked } from './find-orders.ts';
import { isLate, isOlder } from './late-orders.ts';
import { printedOf, readPrints } from './mark-printed.ts';

const usualSize = 20;

const shownLines = 3;

export async function listQueue(db: Db, seller: Seller, asked: Asked): Promise<OrderQueue> {
  const size = asked.size ?? usualSize;
  const [counts, found] = await Promise.all([countOpen(db, seller), queueRows(db, seller, asked, size + 1)]);
  const page = found.slice(0, size);
  const cards = await cardsOf(db, seller.shopId, page);
  return { orders: cards, next: found.length > size ? (page.at(-1)?.id ?? null) : null, counts };
}

/** How many orders stand at each step, each counted so far that it costs the same however many there are. */
export async function countOpen(db: Db, seller: Seller): Promise<OrderCounts> {
  const { shopId, vendorId } = seller;
  const [counted] = await openCounts(db).execute({ shopId, vendorId });
  return counted!;
}

const maxNamed = 20;

export async function newestPending(db: Db, seller: Seller): Promise<string[]> {
  const { shopId, vendorId } = seller;
  const rows = await newestAtPending(db).execute({ shopId, vendorId });
  return rows.map(({ id }) => id);
}

const isAtGiven = and(
  eq(orders.shopId, sql.placeholder('shopId')),
  eq(orders.vendorId, sql.placeholder('vendorId')),
);
const newestAtPending = preparedFor((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isAtGiven, eq(orders.status, 'pending')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxNamed)
    .prepare('newest pending'),
);

/** Whether a vendor has ever sold anything. The first one by the index: just any one would be looked for from end to end. */
export async function hasOrders(db: Db, { shopId, vendorId }: Seller): Promise<boolean> {
  return (await firstOrder(db).execute({ shopId, vendorId })).length > 0;
}

const firstOrder = preparedFor((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(isAtGiven)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1)
    .prepare('first order'),
);

const queries = new QueryBuilder();
const countAt = (status: OrderStatus, which?: SQL) =>
  sql<number>`(select count(*)::int from (${queries
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, sql.placeholder('shopId')),
        eq(orders.vendorId, sql.placeholder('vendorId')),
        eq(orders.status, status),
        which,
      ),
    )
    .limit(maxCounted)}) counted)`;
const openCounts = preparedFor((db) =>
  db
    .select({
      pending: countAt('pending'),
      confirmed: countAt('confirmed', hasNotComeBack),
      dispatched: countAt('dispatched', hasNotComeBack),
      arrived: countAt('arrived', hasNotComeBack),
      late: countAt('pending', isOlder(lateAfterHours)),
      lateToSend: countAt('confirmed', and(isOlder(sendLateAfterHours), hasNotComeBack)),
    })
    .from(sql`(select 1) as once`)
    .prepare('open orders'),
);

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
  cameBackAt: orderReturns.createdAt,
};

/** By key: as quick at the end of a long list as at its beginning, and whole when new orders come in between. */
async function queueRows(db: Db, seller: Seller, asked: Asked, limit: number): Promise<QueueRow[]> {
  const which = await whichOrders(db, seller, asked, limit);
  if (which === null) return [];
  const way = asked.sort === 'waiting' ? asc : desc;
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
    )
    .leftJoin(orderReturns, and(eq(orderReturns.shopId, orders.shopId), eq(orderReturns.orderId, orders.id)));

type QueueRow = Awaited<ReturnType<typeof rowsWithCheckout>>[number];

const { orderId, title, titleNe, image, quantity } = orderLines;
const linesOfMany = preparedFor((db) =>
  db
    .select({ orderId, title, titleNe, image, quantity })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, sql.placeholder('shopId')), isAnyOfGiven(orderId, 'ids')))
    .orderBy(asc(orderLines.position))
    .prepare('lines of orders'),
);

async function cardsOf(db: Db, shopId: string, rows: QueueRow[]): Promise<OrderCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, prints] = await Promise.all([
    linesOfMany(db).execute({ shopId, ids: listOf(ids) }),
    readPrints(db, shopId, ids),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  return rows.map(({ fulladdress, createdAt, updatedAt, confirmBy, status, cameBackAt, ...row }) => {
    const own = linesOf.get(row.id) ?? [];
    const { id, ...said } = row;
    const inNepali = addressInNepali(fulladdress);
    const cameBack = cameBackAt !== null;
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
      isLate: isLate({ status, createdAt, cameBack }),
      cameBack,
      printed: printedOf(prints, id),
    };
  });
}

/** Where an address lies, without its street and its province: `Lakeside 6, Baidam, Pokhara-6, Gandaki` is in `Baidam, Pokhara-6`. */
function placeIn(fulladdress: string): string {
  const parts = fulladdress.split(', ');
  return (parts.length > 2 ? parts.slice(1, -1) : parts).slice(-2).join(', ');
}

import { and, asc, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Order, OrderPage } from '@haat/contract/orders/endpoints';
import { knownStatus } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { checkouts, orderEvents, orderLines, orders } from './tables.ts';

/** Orders on a page unless told. */
const usualSize = 20;

export interface Owner {
  shopId: string;
  accountId: string;
}

/** An account's orders, newest first; pages count from 1. */
export async function listOrders(
  db: Db,
  owner: Owner,
  { page = 1, size = usualSize, status }: { page?: number; size?: number; status?: OrderStatus },
): Promise<OrderPage> {
  const which = and(isOwn(owner), status && eq(orders.status, status));
  const [found, [counted]] = await Promise.all([
    ordersWhere(db, owner.shopId, which, { limit: size, offset: (page - 1) * size }),
    db.select({ total: count() }).from(orders).where(which),
  ]);
  const total = counted?.total ?? 0;
  return { orders: found, total, page, pages: Math.max(1, Math.ceil(total / size)) };
}

/** @throws Refusal `not-found` for an order that is not the owner's */
export async function getOrder(db: Db, owner: Owner, orderId: string): Promise<Order> {
  const [order] = await ordersWhere(db, owner.shopId, and(isOwn(owner), eq(orders.id, orderId)), {
    limit: 1,
    offset: 0,
  });
  if (!order) throw refusal('not-found');
  return order;
}

export const isOwn = ({ shopId, accountId }: Owner) =>
  and(eq(orders.shopId, shopId), eq(orders.accountId, accountId));

/** Three queries, however many orders: the orders, their lines, their history. */
async function ordersWhere(
  db: Db,
  shopId: string,
  which: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await orderRows(db)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const [lines, events] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.shopId, shopId), inArray(orderLines.orderId, ids)))
      .orderBy(asc(orderLines.position)),
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.shopId, shopId), inArray(orderEvents.orderId, ids)))
      .orderBy(asc(orderEvents.at)),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((row) => orderOf(row, linesOf.get(row.order.id) ?? [], eventsOf.get(row.order.id) ?? []));
}

const orderRows = (db: Db) =>
  db
    .select({ order: getTableColumns(orders), vendor: joinedVendor.mark, address: deliverTo })
    .from(orders)
    .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId));

const deliverTo = {
  fullName: checkouts.fullName,
  email: checkouts.email,
  phone: checkouts.phone,
  fulladdress: checkouts.fulladdress,
  message: checkouts.message,
};

function orderOf(
  { order, vendor, address }: Awaited<ReturnType<typeof orderRows>>[number],
  lines: (typeof orderLines.$inferSelect)[],
  events: (typeof orderEvents.$inferSelect)[],
): Order {
  return {
    _id: order.id,
    checkoutId: order.checkoutId,
    status: knownStatus(order.status),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    vendor,
    items: lines.map(({ shopId: _, orderId: __, position: ___, ...line }) => line),
    subtotal: order.subtotal,
    deliveryFee: order.deliveryFee,
    total: order.total,
    address,
    history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

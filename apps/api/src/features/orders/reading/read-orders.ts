import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { arrivalOf } from '@haat/contract/addresses/rules';
import { refusal } from '@haat/contract/core/problem';
import type { Order, OrderLine, OrderPage, TrackedOrder } from '@haat/contract/orders/schemas';
import { knownStatus, vatContained } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { addressInNepali } from '../../addresses/service.ts';
import { joinedVendor } from '../../vendors/service.ts';
import { orderReturns } from '../ledger/tables.ts';
import { checkouts, orderEvents, orderLines, orders, unconfirmedOrders } from '../tables.ts';

const usualSize = 20;

/** Whose orders: a shopper's own. */
export interface Owner {
  shopId: string;
  accountId: string;
}

/** Which page of a list: what comes after an order, so many, in one status. */
export interface Page {
  after?: string;
  size?: number;
  status?: OrderStatus;
}

/** An account's orders, newest first; those of one checkout where it is named. */
export const listOrders = (
  db: Db,
  owner: Owner,
  { checkoutId, ...page }: Page & { checkoutId?: string },
): Promise<OrderPage> =>
  pageOf(
    db,
    owner.shopId,
    and(isOwn(owner), checkoutId === undefined ? undefined : eq(orders.checkoutId, checkoutId)),
    page,
  );

/** @throws Refusal `not-found` for an order that is not the owner's */
export async function getOrder(db: Db, owner: Owner, orderId: string): Promise<Order> {
  const [order] = await ordersWhere(db, owner.shopId, and(isOwn(owner), eq(orders.id, orderId)), 1);
  if (!order) throw refusal('not-found');
  return order;
}

/**
 * What the link of an order tells to anybody who has it, and where it goes to the account that ordered it.
 * @throws Refusal `not-found` for a token of no order of this shop
 */
export async function trackOrder(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string | null },
  token: string,
): Promise<TrackedOrder> {
  const isTracked = and(eq(orders.shopId, shopId), eq(orders.trackToken, token));
  const [[order], own] = await Promise.all([
    ordersWhere(db, shopId, isTracked, 1),
    accountId === null ? 0 : db.$count(orders, and(isTracked, isOwn({ shopId, accountId }))),
  ]);
  if (!order) throw refusal('not-found');
  const { status, createdAt, updatedAt, history, cancelledBy, cancelReason, returnedAt, items, confirmBy } =
    order;
  const { _id, shopName, shopNameNe, slug } = order.vendor;
  return {
    status,
    createdAt,
    updatedAt,
    vendor: { _id, shopName, shopNameNe, slug },
    items: items.map(({ title, titleNe, slug: place, image, quantity, variant }) => ({
      title,
      titleNe,
      slug: place,
      image,
      quantity,
      variant,
    })),
    history,
    cancelledBy,
    cancelReason,
    returnedAt,
    confirmBy,
    address: own > 0 ? order.address : null,
  };
}

export const isOwn = ({ shopId, accountId }: Owner) =>
  and(eq(orders.shopId, shopId), eq(orders.accountId, accountId));

export const isSoldBy = ({ shopId, vendorId }: Seller) =>
  and(eq(orders.shopId, shopId), eq(orders.vendorId, vendorId));

/** Whether an order is where its status says: what came back keeps the status that it came back from, and goes no further. */
export const hasNotComeBack = sql`not exists (select 1 from ${orderReturns}
  where ${orderReturns.shopId} = ${orders.shopId} and ${orderReturns.orderId} = ${orders.id})`;

/** A page by key: as quick at the end of a long list as at its beginning, and whole when new orders come in between. */
async function pageOf(
  db: Db,
  shopId: string,
  whose: SQL | undefined,
  { after, size = usualSize, status }: Page,
): Promise<OrderPage> {
  // Of all the shop's orders, since an order says nothing by its place in time; what is listed is `whose` alone.
  const placedAt = sql`(select o.created_at from orders o where o.shop_id = ${shopId} and o.id = ${after})`;
  const which = and(
    whose,
    status && eq(orders.status, status),
    after === undefined
      ? undefined
      : sql`(${orders.createdAt}, ${orders.id}) < (${placedAt}, ${after}::uuid)`,
  );
  const found = await ordersWhere(db, shopId, which, size + 1);
  const page = found.slice(0, size);
  return { orders: page, next: found.length > size ? (page.at(-1)?._id ?? null) : null };
}

/** Three queries, however many orders: the orders, their lines, their history. */
export async function ordersWhere(
  db: Db,
  shopId: string,
  which: SQL | undefined,
  limit: number,
): Promise<Order[]> {
  const rows = await orderRows(db).where(which).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const [lines, events] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.shopId, shopId), isAnyOf(orderLines.orderId, ids)))
      .orderBy(asc(orderLines.position)),
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.shopId, shopId), isAnyOf(orderEvents.orderId, ids)))
      .orderBy(asc(orderEvents.at)),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((row) => orderOf(row, linesOf.get(row.order.id) ?? [], eventsOf.get(row.order.id) ?? []));
}

const orderRows = (db: Db) =>
  db
    .select({
      order: getTableColumns(orders),
      vendor: { ...joinedVendor.mark, ...joinedVendor.billing },
      address: deliverTo,
      confirmBy: unconfirmedOrders.confirmBy,
      returnedAt: orderReturns.createdAt,
      days: { from: checkouts.daysFrom, to: checkouts.daysTo },
    })
    .from(orders)
    .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId))
    .leftJoin(
      unconfirmedOrders,
      and(eq(unconfirmedOrders.shopId, orders.shopId), eq(unconfirmedOrders.orderId, orders.id)),
    )
    .leftJoin(orderReturns, and(eq(orderReturns.shopId, orders.shopId), eq(orderReturns.orderId, orders.id)));

type Row = Awaited<ReturnType<typeof orderRows>>[number];
type Event = typeof orderEvents.$inferSelect;

const deliverTo = {
  fullName: checkouts.fullName,
  email: checkouts.email,
  phone: checkouts.phone,
  fulladdress: checkouts.fulladdress,
  message: checkouts.message,
};

function orderOf(row: Row, lines: (typeof orderLines.$inferSelect)[], events: Event[]): Order {
  const { order, vendor, address } = row;
  const cancelled = events.find(({ status }) => status === 'cancelled');
  return {
    _id: order.id,
    checkoutId: order.checkoutId,
    status: knownStatus(order.status),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    vendor,
    items: lines.map(lineOf),
    subtotal: order.subtotal,
    deliveryFee: order.deliveryFee,
    total: order.total,
    address: { ...address, fulladdressNe: addressInNepali(address.fulladdress) },
    history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    cancelledBy: cancelled?.cancelledBy ?? null,
    cancelReason: cancelled?.reason ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    bill: billOf(row, events),
    arrival: arrivalText(row),
    confirmBy: row.confirmBy?.toISOString() ?? null,
    trackToken: order.trackToken,
  };
}

const lineOf = (line: typeof orderLines.$inferSelect): OrderLine => ({
  productId: line.productId,
  title: line.title,
  titleNe: line.titleNe,
  slug: line.slug,
  image: line.image,
  price: line.price,
  listPrice: line.listPrice,
  quantity: line.quantity,
  variant: line.variant,
});

function arrivalText({ days: { from, to }, order }: Row): Order['arrival'] {
  if (from === null || to === null) return null;
  const between = arrivalOf({ from, to }, order.createdAt);
  return { from: between.from.toISOString(), to: between.to.toISOString() };
}

/** A bill that is written stays as it was; before that it is what it would be today. */
function billOf({ order, vendor }: Row, events: Event[]): Order['bill'] {
  const { billYear, billSerial, billVat, billName, billNameNe, billPan, total } = order;
  const { shopName, shopNameNe, pan, vatRegistered } = vendor;
  if (billYear === null || billSerial === null || billName === null)
    return {
      number: null,
      issuedAt: null,
      vat: vatRegistered ? vatContained(total) : null,
      seller: { name: shopName, nameNe: shopNameNe, pan },
    };
  const confirmed = events.find(({ status }) => status === 'confirmed');
  return {
    number: `${billYear}-${billSerial}`,
    issuedAt: confirmed?.at.toISOString() ?? null,
    vat: billVat,
    seller: { name: billName, nameNe: billNameNe, pan: billPan },
  };
}

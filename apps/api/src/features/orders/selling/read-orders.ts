import { and, eq, isNotNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { orderNumber } from '@haat/contract/orders/order-number';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { namesOf } from '../../account/service.ts';
import { returnsOf } from '../ledger/return-order.ts';
import { isSoldBy, ordersWhere } from '../reading/read-orders.ts';
import { checkouts, orderEvents, orders } from '../tables.ts';
import { printedOf, readPrints } from './mark-printed.ts';
import { isLate } from './late-orders.ts';

/**
 * Orders of a seller with all that it takes to call, pack, send and bill them, each once, in the order asked.
 * @throws Refusal `not-found` where one of them is not the seller's
 */
export async function readSellerOrders(db: Db, seller: Seller, orderIds: string[]): Promise<SellerOrder[]> {
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  const which = and(isSoldBy(seller), isAnyOf(orders.id, ids));
  const [found, placed, prints, returns, moves] = await Promise.all([
    ordersWhere(db, seller.shopId, which, ids.length),
    db
      .select({ id: orders.id, accountId: checkouts.accountId, language: checkouts.language })
      .from(orders)
      .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
      .where(which),
    readPrints(db, seller.shopId, ids),
    returnsOf(db, seller.shopId, ids),
    movesOf(db, seller, which),
  ]);
  return ids.map((id) => {
    const order = found.find(({ _id }) => _id === id);
    const back = returns.find(({ orderId }) => orderId === id);
    const checkout = placed.find((each) => each.id === id);
    if (!order || !checkout) throw refusal('not-found');
    return {
      ...order,
      number: orderNumber(id),
      language: checkout.language,
      isGuest: checkout.accountId === null,
      isLate: isLate({
        ...{ status: order.status, createdAt: new Date(order.createdAt), cameBack: back !== undefined },
      }),
      doneBy: moves.flatMap(({ orderId, status, name }) => (orderId === id ? [{ status, name }] : [])),
      returned: back
        ? { at: back.createdAt.toISOString(), reason: back.reason, restocked: back.restocked }
        : null,
      printed: printedOf(prints, id),
    };
  });
}

async function movesOf(db: Db, { shopId }: Seller, which: SQL | undefined) {
  const { orderId, status, accountId } = orderEvents;
  const moves = await db
    .select({ orderId, status, accountId })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.shopId, orderEvents.shopId), eq(orders.id, orderId)))
    .where(and(which, eq(orderEvents.shopId, shopId), isNotNull(accountId)));
  const names = await namesOf(
    db,
    shopId,
    moves.map((move) => move.accountId),
  );
  return moves.flatMap((move) => {
    const name = names.get(move.accountId ?? '');
    return name === undefined ? [] : [{ orderId: move.orderId, status: move.status, name }];
  });
}

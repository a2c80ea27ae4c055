import { and, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { knownStatus } from '@haat/contract/orders/rules';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { nothingBack, takeBack } from '../move-order.ts';
import type { Moved } from '../move-order.ts';
import type { Seller } from '../../../core/seller.ts';
import { isSoldBy } from '../reading/read-orders.ts';
import { tellShopper } from '../tell-shopper.ts';
import type { TellingContext } from '../tell-shopper.ts';
import { orders } from '../tables.ts';
import { bookReturn } from './book-order.ts';
import { orderReturns } from './tables.ts';

interface Return {
  orderId: string;
  reason: string;
  restock: boolean;
  accountId: string;
}

/**
 * Notes that an order came back: refused at the door or returned later. Its entries are taken back, its pieces too where
 * they can be sold again, and its shopper is written to.
 * @throws Refusal `not-found` for an order of another vendor, `not-next-step` for one that was never confirmed,
 *   `already-there` for one that has come back
 */
export const returnOrder = (
  db: Db,
  context: TellingContext,
  seller: Seller,
  { orderId, reason, restock, accountId }: Return,
): Promise<Moved> =>
  db.transaction(async (tx) => {
    const { shopId } = seller;
    const own = and(isSoldBy(seller), eq(orders.id, orderId));
    const { status, id, accountId: shopperId } = orders;
    const [order] = await tx.select({ status, id, shopperId }).from(orders).where(own).for('update');
    if (!order) throw refusal('not-found');
    if (!onItsWay.includes(order.status)) throw refusal('not-next-step', { orderStatus: order.status });
    const [noted] = await tx
      .insert(orderReturns)
      .values({ shopId, orderId, reason, restocked: restock })
      .onConflictDoNothing()
      .returning({ orderId: orderReturns.orderId });
    if (!noted) throw refusal('already-there');
    await bookReturn(tx, seller, orderId, accountId);
    const back = restock ? await takeBack(tx, shopId, orderId) : nothingBack;
    const returned = { ...seller, orderId: order.id, accountId: order.shopperId };
    await tellShopper(tx, context, returned, 'returned');
    return { ...returned, ...back, status: knownStatus(order.status), returned: true };
  });

const onItsWay = ['confirmed', 'dispatched', 'arrived', 'delivered'];

export const returnsOf = (db: Db, shopId: string, orderIds: string[]) =>
  db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.shopId, shopId), isAnyOf(orderReturns.orderId, orderIds)));

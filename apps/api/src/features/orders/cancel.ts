import { and, asc, eq, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { countSold, productsForOrder } from '../catalog/service.ts';
import { returnStock } from '../stock/service.ts';
import { inTransaction } from './in-transaction.ts';
import { isOwn } from './read.ts';
import type { Owner } from './read.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

/**
 * Cancels an own order while it is pending; its pieces go back into the stock (design §3).
 * @returns the products that are in stock again by this, to be announced now
 * @throws Refusal `not-found` for an order that is not the owner's, `not-cancellable` when it is no longer pending
 */
export const cancelOwn = (db: Db, owner: Owner, orderId: string): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const own = and(isOwn(owner), eq(orders.id, orderId));
    // The condition on the status is the lock: of two cancellations at once, one changes the row and one finds none.
    const [cancelled] = await tx
      .update(orders)
      .set({ status: 'cancelled', updatedAt: sql`now()` })
      .where(and(own, eq(orders.status, 'pending')))
      .returning({ id: orders.id });
    if (!cancelled) {
      const [there] = await tx.select({ id: orders.id }).from(orders).where(own);
      throw refusal(there ? 'not-cancellable' : 'not-found');
    }
    await tx.insert(orderEvents).values({ shopId: owner.shopId, orderId: cancelled.id, status: 'cancelled' });
    return takeBack(tx, owner.shopId, cancelled.id);
  });

async function takeBack(tx: Db, shopId: string, orderId: string): Promise<string[]> {
  const lines = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const known = await productsForOrder(
    tx,
    shopId,
    lines.map(({ productId }) => productId),
  );
  const ids = new Set(known.map(({ id }) => id));
  // A product may have gone since; the order keeps its line, but nothing is left to count it on.
  const pieces = lines.filter(({ productId }) => ids.has(productId));
  const back = await returnStock(tx, shopId, pieces);
  await countSold(
    tx,
    shopId,
    pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
  return back;
}

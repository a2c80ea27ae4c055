import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { choiceOf } from '@haat/contract/catalog/choice';
import { refusal } from '@haat/contract/core/problem';
import { statusesBefore } from '@haat/contract/orders/rules';
import type { Canceller, OrderStatus } from '@haat/contract/orders/rules';
import type { Db } from '../../core/database/database.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import { countSold, productsForOrder } from '../catalog/service.ts';
import { giveBackOffers } from '../inquiry/service.ts';
import type { Conversation } from '../inquiry/service.ts';
import { returnStock } from '../stock/service.ts';
import { writeBill } from './bill/write-bill.ts';
import type { SellerAccount } from '../../core/seller.ts';
import { tellSellersOfEnd } from './emails/emails.ts';
import { bookCollected, bookSale } from './ledger/book-order.ts';
import { holdOrder } from './hold-order.ts';
import { hasNotComeBack, isOwn, isSoldBy } from './reading/read-orders.ts';
import type { Owner } from './reading/read-orders.ts';
import { tellShopper } from './tell-shopper.ts';
import type { TellingContext } from './tell-shopper.ts';
import { orderEvents, orderLines, orders, unconfirmedOrders } from './tables.ts';

/** An order that has just reached a status, or came back: to be announced, now that it is committed. */
export interface Moved extends TakenBack {
  shopId: string;
  orderId: string;
  status: OrderStatus;
  /** Whose order it is; null for a guest's. */
  accountId: string | null;
  vendorId: string;
  /** It came back, and keeps its status. */
  returned?: boolean;
}

/** What an order that did not come about, or came back, has changed elsewhere. */
export interface TakenBack {
  /** The products that are in stock again by this, or in one of their variants. */
  back: string[];
  /** The conversations whose agreed price it gives back. */
  conversations: Conversation[];
}

export const nothingBack: TakenBack = { back: [], conversations: [] };

/**
 * Cancels an own order while it is pending; its pieces go back into the stock (design §3).
 * @throws Refusal `not-found` for an order that is not the owner's, `not-cancellable` when it is no longer pending
 */
export const cancelOwn = (db: Db, context: TellingContext, owner: Owner, orderId: string): Promise<Moved> =>
  db.transaction(async (tx) => {
    const own = and(isOwn(owner), eq(orders.id, orderId));
    const moved = await move(tx, owner.shopId, own, 'cancelled', { by: 'shopper' });
    if (!moved) throw refusal((await statusNow(tx, own)) === null ? 'not-found' : 'not-cancellable');
    await tellShopper(tx, context, moved, 'cancelled');
    await tellSellersOfEnd(tx, context, owner.shopId, orderId, 'cancelled');
    return moved;
  });

/**
 * Takes an order one step further, or cancels it while pending with a reason for its shopper, as its seller (design §3). Of two who do so at once one
 * succeeds.
 * @throws Refusal `not-found` for an order of another vendor, `not-next-step` with the status that it is in
 */
export const setStatus = (
  db: Db,
  context: TellingContext,
  seller: SellerAccount,
  { orderId, status, reason }: { orderId: string; status: OrderStatus; reason?: string },
): Promise<Moved> =>
  db.transaction(async (tx) => {
    const own = and(isSoldBy(seller), eq(orders.id, orderId));
    const { shopId, accountId } = seller;
    // Held before it is asked whether it came back: who notes that at the same moment changes no row of the order.
    const [, moved] = await pipelined([
      holdOrder(tx, own),
      move(tx, shopId, and(own, hasNotComeBack), status, { by: 'seller', reason, accountId }),
    ]);
    if (!moved) {
      const orderStatus = await statusNow(tx, own);
      throw orderStatus === null ? refusal('not-found') : refusal('not-next-step', { orderStatus });
    }
    if (status === 'confirmed') {
      await writeBill(tx, shopId, moved.orderId);
      await bookSale(tx, { ...moved, accountId });
    }
    if (status === 'delivered') await bookCollected(tx, { ...moved, accountId });
    await tellShopper(tx, context, moved, status, reason);
    return moved;
  });

async function statusNow(tx: Db, which: SQL | undefined): Promise<string | null> {
  const [there] = await tx.select({ status: orders.status }).from(orders).where(which);
  return there?.status ?? null;
}

/**
 * Moves an order that is just before a status into it, with its history, who did so and its stock; null where it is not there.
 * @param accountId who at the seller's desk
 */
export async function move(
  tx: Db,
  shopId: string,
  which: SQL | undefined,
  status: OrderStatus,
  { by, reason, accountId }: { by: Canceller; reason?: string | undefined; accountId?: string },
): Promise<Moved | null> {
  const from = statusesBefore(status);
  if (from.length === 0) return null;
  // The condition on the status is the lock: of two moves at once, one changes the row and one finds none.
  const [moved] = await tx
    .update(orders)
    .set({ status, updatedAt: sql`now()` })
    .where(and(which, inArray(orders.status, from)))
    .returning({ orderId: orders.id, accountId: orders.accountId, vendorId: orders.vendorId });
  if (!moved) return null;
  const { orderId } = moved;
  const cancelledBy = status === 'cancelled' ? by : null;
  await pipelined([
    tx.insert(orderEvents).values({ shopId, orderId, status, reason, accountId, cancelledBy }),
    // A seller who takes a guest's order on has spoken with them; one that has ended waits for nothing.
    tx
      .delete(unconfirmedOrders)
      .where(and(eq(unconfirmedOrders.shopId, shopId), eq(unconfirmedOrders.orderId, orderId))),
  ]);
  const back = status === 'cancelled' ? await takeBack(tx, shopId, moved.orderId) : nothingBack;
  return { shopId, status, ...back, ...moved };
}

/** Puts the pieces of an order back into the stock, and gives back the prices that it used. */
export async function takeBack(tx: Db, shopId: string, orderId: string): Promise<TakenBack> {
  const lines = await tx
    .select({
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      variant: orderLines.variant,
      offerId: orderLines.offerId,
      size: orderLines.stockSize,
      color: orderLines.stockColor,
    })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const conversations = await giveBackOffers(
    tx,
    shopId,
    lines.flatMap(({ offerId }) => offerId ?? []),
  );
  const known = await productsForOrder(
    tx,
    shopId,
    lines.map(({ productId }) => productId),
  );
  const ids = new Set(known.map(({ id }) => id));
  // A product may have gone since; the order keeps its line, but nothing is left to count it on.
  const pieces = lines.filter(({ productId }) => ids.has(productId));
  const back = await returnStock(
    tx,
    shopId,
    pieces.map(({ productId, quantity, variant, size, color }) => ({
      from: { productId, size, color },
      choice: variant && choiceOf(variant),
      quantity,
    })),
  );
  await countSold(
    tx,
    shopId,
    pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
  return { back, conversations };
}

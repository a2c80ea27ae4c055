import { createHash, randomUUID } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { maxGuestPieces } from '@haat/contract/orders/rules';
import type { ShopMark } from '../../../core/request-context.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import { eachInTurn } from '../../../core/each-in-turn.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { lookAt } from '../../../core/metrics/queues.ts';
import type { WatchedQueue } from '../../../core/metrics/queues.ts';
import { networkOf } from '../../../core/http/network.ts';
import { plainEmail } from '../../account/service.ts';
import { guestConfirmHours, shopOfId } from '../../tenant/service.ts';
import { tellSellersOfEnd } from '../emails/emails.ts';
import { holdOrder } from '../hold-order.ts';
import { move } from '../move-order.ts';
import type { Moved } from '../move-order.ts';
import { tellShopper } from '../tell-shopper.ts';
import type { TellingContext } from '../tell-shopper.ts';
import { orderLines, orders, unconfirmedOrders } from '../tables.ts';

export interface Guest {
  email: string;
  /** The caller's address; null where nothing is counted. */
  ip: string | null;
}

/** How a guest confirms an order: the secret that only the mail tells, and until when it counts. */
export interface Confirmation {
  secret: string;
  hours: number;
  by: Date;
}

/** Orders that wait to be confirmed at once. In Nepal many phones share an address, so a network may hold more. */
const maxWaiting = { email: 3, network: 5 };
/** So many of a shop in one round at most; the others come with the next one. */
const batchSize = 200;
// Seconds after which a guest who has too many may try again.
const patience = 3_600;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const emailHashOf = ({ email }: Guest) => hashOf(plainEmail(email));
const networkHashOf = ({ ip }: Guest) => (ip === null ? '' : hashOf(networkOf(ip)));

/**
 * Whether a guest may order so many of a product: shelves are not emptied by somebody whom nobody knows.
 * @throws Refusal `guest-quantity`, `guest-orders`
 */
export async function judgeGuest(
  tx: Db,
  shopId: string,
  guest: Guest,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<void> {
  if (quantity > maxGuestPieces) throw refusal('guest-quantity', { productId });
  if (guest.ip === null) return;
  const [email, network] = [emailHashOf(guest), networkHashOf(guest)];
  // Many at once are counted one after the other; always the network first, so that no two wait for each other.
  const hold = (hash: string) => holdUntilTheEnd(tx, `guest ${shopId} ${hash}`);
  await pipelined([hold(network), hold(email)]);
  const of = (
    hash: string,
    column: typeof unconfirmedOrders.emailHash | typeof unconfirmedOrders.networkHash,
  ) => sql<number>`(count(*) filter (where ${column} = ${hash}))::int`;
  const [[waiting], [wanted]] = await pipelined([
    tx
      .select({
        ofEmail: of(email, unconfirmedOrders.emailHash),
        ofNetwork: of(network, unconfirmedOrders.networkHash),
      })
      .from(unconfirmedOrders)
      .where(
        and(
          eq(unconfirmedOrders.shopId, shopId),
          or(eq(unconfirmedOrders.emailHash, email), eq(unconfirmedOrders.networkHash, network)),
        ),
      ),
    tx
      .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
      .from(unconfirmedOrders)
      .innerJoin(
        orderLines,
        and(
          eq(orderLines.shopId, unconfirmedOrders.shopId),
          eq(orderLines.orderId, unconfirmedOrders.orderId),
          eq(orderLines.productId, productId),
        ),
      )
      .where(and(eq(unconfirmedOrders.shopId, shopId), eq(unconfirmedOrders.emailHash, email))),
  ]);
  if ((wanted?.pieces ?? 0) + quantity > maxGuestPieces) throw refusal('guest-quantity', { productId });
  if ((waiting?.ofEmail ?? 0) >= maxWaiting.email || (waiting?.ofNetwork ?? 0) >= maxWaiting.network)
    throw refusal('guest-orders', { retryAfter: patience });
}

/** Lets a guest's order wait to be confirmed, for as long as the shop says. */
export async function awaitConfirmation(
  tx: Db,
  shopId: string,
  orderId: string,
  guest: Guest,
): Promise<Confirmation> {
  const hours = await guestConfirmHours(tx, shopId);
  const secret = randomUUID();
  const [row] = await tx
    .insert(unconfirmedOrders)
    .values({
      shopId,
      orderId,
      confirmBy: sql`now() + ${hours} * interval '1 hour'`,
      secretHash: hashOf(secret),
      emailHash: emailHashOf(guest),
      networkHash: networkHashOf(guest),
    })
    .returning({ by: unconfirmedOrders.confirmBy });
  if (!row) throw new Error('an insert answered no row');
  return { secret, hours, by: row.by };
}

/** Confirms a guest's order by the secret in its mail. @throws Refusal `not-found` where it no longer waits */
export async function confirmByLink(db: Db, shopId: string, secret: string): Promise<void> {
  const confirmed = await db
    .delete(unconfirmedOrders)
    .where(and(eq(unconfirmedOrders.shopId, shopId), eq(unconfirmedOrders.secretHash, hashOf(secret))))
    .returning({ orderId: unconfirmedOrders.orderId });
  if (confirmed.length === 0) throw refusal('not-found');
}

export const unconfirmedQueue = (db: Db): WatchedQueue => ({
  name: 'unconfirmed orders',
  look: () => lookAt(db, unconfirmedOrders, { dueAt: unconfirmedOrders.confirmBy }),
});

/**
 * Cancels the orders of guests that nobody confirmed in time, in every shop, and gives their pieces back. Each is one
 * process's, by the row that it deletes; a shop at a time, so that no transaction spans two.
 * @param told hears of each, now that it is committed
 */
export async function cancelUnconfirmed(
  db: Db,
  { originOf, ...by }: Omit<TellingContext, 'origin'> & { originOf: (shop: ShopMark) => string },
  told: (moved: Moved) => void,
): Promise<number> {
  const overdue = lt(unconfirmedOrders.confirmBy, sql`now()`);
  const shops = await db
    .selectDistinct({ shopId: unconfirmedOrders.shopId })
    .from(unconfirmedOrders)
    .where(overdue);
  const cancelIn = async (shopId: string) => {
    const shop = await shopOfId(db, shopId);
    if (!shop) return 0;
    const context = { ...by, origin: originOf(shop) };
    const due = await db
      .select({ orderId: unconfirmedOrders.orderId })
      .from(unconfirmedOrders)
      .where(and(eq(unconfirmedOrders.shopId, shopId), overdue))
      .orderBy(unconfirmedOrders.confirmBy)
      .limit(batchSize);
    return eachInTurn(due, async ({ orderId }) => {
      const moved = await db.transaction((tx) => cancelOverdue(tx, context, shopId, orderId));
      if (!moved) return 0;
      told(moved);
      return 1;
    });
  };
  return eachInTurn(
    shops.map(({ shopId }) => shopId),
    cancelIn,
  );
}

/** Cancels an order that is overdue; null where somebody else was faster. */
async function cancelOverdue(
  tx: Db,
  context: TellingContext,
  shopId: string,
  orderId: string,
): Promise<Moved | null> {
  const overdue = and(eq(unconfirmedOrders.shopId, shopId), lt(unconfirmedOrders.confirmBy, sql`now()`));
  const which = and(eq(orders.shopId, shopId), eq(orders.id, orderId));
  // As its seller does who takes it on at this moment.
  await holdOrder(tx, which);
  const [taken] = await tx
    .delete(unconfirmedOrders)
    .where(and(overdue, eq(unconfirmedOrders.orderId, orderId)))
    .returning({ orderId: unconfirmedOrders.orderId });
  if (!taken) return null;
  const moved = await move(tx, shopId, which, 'cancelled', { by: 'shop' });
  if (moved) {
    await tellShopper(tx, context, moved, 'expired');
    await tellSellersOfEnd(tx, context, shopId, orderId, 'expired');
  }
  return moved;
}

import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { isIn } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { conversations, questions, unseenAlerts } from '../tables.ts';

export type Side = 'shopper' | 'vendor';

const isOf = ({ shopId, accountId, vendorId, productId }: Conversation, side: Side) =>
  and(
    eq(unseenAlerts.shopId, shopId),
    eq(unseenAlerts.accountId, accountId),
    eq(unseenAlerts.vendorId, vendorId),
    eq(unseenAlerts.productId, productId),
    eq(unseenAlerts.side, side),
  );

/** One side has something to see, up to a change; it is mailed about it unless it looks in time. */
export async function alert(tx: Db, conversation: Conversation, side: Side, seq: number): Promise<void> {
  const { shopId, accountId, vendorId, productId } = conversation;
  await tx
    .insert(unseenAlerts)
    .values({ shopId, accountId, vendorId, productId, side, seq })
    .onConflictDoUpdate({
      target: [
        unseenAlerts.shopId,
        unseenAlerts.accountId,
        unseenAlerts.vendorId,
        unseenAlerts.productId,
        unseenAlerts.side,
      ],
      set: { seq },
    });
}

/** One side has seen a conversation up to a change; that it saw more before stays so. Whether there is such a conversation. */
export const markSeen = (db: Db, conversation: Conversation, side: Side, upTo: number): Promise<boolean> =>
  db.transaction((tx) => markSeenIn(tx, conversation, side, upTo));

/** The same in a transaction that does more. */
export async function markSeenIn(
  tx: Db,
  conversation: Conversation,
  side: Side,
  upTo: number,
): Promise<boolean> {
  const { shopId, accountId, vendorId, productId } = conversation;
  const column = side === 'shopper' ? conversations.shopperSeen : conversations.vendorSeen;
  const seen = sql`greatest(${column}, least(${upTo}::int, ${conversations.last}))`;
  const [found] = await pipelined([
    tx
      .update(conversations)
      .set(side === 'shopper' ? { shopperSeen: seen } : { vendorSeen: seen })
      .where(
        and(
          eq(conversations.shopId, shopId),
          eq(conversations.accountId, accountId),
          eq(conversations.vendorId, vendorId),
          eq(conversations.productId, productId),
        ),
      )
      .returning({ last: conversations.last }),
    tx.delete(unseenAlerts).where(and(isOf(conversation, side), lte(unseenAlerts.seq, upTo))),
    // What is left came after somebody has looked: patience begins anew.
    tx
      .update(unseenAlerts)
      .set({ since: sql`now()` })
      .where(isOf(conversation, side)),
    side === 'vendor' &&
      tx
        .update(questions)
        .set({ unread: false })
        .where(and(isIn(conversation), sql`${questions.unread}`, lte(questions.changed, upTo))),
  ]);
  return found.length > 0;
}

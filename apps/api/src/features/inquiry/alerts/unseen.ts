import { and, eq, lte, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import { given, isConversation, isIn } from '../conversation.ts';
import type { Conversation, Named } from '../conversation.ts';
import { conversations, questions, unseenAlerts } from '../tables.ts';

export type Side = 'shopper' | 'vendor';

const isOf = ({ shopId, accountId, vendorId, productId }: Named, side: Side | Placeholder) =>
  and(
    eq(unseenAlerts.shopId, shopId),
    eq(unseenAlerts.accountId, accountId),
    eq(unseenAlerts.vendorId, vendorId),
    eq(unseenAlerts.productId, productId),
    eq(unseenAlerts.side, side),
  );

const alertKept = preparedFor((db) =>
  db
    .insert(unseenAlerts)
    .values({ ...given, side: sql.placeholder('side'), seq: sql.placeholder('seq') })
    .onConflictDoUpdate({
      target: [
        unseenAlerts.shopId,
        unseenAlerts.accountId,
        unseenAlerts.vendorId,
        unseenAlerts.productId,
        unseenAlerts.side,
      ],
      set: { seq: sql`excluded.seq` },
    })
    .prepare('keep alert'),
);

/** One side has something to see, up to a change; it is mailed about it unless it looks in time. */
export async function keepAlert(tx: Db, conversation: Conversation, side: Side, seq: number): Promise<void> {
  await alertKept(tx).execute({ ...conversation, side, seq });
}

const seenUpTo = sql.placeholder('upTo');
const isAlert = isOf(given, sql.placeholder('side'));
const seenOf = (side: Side) =>
  preparedFor((db) => {
    const column = side === 'shopper' ? conversations.shopperSeen : conversations.vendorSeen;
    const seen = sql`greatest(${column}, least(${seenUpTo}::int, ${conversations.last}))`;
    return db
      .update(conversations)
      .set(side === 'shopper' ? { shopperSeen: seen } : { vendorSeen: seen })
      .where(isConversation(given))
      .returning({ last: conversations.last })
      .prepare(`seen by ${side}`);
  });
const seenBy = { shopper: seenOf('shopper'), vendor: seenOf('vendor') };
const dropAlert = preparedFor((db) =>
  db
    .delete(unseenAlerts)
    .where(and(isAlert, lte(unseenAlerts.seq, seenUpTo)))
    .prepare('drop alert'),
);
const waitAnew = preparedFor((db) =>
  db
    .update(unseenAlerts)
    .set({ since: sql`now()` })
    .where(isAlert)
    .prepare('alert waits anew'),
);
const readAll = preparedFor((db) =>
  db
    .update(questions)
    .set({ unread: false })
    .where(and(isIn(given), sql`${questions.unread}`, lte(questions.changed, seenUpTo)))
    .prepare('questions read'),
);

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
  const values = { ...conversation, side, upTo };
  const [found] = await pipelined([
    seenBy[side](tx).execute(values),
    dropAlert(tx).execute(values),
    // What is left came after somebody has looked: patience begins anew.
    waitAnew(tx).execute(values),
    side === 'vendor' && readAll(tx).execute(values),
  ]);
  return found.length > 0;
}

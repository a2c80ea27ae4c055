import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { conversations, questions } from './tables.ts';

/** A shopper, a vendor, and the product they talk about. Ids in lower case. */
export interface Conversation {
  shopId: string;
  accountId: string;
  vendorId: string;
  productId: string;
}

/** The conversation that a prepared statement is given. */
export const given = {
  shopId: sql.placeholder('shopId'),
  accountId: sql.placeholder('accountId'),
  vendorId: sql.placeholder('vendorId'),
  productId: sql.placeholder('productId'),
};

/** A conversation, or the one that a prepared statement is given. */
export type Named = Record<keyof Conversation, string | Placeholder>;

const takeNext = preparedFor((db) =>
  db
    .insert(conversations)
    .values({ ...given, last: 1 })
    .onConflictDoUpdate({
      target: [
        conversations.shopId,
        conversations.accountId,
        conversations.vendorId,
        conversations.productId,
      ],
      set: { last: sql`${conversations.last} + 1` },
    })
    .returning({ last: conversations.last })
    .prepare('next change'),
);

/**
 * Takes the number of a conversation's next change and holds the conversation until the transaction ends, so that its
 * changes are committed in the order of their numbers.
 */
export async function nextChange(tx: Db, conversation: Conversation): Promise<number> {
  const [row] = await takeNext(tx).execute({ ...conversation });
  if (!row) throw new Error('an insert answered no row');
  return row.last;
}

/**
 * Holds a conversation until the transaction ends, as `nextChange` does, and takes no number yet: it only reads, so it goes
 * along with whatever else a transaction begins by reading.
 * @returns the number of its last change: `nextChange` is going to answer the one after; null where nothing was said yet
 */
export async function holdConversation(tx: Db, conversation: Conversation): Promise<number | null> {
  const [row] = await heldLast(tx).execute({ ...conversation });
  return row?.last ?? null;
}

/** Whether a row is that of a conversation. */
export const isConversation = ({ shopId, accountId, vendorId, productId }: Named) =>
  and(
    eq(conversations.shopId, shopId),
    eq(conversations.accountId, accountId),
    eq(conversations.vendorId, vendorId),
    eq(conversations.productId, productId),
  );

const heldLast = preparedFor((db) =>
  db
    .select({ last: conversations.last })
    .from(conversations)
    .where(isConversation(given))
    .for('no key update')
    .prepare('held conversation'),
);

/** The number of a conversation's last change; 0 where nothing was said yet. */
export async function lastChange(db: Db, conversation: Conversation): Promise<number> {
  const [row] = await lastOf(db).execute({ ...conversation });
  return row?.last ?? 0;
}

const lastOf = preparedFor((db) =>
  db
    .select({ last: conversations.last })
    .from(conversations)
    .where(isConversation(given))
    .prepare('last change'),
);

/** The questions of a conversation, as a condition on their rows. */
export const isIn = ({ shopId, accountId, vendorId, productId }: Named) =>
  and(
    eq(questions.shopId, shopId),
    eq(questions.accountId, accountId),
    eq(questions.vendorId, vendorId),
    eq(questions.productId, productId),
  );

/** The conversation of a question's row. */
export const joinedConversation = and(
  eq(conversations.shopId, questions.shopId),
  eq(conversations.accountId, questions.accountId),
  eq(conversations.vendorId, questions.vendorId),
  eq(conversations.productId, questions.productId),
);

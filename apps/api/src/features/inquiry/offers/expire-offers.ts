import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { eachInTurn } from '../../../core/each-in-turn.ts';
import { lookAt } from '../../../core/metrics/queues.ts';
import type { WatchedQueue } from '../../../core/metrics/queues.ts';
import { nextChange } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { offers, questions } from '../tables.ts';

export interface ExpiredOffer {
  conversation: Conversation;
  offerId: string;
}

/** So many in one round at most; the others come with the next one. */
const batchSize = 200;

const isOver = and(
  or(
    inArray(offers.status, ['pending', 'countered']),
    and(eq(offers.status, 'accepted'), isNull(offers.usedAt)),
  ),
  lte(offers.until, sql`now()`),
);

/** The offers that `expireOffers` has still to end. */
export const offersQueue = (db: Db): WatchedQueue => ({
  name: 'offers',
  look: () => lookAt(db, offers, { dueAt: offers.until, where: isOver }),
});

/**
 * Ends the offers whose time is over, each by one process only, so that both sides can be told when it happens.
 * @param tell is called after each one's commit
 * @returns how many
 */
export async function expireOffers(db: Db, tell: (expired: ExpiredOffer) => void): Promise<number> {
  const due = await db
    .select({ offerId: offers.id, question: questions })
    .from(offers)
    .innerJoin(questions, and(eq(questions.shopId, offers.shopId), eq(questions.id, offers.questionId)))
    .where(isOver)
    .orderBy(asc(offers.until))
    .limit(batchSize);
  return eachInTurn(due, async ({ offerId, question }) => {
    const { shopId, accountId, vendorId, productId } = question;
    const conversation = { shopId, accountId, vendorId, productId };
    const isOurs = await db.transaction(async (tx) => {
      const changed = await nextChange(tx, conversation);
      const [ended] = await tx
        .update(offers)
        .set({ status: 'expired', decidedAt: sql`${offers.until}` })
        .where(and(eq(offers.shopId, shopId), eq(offers.id, offerId), isOver))
        .returning({ id: offers.id });
      if (!ended) return false;
      await tx
        .update(questions)
        .set({ changed })
        .where(and(eq(questions.shopId, shopId), eq(questions.id, question.id)));
      return true;
    });
    if (!isOurs) return 0;
    tell({ conversation, offerId });
    return 1;
  });
}

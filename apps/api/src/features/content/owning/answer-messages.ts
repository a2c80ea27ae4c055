import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { listMessages, markAnswered } from '@haat/contract/content/owning/calls';
import type { ContactMessage } from '@haat/contract/content/owning/schemas';
import { contactLateDays } from '@haat/contract/content/rules';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { purge } from '../../../core/purge.ts';
import { contactMessages } from '../tables.ts';

const usualSize = 30;

/** Those that wait, the oldest first, or the answered ones, the newest first; and how many wait. */
export async function readMessages(
  db: Db,
  shopId: string,
  { answered = false, after, size = usualSize }: ParsedInput<typeof listMessages>,
): Promise<Answer<typeof listMessages>> {
  const { id } = contactMessages;
  const ofShop = eq(contactMessages.shopId, shopId);
  const waits = and(ofShop, isNull(contactMessages.answeredAt));
  const onwards = after === undefined ? undefined : (answered ? lt : gt)(id, after);
  const lateFrom = sql`now() - make_interval(days => ${contactLateDays})`;
  const [found, [counts]] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(and(answered ? and(ofShop, isNotNull(contactMessages.answeredAt)) : waits, onwards))
      .orderBy(answered ? desc(id) : asc(id))
      .limit(size + 1),
    db
      .select({
        waiting: sql<number>`count(*)::int`,
        late: sql<number>`(count(*) filter (where ${contactMessages.createdAt} < ${lateFrom}))::int`,
      })
      .from(contactMessages)
      .where(waits),
  ]);
  const shown = found.slice(0, size);
  return {
    messages: shown.map(messageOf),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
    waiting: counts?.waiting ?? 0,
    late: counts?.late ?? 0,
  };
}

/** Notes whether a message was answered; the log tells who did, and not who had written. @throws Refusal `not-found` */
export const noteAnswer = (
  db: Db,
  actor: Actor,
  { id, answered }: ParsedInput<typeof markAnswered>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const which = and(eq(contactMessages.shopId, actor.shopId), eq(contactMessages.id, id));
    const [before] = await tx.select().from(contactMessages).where(which).for('update');
    if (!before) throw refusal('not-found');
    const wasAnswered = before.answeredAt !== null;
    if (wasAnswered === answered) return;
    await tx
      .update(contactMessages)
      .set(
        answered
          ? { answeredAt: sql`now()`, answeredBy: actor.accountId }
          : { answeredAt: null, answeredBy: null },
      )
      .where(which);
    await recordChange(tx, actor, {
      ...{ kind: 'message', thing: { id: before.id, name: '' } },
      ...{ before: { answered: wasAnswered }, after: { answered } },
    });
  });

/** Deletes what the law has no longer kept. @returns how many went */
export const purgeOldMessages = (db: Db): Promise<number> =>
  purge(db, contactMessages, lt(contactMessages.createdAt, sql`now() - interval '5 years'`));

export const messageOf = (row: typeof contactMessages.$inferSelect): ContactMessage => ({
  _id: row.id,
  at: row.createdAt.toISOString(),
  ...{ name: row.name, email: row.email, phone: row.phone, message: row.message, language: row.language },
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import type { Person, PersonalData } from '../../core/privacy.ts';
import { offers, questions, replies } from './tables.ts';

/** What a shopper asked and offered, with what sellers replied: a conversation goes with one of its two. */
export const questionsOfPerson: PersonalData = {
  name: 'questions',
  async exportData(db, person) {
    const [asked, answered, offered] = await Promise.all([
      db
        .select()
        .from(questions)
        .where(and(areOwn(person), ne(questions.status, 'deleted')))
        .orderBy(asc(questions.createdAt)),
      db
        .select()
        .from(replies)
        .where(and(eq(replies.shopId, person.shopId), inArray(replies.questionId, idsOf(db, person))))
        .orderBy(asc(replies.seq)),
      db
        .select()
        .from(offers)
        .where(and(eq(offers.shopId, person.shopId), inArray(offers.questionId, idsOf(db, person)))),
    ]);
    const repliesTo = Map.groupBy(answered, ({ questionId }) => questionId);
    const offerOf = new Map(offered.map((offer) => [offer.questionId, offer]));
    return asked.map(({ id, productId, content, createdAt }) => ({
      _id: id,
      product: productId,
      content,
      createdAt: createdAt.toISOString(),
      offer: offerOf.get(id)?.amount ?? null,
      offerStatus: offerOf.get(id)?.status ?? null,
      replies: (repliesTo.get(id) ?? []).map((reply) => ({
        content: reply.content,
        createdAt: reply.createdAt.toISOString(),
      })),
    }));
  },
  async eraseData(tx, person) {
    // A question with a reply cannot be deleted by itself (spec §4): the key of its replies holds it. The conversations go with
    // the account.
    await tx
      .delete(replies)
      .where(and(eq(replies.shopId, person.shopId), inArray(replies.questionId, idsOf(tx, person))));
    await tx.delete(questions).where(areOwn(person));
    return async () => {};
  },
};

const areOwn = ({ shopId, accountId }: Person) =>
  and(eq(questions.shopId, shopId), eq(questions.accountId, accountId));

const idsOf = (db: Db, person: Person) =>
  db.select({ id: questions.id }).from(questions).where(areOwn(person));

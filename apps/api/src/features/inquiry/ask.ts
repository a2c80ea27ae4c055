import { and, eq, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Question } from '@haat/contract/inquiry/schemas';
import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { Pusher } from '../../core/push/pusher.ts';
import { holdAccount } from '../account/service.ts';
import { productsForOrder } from '../catalog/service.ts';
import type { ProductForOrder } from '../catalog/service.ts';
import { alertVendor } from './alerts/alert.ts';
import { given, holdConversation, nextChange } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { readQuestion, unanswered } from './read-questions.ts';
import { answerForVendor, readHoliday } from './selling/save-holiday.ts';
import { offers, questions } from './tables.ts';

/** What a shopper says, and what the shopper's browser calls it. */
export interface Message {
  content: string;
  clientId?: string;
}

/** A question, and whether it was asked just now: then its vendor is to be told. */
export interface Asked {
  question: Question;
  isNew: boolean;
  /** What was said for a vendor who is away. */
  answered?: string | null;
  /** An offer in another conversation that this one has taken the place of: its sides are to be told too. */
  ended?: EndedOffer;
}

/** An offer that is open no more. */
export interface EndedOffer {
  conversation: Conversation;
  offerId: string;
  status: 'expired' | 'withdrawn';
}

/**
 * Asks a vendor about a product. Sent again under the same client id it is the question that was asked before.
 * @throws Refusal `not-found` (product), `wrong-vendor`, `message-reused`, `login-required` where the account is deleted meanwhile
 */
export const askQuestion = (
  db: Db,
  push: Pusher,
  conversation: Conversation,
  message: Message,
): Promise<Asked> =>
  db.transaction(async (tx) => {
    // The account first: the same message that is sent twice at once is found by the second one.
    const [, before, [product], held, away] = await pipelined([
      holdAccount(tx, conversation),
      askedBefore(tx, conversation, message),
      productsForOrder(tx, conversation.shopId, [conversation.productId]),
      holdConversation(tx, conversation),
      readHoliday(tx, conversation),
    ]);
    if (before) return before;
    judgeProduct(product, conversation);
    const seq = held === null ? await nextChange(tx, conversation) : held + 1;
    const [, [row]] = await pipelined([
      held !== null && nextChange(tx, conversation),
      keepQuestion(tx).execute({ ...conversation, id: v7(), clientId: null, ...message, seq }),
      alertVendor(tx, push, conversation, { kind: 'question', seq }),
    ]);
    const answered = away && (await answerForVendor(tx, conversation, { questionId: row!.id, away }));
    const question = answered === null ? unanswered(row!) : await readQuestion(tx, row!);
    return { question, isNew: true, answered };
  });

const keepQuestion = preparedFor((db) =>
  db
    .insert(questions)
    .values({
      ...given,
      id: sql.placeholder('id'),
      content: sql.placeholder('content'),
      clientId: sql.placeholder('clientId'),
      seq: sql.placeholder('seq'),
      changed: sql.placeholder('seq'),
      unread: true,
    })
    .returning()
    .prepare('keep question'),
);

const questionCalled = preparedFor((db) =>
  db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.shopId, given.shopId),
        eq(questions.accountId, given.accountId),
        eq(questions.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('question called'),
);

async function askedBefore(
  tx: Db,
  { shopId, accountId, ...where }: Conversation,
  { content, clientId }: Message,
): Promise<Asked | null> {
  if (clientId === undefined) return null;
  const [row] = await questionCalled(tx).execute({ shopId, accountId, clientId });
  if (!row) return null;
  if (row.vendorId !== where.vendorId || row.productId !== where.productId) throw refusal('message-reused');
  // One that was deleted meanwhile stays so, whatever a phone still has waiting.
  if (row.status === 'deleted') throw refusal('not-found');
  if (row.content !== content) throw refusal('message-reused');
  return { question: await readQuestion(tx, row), isNew: false };
}

/** @throws Refusal `not-found`, `wrong-vendor` */
export function judgeProduct(
  product: ProductForOrder | undefined,
  { productId, vendorId }: Conversation,
): ProductForOrder {
  if (!product?.active) throw refusal('not-found');
  if (product.vendor._id !== vendorId) throw refusal('wrong-vendor', { productId });
  return product;
}

/** Whether a vendor sells a product here, or has sold it: whether there can be a conversation about it. */
export async function isTheirs(
  db: Db,
  { shopId, productId, vendorId }: Omit<Conversation, 'accountId'>,
): Promise<boolean> {
  const [product] = await productsForOrder(db, shopId, [productId]);
  return product?.vendor._id === vendorId;
}

/**
 * Deletes an own question that has no reply; its words go, and its offer is withdrawn. Of a reply and a deletion at the same moment one succeeds.
 * @throws Refusal `not-found`, `question-replied`
 */
export const deleteQuestion = (
  db: Db,
  { shopId, accountId }: Pick<Conversation, 'shopId' | 'accountId'>,
  questionId: string,
): Promise<Conversation> =>
  db.transaction(async (tx) => {
    const own = and(
      eq(questions.shopId, shopId),
      eq(questions.accountId, accountId),
      eq(questions.id, questionId),
    );
    const [about] = await tx
      .select({ vendorId: questions.vendorId, productId: questions.productId })
      .from(questions)
      .where(own);
    if (!about) throw refusal('not-found');
    const conversation = { shopId, accountId, ...about };
    const changed = await nextChange(tx, conversation);
    const [gone] = await tx
      .update(questions)
      .set({ status: 'deleted', content: '', changed, unread: false })
      .where(and(own, eq(questions.status, 'pending')))
      .returning({ id: questions.id });
    if (gone) {
      await tx
        .update(offers)
        .set({ status: 'withdrawn', decidedAt: sql`now()` })
        .where(
          and(eq(offers.shopId, shopId), eq(offers.questionId, questionId), eq(offers.status, 'pending')),
        );
      return conversation;
    }
    const replied = await tx.$count(questions, and(own, eq(questions.status, 'replied')));
    throw refusal(replied > 0 ? 'question-replied' : 'not-found');
  });

import { and, count, eq, ne, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Reply } from '@haat/contract/inquiry/schemas';
import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { Pusher } from '../../core/push/pusher.ts';
import type { SellerAccount } from '../../core/seller.ts';
import type { Message } from './ask.ts';
import { alertShopper } from './alerts/alert.ts';
import { markSeenIn } from './alerts/unseen.ts';
import { joinedConversation, nextChange } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { replyOf } from './read-questions.ts';
import { conversations, questions, replies } from './tables.ts';

/** A question travels whole, with its replies: so many at most. The refusal's words name the number. */
const maxReplies = 50;

/** A reply, where it was given, and whether just now: then the shopper is to be told. */
export interface Replied {
  reply: Reply;
  conversation: Conversation;
  isNew: boolean;
  /** The number of the change, where it is new. */
  seq: number;
}

/**
 * Replies to a question of the own vendor, which is Replied from then on. Sent again under the same client id it is the reply
 * that was given before.
 * @throws Refusal `not-found`, `too-many-replies`, `message-reused`
 */
export const replyToQuestion = (
  db: Db,
  push: Pusher,
  seller: SellerAccount,
  questionId: string,
  message: Message,
): Promise<Replied> =>
  db.transaction(async (tx) => {
    const { shopId, vendorId } = seller;
    const which = { shopId, vendorId, questionId };
    // The conversation first, held from here on: the same reply that is sent twice at once is found by the second one.
    const [[about], before, [given]] = await pipelined([
      heldQuestion(tx).execute(which),
      repliedBefore(tx, seller, questionId, message),
      repliesGiven(tx).execute(which),
    ]);
    if (!about) throw refusal('not-found');
    const { askedAt, last, ...who } = about;
    const conversation = { shopId, vendorId, ...who };
    if (before) return { reply: before, conversation, isNew: false, seq: 0 };

    const seq = last + 1;
    const [, [stays], [row]] = await pipelined([
      nextChange(tx, conversation),
      markReplied(tx).execute({ ...which, seq }),
      keepReply(tx).execute({
        ...which,
        id: v7(),
        authorId: seller.accountId,
        clientId: null,
        ...message,
        seq,
      }),
      alertShopper(tx, push, conversation, seq),
      markSeenIn(tx, conversation, 'vendor', askedAt),
    ]);
    if (!stays) throw refusal('not-found');
    if (row && given!.n >= maxReplies) throw refusal('too-many-replies');
    if (row) return { reply: replyOf(row), conversation, isNew: true, seq };
    const other = await repliedBefore(tx, seller, questionId, message);
    if (!other) throw new Error('a reply was neither stored nor found');
    return { reply: other, conversation, isNew: false, seq: 0 };
  });

const shop = sql.placeholder('shopId');
const question = sql.placeholder('questionId');
const number = sql.placeholder('seq');
const isOwn = and(
  eq(questions.shopId, shop),
  eq(questions.vendorId, sql.placeholder('vendorId')),
  eq(questions.id, question),
);
const heldQuestion = preparedFor((db) =>
  db
    .select({
      ...{ accountId: questions.accountId, productId: questions.productId, askedAt: questions.seq },
      last: conversations.last,
    })
    .from(questions)
    .innerJoin(conversations, joinedConversation)
    .where(isOwn)
    .for('no key update', { of: conversations })
    .prepare('held question'),
);
const repliesGiven = preparedFor((db) =>
  db
    .select({ n: count() })
    .from(replies)
    .where(and(eq(replies.shopId, shop), eq(replies.questionId, question)))
    .prepare('replies given'),
);
const markReplied = preparedFor((db) =>
  db
    .update(questions)
    .set({ status: 'replied', changed: sql`${number}::int`, unread: false })
    .where(and(isOwn, ne(questions.status, 'deleted')))
    .returning({ id: questions.id })
    .prepare('question replied'),
);
const keepReply = preparedFor((db) =>
  db
    .insert(replies)
    .values({
      id: sql.placeholder('id'),
      ...{ shopId: shop, questionId: question, authorId: sql.placeholder('authorId') },
      ...{ content: sql.placeholder('content'), clientId: sql.placeholder('clientId'), seq: number },
    })
    .onConflictDoNothing()
    .returning()
    .prepare('keep reply'),
);
const replyCalled = preparedFor((db) =>
  db
    .select()
    .from(replies)
    .where(
      and(
        eq(replies.shopId, shop),
        eq(replies.authorId, sql.placeholder('authorId')),
        eq(replies.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare('reply called'),
);

async function repliedBefore(
  tx: Db,
  { shopId, accountId }: SellerAccount,
  questionId: string,
  { content, clientId }: Message,
): Promise<Reply | null> {
  if (clientId === undefined) return null;
  const [row] = await replyCalled(tx).execute({ shopId, authorId: accountId, clientId });
  if (!row) return null;
  if (row.questionId !== questionId || row.content !== content) throw refusal('message-reused');
  return replyOf(row);
}

import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { statusNow } from '@haat/contract/inquiry/offer-states';
import type { Offer, Question, QuestionNews, Reply, SellerQuestion } from '@haat/contract/inquiry/schemas';
import { isAnyOfGiven, listOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { placeOf } from '../../core/database/place.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { joinedAccount } from '../account/service.ts';
import { productsForOrder } from '../catalog/service.ts';
import { given, isIn, lastChange } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { onSaleOf } from './offers/on-sale.ts';
import { offers, questions, replies } from './tables.ts';

/** So many the specification's own call answers, which has no pages. */
const maxListed = 200;
const usualNews = 50;
const usualPage = 20;

type Row = typeof questions.$inferSelect;
const isThere = ne(questions.status, 'deleted');

/** The newest questions of a conversation, in their order (spec §7). */
export async function listQuestions(db: Db, conversation: Conversation): Promise<Question[]> {
  return withReplies(db, await newest(db, conversation, maxListed));
}

const newest = async (db: Db, conversation: Conversation, size: number, which?: SQL): Promise<Row[]> => {
  const rows = await db
    .select()
    .from(questions)
    .where(and(isIn(conversation), isThere, which))
    .orderBy(desc(questions.seq))
    .limit(size);
  return rows.toReversed();
};

export interface NewsAsked {
  after?: string;
  before?: number;
  size?: number;
}

/**
 * What has changed in a conversation since a place, in the order of the changes; without a place its newest questions. A
 * question that changes twice is told once, as it is now.
 */
export async function newsOf(
  db: Db,
  conversation: Conversation,
  { after, before, size = usualNews }: NewsAsked,
): Promise<QuestionNews> {
  // Before the questions are read: what happens in between is told again, and not left out.
  const last = await lastChange(db, conversation);
  // A place that is not reached yet is one of a database that was set back to an earlier day.
  const since = after === undefined || Number(after) > last ? null : Number(after);
  return since === null
    ? windowOf(db, conversation, { last, before, size })
    : changesSince(db, conversation, { since, size });
}

async function windowOf(
  db: Db,
  conversation: Conversation,
  { last, before, size }: { last: number; before: number | undefined; size: number },
): Promise<QuestionNews> {
  const which = before === undefined ? undefined : lt(questions.seq, before);
  const rows = await newest(db, conversation, size + 1, which);
  const earlier = rows.length > size;
  const shown = await withReplies(db, earlier ? rows.slice(1) : rows);
  return { questions: shown, deleted: [], next: String(last), more: false, earlier };
}

const changed = preparedFor((db) =>
  db
    .select()
    .from(questions)
    .where(and(isIn(given), gt(questions.changed, sql.placeholder('since'))))
    .orderBy(asc(questions.changed))
    .limit(sql.placeholder('most'))
    .prepare('changed questions'),
);

async function changesSince(
  db: Db,
  conversation: Conversation,
  { since, size }: { since: number; size: number },
): Promise<QuestionNews> {
  const rows = await changed(db).execute({ ...conversation, since, most: size + 1 });
  const page = rows.slice(0, size);
  const gone = page.filter(({ status }) => status === 'deleted');
  return {
    questions: await withReplies(
      db,
      page.filter(({ status }) => status !== 'deleted'),
    ),
    deleted: gone.map(({ id }) => id),
    next: String(page.at(-1)?.changed ?? since),
    more: rows.length > size,
    earlier: false,
  };
}

export interface SellerQuestionsAsked {
  pending?: boolean;
  unread?: boolean;
  user?: string;
  product?: string;
  after?: string;
  size?: number;
}

/** Behind a place in the list of a vendor: whether its question was unread when the list was read, and where it stood. */
function isBelow(place: string): SQL {
  const [unread, time, id] = place.split('~');
  return sql`(${questions.unread}, ${questions.createdAt}, ${questions.id}) < (${unread === '1'}, ${time}::timestamptz, ${id}::uuid)`;
}

/** A vendor's questions, unread ones first and then the newest, paged by key: those that come in meanwhile move nothing. */
export async function listSellerQuestions(
  db: Db,
  { shopId, vendorId }: { shopId: string; vendorId: string },
  { pending = false, unread = false, user, product, after, size = usualPage }: SellerQuestionsAsked,
): Promise<{ questions: SellerQuestion[]; next: string | null; waiting: number }> {
  const own = and(eq(questions.shopId, shopId), eq(questions.vendorId, vendorId));
  const isPending = sql`${questions.status} = 'pending'`;
  const { createdAt, id } = questions;
  const [rows, waiting] = await Promise.all([
    db
      .select({
        question: questions,
        place: placeOf(createdAt, id),
        user: { _id: joinedAccount.rows.id, ...joinedAccount.mark },
      })
      .from(questions)
      .innerJoin(joinedAccount.rows, joinedAccount.on(questions.shopId, questions.accountId))
      .where(
        and(
          own,
          isThere,
          pending ? sql`(${isPending} or ${questions.unread})` : undefined,
          unread ? sql`${questions.unread}` : undefined,
          user === undefined ? undefined : eq(questions.accountId, user),
          product === undefined ? undefined : eq(questions.productId, product),
          after === undefined ? undefined : isBelow(after),
        ),
      )
      .orderBy(desc(questions.unread), desc(createdAt), desc(id))
      .limit(size + 1),
    db.$count(questions, and(own, isPending)),
  ]);
  const page = rows.slice(0, size);
  const [shown, products] = await Promise.all([
    withReplies(
      db,
      page.map(({ question }) => question),
    ),
    productsForOrder(db, shopId, [...new Set(page.map(({ question }) => question.productId))]),
  ]);
  const productOf = new Map(
    products.map(({ id: _id, title, titleNe, slug, image }) => [_id, { _id, title, titleNe, slug, image }]),
  );
  const last = page.at(-1);
  return {
    questions: shown.flatMap((each, at) => {
      const { question, user: asker } = page[at]!;
      const about = productOf.get(question.productId);
      return about ? [{ ...each, product: about, user: asker, unread: question.unread }] : [];
    }),
    next: rows.length > size && last ? `${last.question.unread ? 1 : 0}~${last.place}` : null,
    waiting,
  };
}

const repliesOf = preparedFor((db) =>
  db
    .select()
    .from(replies)
    .where(and(eq(replies.shopId, sql.placeholder('shopId')), isAnyOfGiven(replies.questionId, 'ids')))
    .orderBy(asc(replies.seq))
    .prepare('replies'),
);
const offersOf = preparedFor((db) =>
  db
    .select({ offer: offers, now: sql<string>`now()` })
    .from(offers)
    .where(and(eq(offers.shopId, sql.placeholder('shopId')), isAnyOfGiven(offers.questionId, 'ids')))
    .prepare('offers'),
);

/** The offers that questions make, by the question's id, as they are now. */
export async function offersBy(
  db: Db,
  shopId: string,
  questionIds: string[],
): Promise<Map<string, Omit<Offer, 'onSale'>>> {
  if (questionIds.length === 0) return new Map();
  const made = await offersOf(db).execute({ shopId, ids: listOf(questionIds) });
  return new Map(made.map(({ offer, now }) => [offer.questionId, offerAt(offer, new Date(now))]));
}

/** Rows as they travel, in their order, with their replies and offers. */
async function withReplies(db: Db, rows: Row[]): Promise<Question[]> {
  const [first] = rows;
  if (!first) return [];
  const { shopId } = first;
  const ids = rows.map(({ id }) => id);
  const [given, offerOf] = await Promise.all([
    repliesOf(db).execute({ shopId, ids: listOf(ids) }),
    offersBy(db, shopId, ids),
  ]);
  const repliesTo = Map.groupBy(given, ({ questionId }) => questionId);
  const isOnSale = await onSaleOf(
    db,
    shopId,
    rows.filter(({ id }) => offerOf.has(id)),
  );
  return rows.map((row) => {
    const made = offerOf.get(row.id);
    return {
      ...unanswered(row),
      replies: (repliesTo.get(row.id) ?? []).map(replyOf),
      offer: made ? { ...made, onSale: isOnSale(row) } : null,
    };
  });
}

/** A question as it travels that has no reply yet and offers nothing. */
export const unanswered = ({ id, content, createdAt, seq, clientId }: Row): Question => ({
  ...{ _id: id, content, createdAt: createdAt.toISOString(), replies: [] },
  ...{ seq, clientId, offer: null },
});

export const replyOf = ({
  id,
  content,
  createdAt,
  offerMove,
  automatic,
}: typeof replies.$inferSelect): Reply => ({
  _id: id,
  content,
  createdAt: createdAt.toISOString(),
  offerMove,
  automatic,
});

/** An offer as it is at an instant, by the database's clock. */
function offerAt(row: typeof offers.$inferSelect, now: Date): Omit<Offer, 'onSale'> {
  const used = row.usedAt !== null;
  return {
    _id: row.id,
    status: statusNow({ ...row, used }, now),
    amount: row.amount,
    counter: row.counter,
    listedPrice: row.listedPrice,
    until: row.until.toISOString(),
    used,
  };
}

/** One question as it is now. */
export async function readQuestion(db: Db, row: Row): Promise<Question> {
  const [question] = await withReplies(db, [row]);
  return question!;
}

import * as z from 'zod/mini';
import { done, doneWith, flagInQuery, id, prose, wholeInQuery } from '../core/fields.ts';
import { refuses } from '../core/problem.ts';

/** What the sender calls a message, so that sending it again is no second one. */
const clientId = z.optional(id);

export const reply = z.strictObject({ _id: z.string(), content: z.string(), createdAt: z.string() });

export type Reply = z.output<typeof reply>;

/** A question is Pending while it has no replies, and Replied from the first (spec §4). */
export const question = z.strictObject({
  _id: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** In the order in which they were given. */
  replies: z.array(reply),
  /** Its place in the conversation: a later question has a larger one. */
  seq: z.number(),
  /** As the shopper's browser called it; null where it did not. */
  clientId: z.nullable(z.string()),
});

export type Question = z.output<typeof question>;

const conversation = { user: id, vendor: id, product: id };

export const getQuestions = {
  summary: 'The newest 200 questions to a vendor about a product, in their order (spec §7).',
  input: z.strictObject(conversation),
  answer: z.array(question),
  refuses: refuses('not-found'),
};

/** A place in the changes of a conversation, as `next` told it: nothing to be made or compared. */
const cursor = z.string().check(z.regex(/^\d{1,9}$/));

const newsInput = {
  /** The `next` of the last answer: what has changed since. Without it the newest questions, as a dialog begins. */
  after: z.optional(cursor),
  /** The `seq` of the earliest question that is known: those before it. */
  before: z.optional(wholeInQuery(0, 999_999_999)),
  size: z.optional(wholeInQuery(1, 200)),
};

/**
 * Questions as they are now, each whole: what is known by its `_id` is replaced, what is not is put in by its `seq`. To be
 * asked again from `next` while there is `more`.
 */
export const questionNews = z.strictObject({
  questions: z.array(question),
  /** The `_id`s of those that are gone. */
  deleted: z.array(z.string()),
  next: z.string(),
  more: z.boolean(),
  /** Without `after`: whether there are questions before these. */
  earlier: z.boolean(),
});

export type QuestionNews = z.output<typeof questionNews>;

export const getQuestionNews = {
  summary: 'What is new in a conversation since a place that was told before: nothing is lost or told twice.',
  input: z.strictObject({ ...conversation, ...newsInput }),
  answer: questionNews,
  refuses: refuses('not-found'),
};

export const askQuestion = {
  summary:
    'Asks a vendor about a product (spec §7). The same `clientId` again is the same question, never a second one.',
  input: z.strictObject({ ...conversation, content: prose(1_000, 1), clientId }),
  answer: doneWith(question),
  refuses: refuses('message-reused', 'not-allowed', 'not-found', 'wrong-vendor'),
};

export const deleteQuestion = {
  summary: 'Deletes an own question that has no reply (spec §4, §7).',
  params: z.object({ questionId: id }),
  answer: done,
  refuses: refuses('question-replied'),
};

/** A question as the vendor's desk shows it. */
export const sellerQuestion = z.strictObject({
  ...question.shape,
  product: z.strictObject({
    _id: z.string(),
    title: z.string(),
    titleNe: z.nullable(z.string()),
    slug: z.string(),
    image: z.nullable(z.string()),
  }),
  user: z.strictObject({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    picture: z.nullable(z.string()),
  }),
});

export type SellerQuestion = z.output<typeof sellerQuestion>;

export const sellerQuestions = {
  summary: "Questions about the vendor's own products, newest first.",
  input: z.strictObject({
    /** Only those without a reply. */
    pending: z.optional(flagInQuery),
    user: z.optional(id),
    product: z.optional(id),
    /** The `next` of the page before; without it the newest. */
    after: z.optional(id),
    size: z.optional(wholeInQuery(1, 60)),
  }),
  answer: z.strictObject({
    questions: z.array(sellerQuestion),
    /** Null where there are no more. */
    next: z.nullable(z.string()),
    /** How many of all the vendor's questions have no reply. */
    waiting: z.number(),
  }),
};

export const sellerQuestionNews = {
  summary: 'The same as `getQuestionNews`, of a conversation with one of the own shoppers.',
  input: z.strictObject({ user: id, product: id, ...newsInput }),
  answer: questionNews,
};

export const replyToQuestion = {
  summary:
    "Replies to a question about the vendor's own product. The same `clientId` again is the same reply, never a second one.",
  input: z.strictObject({ questionId: id, content: prose(1_000, 1), clientId }),
  answer: doneWith(reply),
  refuses: refuses('message-reused', 'not-found', 'too-many-replies'),
};

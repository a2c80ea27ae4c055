import * as z from 'zod/mini';
import {
  done,
  doneWith,
  flagInQuery,
  id,
  integerInQuery,
  markedPlace,
  pairPlace,
  prose,
  rupees,
} from '../core/fields.ts';
import { refuses } from '../core/problem.ts';
import { vendorMark } from '../vendors/schemas.ts';
import { offerStatuses } from './offer-states.ts';
import { maxMessageLength } from './rules.ts';

/** What the sender calls a message, so that sending it again is no second one. */
const clientId = z.optional(id);

export const reply = z.strictObject({
  _id: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** The seller's answer to an offer that the words tell of; null where they are the seller's own. */
  offerMove: z.nullable(z.enum(['accept', 'decline', 'counter'])),
  /** Said for a vendor who is away: the question is still Pending. */
  automatic: z.boolean(),
});

export type Reply = z.output<typeof reply>;

/** A price that a shopper proposed for one piece, in whole rupees. */
export const offer = z.strictObject({
  _id: z.string(),
  status: z.enum(offerStatuses),
  amount: z.number(),
  /** What the seller asks instead; it is the agreed price once it is accepted. */
  counter: z.nullable(z.number()),
  /** What the product cost when the offer was made. */
  listedPrice: z.number(),
  /** When it ends by itself, while it waits or is accepted and not used. */
  until: z.string(),
  /** A piece was ordered at this price. */
  used: z.boolean(),
  /** The vendor has the product on sale: while it has not, no price is agreed. */
  onSale: z.boolean(),
});

export type Offer = z.output<typeof offer>;

/** A question is Pending while it has no replies that a seller gave, and Replied from the first (spec §4). */
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
  /** The offer that the question makes; null where it only asks. */
  offer: z.nullable(offer),
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
export const cursor = z.string().check(z.regex(/^\d{1,9}$/));

const newsInput = {
  /** The `next` of the last answer: what has changed since. Without it the newest questions, as a dialog begins. */
  after: z.optional(cursor),
  /** The `seq` of the earliest question that is known: those before it. */
  before: z.optional(integerInQuery(0, 999_999_999)),
  size: z.optional(integerInQuery(1, 200)),
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

const ownConversation = z.strictObject({
  product: z.strictObject({
    _id: z.string(),
    title: z.string(),
    titleNe: z.nullable(z.string()),
    slug: z.string(),
    image: z.nullable(z.string()),
    /** What it costs today; null where the shop does not show it. */
    price: z.nullable(z.number()),
  }),
  vendor: vendorMark,
  at: z.string(),
  last: z.strictObject({
    by: z.enum(['shopper', 'vendor']),
    content: z.string(),
    /** The offer that it makes or answers, as it is now; null where it only says something. */
    offer: z.nullable(z.omit(offer, { onSale: true })),
  }),
  /** The vendor has replied, and the shopper has not seen it (`markSeen`). */
  unread: z.boolean(),
});
export type OwnConversation = z.output<typeof ownConversation>;

const ownConversations = z.strictObject({
  conversations: z.array(ownConversation),
  /** Null where there are no more. */
  next: z.nullable(z.string()),
  /** How many of all of them are unread. */
  unread: z.number(),
});
export type OwnConversations = z.output<typeof ownConversations>;

export const listOwnConversations = {
  summary: 'What one talks about with sellers, newest first, paged by key, and how much of it is unread.',
  input: z.strictObject({
    /** The `next` of the page before; without it the newest. */
    after: z.optional(pairPlace),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: ownConversations,
};

export const askQuestion = {
  summary:
    'Asks a vendor about a product (spec §7). The same `clientId` again is the same question, never a second one.',
  input: z.strictObject({ ...conversation, content: prose(maxMessageLength, 1), clientId }),
  answer: doneWith(question),
  refuses: refuses('message-reused', 'not-allowed', 'not-found', 'wrong-vendor'),
};

export const markSeen = {
  summary:
    'The shopper has seen a conversation up to a place, the `next` of its news: no mail is sent about it any more.',
  input: z.strictObject({ ...conversation, upTo: cursor }),
  answer: done,
  refuses: refuses('not-found'),
};

export const deleteQuestion = {
  summary: 'Deletes an own question that has no reply (spec §4, §7), and withdraws the offer that it makes.',
  params: z.object({ questionId: id }),
  answer: done,
  refuses: refuses('question-replied'),
};

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
  /** That it was asked, or what its shopper has answered to a counter-offer, nobody of the vendor has seen (`markSeenBySeller`). */
  unread: z.boolean(),
});

export type SellerQuestion = z.output<typeof sellerQuestion>;

export const sellerQuestions = {
  summary: "Questions about the vendor's own products, unread ones first and then the newest.",
  input: z.strictObject({
    /** Only those that wait for somebody: without a reply, or unread. */
    pending: z.optional(flagInQuery),
    /** Only those that nobody of the vendor has seen. */
    unread: z.optional(flagInQuery),
    user: z.optional(id),
    product: z.optional(id),
    /** The `next` of the page before; without it the first ones. */
    after: z.optional(markedPlace),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    questions: z.array(sellerQuestion),
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

export const makeOffer = {
  summary:
    'Offers a price for one piece of a product, as a question to its vendor. It takes the place of an own one that still waits.',
  input: z.strictObject({ vendor: id, product: id, amount: rupees, clientId }),
  answer: doneWith(question),
  refuses: refuses(
    'message-reused',
    'not-allowed',
    'not-found',
    'offer-above-price',
    'offer-accepted',
    'offer-too-low',
    'wrong-vendor',
  ),
};

const ownOffer = {
  params: z.object({ offerId: id }),
  answer: doneWith(question),
  refuses: refuses('offer-moved'),
};

export const acceptCounter = {
  summary: "Accepts what the seller asks instead of an own offer: it is the shopper's price until then.",
  ...ownOffer,
  refuses: refuses('not-on-sale', 'offer-moved'),
};

export const withdrawOffer = {
  summary: 'Withdraws an own offer that is not accepted.',
  ...ownOffer,
};

/** A price that was agreed and that the next order of one piece may name, in whole rupees. */
export const agreedOffer = z.strictObject({
  _id: z.string(),
  productId: z.string(),
  price: z.number(),
  until: z.string(),
});

export type AgreedOffer = z.output<typeof agreedOffer>;

export const listAgreedOffers = {
  summary: 'The own accepted offers that are neither used nor over: `offerId` of an order names one.',
  answer: z.array(agreedOffer),
};

export const answerOffer = {
  summary: "Accepts or declines an offer for the vendor's own product, or asks another amount instead.",
  input: z.discriminatedUnion('move', [
    z.strictObject({ offerId: id, move: z.enum(['accept', 'decline']) }),
    z.strictObject({ offerId: id, move: z.literal('counter'), amount: rupees }),
  ]),
  answer: doneWith(question),
  refuses: refuses('not-found', 'not-on-sale', 'offer-above-price', 'offer-moved'),
};

import * as z from 'zod/mini';
import { done, doneWith, id, prose, flagInQuery, severalInQuery, integerInQuery } from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { refuses } from '../../core/problem.ts';
import { vendorMark } from '../../vendors/schemas.ts';
import { orderStatuses, orderSteps } from '../rules.ts';
import { order } from '../schemas.ts';

// So many orders are listed, moved or printed at once.
const maxOrders = 60;

const status = z.enum(orderStatuses);
const [, ...laterSteps] = orderSteps;
const ids = z.array(id).check(
  z.minLength(1),
  z.maxLength(maxOrders),
  z.refine((all) => new Set(all.map((each) => each.toLowerCase())).size === all.length, 'Each order once'),
);

const paper = z.enum(['slip', 'bill']);
/** When a paper was printed last, and how often: a bill that is printed again is a copy. */
const printing = z.nullable(z.strictObject({ at: z.string(), times: z.number() }));
/** What was printed of an order; null for what was not. */
const printed = z.strictObject({ slip: printing, bill: printing });

/** An order in the queue of its seller. Money in whole rupees, instants in ISO 8601. */
export const orderCard = z.strictObject({
  _id: z.string(),
  /** What it is called on the phone: `#1A2B3C4D`. */
  number: z.string(),
  status,
  createdAt: z.string(),
  updatedAt: z.string(),
  fullName: z.string(),
  phone: z.string(),
  /** The place of its address, in short. */
  place: z.string(),
  placeNe: z.nullable(z.string()),
  /** The shopper's note; '' for none. */
  note: z.string(),
  pieces: z.number(),
  /** The first lines, at most three. */
  lines: z.array(
    z.strictObject({
      title: z.string(),
      titleNe: z.nullable(z.string()),
      image: z.nullable(z.string()),
      quantity: z.number(),
    }),
  ),
  total: z.number(),
  /** A guest's order that nobody confirms until then is cancelled; null where nobody needs to. */
  confirmBy: z.nullable(z.string()),
  /** It waits for its seller for longer than `lateAfterHours` or, once it is confirmed, `sendLateAfterHours`. */
  isLate: z.boolean(),
  /** It came back, and keeps its status. */
  cameBack: z.boolean(),
  printed,
});
export type OrderCard = z.output<typeof orderCard>;

/** How many orders wait at each step that is not the last one, without what came back; `maxCounted` stands for that many or more. */
export const orderCounts = z.strictObject({
  pending: z.number(),
  confirmed: z.number(),
  dispatched: z.number(),
  arrived: z.number(),
  /** Of the pending ones: those that wait for longer than `lateAfterHours`. */
  late: z.number(),
  /** Of the confirmed ones: those that are not dispatched in `sendLateAfterHours`. */
  lateToSend: z.number(),
});
export type OrderCounts = z.output<typeof orderCounts>;

const orderQueue = z.strictObject({
  orders: z.array(orderCard),
  next: z.nullable(z.string()),
  /** Of all the own orders, whatever is filtered. */
  counts: orderCounts,
});
export type OrderQueue = z.output<typeof orderQueue>;

export const sellerOrders = {
  summary: "The vendor's own orders, by status and search, paged by key.",
  input: z.strictObject({
    /** `open` is everything that has not come to its end and did not come back. */
    status: z.optional(z.enum([...orderStatuses, 'open'])),
    /**
     * The beginning of an order's number, of the shopper's name in either script, or of their phone number: from two letters
     * or four digits on, less is no search yet.
     */
    q: z.optional(prose(100)),
    /** Those alone that wait for their seller too long: as a card says by `isLate`. */
    late: z.optional(flagInQuery),
    /** `waiting`: the oldest first. */
    sort: z.optional(z.enum(['newest', 'waiting'])),
    after: z.optional(id),
    size: z.optional(integerInQuery(1, maxOrders)),
  }),
  answer: orderQueue,
};

/** An order with all that its seller needs to call, pack, send and bill it. */
export const sellerOrder = z.strictObject({
  ...order.shape,
  number: z.string(),
  /** The language that the shopper is written to in. */
  language: z.enum(languages),
  /** Whether it was ordered without an account. */
  isGuest: z.boolean(),
  isLate: z.boolean(),
  /** Who at the seller's desk took it to which status; whoever has left is not named. */
  doneBy: z.array(z.strictObject({ status: z.string(), name: z.string() })),
  /** When it came back, and why; null for what did not. */
  returned: z.nullable(z.strictObject({ at: z.string(), reason: z.string(), restocked: z.boolean() })),
  printed,
});
export type SellerOrder = z.output<typeof sellerOrder>;

export const getSellerOrder = {
  summary: 'An own order of the vendor, whole.',
  params: z.object({ orderId: id }),
  answer: sellerOrder,
};

export const setOrderStatus = {
  summary: 'Takes an own order to the next step, or cancels it while pending (design §3).',
  input: z
    .strictObject({
      orderId: id,
      status,
      /** Why it is cancelled, for the shopper to read; asked for then, and refused otherwise. */
      reason: z.optional(prose(300, 3)),
    })
    .check(
      z.refine(({ status: to, reason }) => (to === 'cancelled') === (reason !== undefined), {
        path: ['reason'],
        error: 'Please tell the shopper why, when you cancel an order and only then.',
      }),
    ),
  answer: done,
  refuses: refuses('not-found', 'not-next-step'),
};

/** Why one of several orders was not moved. */
export const skipCodes = ['already', 'not-next-step', 'not-found', 'failed'] as const;

export const moveResult = z.strictObject({
  orderId: z.string(),
  moved: z.boolean(),
  /** Where it is now; null where it is not the vendor's, or could not be read. */
  status: z.nullable(status),
  /**
   * Why it was left where it is, null where it was moved. `already`: it has come there before, or further.
   * `not-next-step`: there are steps between, or it was cancelled. `not-found`: no order of this vendor. `failed`: the shop
   * could not do it just now; nothing has changed, and it may be tried again.
   */
  code: z.nullable(z.enum(skipCodes)),
});
export type MoveResult = z.output<typeof moveResult>;

export const moveOrders = {
  summary: 'Takes each of several own orders to its next step, one by one; what may not move is skipped.',
  input: z.strictObject({ orderIds: ids, status: z.enum(laterSteps) }),
  answer: doneWith(z.array(moveResult)),
};

export const getPapers = {
  summary: 'All that packing slips and bills of own orders say, in the order asked.',
  input: z.strictObject({ orderIds: severalInQuery(id, maxOrders) }),
  answer: z.array(sellerOrder),
  refuses: refuses('not-found'),
};

export const markPrinted = {
  summary: 'Notes that papers of own orders were printed; a bill that is not written yet is passed over.',
  input: z.strictObject({ orderIds: ids, what: paper }),
  answer: doneWith(z.array(z.strictObject({ orderId: z.string(), printed }))),
  refuses: refuses('not-found'),
};

const waitingCount = z.strictObject({ open: z.number(), late: z.number() });

export const sellerToday = {
  summary: 'What waits for the vendor, and how far a new one has come.',
  answer: z.strictObject({
    /** The shop's subdomain, as its delivery terms are asked for. */
    subdomain: z.string(),
    vendor: vendorMark,
    /** Why the vendor sells no longer; null for who sells. */
    suspended: z.nullable(z.string()),
    orders: orderCounts,
    /** Products of which a count is at its threshold or below, and those of which nothing is left. */
    stock: z.strictObject({ low: z.number(), out: z.number() }),
    /** Questions without an answer, and those of them that wait for longer than `answerLateAfterHours`; offers are apart. */
    questions: waitingCount,
    /** Offers that wait to be accepted, declined or countered. */
    offers: waitingCount,
    /** The newest that wait, by id: what a desk was not told of while its line was down. */
    newest: z.strictObject({
      orders: z.array(z.string()),
      questions: z.array(z.string()),
      offers: z.array(z.string()),
    }),
    /** Reviews without a reply. */
    reviews: z.strictObject({ open: z.number() }),
    /** What is done of what a new seller does first. */
    checklist: z.strictObject({
      hasProducts: z.boolean(),
      hasStock: z.boolean(),
      /** The shop delivers: by standard terms or to an area. */
      hasDelivery: z.boolean(),
      hasOrders: z.boolean(),
    }),
  }),
};

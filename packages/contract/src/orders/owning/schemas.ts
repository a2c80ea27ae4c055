import * as z from 'zod/mini';
import { instant } from '../../core/fields.ts';
import { vendorMark } from '../../vendors/schemas.ts';

/** How many wait for too long, and since when the first of them does; null where none does. */
const overdue = z.nullable(z.strictObject({ count: z.number(), oldest: instant }));

const lateSeller = z.strictObject({
  vendor: vendorMark,
  /** Where the shop reaches the seller; null where they have not said. */
  phone: z.nullable(z.string()),
  people: z.array(z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  /** The last day in Nepal on which the seller is away; null for one who is here. */
  awayUntil: z.nullable(z.string()),
  /** Orders that are not confirmed, and those that are not dispatched, in the time of `lateAfterHours` and `sendLateAfterHours`. */
  toConfirm: overdue,
  toSend: overdue,
  /** Questions that wait for an answer for longer than `answerLateAfterHours`. */
  toAnswer: overdue,
});

export type LateSeller = z.output<typeof lateSeller>;

export const shopToday = {
  summary: 'How many sellers are late, and what is done of what a new shop does first.',
  answer: z.strictObject({
    late: z.number(),
    checklist: z.strictObject({
      /** The shop says its phone and its address. */
      isReachable: z.boolean(),
      /** A mail server is named: without one mails reach nobody. */
      mailsGoOut: z.boolean(),
      hasSellers: z.boolean(),
      hasProducts: z.boolean(),
      hasOrders: z.boolean(),
    }),
  }),
};

export const listLateSellers = {
  summary:
    'Which sellers have orders or questions waiting for too long, who waits longest first. Counted are the oldest 1,000 of each.',
  answer: z.array(lateSeller),
};

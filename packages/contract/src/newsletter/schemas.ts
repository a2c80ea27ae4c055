import * as z from 'zod/mini';
import { done, email, id, instant, integerInQuery } from '../core/fields.ts';
import { languages } from '../core/language.ts';
import { refuses } from '../core/problem.ts';

const language = z.enum(languages);
/** 32 random bytes in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const subscribe = {
  summary:
    'Mails a link that confirms the email; the same answer whether or not it is subscribed. Only in a shop that keeps a list.',
  input: z.strictObject({
    email,
    /** Which language the visitor reads. */
    language: z.optional(language),
  }),
  answer: done,
  refuses: refuses('not-found'),
};

export const confirmSubscription = {
  summary: 'Subscribes the email that a link was mailed to; a second time changes nothing.',
  input: z.strictObject({ token }),
  answer: done,
  refuses: refuses('link-expired', 'link-unknown'),
};

export const unsubscribe = {
  summary:
    'Unsubscribes by the link that each newsletter carries, at once (RFC 8058); a second time changes nothing.',
  params: z.object({ token }),
  answer: done,
  refuses: refuses('link-unknown'),
};

export const subscriber = z.strictObject({
  _id: z.string(),
  email: z.string(),
  language,
  confirmedAt: instant,
});

export type Subscriber = z.output<typeof subscriber>;

export const listSubscribers = {
  summary: "Who is subscribed to the own shop's newsletter, the newest first; `next` is what `after` takes.",
  input: z.strictObject({ after: z.optional(id), size: z.optional(integerInQuery(1, 100)) }),
  answer: z.strictObject({
    subscribers: z.array(subscriber),
    total: z.number(),
    next: z.nullable(z.string()),
  }),
};

export const getSubscribersCsv = {
  summary: 'All of them as a table for a spreadsheet or a mailing tool, each with the links to unsubscribe.',
  answer: z.instanceof(Uint8Array),
};

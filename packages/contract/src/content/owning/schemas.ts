import * as z from 'zod/mini';
import { done, flagInQuery, id, instant, integerInQuery, prose } from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { refuses } from '../../core/problem.ts';
import { maxAnnouncement } from '../rules.ts';

const contactMessage = z.strictObject({
  _id: z.string(),
  at: instant,
  name: z.string(),
  email: z.string(),
  /** '' where none was given. */
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  answeredAt: z.nullable(instant),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const listMessages = {
  summary:
    'What came through the contact form: those that wait for an answer, the oldest first, or the answered ones.',
  input: z.object({
    answered: z.optional(flagInQuery),
    after: z.optional(id),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    messages: z.array(contactMessage),
    next: z.nullable(z.string()),
    /** How many wait, and how many of them are late. */
    waiting: z.int(),
    late: z.int(),
  }),
};

export const markAnswered = {
  summary: 'Notes that a message was answered, or that it waits after all.',
  input: z.strictObject({ id, answered: z.boolean() }),
  answer: done,
  refuses: refuses('not-found'),
};

export const announce = {
  summary:
    'Tells all who are online in the own shop something, each in their language (spec §7 adminMessage).',
  input: z.strictObject({
    text: prose(maxAnnouncement, 1),
    /** The same in Nepali; without it everybody reads the first one. */
    textNe: z.optional(z.nullable(prose(maxAnnouncement))),
  }),
  answer: done,
};

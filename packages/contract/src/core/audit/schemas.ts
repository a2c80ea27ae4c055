import * as z from 'zod/mini';
import { id, instant, integerInQuery } from '../fields.ts';
import { roles } from '../session.ts';
import { auditActions, auditKinds } from './rules.ts';

const person = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
});

export type AuditPerson = z.output<typeof person>;

const auditEntry = z.strictObject({
  _id: z.string(),
  at: instant,
  /** Null for an account that is there no more. */
  who: z.nullable(person),
  action: z.enum(auditActions),
  kind: z.enum(auditKinds),
  /** Which one of its kind; null where a shop has one alone. */
  thingId: z.nullable(z.string()),
  /** What it was called then; '' for what has no name. */
  name: z.string(),
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = {
  summary: 'Who changed what in the own shop and when, newest first.',
  input: z.object({
    who: z.optional(id),
    kind: z.optional(z.enum(auditKinds)),
    thing: z.optional(id),
    after: z.optional(id),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    entries: z.array(auditEntry),
    next: z.nullable(z.string()),
    people: z.array(person),
  }),
};

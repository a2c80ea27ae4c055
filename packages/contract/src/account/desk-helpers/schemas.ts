import * as z from 'zod/mini';
import { done, email, id, instant, line } from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { refuses } from '../../core/problem.ts';
import { linkTokenLeast } from '../rules.ts';
import { password } from '../schemas.ts';

const helper = z.strictObject({
  _id: z.string(),
  email: z.string(),
  /** As their account says; null until they have joined. */
  name: z.nullable(z.string()),
  seesMoney: z.boolean(),
  /** `ended`: the invitation was not followed in time. */
  state: z.enum(['joined', 'invited', 'ended']),
  /** When they were invited last, or joined. */
  since: instant,
});
export type Helper = z.output<typeof helper>;

export const listHelpers = {
  summary: 'Who helps at the own desk or is invited to, by when they came.',
  answer: z.array(helper),
};

export const inviteHelper = {
  summary:
    'Lets somebody help at the own desk, with or without sight of its money. A link to join is mailed, once more to who has ' +
    'not followed it yet; it counts for seven days. Whether the email has an account of a shopper is not told.',
  input: z.strictObject({
    email,
    seesMoney: z.boolean(),
    language: z.optional(z.enum(languages)),
  }),
  answer: done,
  refuses: refuses('at-a-desk', 'too-many-helpers'),
};

export const changeHelper = {
  summary: "Changes whether a helper sees the desk's money, from now on.",
  input: z.strictObject({ helperId: id, seesMoney: z.boolean() }),
  answer: done,
  refuses: refuses('not-found'),
};

export const removeHelper = {
  summary:
    'Ends what a helper may do at the own desk, at once and on every device, or an invitation. Their account stays a shopper’s.',
  params: z.object({ helperId: id }),
  answer: done,
};

const owner = z.strictObject({ _id: z.string(), email: z.string(), name: z.string() });
export type Owner = z.output<typeof owner>;

export const listOwners = {
  summary: 'Who runs the own shop, by when they came.',
  answer: z.array(owner),
};

export const makeOwner = {
  summary: 'Has a helper at the shop’s own desk, who has joined, run the shop too. They sign in again.',
  params: z.object({ helperId: id }),
  answer: done,
};

export const removeOwner = {
  summary:
    'Has an owner, also oneself, run the shop no longer, at once; not the last one. Their account stays a shopper’s.',
  params: z.object({ ownerId: id }),
  answer: done,
  refuses: refuses('last-owner'),
};

const token = z.string().check(z.minLength(linkTokenLeast), z.maxLength(200));

export const checkInvitation = {
  summary: 'What an invitation to help is for, without following it.',
  input: z.strictObject({ token }),
  answer: z.strictObject({
    /** Of the vendor, or of the shop where it is its owner's desk. */
    shopName: z.string(),
    shopNameNe: z.nullable(z.string()),
    email: z.string(),
    seesMoney: z.boolean(),
    /** Whether the email has no account yet, so that joining asks for a name and a password. */
    asksAccount: z.boolean(),
  }),
  refuses: refuses('link-expired', 'link-unknown', 'link-used'),
};

export const joinDesk = {
  summary:
    'Follows an invitation to help, which counts once and for seven days. An account that is there keeps its password and is ' +
    'signed out everywhere, so that what it may do now is known on each device.',
  input: z.strictObject({
    token,
    /** All or none: an email without an account needs them. */
    account: z.optional(
      z.strictObject({
        firstName: line(80),
        lastName: line(80),
        password,
        language: z.optional(z.enum(languages)),
      }),
    ),
  }),
  answer: done,
  refuses: refuses(
    'at-a-desk',
    'link-expired',
    'link-unknown',
    'link-used',
    'password-common',
    'password-own',
  ),
};

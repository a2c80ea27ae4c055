import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { done, doneWith, email, id, line } from '../core/fields.ts';
import { languages } from '../core/language.ts';
import { maxPhotoBytes } from '../core/photos.ts';
import { user } from '../core/session.ts';
import { linkTokenLeast, verifierForm } from './rules.ts';

/** 8 to 128 characters, any of them (design §3). */
export const password = z.string().check(z.minLength(8), z.maxLength(128));

/** A password that is asked for again: whatever it was, only its length is bounded. */
const knownPassword = z.string().check(z.minLength(1), z.maxLength(128));

const oneTimeToken = z.string().check(z.minLength(linkTokenLeast), z.maxLength(200));

// The language of the page that asks; mails speak it.
const language = z.enum(languages);

export const signUp = {
  summary:
    'Makes an account and mails its activation link; the same answer whether or not the email is known. ' +
    'Refused while signed in.',
  input: z.strictObject({
    firstName: line(80),
    lastName: line(80),
    email,
    password,
    language: z.optional(language),
  }),
  answer: done,
  refuses: refuses('password-common', 'password-own', 'signed-in'),
};

export const activate = {
  summary:
    'Activates the account of a mailed link, which counts once and for a day, and opens a session. It asks for the ' +
    'password of the sign-up that sent it; a link that confirms a provider asks for none and opens none.',
  input: z.strictObject({ token: oneTimeToken, password: z.optional(knownPassword) }),
  answer: z.strictObject({
    message: z.string(),
    session: z.nullable(z.strictObject({ token: z.string(), user })),
  }),
  refuses: refuses('link-expired', 'link-unknown', 'link-used', 'too-many-passwords', 'wrong-password'),
};

export const checkActivation = {
  summary:
    'Whether the link of an activation still counts, without using it, and whether it asks for the password.',
  input: z.strictObject({ token: oneTimeToken }),
  answer: z.strictObject({ asksPassword: z.boolean() }),
  refuses: refuses('link-expired', 'link-unknown', 'link-used'),
};

const signedIn = z.strictObject({ message: z.string(), token: z.string(), user });

export const signIn = {
  summary: 'Opens a session. An account that is not activated is mailed its link again.',
  input: z.strictObject({ email, password: knownPassword }),
  answer: signedIn,
  refuses: refuses('not-activated', 'too-many-passwords', 'wrong-credentials'),
};

export const forgotPassword = {
  summary: 'Mails a link to set a new password; the same answer whether or not the email is known.',
  input: z.strictObject({ email, language: z.optional(language) }),
  answer: done,
};

export const checkReset = {
  summary: 'Whether a link to set a new password still counts, without using it.',
  input: z.strictObject({ token: oneTimeToken }),
  answer: done,
  refuses: refuses('link-expired', 'link-unknown', 'link-used'),
};

export const resetPassword = {
  summary: 'Sets a new password by a mailed link, which counts once and for an hour, and ends all sessions.',
  input: z.strictObject({ token: oneTimeToken, password }),
  answer: done,
  refuses: refuses('link-expired', 'link-unknown', 'link-used', 'password-common', 'password-own'),
};

export const signOut = {
  summary: 'Ends this session.',
  answer: done,
};

export const signOutEverywhere = {
  summary: 'Ends every session of this account, this one too.',
  answer: done,
};

export const session = z.strictObject({
  _id: z.string(),
  /** As the browser named itself; null where it did not. */
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  /** To the hour: a session's use is written down no more often. */
  lastUsedAt: z.string(),
  current: z.boolean(),
});

export type OwnSession = z.output<typeof session>;

export const getSessions = {
  summary: 'The open sessions of this account, the last used first.',
  answer: z.array(session),
};

export const endSession = {
  summary: 'Ends one session of this account.',
  params: z.object({ sessionId: id }),
  answer: done,
};

export const ownAccount = z.extend(user, {
  language: z.nullable(language),
  /** False for one that came by Google or Facebook and never set a password. */
  hasPassword: z.boolean(),
  /** What a helper of a desk may see of its money; null for whoever is no helper. */
  helper: z.nullable(z.strictObject({ seesMoney: z.boolean() })),
});

export type OwnAccount = z.output<typeof ownAccount>;

export const getMe = {
  summary: 'The account of this session.',
  answer: ownAccount,
};

export const updateMe = {
  summary: 'Changes the name or language of this account, or takes its picture away.',
  input: z
    .strictObject({
      firstName: z.optional(line(80)),
      lastName: z.optional(line(80)),
      language: z.optional(language),
      /** Null takes it away; a new one is sent to `setPicture`. */
      picture: z.optional(z.null()),
    })
    .check(z.refine((said) => Object.keys(said).length > 0, 'Nothing to change')),
  answer: doneWith(ownAccount),
};

export const setPicture = {
  summary: 'Sets the picture of this account: one photo named picture.',
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ picture: z.array(z.file()).check(z.length(1)) }),
  answer: doneWith(ownAccount),
};

export const changePassword = {
  summary: 'Sets a new password and ends all other sessions.',
  /** An account without a password sets its first one, soon after it signed in. */
  input: z.strictObject({ current: z.optional(knownPassword), password }),
  answer: done,
  refuses: refuses('password-common', 'password-own', 'sign-in-again', 'wrong-password'),
};

export const deleteMe = {
  summary:
    'Deletes this account with everything about the person; orders stay without them. Refused while an order is on its way.',
  /** An account without a password needs none, soon after it signed in. */
  input: z.strictObject({ password: z.optional(knownPassword) }),
  answer: done,
  refuses: refuses('not-allowed', 'orders-on-the-way', 'wrong-password'),
};

export const getMyData = {
  summary: 'Everything the shop keeps about this person.',
  answer: z.strictObject({
    writtenAt: z.string(),
    account: z.extend(ownAccount, { createdAt: z.string(), signsInWith: z.array(z.string()) }),
    sessions: z.array(session),
    /** Noun → what it holds: addresses, orders, reviews, questions, wishlist. Each in the form of its own calls. */
    about: z.record(z.string(), z.array(z.unknown())),
  }),
};

export type MyData = z.output<typeof getMyData.answer>;

export const getSignInWays = {
  summary: 'Which providers this shop signs in by: those whose buttons are to be shown.',
  answer: z.strictObject({ google: z.boolean(), facebook: z.boolean() }),
};

/** What the journey begins with. `challenge` is `challengeOf` the verifier that the browser keeps for `handOver`. */
export const providerStart = z.strictObject({
  challenge: z.string().check(z.regex(verifierForm)),
  language: z.optional(language),
});

/** What stands in the query of `/login` afterwards: exactly one of them. */
export const wayBack = z.strictObject({
  /** For `handOver`, once and for a minute. */
  code: z.optional(oneTimeToken),
  /** The account waits for a link that was mailed: the provider does not vouch for the email. */
  mailed: z.optional(z.literal('1')),
  /**
   * `cancelled`: the person said no. `no-email`: the provider told none. `failed`: anything else.
   * Each of them may be tried again.
   */
  problem: z.optional(z.enum(['cancelled', 'no-email', 'failed'])),
});

export const handOver = {
  summary: 'Hands over, once, the session that a journey to a provider opened.',
  input: z.strictObject({ code: oneTimeToken, verifier: z.string().check(z.regex(verifierForm)) }),
  answer: signedIn,
  refuses: refuses('sign-in-lost'),
};

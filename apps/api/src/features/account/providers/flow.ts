import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Provider } from '@haat/contract/account/rules';
import type { Language } from '@haat/contract/core/language';
import { Refusal, refusal } from '@haat/contract/core/problem';
import type { User } from '@haat/contract/core/session';
import type { Db } from '../../../core/database/database.ts';
import { v7 } from '../../../core/ids.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { writeTo } from '../emails/emails.ts';
import { endLinks, issueLink, useLink } from '../issue-link.ts';
import { rememberPlace } from '../sessions/places.ts';
import type { Place } from '../sessions/places.ts';
import { accountBy } from '../service.ts';
import { openSession } from '../sessions/sessions.ts';
import { deskOf } from '../desk-helpers/desk-of-account.ts';
import { accounts, oauthIdentities, oauthFlows } from '../tables.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';
import { userOf } from '../user.ts';
import type { ProviderPerson } from './clients.ts';

// How long somebody may take at the provider, in milliseconds.
const journeyLife = 15 * 60_000;

export interface SignInFlow {
  shopId: string;
  provider: Provider;
  /** SHA-256 of what the browser keeps, in base64url: the session is handed to that browser alone. */
  challenge: string;
  language: Language;
}

export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Notes that a browser sets out, and what it must bring back. */
export async function startFlow(db: Db, flow: SignInFlow): Promise<Secrets> {
  const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const { state, ...kept } = secrets;
  await db.insert(oauthFlows).values({
    ...flow,
    ...kept,
    stateHash: hashOf(state),
    expiresAt: new Date(Date.now() + journeyLife),
  });
  return secrets;
}

/** The journey that a browser comes back from: each comes back once, in time, from its own provider. Else null. */
export async function consumeFlow(
  db: Db,
  shopId: string,
  provider: Provider,
  state: string,
): Promise<(SignInFlow & Secrets) | null> {
  const [back] = await db
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.shopId, shopId),
        eq(oauthFlows.stateHash, hashOf(state)),
        eq(oauthFlows.provider, provider),
        gt(oauthFlows.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return back ? { ...back, state } : null;
}

/** How a journey ends: with a code to hand the session over by, or with a mail that asks for the email's owner. */
export type FlowResult = { code: string } | { mailed: true } | { problem: 'no-email' | 'failed' };

/**
 * Finds or makes the account of who came back. One with the same email is joined only where the provider vouches for
 * the email; otherwise the email's owner is asked by mail, whether or not there is an account.
 * @param turnOf when a mail to this email may go out; null where this person was mailed enough
 */
export function resolveFlow(
  db: Db,
  mailContext: MailContext,
  flow: SignInFlow,
  person: ProviderPerson,
  turnOf: (tx: Db, email: string) => Promise<Date | null>,
): Promise<FlowResult> {
  return db.transaction(async (tx): Promise<FlowResult> => {
    const known = await accountOf(tx, flow, person.subject);
    if (known !== null) return codeFor(tx, flow, known);
    if (person.email === null) return { problem: 'no-email' };
    const told = { ...person, email: person.email };
    if (!person.emailVerified) {
      const from = await turnOf(tx, told.email);
      return from ? askByMail(tx, mailContext, flow, told, from) : { mailed: true };
    }
    const accountId = await verifiedAccount(tx, flow, told);
    await tx
      .insert(oauthIdentities)
      .values({ shopId: flow.shopId, provider: flow.provider, subject: person.subject, accountId })
      .onConflictDoNothing();
    // An account that belongs to another person of this provider stays that one's.
    const joined = await accountOf(tx, flow, person.subject);
    return joined === accountId ? codeFor(tx, flow, accountId) : { problem: 'failed' };
  });
}

async function accountOf(tx: Db, { shopId, provider }: SignInFlow, subject: string): Promise<string | null> {
  const [found] = await tx
    .select({ accountId: oauthIdentities.accountId })
    .from(oauthIdentities)
    .where(
      and(
        eq(oauthIdentities.shopId, shopId),
        eq(oauthIdentities.provider, provider),
        eq(oauthIdentities.subject, subject),
      ),
    );
  return found?.accountId ?? null;
}

async function codeFor(tx: Db, { shopId, challenge }: SignInFlow, accountId: string): Promise<FlowResult> {
  const { token } = await issueLink(tx, { shopId, accountId, purpose: 'hand-over', payload: { challenge } });
  return { code: token };
}

type WithEmail = ProviderPerson & { email: string };

const rowOf = ({ shopId, language }: SignInFlow, { email, firstName, lastName }: WithEmail) => ({
  id: v7(),
  shopId,
  email,
  firstName: firstName || email.split('@', 1)[0] || email,
  lastName,
  language,
  role: 'shopper' as const,
});

/** The open account of an email that the provider vouches for. */
async function verifiedAccount(tx: Db, flow: SignInFlow, person: WithEmail): Promise<string> {
  const row = rowOf(flow, person);
  const [opened] = await tx
    .insert(accounts)
    .values({ ...row, activatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [accounts.shopId, accounts.email],
      // Whoever signed up with this email and never proved it loses what they set: above all the password.
      set: { activatedAt: sql`now()`, passwordHash: null, firstName: row.firstName, lastName: row.lastName },
      setWhere: isNull(accounts.activatedAt),
    })
    .returning({ id: accounts.id });
  if (opened) {
    await endLinks(tx, flow.shopId, opened.id);
    return opened.id;
  }
  const known = await accountBy(tx, flow.shopId, person.email);
  if (!known) throw refusal('unavailable', { retryAfter: 1 });
  return known.id;
}

/** Nobody vouches for the email, so its owner decides; the answer is the same whether or not there is an account. */
async function askByMail(
  tx: Db,
  mailContext: MailContext,
  flow: SignInFlow,
  person: WithEmail,
  from: Date,
): Promise<FlowResult> {
  const { shopId, provider, language } = flow;
  const row = rowOf(flow, person);
  await tx
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: [accounts.shopId, accounts.email] });
  const account = await accountBy(tx, shopId, person.email);
  if (!account) throw refusal('unavailable', { retryAfter: 1 });
  const to = { ...account, language: account.language ?? language };
  if (account.activatedAt !== null) {
    const link = await issueLink(tx, { shopId, accountId: account.id, purpose: 'reset-password', from });
    await writeTo(tx, mailContext, to, 'already-there', { link });
    return { mailed: true };
  }
  const { firstName, lastName } = row;
  const identity = { provider, subject: person.subject, firstName, lastName };
  const link = await issueLink(tx, {
    shopId,
    accountId: account.id,
    purpose: 'activate',
    payload: { identity },
    from,
  });
  await writeTo(tx, mailContext, { ...to, firstName }, 'confirm-provider', { link, provider });
  return { mailed: true };
}

/**
 * Opens the session that a journey ended with, for the browser that began it.
 * @throws Refusal `sign-in-lost` for a code that is used, too old, or another browser's
 */
export async function openHandedOver(
  db: Db,
  {
    shopId,
    code,
    verifier,
    userAgent,
    place,
  }: { shopId: string; code: string; verifier: string; userAgent: string | null; place: Place },
): Promise<{ token: string; user: User }> {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  try {
    return await db.transaction(async (tx) => {
      const { accountId, payload } = await useLink(tx, shopId, code, 'hand-over');
      if (payload.challenge !== challenge) throw refusal('sign-in-lost');
      const [account] = await tx
        .select()
        .from(accounts)
        .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
      if (!account) throw refusal('sign-in-lost');
      await rememberPlace(tx, { shopId, accountId }, place);
      const { role } = await deskOf(tx, { shopId, accountId });
      return {
        token: await openSession(tx, { shopId, accountId, userAgent }),
        user: userOf({ ...account, role }),
      };
    });
  } catch (error) {
    throw error instanceof Refusal && error.code.startsWith('link-') ? refusal('sign-in-lost') : error;
  }
}

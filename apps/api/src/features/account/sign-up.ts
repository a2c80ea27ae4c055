import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { User } from '@haat/contract/core/session';
import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import { writeTo } from './emails/emails.ts';
import { checkLink, endLinks, issueLink, useLink } from './issue-link.ts';
import { hashPassword, matchesPassword } from './passwords/passwords.ts';
import { rememberPlace } from './sessions/places.ts';
import type { Place } from './sessions/places.ts';
import { openSession } from './sessions/sessions.ts';
import { accounts, oauthIdentities } from './tables.ts';
import type { LinkPayload } from './tables.ts';
import { activationSubjects, countAttempt, refundAttempts } from './rate-limits.ts';
import { userOf } from './user.ts';

export interface SignUp {
  shopId: string;
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  password: string;
  language: Language;
  from: Date;
}

/**
 * Makes an account that waits for its link. A known email does the same work and gets the same answer; only its mail
 * says that there is an account. Signing up again before the link was used replaces what was written the first time.
 */
export async function signUpWith(
  db: Db,
  mailContext: MailContext,
  { password, from, ...who }: SignUp,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { shopId, email } = who;
    const [waiting] = await tx
      .insert(accounts)
      .values({ id: v7(), ...who, passwordHash, role: 'shopper' })
      .onConflictDoUpdate({
        target: [accounts.shopId, accounts.email],
        set: { firstName: who.firstName, lastName: who.lastName, language: who.language, passwordHash },
        setWhere: isNull(accounts.activatedAt),
      })
      .returning();
    // Whoever has a password of their own from now on is not joined to a provider's person by an older mail.
    if (waiting) await endLinks(tx, shopId, waiting.id, 'joining');
    if (waiting) return mailActivation(tx, mailContext, waiting, from);
    const [known] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.shopId, shopId), eq(accounts.email, email)));
    if (!known) throw refusal('unavailable', { retryAfter: 1 });
    const link = await issueLink(tx, { shopId, accountId: known.id, purpose: 'reset-password', from });
    await writeTo(tx, mailContext, { ...known, language: known.language ?? who.language }, 'already-there', {
      link,
    });
  });
}

export async function mailActivation(
  tx: Db,
  mailContext: MailContext,
  account: typeof accounts.$inferSelect,
  from: Date,
): Promise<void> {
  const { shopId, id, firstName, lastName, passwordHash } = account;
  const payload: LinkPayload = passwordHash === null ? {} : { signUp: { firstName, lastName, passwordHash } };
  const link = await issueLink(tx, { shopId, accountId: id, purpose: 'activate', payload, from });
  await writeTo(tx, mailContext, { ...account, language: account.language ?? 'en-US' }, 'activate', { link });
}

interface Activation {
  shopId: string;
  token: string;
  password?: string | undefined;
  userAgent: string | null;
  place: Place;
  limited: boolean;
}

/**
 * Opens the account of a mailed link, with the name and password of the very sign-up that sent it, for who has both the
 * mail and that password: whoever signs up with another one's email has no mail, and its owner does not know what somebody
 * else made up. So neither gets into the other's account, whichever of their mails is opened. Answers a session, but none
 * for a link that confirms a provider: that one asks for nothing that its sender would not know.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`, `invalid-input` without the password, `wrong-password`,
 * `too-many-passwords`
 */
export async function activateBy(
  db: Db,
  { shopId, token, password, userAgent, place, limited }: Activation,
): Promise<{ token: string; user: User } | null> {
  const { accountId, payload } = await checkLink(db, shopId, token, 'activate');
  const { signUp, identity } = payload;
  if (signUp) {
    if (password === undefined)
      throw refusal('invalid-input', { fields: { password: 'Your password is needed' } });
    const subjects = activationSubjects(accountId);
    if (limited) await countAttempt(db, shopId, subjects, 'too-many-passwords');
    if (!(await matchesPassword(password, signUp.passwordHash))) throw refusal('wrong-password');
    if (limited) await refundAttempts(db, shopId, subjects);
  }
  return db.transaction(async (tx) => {
    await useLink(tx, shopId, token, 'activate');
    const [opened] = await tx
      .update(accounts)
      .set({
        activatedAt: sql`now()`,
        ...signUp,
        // Who confirms an email by a provider knows no password that somebody may have set before.
        ...(identity && { firstName: identity.firstName, lastName: identity.lastName, passwordHash: null }),
      })
      .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId), isNull(accounts.activatedAt)))
      .returning();
    if (!opened) throw refusal('link-used');
    if (identity) {
      const { provider, subject } = identity;
      await tx.insert(oauthIdentities).values({ shopId, provider, subject, accountId }).onConflictDoNothing();
    }
    await endLinks(tx, shopId, accountId);
    if (!signUp) return null;
    await rememberPlace(tx, { shopId, accountId }, place);
    return { token: await openSession(tx, { shopId, accountId, userAgent }), user: userOf(opened) };
  });
}

/**
 * Whether the link of an activation counts, and whether it asks for the password of a sign-up.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function checkActivation(
  db: Db,
  shopId: string,
  token: string,
): Promise<{ asksPassword: boolean }> {
  const { payload } = await checkLink(db, shopId, token, 'activate');
  return { asksPassword: payload.signUp !== undefined };
}

import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../core/database/database.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { judgeNewPassword } from './easy-passwords.ts';
import { shopNameOf, writeTo } from '../emails/emails.ts';
import { checkLink, endLinks, issueLink, useLink } from '../issue-link.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { rememberPlace } from '../sessions/places.ts';
import type { Place } from '../sessions/places.ts';
import { accountBy } from '../service.ts';
import { endSessions, isFresh } from '../sessions/sessions.ts';
import type { SessionOwner } from '../sessions/sessions.ts';
import { accounts } from '../tables.ts';
import {
  countAttempt,
  refundAttempts,
  rewriteAttempts,
  mailsTo,
  passwordSubjects,
  signInSubjects,
} from '../rate-limits.ts';

/**
 * Mails a link to choose a new password, where there is an account; also to one that was never activated. Where there is
 * none, the database does as much: an embedded one serves one after the other, so that whoever asks for something else
 * meanwhile would feel the difference.
 * @param from when the mail may go out
 */
export async function mailReset(
  db: Db,
  mailContext: MailContext,
  { shopId, email, language, from }: { shopId: string; email: string; language: Language; from: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await accountBy(tx, shopId, email);
    if (!account) return doAsMuch(tx, shopId, email, language);
    const link = await issueLink(tx, { shopId, accountId: account.id, purpose: 'reset-password', from });
    await writeTo(tx, mailContext, { ...account, language: account.language ?? language }, 'reset-password', {
      link,
    });
  });
}

/** As many statements as a link and its message take, which write as many rows and change none. */
async function doAsMuch(tx: Db, shopId: string, email: string, language: Language): Promise<void> {
  const counted = [mailsTo('reset-password', email)];
  await rewriteAttempts(tx, shopId, counted);
  await shopNameOf(tx, shopId, language);
  await rewriteAttempts(tx, shopId, counted);
}

/**
 * Sets a new password by a mailed link and ends all sessions and other links. The mail proves the email, so an account
 * that was never activated is open after it, and who guessed too often before asking for it need not wait any more: from
 * now on the account knows this place. Answers whose it is.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`, `password-common`, `password-own`
 */
export async function resetBy(
  db: Db,
  mailContext: MailContext,
  { shopId, token, password, place }: { shopId: string; token: string; password: string; place: Place },
): Promise<string> {
  // Hashing is dear: a made-up link is refused before it.
  const { accountId } = await checkLink(db, shopId, token, 'reset-password');
  await judgePasswordOf(db, { shopId, accountId }, password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await useLink(tx, shopId, token, 'reset-password');
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, activatedAt: sql`coalesce(${accounts.activatedAt}, now())` })
      .where(isAccount(shopId, accountId))
      .returning();
    if (!account) throw refusal('link-used');
    await endSessions(tx, { shopId, accountId });
    await endLinks(tx, shopId, accountId);
    const { email } = account;
    await rememberPlace(tx, { shopId, accountId }, place);
    await refundAttempts(tx, shopId, [
      ...(['device', 'network'] as const).flatMap((known) => signInSubjects(email, place, known)),
      mailsTo('reset-password', email),
    ]);
    await writeTo(tx, mailContext, { ...account, language: account.language ?? 'en-US' }, 'password-changed');
  });
  return accountId;
}

/** @throws Refusal `password-common`, `password-own` */
async function judgePasswordOf(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
  password: string,
): Promise<void> {
  const [account] = await db.select().from(accounts).where(isAccount(shopId, accountId));
  const { firstName = '', lastName = '', email = '' } = account ?? {};
  await judgeNewPassword(password, [firstName, lastName, email, await shopNameOf(db, shopId, 'en-US')]);
}

/**
 * Makes sure that who asks is the account's owner and not only somebody at an open browser: by the password, or where the
 * account has none by having signed in a moment ago.
 * @throws Refusal `invalid-input` without the password of an account that has one, `wrong-password`, `sign-in-again`,
 * `too-many-requests`
 */
export async function proveOwner(
  db: Db,
  owner: SessionOwner,
  password: string | undefined,
  limited: boolean,
): Promise<typeof accounts.$inferSelect> {
  const { shopId, accountId } = owner;
  const [account] = await db.select().from(accounts).where(isAccount(shopId, accountId));
  if (!account) throw refusal('login-required');
  if (account.passwordHash === null) {
    if (!(await isFresh(db, owner))) throw refusal('sign-in-again');
    return account;
  }
  if (password === undefined)
    throw refusal('invalid-input', { fields: { password: 'Your password is needed' } });
  const subjects = passwordSubjects(accountId);
  if (limited) await countAttempt(db, shopId, subjects);
  if (!(await matchesPassword(password, account.passwordHash))) throw refusal('wrong-password');
  if (limited) await refundAttempts(db, shopId, subjects);
  return account;
}

/**
 * Sets a new password for who knows the current one, and ends all other sessions and every link that was mailed. Whoever resets
 * it by a link meanwhile shuts out those who knew the one before: they do not write over it a moment later.
 * @throws Refusal as `proveOwner`, `password-common`, `password-own`
 */
export async function changePasswordOf(
  db: Db,
  mailContext: MailContext,
  owner: SessionOwner,
  { current, password, limited }: { current: string | undefined; password: string; limited: boolean },
): Promise<void> {
  const { shopId, accountId, tokenHash } = owner;
  const account = await proveOwner(db, owner, current, limited);
  await judgePasswordOf(db, owner, password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const isAsProved = sql`${accounts.passwordHash} is not distinct from ${account.passwordHash}`;
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(isAccount(shopId, accountId), isAsProved))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw refusal('wrong-password');
    await endSessions(tx, owner, tokenHash);
    await endLinks(tx, shopId, accountId);
    await writeTo(tx, mailContext, { ...account, language: account.language ?? 'en-US' }, 'password-changed');
  });
}

const isAccount = (shopId: string, accountId: string) =>
  and(eq(accounts.shopId, shopId), eq(accounts.id, accountId));

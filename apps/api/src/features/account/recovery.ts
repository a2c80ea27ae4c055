import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import type { Post } from '../../core/mail/mail.ts';
import { writeTo } from './letters.ts';
import { checkLink, endLinks, issueLink, useLink } from './links.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { accountBy } from './service.ts';
import { endSessions, isFresh } from './sessions.ts';
import type { SessionOwner } from './sessions.ts';
import { accounts } from './tables.ts';
import { countTries, forgiveTries, mailsTo, passwordSubjects, signInSubjects } from './tries.ts';

/**
 * Mails a link to choose a new password, where there is an account; also to one that was never activated.
 * @param from when the mail may go out
 */
export async function mailReset(
  db: Db,
  post: Post,
  { shopId, email, language, from }: { shopId: string; email: string; language: Language; from: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await accountBy(tx, shopId, email);
    if (!account) return;
    const link = await issueLink(tx, { shopId, accountId: account.id, purpose: 'reset-password', from });
    await writeTo(tx, post, { ...account, language: account.language ?? language }, 'reset-password', {
      link,
    });
  });
}

/**
 * Sets a new password by a mailed link and ends all sessions and other links. The mail proves the email, so an account
 * that was never activated is open after it, and who guessed too often before asking for it need not wait any more.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function resetBy(
  db: Db,
  post: Post,
  { shopId, token, password, ip }: { shopId: string; token: string; password: string; ip: string },
): Promise<void> {
  // Hashing is dear: a made-up link is refused before it.
  await checkLink(db, shopId, token, 'reset-password');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { accountId } = await useLink(tx, shopId, token, 'reset-password');
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, activatedAt: sql`coalesce(${accounts.activatedAt}, now())` })
      .where(isAccount(shopId, accountId))
      .returning();
    if (!account) throw refusal('link-used');
    await endSessions(tx, { shopId, accountId });
    await endLinks(tx, shopId, accountId);
    const { email } = account;
    await forgiveTries(tx, shopId, [...signInSubjects(email, ip), mailsTo('reset-password', email)]);
    await writeTo(tx, post, { ...account, language: account.language ?? 'en-US' }, 'password-changed');
  });
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
  if (limited) await countTries(db, shopId, subjects);
  if (!(await matchesPassword(password, account.passwordHash))) throw refusal('wrong-password');
  if (limited) await forgiveTries(db, shopId, subjects);
  return account;
}

/**
 * Sets a new password for who knows the current one, and ends all other sessions and every link that was mailed.
 * @throws Refusal as `proveOwner`
 */
export async function changePasswordOf(
  db: Db,
  post: Post,
  owner: SessionOwner,
  { current, password, limited }: { current: string | undefined; password: string; limited: boolean },
): Promise<void> {
  const { shopId, accountId, tokenHash } = owner;
  const account = await proveOwner(db, owner, current, limited);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(isAccount(shopId, accountId));
    await endSessions(tx, owner, tokenHash);
    await endLinks(tx, shopId, accountId);
    await writeTo(tx, post, { ...account, language: account.language ?? 'en-US' }, 'password-changed');
  });
}

const isAccount = (shopId: string, accountId: string) =>
  and(eq(accounts.shopId, shopId), eq(accounts.id, accountId));

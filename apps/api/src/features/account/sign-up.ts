import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import type { Post } from '../../core/mail/mail.ts';
import { writeTo } from './letters.ts';
import { endLinks, issueLink, useLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { accounts, oauthIdentities } from './tables.ts';
import type { Settled } from './tables.ts';

export interface SignUp {
  shopId: string;
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  password: string;
  language: Language;
  /** When the mail may go out. */
  from: Date;
}

/**
 * Makes an account that waits for its link. A known email does the same work and gets the same answer; only its mail
 * says that there is an account. Signing up again before the link was used replaces what was written the first time.
 */
export async function signUpWith(db: Db, post: Post, { password, from, ...who }: SignUp): Promise<void> {
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
    if (waiting) return mailActivation(tx, post, waiting, from);
    const [known] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.shopId, shopId), eq(accounts.email, email)));
    if (!known) throw refusal('unavailable', { retryAfter: 1 });
    const link = await issueLink(tx, { shopId, accountId: known.id, purpose: 'reset-password', from });
    await writeTo(tx, post, { ...known, language: known.language ?? who.language }, 'already-there', {
      link,
    });
  });
}

/** Mails the link that activates an account as it stands now. */
export async function mailActivation(
  tx: Db,
  post: Post,
  account: typeof accounts.$inferSelect,
  from: Date,
): Promise<void> {
  const { shopId, id, firstName, lastName, passwordHash } = account;
  const settles: Settled = passwordHash === null ? {} : { signUp: { firstName, lastName, passwordHash } };
  const link = await issueLink(tx, { shopId, accountId: id, purpose: 'activate', settles, from });
  await writeTo(tx, post, { ...account, language: account.language ?? 'en-US' }, 'activate', { link });
}

/**
 * Opens the account of a mailed link, with the name and password of the very sign-up that sent it: somebody who signs up
 * with another one's email never gets in by the owner's click on the owner's mail.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function activateBy(db: Db, shopId: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId, settles } = await useLink(tx, shopId, token, 'activate');
    const { signUp, identity } = settles;
    const [opened] = await tx
      .update(accounts)
      .set({
        activatedAt: sql`now()`,
        ...signUp,
        // Who confirms an email by a provider knows no password that somebody may have set before.
        ...(identity && { firstName: identity.firstName, lastName: identity.lastName, passwordHash: null }),
      })
      .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId), isNull(accounts.activatedAt)))
      .returning({ id: accounts.id });
    if (!opened) throw refusal('link-used');
    if (identity) {
      const { provider, subject } = identity;
      await tx.insert(oauthIdentities).values({ shopId, provider, subject, accountId }).onConflictDoNothing();
    }
    await endLinks(tx, shopId, accountId);
  });
}

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Role, User } from '@haat/contract/core/session';
import type { Session } from '../../core/asking.ts';
import type { Db } from '../../core/database/database.ts';
import { matchesPassword } from './passwords.ts';
import { accounts, oneTimeTokens, sessions } from './tables.ts';

/** How long a session lives after it was last used, in milliseconds (design D9). */
const sessionLife = 30 * 86_400_000;
/** A session's last use is written down at most so often, in milliseconds. */
const noteEvery = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The email as accounts are kept by. */
const plainEmail = (email: string) => email.trim().toLowerCase();

export interface NewAccount {
  shopId: string;
  email: string;
  /** From `hashPassword`; null for an account that has none, such as one from Google. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  role: Role;
  /** The vendor a seller works for; only sellers have one. */
  vendorId?: string | null;
  picture?: string | null;
  /** Made by the demo: its password is refused by a server without a demo (design §4). */
  demo?: boolean;
  /** Whether it may sign in already. */
  activated: boolean;
  /** A fixed id, for data that is the same each time. */
  id?: string;
}

/**
 * Makes an account and answers its id.
 * @throws Refusal `already-there` when the shop knows the email
 */
export async function createAccount(db: Db, { activated, ...account }: NewAccount): Promise<string> {
  const [made] = await db
    .insert(accounts)
    .values({ ...account, email: plainEmail(account.email), activatedAt: activated ? new Date() : null })
    .onConflictDoNothing({ target: [accounts.shopId, accounts.email] })
    .returning({ id: accounts.id });
  if (!made) throw refusal('already-there', { fields: { email: 'This email is already known.' } });
  return made.id;
}

export interface Credentials {
  shopId: string;
  email: string;
  password: string;
  userAgent: string | null;
  /** Whether demo accounts may come in: not on a server whose `SEED` is `none` (design §4). */
  demoAllowed: boolean;
}

/**
 * Opens a session for an email and its password. An unknown email takes as long as a wrong password and gets the
 * same answer; that an account is not activated is told only to who knows its password.
 * @throws Refusal `wrong-credentials`, `not-activated`
 */
export async function signInWith(db: Db, asked: Credentials): Promise<{ token: string; user: User }> {
  const { shopId } = asked;
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.email, plainEmail(asked.email))));
  const welcome = account !== undefined && (asked.demoAllowed || !account.demo);
  const right = await matchesPassword(asked.password, welcome ? account.passwordHash : null);
  if (!welcome || !right) throw refusal('wrong-credentials');
  if (account.activatedAt === null) throw refusal('not-activated');
  const token = await openSession(db, { shopId, accountId: account.id, userAgent: asked.userAgent });
  return { token, user: userOf(account) };
}

/** Opens a session and answers its token, which is nowhere stored: only its hash is. */
export async function openSession(
  db: Db,
  { shopId, accountId, userAgent = null }: { shopId: string; accountId: string; userAgent?: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await db
    .delete(sessions)
    .where(and(eq(sessions.shopId, shopId), eq(sessions.accountId, accountId), lt(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    shopId,
    accountId,
    tokenHash: hashOf(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLife),
  });
  return token;
}

/**
 * The open session behind a token in a shop, or null. Being used prolongs it, which is written at most once an hour.
 */
export async function sessionOf(db: Db, shopId: string, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      vendorId: accounts.vendorId,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.shopId, sessions.shopId), eq(accounts.id, sessions.accountId)))
    .where(
      and(eq(sessions.shopId, shopId), eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)),
    );
  if (!found) return null;
  const { lastUsedAt, ...who } = found;
  if (lastUsedAt.getTime() < Date.now() - noteEvery) await prolong(db, shopId, tokenHash);
  return { ...who, tokenHash };
}

async function prolong(db: Db, shopId: string, tokenHash: string): Promise<void> {
  const now = Date.now();
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(now), expiresAt: new Date(now + sessionLife) })
    .where(
      and(
        eq(sessions.shopId, shopId),
        eq(sessions.tokenHash, tokenHash),
        // Requests that come together need one write, not one each.
        lt(sessions.lastUsedAt, new Date(now - noteEvery)),
      ),
    );
}

/** Deletes the sessions and mailed links that have expired, in every shop; how many sessions went. */
export async function forgetExpired(db: Db): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, sql`now()`))
    .returning({ shopId: sessions.shopId });
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
  return gone.length;
}

/** Ends one session; one that is not there is ended already. */
export async function endSession(db: Db, shopId: string, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.shopId, shopId), eq(sessions.tokenHash, tokenHash)));
}

/** @throws Refusal `login-required` when the account is gone */
export async function userById(db: Db, shopId: string, accountId: string): Promise<User> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.id, accountId)));
  if (!account) throw refusal('login-required');
  return userOf(account);
}

const userOf = ({ id, firstName, lastName, email, picture, role }: typeof accounts.$inferSelect): User => ({
  _id: id,
  firstName,
  lastName,
  email,
  picture,
  role,
});

import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OwnSession } from '@haat/contract/account/schemas';
import { refusal } from '@haat/contract/core/problem';
import type { Session } from '../../../core/request-context.ts';
import type { Db } from '../../../core/database/database.ts';
import { cannotBeWritten } from '../../../core/database/failures.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import { deletePushesOf } from '../push/service.ts';
import { deskOfAccount, helpsAt } from '../desk-helpers/desk-of-account.ts';
import { accounts, helpers, sessions } from '../tables.ts';
import { hashOf, newToken } from './tokens.ts';

/** How long a session lives after it was last used, in days (design D9). */
const daysUnused = 30;
// How long one lives whatever happens, in days: a token that somebody copied does not count for ever.
const maxDays = 180;
// A session's last use is written down at most so often, in milliseconds.
const noteEvery = 3_600_000;
const maxListed = 100;

const inDays = (days: number) => sql`now() + ${days} * interval '1 day'`;

/** Opens a session and answers its token, which is nowhere stored: only its hash is. */
export async function openSession(
  db: Db,
  { shopId, accountId, userAgent = null }: { shopId: string; accountId: string; userAgent?: string | null },
): Promise<string> {
  const token = newToken();
  await deleteSessions(db, and(areOwn({ shopId, accountId }), lt(sessions.expiresAt, sql`now()`)));
  await db.insert(sessions).values({
    shopId,
    accountId,
    tokenHash: hashOf(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    expiresAt: inDays(daysUnused),
  });
  return token;
}

const openSessions = preparedFor((db) =>
  db
    .select({
      accountId: accounts.id,
      ...deskOfAccount,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.shopId, sessions.shopId), eq(accounts.id, sessions.accountId)))
    .leftJoin(helpers, helpsAt)
    .where(
      and(
        eq(sessions.shopId, sql.placeholder('shopId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('open sessions'),
);

/**
 * The open session behind a token in a shop, or null. Being used prolongs it, which is written at most once an hour, up to
 * half a year after it was opened.
 */
export async function sessionOf(db: Db, shopId: string, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const [found] = await openSessions(db).execute({ shopId, tokenHash });
  if (!found) return null;
  const { lastUsedAt, seesMoney, ...who } = found;
  if (lastUsedAt.getTime() < Date.now() - noteEvery)
    await prolong(db, shopId, tokenHash).catch((error: unknown) => {
      // Whoever only reads is answered all the same, and is prolonged once something can be written again.
      if (!cannotBeWritten(error)) throw error;
    });
  return { ...who, tokenHash, helper: seesMoney === null ? null : { seesMoney } };
}

/** Which of these sessions are open, by the hash of their token; some hundreds at once, of whatever shops. */
export async function stillOpen(
  db: Db,
  asked: Pick<SessionOwner, 'shopId' | 'tokenHash'>[],
): Promise<Set<string>> {
  const shopIds = [...new Set(asked.map(({ shopId }) => shopId))];
  const hashes = asked.map(({ tokenHash }) => tokenHash);
  const found = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        inArray(sessions.shopId, shopIds),
        inArray(sessions.tokenHash, hashes),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  return new Set(found.map(({ tokenHash }) => tokenHash));
}

async function prolong(db: Db, shopId: string, tokenHash: string): Promise<void> {
  const ends = sql`${sessions.createdAt} + ${maxDays} * interval '1 day'`;
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, expiresAt: sql`least(${inDays(daysUnused)}, ${ends})` })
    .where(
      and(
        eq(sessions.shopId, shopId),
        eq(sessions.tokenHash, tokenHash),
        // Requests that come together need one write, not one each.
        lt(sessions.lastUsedAt, new Date(Date.now() - noteEvery)),
      ),
    );
}

/** Ends one session; one that is not there is ended already. */
export async function endSession(db: Db, shopId: string, tokenHash: string): Promise<void> {
  await deleteSessions(db, and(eq(sessions.shopId, shopId), eq(sessions.tokenHash, tokenHash)));
}

export async function deleteSessions(
  db: Db,
  which: SQL | undefined,
): Promise<{ shopId: string; tokenHash: string }[]> {
  const { shopId, tokenHash } = sessions;
  const ended = await db.delete(sessions).where(which).returning({ shopId, tokenHash });
  await deletePushesOf(db, ended);
  return ended;
}

/** Whose sessions, and which one asks. */
export interface SessionOwner {
  shopId: string;
  accountId: string;
  tokenHash: string;
}

const areOwn = ({ shopId, accountId }: Omit<SessionOwner, 'tokenHash'>) =>
  and(eq(sessions.shopId, shopId), eq(sessions.accountId, accountId));

/** The open sessions of an account, the last used first, at most 100. */
export async function listSessions(db: Db, owner: SessionOwner): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(areOwn(owner), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(maxListed);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt, tokenHash }) => ({
    _id: id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: tokenHash === owner.tokenHash,
  }));
}

/** @throws Refusal `not-found` for a session that is not the owner's, or over already */
export async function endOwnSession(db: Db, owner: SessionOwner, sessionId: string): Promise<void> {
  const gone = await deleteSessions(db, and(areOwn(owner), eq(sessions.id, sessionId)));
  if (gone.length === 0) throw refusal('not-found');
}

/** Ends every session of an account but, where it is said, one. */
export async function endSessions(
  db: Db,
  owner: Omit<SessionOwner, 'tokenHash'>,
  butHash?: string,
): Promise<void> {
  await deleteSessions(
    db,
    and(areOwn(owner), butHash === undefined ? undefined : ne(sessions.tokenHash, butHash)),
  );
}

// How lately somebody must have signed in for what a password would be asked for, in milliseconds.
const freshFor = 15 * 60_000;

export async function isFresh(db: Db, { shopId, tokenHash }: SessionOwner): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.shopId, shopId),
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, new Date(Date.now() - freshFor)),
      ),
    );
  return found.length > 0;
}

import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { inBatches, purge } from '../../core/purge.ts';
import { eachInTurn } from '../../core/each-in-turn.ts';
import { deleteSessions } from './sessions/sessions.ts';
import { accounts, helpers, knownPlaces, oneTimeTokens, oauthFlows, sessions, rateLimits } from './tables.ts';

/**
 * Deletes what has expired, in every shop: sessions, links (a week later, so that an old one can be called old),
 * counted tries, places nobody signed in from for half a year, journeys nobody came back from, and sign-ups that nobody activated within a month, unless a link that was
 * mailed since still counts; and invitations to a desk that were not followed for a month. How many rows went.
 */
export function purgeExpired(db: Db): Promise<number> {
  const never = and(
    isNull(accounts.activatedAt),
    eq(accounts.role, 'shopper'),
    eq(accounts.demo, false),
    lt(accounts.createdAt, sql`now() - interval '30 days'`),
    notExists(linkOf(db)),
  );
  const neverJoined = and(isNull(helpers.joinedAt), lt(helpers.expiresAt, sql`now() - interval '30 days'`));
  const purges = [
    () =>
      inBatches(
        db,
        sessions,
        lt(sessions.expiresAt, sql`now()`),
        async (which) => (await deleteSessions(db, which)).length,
      ),
    () => purge(db, oneTimeTokens, lt(oneTimeTokens.expiresAt, sql`now() - interval '7 days'`)),
    () => purge(db, rateLimits, lt(rateLimits.lastAt, sql`now() - interval '3 hours'`)),
    () => purge(db, knownPlaces, lt(knownPlaces.lastUsedAt, sql`now() - interval '180 days'`)),
    () => purge(db, helpers, neverJoined),
    () => purge(db, oauthFlows, lt(oauthFlows.expiresAt, sql`now()`)),
    () => purge(db, accounts, never),
  ];
  return eachInTurn(purges, (work) => work());
}

const linkOf = (db: Db) =>
  db
    .select({ accountId: oneTimeTokens.accountId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.shopId, accounts.shopId),
        eq(oneTimeTokens.accountId, accounts.id),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    );

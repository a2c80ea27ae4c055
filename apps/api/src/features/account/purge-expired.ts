import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { deleteSessions } from './sessions/sessions.ts';
import { accounts, helpers, knownPlaces, oneTimeTokens, oauthFlows, sessions, rateLimits } from './tables.ts';

/**
 * Deletes what has expired, in every shop: sessions, links (a week later, so that an old one can be called old),
 * counted tries, places nobody signed in from for half a year, journeys nobody came back from, and sign-ups that nobody activated within a month, unless a link that was
 * mailed since still counts; and invitations to a desk that were not followed for a month. How many sessions went.
 */
export async function purgeExpired(db: Db): Promise<number> {
  const gone = await deleteSessions(db, lt(sessions.expiresAt, sql`now()`));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now() - interval '7 days'`));
  await db.delete(rateLimits).where(lt(rateLimits.lastAt, sql`now() - interval '3 hours'`));
  await db.delete(knownPlaces).where(lt(knownPlaces.lastUsedAt, sql`now() - interval '180 days'`));
  await db
    .delete(helpers)
    .where(and(isNull(helpers.joinedAt), lt(helpers.expiresAt, sql`now() - interval '30 days'`)));
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, sql`now()`));
  await db
    .delete(accounts)
    .where(
      and(
        isNull(accounts.activatedAt),
        eq(accounts.role, 'shopper'),
        eq(accounts.demo, false),
        lt(accounts.createdAt, sql`now() - interval '30 days'`),
        notExists(linkOf(db)),
      ),
    );
  return gone.length;
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

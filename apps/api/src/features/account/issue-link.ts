import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { oneTimeTokens } from './tables.ts';
import type { LinkPayload } from './tables.ts';
import { hashOf, newToken } from './sessions/tokens.ts';

export type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** How long each link counts, in milliseconds (design §3). */
export const linkLife: Record<Purpose, number> = {
  activate: 86_400_000,
  'reset-password': 3_600_000,
  'hand-over': 60_000,
};

interface NewLink {
  shopId: string;
  accountId: string;
  purpose: Purpose;
  payload?: LinkPayload;
  /** How long it counts, in milliseconds, where not as its kind does. */
  life?: number;
  /** When its mail goes out, from when on its time runs; now unless told. */
  from?: Date;
}

export interface Issued {
  token: string;
  from: Date;
  expiresAt: Date;
}

/** Makes a one-time token for an account; only its hash is stored. */
export async function issueLink(db: Db, { from = new Date(), life, ...link }: NewLink): Promise<Issued> {
  const token = newToken();
  const expiresAt = new Date(from.getTime() + (life ?? linkLife[link.purpose]));
  await db.insert(oneTimeTokens).values({ ...link, tokenHash: hashOf(token), expiresAt });
  return { token, from, expiresAt };
}

const isLink = (shopId: string, token: string, purpose: Purpose) =>
  and(
    eq(oneTimeTokens.shopId, shopId),
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, purpose),
  );
const stillCounts = and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, sql`now()`));

interface Usable {
  accountId: string;
  payload: LinkPayload;
}

/**
 * Uses a link: of two that come at once, one gets it.
 * @throws Refusal `link-unknown`, `link-used`, `link-expired`
 */
export async function useLink(db: Db, shopId: string, token: string, purpose: Purpose): Promise<Usable> {
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isLink(shopId, token, purpose), stillCounts))
    .returning({ accountId: oneTimeTokens.accountId, payload: oneTimeTokens.payload });
  return used ?? refuseLink(db, shopId, token, purpose);
}

/**
 * Refuses a link that `useLink` would refuse, before anything costly is done for it; tells whose it is and what it carries.
 * @throws Refusal as `useLink`
 */
export async function checkLink(db: Db, shopId: string, token: string, purpose: Purpose): Promise<Usable> {
  const [found] = await db
    .select({ accountId: oneTimeTokens.accountId, payload: oneTimeTokens.payload })
    .from(oneTimeTokens)
    .where(and(isLink(shopId, token, purpose), stillCounts));
  return found ?? refuseLink(db, shopId, token, purpose);
}

async function refuseLink(db: Db, shopId: string, token: string, purpose: Purpose): Promise<never> {
  const [found] = await db
    .select({ usedAt: oneTimeTokens.usedAt })
    .from(oneTimeTokens)
    .where(isLink(shopId, token, purpose));
  if (!found) throw refusal('link-unknown');
  throw refusal(found.usedAt === null ? 'link-expired' : 'link-used');
}

/** Ends an account's other mailed links, or those alone that would join a provider's person to it. */
export async function endLinks(
  db: Db,
  shopId: string,
  accountId: string,
  which: 'all' | 'joining' = 'all',
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()`, payload: {} })
    .where(
      and(
        eq(oneTimeTokens.shopId, shopId),
        eq(oneTimeTokens.accountId, accountId),
        isNull(oneTimeTokens.usedAt),
        which === 'joining' ? sql`${oneTimeTokens.payload} -> 'identity' is not null` : undefined,
      ),
    );
}

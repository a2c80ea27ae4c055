import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../database/database.ts';
import { purge } from '../purge.ts';
import { idempotencyKeys } from './tables.ts';

/** A key as it was sent: whose it is, and a digest of everything that was asked under it. */
export interface Claim {
  shopId: string;
  scope: string;
  key: string;
  bodyHash: string;
}

/** The claim of a call; null where no key was sent. A guest's key counts for one path only, an account's for all. */
export function claimOf(
  call: { shopId: string; accountId: string | null; path: string; key: string | null },
  input: unknown,
): Claim | null {
  const { shopId, accountId, path, key } = call;
  if (key === null) return null;
  const bodyHash = createHash('sha256')
    .update(`${path}\n${JSON.stringify(input)}`)
    .digest('hex');
  return { shopId, scope: accountId ?? `guest ${path}`, key, bodyHash };
}

/**
 * Runs something in one transaction, once for each key: the answer is stored under the key by the same transaction,
 * and whoever sends the key again, even at the same moment, gets that answer. A refused run leaves the key unused.
 * @throws Refusal `key-reused` when the key was used for something else
 */
export function once<T extends object>(db: Db, claim: Claim | null, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (claim === null) return run(tx);
    // The row of an unfinished transaction makes this wait until that one has ended, either way.
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ ...claim, answer: {} })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed) {
      const before = await answerUnder<T>(tx, claim);
      if (before === null) throw refusal('key-reused');
      return before;
    }
    const answer = await run(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(isRow(claim));
    return answer;
  });
}

/**
 * What was answered under a key before, for who has much to do before the transaction; null where nothing was yet.
 * @throws Refusal `key-reused` when the key was used for something else
 */
export async function answerUnder<T extends object>(db: Db, claim: Claim | null): Promise<T | null> {
  if (claim === null) return null;
  const [before] = await db.select().from(idempotencyKeys).where(isRow(claim));
  if (before === undefined) return null;
  if (before.bodyHash !== claim.bodyHash) throw refusal('key-reused');
  // The digest holds the call's path as well: what lies under it was answered by the same call, so it is of the same type.
  return before.answer as T;
}

const isRow = ({ shopId, scope, key }: Claim) =>
  and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

// Days after which nobody sends an order again.
const keptFor = 7;

/** Deletes the keys that are too old to be sent again, in every shop; how many went. */
export const purgeOldKeys = (db: Db): Promise<number> =>
  purge(db, idempotencyKeys, lt(idempotencyKeys.createdAt, sql`now() - make_interval(days => ${keptFor})`));

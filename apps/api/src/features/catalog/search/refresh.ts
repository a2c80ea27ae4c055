import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { eachInTurn } from '../../../core/each-in-turn.ts';
import { isOneOf } from '../cards.ts';
import { saveProductDocuments } from '../search-documents.ts';
import { products } from '../tables.ts';
import { searchVersion } from './document.ts';
import { searchIndexes } from './tables.ts';

// Products in one transaction: orders of the same products wait for no longer.
const indexedAtOnce = 200;

/** That all products of a shop have been indexed by this version. Belongs into the transaction that indexed them. */
export async function markIndexed(db: Db, shopId: string): Promise<void> {
  await db
    .insert(searchIndexes)
    .values({ shopId, version: searchVersion })
    .onConflictDoUpdate({ target: searchIndexes.shopId, set: { version: searchVersion } });
}

/**
 * That products of a shop are found by what was, until `refreshSearch` has gone through them: for more of them than one
 * transaction should hold. Each time it is another number, so that who goes through them sees that it has to begin anew.
 */
export async function markStale(tx: Db, shopId: string): Promise<void> {
  const { version } = searchIndexes;
  await tx
    .insert(searchIndexes)
    .values({ shopId, version: 0 })
    .onConflictDoUpdate({ target: searchIndexes.shopId, set: { version: sql`least(${version}, 1) - 1` } });
}

/** Whether a shop waits for `refreshSearch`. */
export const isStale = async (db: Db, shopId: string): Promise<boolean> =>
  !isCurrent(await versionOf(db, shopId));

const isCurrent = (version: number | null): boolean => version !== null && version >= searchVersion;

async function versionOf(db: Db, shopId: string): Promise<number | null> {
  const [found] = await db
    .select({ version: searchIndexes.version })
    .from(searchIndexes)
    .where(eq(searchIndexes.shopId, shopId));
  return found?.version ?? null;
}

/**
 * Indexes anew the products of those shops whose search documents were built by an older version, or from what was, and
 * each that a process of an older version has written since, while the shop goes on selling. Broken off, it begins again the
 * next time; done twice at once, it comes to the same.
 * @param done called with each shop whose products are found otherwise from now on
 * @returns the number of products
 */
export async function refreshSearch(
  db: Db,
  shopIds: string[],
  done: (shopId: string) => void,
): Promise<number> {
  return eachInTurn(shopIds, async (shopId) => {
    let count = 0;
    for (let seen = await versionOf(db, shopId); !isCurrent(seen); seen = await versionOf(db, shopId)) {
      count += await indexAll(db, shopId);
      await markIndexedSince(db, shopId, seen);
      done(shopId);
    }
    const outdated = await indexAll(db, shopId, lt(products.searchVersion, searchVersion));
    count += outdated;
    if (outdated > 0) done(shopId);
    return count;
  });
}

/** The same as `markIndexed`, unless something became stale meanwhile. */
async function markIndexedSince(db: Db, shopId: string, seen: number | null): Promise<void> {
  const row = { shopId, version: searchVersion };
  if (seen === null) await db.insert(searchIndexes).values(row).onConflictDoNothing();
  else
    await db
      .update(searchIndexes)
      .set(row)
      .where(and(eq(searchIndexes.shopId, shopId), eq(searchIndexes.version, seen)));
}

async function indexAll(db: Db, shopId: string, which?: SQL): Promise<number> {
  let count = 0;
  for (let after: string | undefined; ;) {
    const ids = await idsAfter(db, shopId, after, which);
    if (ids.length === 0) return count;
    await db.transaction((tx) => indexSome(tx, shopId, ids));
    count += ids.length;
    after = ids.at(-1);
    if (ids.length < indexedAtOnce) return count;
  }
}

/** Held before they are read: who changes one, or a name, at this moment is either waited for or writes its document after this. */
async function indexSome(tx: Db, shopId: string, ids: string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), isOneOf(ids)))
    .orderBy(asc(products.id))
    .for('no key update');
  await saveProductDocuments(tx, shopId, ids);
}

async function idsAfter(
  db: Db,
  shopId: string,
  after: string | undefined,
  which: SQL | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), which, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(indexedAtOnce);
  return rows.map(({ id }) => id);
}

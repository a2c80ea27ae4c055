import { and, asc, eq, gt, gte } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { saveProductDocuments } from '../search-documents.ts';
import { products } from '../tables.ts';
import { searchIndexes } from './tables.ts';

/** To be raised whenever documents are built from other facts or in another way: open shops are indexed anew by it. */
export const searchVersion = 1;

/** Products in one transaction: orders of the same products wait for no longer. */
const indexedAtOnce = 200;

/** That all products of a shop have been indexed by this version. Belongs into the transaction that indexed them. */
export async function markIndexed(db: Db, shopId: string): Promise<void> {
  await db
    .insert(searchIndexes)
    .values({ shopId, version: searchVersion })
    .onConflictDoUpdate({ target: searchIndexes.shopId, set: { version: searchVersion } });
}

/**
 * Indexes anew the products of those shops whose search documents were built by an older version, while the shop goes on
 * selling. Broken off, it begins again the next time; done twice at once, it comes to the same.
 * @param done called with each shop whose products are found otherwise from now on
 * @returns the number of products
 */
export async function refreshSearch(
  db: Db,
  shopIds: string[],
  done: (shopId: string) => void,
): Promise<number> {
  const indexed = await db
    .select({ shopId: searchIndexes.shopId })
    .from(searchIndexes)
    .where(gte(searchIndexes.version, searchVersion));
  const current = new Set(indexed.map(({ shopId }) => shopId));
  let count = 0;
  for (const shopId of shopIds.filter((id) => !current.has(id))) {
    for (let after: string | undefined; ;) {
      const ids = await idsAfter(db, shopId, after);
      await db.transaction((tx) => saveProductDocuments(tx, shopId, ids));
      count += ids.length;
      after = ids.at(-1);
      if (ids.length < indexedAtOnce) break;
    }
    await markIndexed(db, shopId);
    done(shopId);
  }
  return count;
}

async function idsAfter(db: Db, shopId: string, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(indexedAtOnce);
  return rows.map(({ id }) => id);
}

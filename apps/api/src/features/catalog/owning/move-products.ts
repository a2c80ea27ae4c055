import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { inCategories, isOneOf } from '../cards.ts';
import { saveProductDocuments } from '../search-documents.ts';
import { markStale } from '../search/refresh.ts';
import { products } from '../tables.ts';

/** How many products lie in each of these categories themselves, also those that the shop does not show. */
export async function countProducts(
  db: Db,
  shopId: string,
  categoryIds?: Iterable<string>,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ categoryId: products.categoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.shopId, shopId), categoryIds && inCategories(categoryIds)))
    .groupBy(products.categoryId);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

export async function countAllProducts(
  db: Db,
  shopId: string,
  categoryIds: Iterable<string>,
): Promise<number> {
  return [...(await countProducts(db, shopId, categoryIds)).values()].reduce((sum, each) => sum + each, 0);
}

/** Has the products of some categories lie in another one; their sellers see it as a change of theirs. */
export async function moveProducts(
  tx: Db,
  shopId: string,
  { from, to }: { from: Iterable<string>; to: string },
): Promise<void> {
  // In one order everywhere, as they are held for an order.
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inCategories(from)))
    .orderBy(asc(products.id))
    .for('no key update');
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ categoryId: to, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(products.shopId, shopId), isOneOf(ids)));
  await index(tx, shopId, ids);
}

/** Has the products of these categories be found by what the categories are called now. */
export async function findByNewNames(tx: Db, shopId: string, categoryIds: Iterable<string>): Promise<void> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inCategories(categoryIds)))
    .orderBy(asc(products.id));
  await index(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
}

// So many products, and no more, are held by one transaction while they are indexed: a quarter of a second.
const indexedAtOnce = 500;

/** Has products be found by what they are called now: a few with the change itself, more of them soon after it. */
const index = (tx: Db, shopId: string, ids: string[]): Promise<void> =>
  ids.length > indexedAtOnce ? markStale(tx, shopId) : saveProductDocuments(tx, shopId, ids);

import { eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import { categories } from '../tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** The roots follow the order of the footer, as every page shows them (spec §3); all others their own. */
const shownBefore = (one: CategoryRow, other: CategoryRow): number =>
  (one.parentId === null && other.parentId === null
    ? (one.footerPosition ?? Infinity) - (other.footerPosition ?? Infinity) || 0
    : 0) ||
  one.position - other.position ||
  (one.title < other.title ? -1 : 1);

/** All categories of a shop, those beside one another in the order in which they are shown. */
export async function allCategories(db: Db, shopId: string): Promise<CategoryRow[]> {
  return (await db.select().from(categories).where(eq(categories.shopId, shopId))).sort(shownBefore);
}

/** Whoever else changes categories of the shop, or their order, waits until the transaction ends. */
export async function lockCategories(tx: Db, shopId: string): Promise<void> {
  await holdUntilTheEnd(tx, `categories ${shopId}`);
}

/** All categories of a shop, to be changed: places are judged by what is there until the transaction ends. */
export async function holdCategories(tx: Db, shopId: string): Promise<CategoryRow[]> {
  await lockCategories(tx, shopId);
  return allCategories(tx, shopId);
}

/** @throws Refusal `not-found` */
export function categoryIn(all: readonly CategoryRow[], id: string): CategoryRow {
  const found = all.find((each) => each.id === id.toLowerCase());
  if (!found) throw refusal('not-found');
  return found;
}

/** The same, as it was seen. @throws Refusal `not-found`, `changed-meanwhile` */
export function seenCategory(all: readonly CategoryRow[], id: string, version: number): CategoryRow {
  const found = categoryIn(all, id);
  if (found.version !== version) throw refusal('changed-meanwhile');
  return found;
}

/** Those that lie directly in one, in order; the roots for null. */
export const inside = (all: readonly CategoryRow[], parentId: string | null): CategoryRow[] =>
  all.filter((each) => each.parentId === parentId);

export const placesOf = (all: readonly CategoryRow[]) =>
  all.map(({ id, parentId }) => ({ _id: id, parentId }));

/** What the log tells of a category: its words, and where it stands. */
export const auditedFields = (
  all: readonly CategoryRow[],
  { id, title, titleNe, slug, parentId }: CategoryRow,
) => ({
  ...{ title, titleNe, slug },
  parent: all.find((each) => each.id === parentId)?.title ?? null,
  place: inside(all, parentId).findIndex((each) => each.id === id) + 1,
});

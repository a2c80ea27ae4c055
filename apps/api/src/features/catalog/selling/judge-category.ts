import { and, asc, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { listCategories } from '../list-categories.ts';
import { CategoryTree } from '../category-tree.ts';
import { categories } from '../tables.ts';

/**
 * Products lie in the innermost categories, so that each list above them shows them once. Until the transaction ends the
 * category's owner neither deletes it nor puts another one into it.
 * @throws Refusal `category-open`
 */
export async function judgeCategory(tx: Db, shopId: string, categoryId: string): Promise<void> {
  if ((await openCategories(tx, shopId, [categoryId])).has(categoryId)) return;
  const { text } = problems['category-open'];
  throw refusal('category-open', { fields: { categoryId: text } });
}

/**
 * Those of these categories in which products may lie, held as `judgeCategory` does.
 * @param known the shop's categories where they were read before
 */
export async function openCategories(
  tx: Db,
  shopId: string,
  ids: readonly string[],
  known?: CategoryTree,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const held = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.shopId, shopId), isAnyOf(categories.id, ids)))
    .orderBy(asc(categories.id))
    .for('key share');
  const tree = known ?? new CategoryTree((await listCategories(tx, shopId)).map(({ category }) => category));
  const isInnermost = ({ id }: { id: string }) =>
    tree.pathTo(id).length > 0 && tree.childrenOf(id).length === 0;
  return new Set(held.filter(isInnermost).map(({ id }) => id));
}

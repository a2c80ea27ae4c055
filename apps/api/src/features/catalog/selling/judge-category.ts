import { and, eq } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import type { Db } from '../../../core/database/database.ts';
import { listCategories } from '../categories.ts';
import { CategoryTree } from '../category-tree.ts';
import { categories } from '../tables.ts';

/**
 * Products lie in the innermost categories, so that each list above them shows them once. Until the transaction ends the
 * category's owner neither deletes it nor puts another one into it.
 * @param known the shop's categories where they were read before
 * @throws Refusal `category-open`
 */
export async function judgeCategory(
  tx: Db,
  shopId: string,
  categoryId: string,
  known?: CategoryTree,
): Promise<void> {
  const held = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.shopId, shopId), eq(categories.id, categoryId)))
    .for('key share');
  const tree = known ?? new CategoryTree((await listCategories(tx, shopId)).map(({ category }) => category));
  const isInnermost = tree.pathTo(categoryId).length > 0 && tree.childrenOf(categoryId).length === 0;
  if (held.length > 0 && isInnermost) return;
  const { text } = problems['category-open'];
  throw refusal('category-open', { fields: { categoryId: text } });
}

import { and, eq } from 'drizzle-orm';
import type { deleteCategory as contract } from '@haat/contract/catalog/owning/calls';
import { branchOf } from '@haat/contract/catalog/owning/rules';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import { isAnyOf } from '../../../core/database/any-of.ts';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { keepSlug, passSlugsOn } from '../former-slugs.ts';
import { categories } from '../tables.ts';
import { holdCategories, inside, placesOf, auditedFields, seenCategory } from './held-categories.ts';
import type { CategoryRow } from './held-categories.ts';
import { countAllProducts, moveProducts } from './move-products.ts';
import { placeCategories } from './place-categories.ts';

/**
 * Deletes a category with those below it. Its products lie in another one then, and its addresses lead there.
 * @throws Refusal `not-found`, `changed-meanwhile`; `category-has-products` with how many, where nobody said where they go;
 * `category-has-below` with how many, where that was not known; `category-open` where products are to go to what is no
 * innermost category that stays
 */
export const deleteCategory = (
  db: Db,
  actor: Actor,
  { id, version, moveTo, withBelow = false }: ParsedInput<typeof contract>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const all = await holdCategories(tx, shopId);
    const going = seenCategory(all, id, version);
    const branch = branchOf(placesOf(all), going.id);
    const rows = and(eq(categories.shopId, shopId), isAnyOf(categories.id, branch));
    // No product is added to them from here on.
    await tx.select({ id: categories.id }).from(categories).where(rows).orderBy(categories.id).for('update');
    const count = await countAllProducts(tx, shopId, branch);
    if (count > 0 && moveTo === undefined) throw refusal('category-has-products', { count });
    if (branch.size > 1 && !withBelow) throw refusal('category-has-below', { count: branch.size - 1 });
    const staying = all.filter((each) => !branch.has(each.id));
    const target = moveTo === undefined ? null : innermostIn(staying, moveTo);
    if (target) await moveProducts(tx, shopId, { from: branch, to: target.id });
    await passSlugsOn(tx, shopId, { kind: 'category', from: branch, to: target?.id ?? null });
    if (target)
      for (const each of all.filter((one) => branch.has(one.id)))
        await keepSlug(tx, shopId, { kind: 'category', slug: each.slug, thingId: target.id });
    await tx.delete(categories).where(rows);
    await placeCategories(tx, shopId, staying);
    for (const each of all.filter((one) => branch.has(one.id)))
      await recordChange(tx, actor, {
        ...{ kind: 'category', thing: { id: each.id, name: each.title } },
        before: { ...auditedFields(all, each), ...(target && each === going && { movedTo: target.title }) },
        after: null,
      });
  });

/** A category that products may lie in, among those that stay. @throws Refusal `category-open` */
function innermostIn(staying: CategoryRow[], id: string): CategoryRow {
  const found = staying.find((each) => each.id === id.toLowerCase());
  if (found && inside(staying, found.id).length === 0) return found;
  throw refusal('category-open', { fields: { moveTo: problems['category-open'].text } });
}

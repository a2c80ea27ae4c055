import { and, eq } from 'drizzle-orm';
import type { moveCategory, saveCategory } from '@haat/contract/catalog/owning/calls';
import { branchOf, judgePlace, maxCategories } from '@haat/contract/catalog/owning/rules';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { isJustAdded } from '../../../core/audit/just-added.ts';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { v7 } from '../../../core/ids.ts';
import { keepSlug, oncePerSlug, useSlugs } from '../former-slugs.ts';
import { categories } from '../tables.ts';
import {
  categoryIn,
  holdCategories,
  inside,
  placesOf,
  auditedFields,
  seenCategory,
} from './held-categories.ts';
import type { CategoryRow } from './held-categories.ts';
import { countAllProducts, findByNewNames, moveProducts } from './move-products.ts';
import { placeCategories } from './place-categories.ts';

type Saved = Promise<{ _id: string; version: number }>;

/**
 * Adds a category at the end of those beside it, or says an existing one anew: an address that it had leads to it on. What a
 * person has just added is taken as done when they send it again.
 * @throws Refusal `not-found`, `changed-meanwhile`, `already-there` for an address that another one has, `category-too-deep`,
 * `too-many-categories`; `category-has-products` with how many, where a new one is to lie in one that has products itself
 */
export const editCategory = (
  db: Db,
  actor: Actor,
  {
    _id,
    version = 0,
    parentId = null,
    takeProducts = false,
    titleNe = null,
    ...rest
  }: ParsedInput<typeof saveCategory>,
): Saved =>
  oncePerSlug('categories_one_per_slug', () =>
    db.transaction(async (tx) => {
      const all = await holdCategories(tx, actor.shopId);
      const fields = { ...rest, titleNe };
      await useSlugs(tx, actor.shopId, 'category', [fields.slug]);
      return _id === undefined
        ? add(tx, actor, all, { fields, parentId: parentId?.toLowerCase() ?? null, takeProducts })
        : rename(tx, actor, all, { before: seenCategory(all, _id, version), fields });
    }),
  );

type CategoryFields = Pick<CategoryRow, 'title' | 'titleNe' | 'slug'>;

async function rename(
  tx: Db,
  actor: Actor,
  all: CategoryRow[],
  { before, fields }: { before: CategoryRow; fields: CategoryFields },
): Saved {
  const { shopId } = actor;
  const after = { ...before, ...fields, version: before.version + 1 };
  await tx
    .update(categories)
    .set({ ...fields, version: after.version })
    .where(isCategory(shopId, before.id));
  if (fields.slug !== before.slug)
    await keepSlug(tx, shopId, { kind: 'category', slug: before.slug, thingId: before.id });
  if (fields.title !== before.title || fields.titleNe !== before.titleNe)
    await findByNewNames(tx, shopId, branchOf(placesOf(all), before.id));
  await recordChange(tx, actor, {
    ...{ kind: 'category', thing: { id: before.id, name: after.title } },
    ...{ before: auditedFields(all, before), after: auditedFields(all, after) },
  });
  return { _id: before.id, version: after.version };
}

async function add(
  tx: Db,
  actor: Actor,
  all: CategoryRow[],
  {
    fields,
    parentId,
    takeProducts,
  }: { fields: CategoryFields; parentId: string | null; takeProducts: boolean },
): Saved {
  const { shopId, accountId } = actor;
  const there = all.find(({ slug }) => slug === fields.slug);
  const isSame =
    there?.parentId === parentId && there.title === fields.title && there.titleNe === fields.titleNe;
  // Only its answer was lost.
  if (
    isSame &&
    (await isJustAdded(tx, actor, { kind: 'category', thing: { id: there.id, name: there.title } }))
  )
    return { _id: there.id, version: there.version };
  if (all.length >= maxCategories) throw refusal('too-many-categories');
  if (parentId !== null) categoryIn(all, parentId);
  judge(all, null, parentId);
  const count = await holdProducts(tx, shopId, parentId);
  if (count > 0 && !takeProducts) throw refusal('category-has-products', { count });
  const position = inside(all, parentId).length;
  const [made] = await tx
    .insert(categories)
    .values({ ...fields, shopId, id: v7(), parentId, adminId: accountId, position })
    .returning();
  if (!made) throw new Error('a category that was added is not there');
  const now = [...all, made];
  await placeCategories(tx, shopId, now);
  if (parentId !== null) await moveProducts(tx, shopId, { from: [parentId], to: made.id });
  await recordChange(tx, actor, {
    ...{ kind: 'category', thing: { id: made.id, name: made.title } },
    ...{ before: null, after: { ...auditedFields(now, made), ...(count > 0 && { products: count }) } },
  });
  return { _id: made.id, version: made.version };
}

/**
 * Moves a category with all below it before another one, or to the end; its address stays.
 * @throws Refusal `not-found`, `category-in-itself`, `category-too-deep`; `changed-meanwhile` also where the one that it is to
 * come before lies elsewhere by now; `category-has-products` with how many, where it is to lie in one that has products itself
 */
export const placeCategory = (
  db: Db,
  actor: Actor,
  { _id, version, parentId: wanted, before: next }: ParsedInput<typeof moveCategory>,
): Saved =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const all = await holdCategories(tx, shopId);
    const before = seenCategory(all, _id, version);
    const parentId = wanted === null ? null : categoryIn(all, wanted).id;
    judge(all, before.id, parentId);
    const isElsewhere = parentId !== before.parentId;
    if (isElsewhere) {
      const count = await holdProducts(tx, shopId, parentId);
      if (count > 0) throw refusal('category-has-products', { count });
    }
    const after = { ...before, parentId, version: version + 1 };
    const now = all.filter(({ id }) => id !== before.id);
    const at = next === null ? now.length : now.findIndex(({ id }) => id === next.toLowerCase());
    if (at < 0 || (next !== null && now[at]?.parentId !== parentId)) throw refusal('changed-meanwhile');
    now.splice(at, 0, after);
    await tx
      .update(categories)
      .set({ parentId, version: after.version })
      .where(isCategory(shopId, before.id));
    await placeCategories(tx, shopId, now);
    if (isElsewhere) await findByNewNames(tx, shopId, branchOf(placesOf(all), before.id));
    await recordChange(tx, actor, {
      ...{ kind: 'category', thing: { id: before.id, name: before.title } },
      ...{ before: auditedFields(all, before), after: auditedFields(now, after) },
    });
    return { _id: before.id, version: after.version };
  });

export const isCategory = (shopId: string, id: string) =>
  and(eq(categories.shopId, shopId), eq(categories.id, id));

/** @throws Refusal `category-in-itself`, `category-too-deep` */
function judge(all: CategoryRow[], id: string | null, parentId: string | null): void {
  const verdict = judgePlace(placesOf(all), id, parentId);
  if (verdict) throw refusal(verdict);
}

/** How many products lie in a category itself, to which none can be added until the transaction ends. */
async function holdProducts(tx: Db, shopId: string, categoryId: string | null): Promise<number> {
  if (categoryId === null) return 0;
  await tx.select({ id: categories.id }).from(categories).where(isCategory(shopId, categoryId)).for('update');
  return countAllProducts(tx, shopId, [categoryId]);
}

import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import type { Db } from '../../../core/database/database.ts';
import { slugOf } from '../../../core/text/slug-of.ts';
import { readFormerSlugs } from '../former-slugs.ts';
import { allCategories } from './held-categories.ts';
import { countProducts } from './move-products.ts';

/** All categories of a shop in their order, with how many products lie in each. */
export async function readCategories(db: Db, shopId: string): Promise<OwnedCategory[]> {
  const [all, counts] = await Promise.all([allCategories(db, shopId), countProducts(db, shopId)]);
  return all.map(({ id, version, title, titleNe, slug, image, adminId, parentId }) => ({
    ...{ _id: id, id, version, title, titleNe, slug, image, adminId, parentId },
    products: counts.get(id) ?? 0,
  }));
}

/** The address that a title makes; a number tells it from those that others have, or have had. */
export async function freeSlug(db: Db, shopId: string, title: string): Promise<string> {
  const [all, former] = await Promise.all([
    allCategories(db, shopId),
    readFormerSlugs(db, shopId, 'category'),
  ]);
  const taken = new Set([...former.keys(), ...all.map(({ slug }) => slug)]);
  const base = slugOf(title, 'category');
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) slug = `${base.slice(0, 55).replace(/-$/, '')}-${n}`;
  return slug;
}

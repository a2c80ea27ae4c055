import type { Category } from '@haat/contract/catalog/schemas';
import type { ShopFrame } from '@haat/contract/content/schemas';

/** A category with what lies in it: root, sub and inner (spec §4). */
export interface CategoryBranch {
  category: Category;
  children: CategoryBranch[];
}

type Ordered = Pick<ShopFrame, 'categories' | 'footerItems'>;

/**
 * The root categories with what lies below them, in the order of the shop's footer items (spec §3); those that it
 * does not name follow as they came. A category whose parent is missing counts as a root.
 */
export function categoryTree({ categories, footerItems }: Ordered): CategoryBranch[] {
  const known = new Set(categories.map(({ _id }) => _id));
  const below = new Map<string | null, Category[]>();
  for (const category of categories) {
    const parent = category.parentId && known.has(category.parentId) ? category.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), category]);
  }
  const branches = (parent: string | null, level: number): CategoryBranch[] =>
    // Three levels are all there are; a circle of parents ends here too.
    level === 3
      ? []
      : (below.get(parent) ?? []).map((category) => ({
          category,
          children: branches(category._id, level + 1),
        }));
  const places = new Map(footerItems.map(({ category }, place) => [category.slug, place]));
  const placeOf = ({ category }: CategoryBranch) => places.get(category.slug) ?? Number.MAX_SAFE_INTEGER;
  return branches(null, 0).sort((one, other) => placeOf(one) - placeOf(other));
}

/** The first categories: those the shop's footer items name, whatever level they are on, then its roots. */
export function firstCategories(frame: Ordered, count: number): Category[] {
  const bySlug = new Map(frame.categories.map((category) => [category.slug, category]));
  const named = frame.footerItems.flatMap(({ category }) => bySlug.get(category.slug) ?? []);
  const roots = categoryTree(frame).map(({ category }) => category);
  return [...new Set([...named, ...roots])].slice(0, count);
}

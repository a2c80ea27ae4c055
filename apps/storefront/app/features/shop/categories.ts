import type { Category } from '@haat/contract/catalog/endpoints';
import type { Language } from '@haat/contract/core/language';
import type { ShopFrame } from '@haat/contract/shop/endpoints';

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
  const below = Map.groupBy(categories, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null));
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
  return branches(null, 0).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The first root categories in the shop's order. */
export const firstCategories = (frame: Ordered, count: number): Category[] =>
  categoryTree(frame)
    .slice(0, count)
    .map(({ category }) => category);

/** The title in the language of the page, English where the shop gave no other. */
export const titleIn = (
  language: Language,
  { title, titleNe }: { title: string; titleNe: string | null },
): string => (language === 'ne-NP' ? (titleNe ?? title) : title);

/** The addresses at which the picture of a category may lie, first the likeliest (spec §7). */
export function categoryPictures({ _id, adminId, image }: Pick<Category, '_id' | 'adminId' | 'image'>): string[] {
  if (!image) return [];
  if (/^(\/|https:)/.test(image)) return [image];
  const file = encodeURIComponent(image);
  return [
    `/uploads/${adminId}/singleCategory/${_id}/${file}`,
    `/uploads/single_category/${file}`,
    `/uploads/singleCategory/${file}`,
  ];
}

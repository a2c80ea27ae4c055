import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { branchOf, judgePlace } from '@haat/contract/catalog/owning/rules';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';

/** What lies directly in a category, in order; the roots for null. */
export const inside = (all: readonly OwnedCategory[], parentId: string | null): OwnedCategory[] =>
  all.filter((each) => each.parentId === parentId);

/** A category with what lies below it. */
export interface Branch {
  category: OwnedCategory;
  /** Those that lie in it and in all below it. */
  products: number;
  below: Branch[];
}

/** The roots with all that lies below them, in order. */
export function branchesOf(all: readonly OwnedCategory[]): Branch[] {
  const groups = Map.groupBy(all, ({ parentId }) => parentId);
  const within = (parentId: string | null): Branch[] =>
    (groups.get(parentId) ?? []).map((category) => {
      const below = within(category._id);
      return {
        ...{ category, below },
        products: below.reduce((sum, { products }) => sum + products, category.products),
      };
    });
  return within(null);
}

/** The titles on the way to a category, from its root. */
export function pathOf(all: readonly OwnedCategory[], category: OwnedCategory, language: Language): string {
  const parent = all.find(({ _id }) => _id === category.parentId);
  const title = titleIn(language, category);
  return parent ? `${pathOf(all, parent, language)} › ${title}` : title;
}

/** Products in a category and in all below it. */
export function productsBelow(all: readonly OwnedCategory[], { _id }: OwnedCategory): number {
  const branch = branchOf(all, _id);
  return all.reduce((sum, each) => sum + (branch.has(each._id) ? each.products : 0), 0);
}

/** Where products of a category can go before it is deleted: innermost categories, as they are once it is gone. */
export function takersOf(all: readonly OwnedCategory[], { _id }: OwnedCategory): OwnedCategory[] {
  const branch = branchOf(all, _id);
  const staying = all.filter((each) => !branch.has(each._id));
  return staying.filter((each) => inside(staying, each._id).length === 0);
}

/** Whether a category may lie directly in another one, or among the roots for null. */
export const mayLieIn = (
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  parent: OwnedCategory | null,
): boolean =>
  category.parentId !== (parent?._id ?? null) &&
  judgePlace(all, category._id, parent?._id ?? null) === null &&
  (parent?.products ?? 0) === 0;

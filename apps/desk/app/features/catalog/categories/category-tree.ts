import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { branchOf, judgePlace } from '@haat/contract/catalog/owning/rules';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';

/** What lies directly in a category, in order; the roots for null. */
export const inside = (all: readonly OwnedCategory[], parentId: string | null): OwnedCategory[] =>
  all.filter((each) => each.parentId === parentId);

export interface Branch {
  category: OwnedCategory;
  /** Those that lie in it and in all below it. */
  products: number;
  below: Branch[];
}

export function branchesOf(all: readonly OwnedCategory[]): Branch[] {
  const groups = groupsBy(all, ({ parentId }) => parentId);
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

export function productsBelow(all: readonly OwnedCategory[], { _id }: OwnedCategory): number {
  const branch = branchOf(all, _id);
  return all.reduce((sum, each) => sum + (branch.has(each._id) ? each.products : 0), 0);
}

/** Where products of a category can go before it is deleted: innermost categories, as they are once it is gone. */
export function productTargetsOf(all: readonly OwnedCategory[], { _id }: OwnedCategory): OwnedCategory[] {
  const branch = branchOf(all, _id);
  const staying = all.filter((each) => !branch.has(each._id));
  return staying.filter((each) => inside(staying, each._id).length === 0);
}

/** Whether a category may lie directly in another one, or among the roots for null. */
export const canMoveInto = (
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  parent: OwnedCategory | null,
): boolean =>
  category.parentId !== (parent?._id ?? null) &&
  judgePlace(all, category._id, parent?._id ?? null) === null &&
  (parent?.products ?? 0) === 0;

/** Where a category goes: into another one, or among the roots for null; before one that lies there, or last for null. */
export interface Place {
  parentId: string | null;
  before: string | null;
}

/** Which part of a row a category is dragged over: its upper edge, its middle, its lower edge. */
export type RowPart = 'before' | 'into' | 'after';

/** Where a category goes that is dropped on a part of another one's row; null where it may not, or lies already. */
export function placeAt(
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  on: OwnedCategory,
  part: RowPart,
): Place | null {
  if (branchOf(all, category._id).has(on._id)) return null;
  const place = placeOn(all, on, part);
  const parent = all.find(({ _id }) => _id === place.parentId) ?? null;
  const isHere = category.parentId === place.parentId;
  if (!isHere && !canMoveInto(all, category, parent)) return null;
  const isSame = isHere && [category._id, nextOf(all, category)].includes(place.before);
  return isSame ? null : place;
}

function placeOn(all: readonly OwnedCategory[], on: OwnedCategory, part: RowPart): Place {
  const below = inside(all, on._id);
  if (part === 'before') return { parentId: on.parentId, before: on._id };
  // Below the row of one with others in it stands the first of these.
  if (part === 'after' && below[0]) return { parentId: on._id, before: below[0]._id };
  return part === 'into'
    ? { parentId: on._id, before: null }
    : { parentId: on.parentId, before: nextOf(all, on) };
}

const nextOf = (all: readonly OwnedCategory[], { _id, parentId }: OwnedCategory): string | null => {
  const beside = inside(all, parentId);
  return beside[beside.findIndex((each) => each._id === _id) + 1]?._id ?? null;
};

export function arranged(
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  { parentId, before }: Place,
): OwnedCategory[] {
  const others = all.filter(({ _id }) => _id !== category._id);
  const at = before === null ? others.length : others.findIndex(({ _id }) => _id === before);
  return [...others.slice(0, at), { ...category, parentId }, ...others.slice(at)];
}

/** Root, sub and inner (spec §4). */
export const maxLevels = 3;
/** So many categories a shop may have: all of them stand around every page. */
export const maxCategories = 500;

interface Placed {
  _id: string;
  parentId: string | null;
}

/** The ids of a category and of all that lie below it. */
export function branchOf(categories: readonly Placed[], id: string): Set<string> {
  const branch = new Set([id]);
  for (const each of branch)
    for (const { _id, parentId } of categories) if (parentId === each) branch.add(_id);
  return branch;
}

/** What stands against a category lying in another one, or among the roots for null; null where nothing does. */
export function judgePlace(
  categories: readonly Placed[],
  /** Null for a new one. */
  id: string | null,
  parentId: string | null,
): 'category-in-itself' | 'category-too-deep' | null {
  if (id !== null && parentId !== null && branchOf(categories, id).has(parentId)) return 'category-in-itself';
  const above = parentId === null ? 0 : levelOf(categories, parentId);
  return above + levelsFrom(categories, id) > maxLevels ? 'category-too-deep' : null;
}

// 1 for a root.
function levelOf(categories: readonly Placed[], id: string): number {
  const parents = new Map(categories.map(({ _id, parentId }) => [_id, parentId]));
  let level = 0;
  for (let at: string | null = id; at !== null && level <= maxLevels; at = parents.get(at) ?? null)
    level += 1;
  return level;
}

function levelsFrom(categories: readonly Placed[], id: string | null): number {
  if (id === null) return 1;
  const below = categories.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map(({ _id }) => levelsFrom(categories, _id)));
}

import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import { slugOf } from '../../core/text/slug-of.ts';
import { starterTerms } from './search/starter-terms.ts';
import { starterCategories } from './starter-categories.ts';
import { categories, searchTerms } from './tables.ts';

/** Adds the categories with which a new shop begins. */
export async function addStarterCategories(
  tx: Db,
  owner: { shopId: string; adminId: string },
): Promise<void> {
  const rows = starterCategories.flatMap(({ title, titleNe, below }, position) => {
    const id = v7();
    const root = { ...owner, id, title, titleNe, slug: slugOf(title), position, footerPosition: position };
    return [
      root,
      ...below.map(([name, nameNe], place) => ({
        ...owner,
        ...{ id: v7(), parentId: id, title: name, titleNe: nameNe, slug: slugOf(name), position: place },
      })),
    ];
  });
  await tx.insert(categories).values(rows);
}

/** Adds the words that the search of a new shop knows. */
export async function addStarterTerms(tx: Db, shopId: string): Promise<void> {
  await tx.insert(searchTerms).values(starterTerms.map((term) => ({ shopId, ...term })));
}

import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { CategoryTree } from '../../category-tree.ts';

/** A category as a table calls it: the names on the way to it, as in `Clothes > Men > Topi`. */
export const categoryName = (tree: CategoryTree, categoryId: string, language: Language): string =>
  tree
    .pathTo(categoryId)
    .map((category) => titleIn(language, category))
    .join(' > ');

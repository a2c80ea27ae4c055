import type { CsvColumn } from '@haat/contract/catalog/selling/csv-columns';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { CategoryTree } from '../../category-tree.ts';
import { choicesCell } from './choices-cell.ts';
import { shownCell } from './shown-cell.ts';
import { specificationsCell, specificationsNeCell } from './specifications-cell.ts';
import { stockCell } from './stock-cell.ts';
import type { Pieces } from './stock-cell.ts';

/** What a table says of a product. */
export type Listed = Pick<
  EditedProduct,
  | '_id'
  | 'title'
  | 'titleNe'
  | 'price'
  | 'markPrice'
  | 'categoryId'
  | 'variants'
  | 'active'
  | 'description'
  | 'descriptionNe'
  | 'specifications'
  | 'videoUrl'
>;

/** A product as its row says it, with what is left of it. The original price is empty where nothing is struck through. */
export const cellsOf = (
  product: Listed,
  tree: CategoryTree,
  language: Language,
  pieces: readonly Pieces[] = [],
): Record<CsvColumn, string> => ({
  id: product._id,
  title: product.title,
  titleNe: product.titleNe ?? '',
  price: String(product.price),
  markPrice: product.markPrice > product.price ? String(product.markPrice) : '',
  category: categoryName(tree, product.categoryId, language),
  choices: choicesCell(product.variants),
  stock: stockCell(product.variants, pieces),
  shown: shownCell(product.active, language),
  // Named in a ZIP, and by other names in the shop.
  photos: '',
  description: product.description,
  descriptionNe: product.descriptionNe ?? '',
  specifications: specificationsCell(product.specifications),
  specificationsNe: specificationsNeCell(product.specifications),
  video: product.videoUrl ?? '',
});

/** A category as a table calls it: the names on the way to it, as in `Clothes > Men > Topi`. */
export const categoryName = (tree: CategoryTree, categoryId: string, language: Language): string =>
  tree
    .pathTo(categoryId)
    .map((category) => titleIn(language, category))
    .join(' > ');

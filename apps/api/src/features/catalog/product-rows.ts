import { isSameChoice } from '@haat/contract/catalog/choice';
import type { Product } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { pick } from '../../core/pick.ts';
import { joinedVendor } from '../vendors/service.ts';
import { cardColumns, cardOf, ofItsCategory, ofItsCounts, ofItsVendor } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { categories, productCounts, products, storedFields } from './tables.ts';

const productColumns = {
  ...cardColumns,
  stored: pick(products, storedFields),
  categoryId: products.categoryId,
  variants: products.variants,
  soldOut: products.soldOut,
  createdAt: products.createdAt,
  ratings: productCounts.ratings,
  ratingSum: productCounts.ratingSum,
};

/** Rows of whole products; add the condition (with `onSale`), the order and the limit. */
export const productRows = (db: Db) =>
  db
    .select(productColumns)
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .leftJoin(productCounts, ofItsCounts)
    .$dynamic();

/** A row of `productRows` as it travels: a product with all its fields (spec §3). */
export const productFrom = (
  row: Awaited<ReturnType<typeof productRows>>[number],
  tree: CategoryTree,
): Product => ({
  ...cardOf(row),
  ...row.stored,
  variants: row.variants.map((variant) => ({
    ...variant,
    inStock: row.inStock && !row.soldOut.some((each) => isSameChoice(each, variant)),
  })),
  categories: tree
    .pathTo(row.categoryId)
    .map(({ _id, slug, title, titleNe }) => ({ _id, slug, title, titleNe })),
  rating: { average: averageOf(row.ratingSum ?? 0, row.ratings ?? 0), count: row.ratings ?? 0 },
  createdAt: row.createdAt.toISOString(),
});

/** Stars to one decimal; 0 where nobody has rated. */
const averageOf = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum * 10) / count) / 10);

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { ProductCard, ProductImage } from '@haat/contract/catalog/product';
import type { Sort } from '@haat/contract/catalog/rules';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { pick } from '../../core/pick.ts';
import { joinedVendor } from '../vendors/service.ts';
import { cardFields, categories, productCounts, products } from './tables.ts';

/** What a card shows, selected in one place: for lists, searches, similar products, the bundle and wishlists. */
export const cardColumns = {
  _id: products.id,
  ...pick(products, cardFields),
  discount: products.discount,
  adminId: joinedVendor.mark,
  innerCatId: { slug: categories.slug },
};

type CardRow = Omit<ProductCard, 'sellingPrice' | 'discount' | 'image'> & { discount: number };

/** A row of `cardColumns` as it travels; `discount` becomes text, "0" for none (spec §3). */
export const cardOf = (row: CardRow): ProductCard => ({
  _id: row._id,
  ...pick(row, cardFields),
  sellingPrice: row.price,
  discount: String(row.discount),
  image: primaryImage(row.images),
  adminId: row.adminId,
  innerCatId: row.innerCatId,
});

/** The address of the picture that stands for a product; null where it has none. */
export const primaryImage = (images: ProductImage[]): string | null =>
  (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null;

export const ofItsVendor = joinedVendor.on(products.shopId, products.vendorId);
export const ofItsCategory = and(
  eq(categories.shopId, products.shopId),
  eq(categories.id, products.categoryId),
);

export const ofItsCounts = and(
  eq(productCounts.shopId, products.shopId),
  eq(productCounts.productId, products.id),
);

/** Rows of cards, with more columns where needed; add the condition (with `onSale`), the order and the limit. */
export const cardRows = <More extends Record<string, SQL>>(db: Db, more: More) =>
  db
    .select({ ...cardColumns, ...more })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .$dynamic();

/** What is on sale in a shop: the first condition of everything public. */
export const onSale = (shopId: string | Placeholder): SQL =>
  sql`${eq(products.shopId, shopId)} and ${products.active}`;

export const isOneOf = (ids: Iterable<string>): SQL => isAnyOf(products.id, ids);

export const inCategories = (ids: Iterable<string>): SQL => isAnyOf(products.categoryId, ids);

export function orderOf(sort: Exclude<Sort, 'popular'>): SQL[] {
  switch (sort) {
    case 'price-asc':
      return [asc(products.price), asc(products.id)];
    case 'price-desc':
      return [desc(products.price), desc(products.id)];
    case 'discount':
      return [desc(products.discount), desc(products.id)];
    case 'newest':
      return [desc(products.createdAt), desc(products.id)];
  }
}

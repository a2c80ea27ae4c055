import { and, asc, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Choice } from '@haat/contract/catalog/choice';
import type { Category } from '@haat/contract/catalog/schemas';
import type { OfferedVariant, Product, ProductCard, ProductImage } from '@haat/contract/catalog/product';
import type { VendorMark } from '@haat/contract/vendors/schemas';
import type { Db } from '../../core/database/database.ts';
import { isAnyOf, isAnyOfGiven, listOf } from '../../core/database/any-of.ts';
import { asyncCommit } from '../../core/database/async-commit.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { joinedVendor } from '../vendors/service.ts';
import {
  cardColumns,
  cardOf,
  cardRows,
  isOneOf,
  ofItsCategory,
  ofItsVendor,
  onSale,
  orderOf,
  primaryImage,
} from './cards.ts';
import { CategoryTree } from './category-tree.ts';
import { isAtSlug } from './former-slugs.ts';
import { categories, productCounts, products } from './tables.ts';
import { productFrom, productRows } from './product-rows.ts';

export { addStarterCategories, addStarterTerms } from './add-starters.ts';
export { listCategories } from './list-categories.ts';
export type { PlacedCategory } from './list-categories.ts';
export { setFooterOrder } from './footer-order.ts';
export { saveProductDocuments } from './search-documents.ts';
export { markIndexed, refreshSearch } from './search/refresh.ts';
export { soundOfText } from './search/fold.ts';
export { starterTerms } from './search/starter-terms.ts';
export { ownPage, vendorProducts } from './list-own-products.ts';
export type { OwnProduct } from './list-own-products.ts';
export { firstProducts, startOfCategory, startOfVendor } from './listing/row-products.ts';
export type { ListStart } from './listing/row-products.ts';
export { keepCatalogs } from './listing/list-sources.ts';
export type { KeptCatalogs, ListSources } from './listing/list-sources.ts';
export { importsQueue } from './selling/import/claim-import.ts';
export { purgeOldImports } from './selling/import/import-jobs.ts';
export { vendorFigures } from './vendor-figures.ts';

/*
 * What other nouns ask of the catalogue, and the writes that are no product's editing. The public reads stand beside:
 * `listing.ts`, `find-product.ts`.
 */

/** The cards of these products in the order of the ids; those no longer on sale are left out. */
export async function cardsByIds(db: Db, shopId: string, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(db, {}).where(and(onSale(shopId), isOneOf(ids)));
  const cards = new Map(rows.map((row) => [row._id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The same, each with what it can be had in. */
export async function choicesByIds(
  db: Db,
  shopId: string,
  ids: string[],
): Promise<{ card: ProductCard; variants: OfferedVariant[] }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, variants: products.variants })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .where(and(onSale(shopId), isOneOf(ids)));
  const found = new Map(rows.map(({ variants, ...row }) => [row._id, { card: cardOf(row), variants }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The newest products of a shop, whole, in the categories that it shows. */
export async function newestProducts(
  db: Db,
  shopId: string,
  shown: Category[],
  most: number,
): Promise<Product[]> {
  const tree = new CategoryTree(shown);
  const rows = await productRows(db)
    .where(onSale(shopId))
    .orderBy(...orderOf('newest'))
    .limit(most);
  return rows.map((row) => productFrom(row, tree));
}

/** The product of another noun's row while it is on sale: `innerJoin(productOnSale.rows, productOnSale.on(…))`. */
export const productOnSale = {
  rows: products,
  on: (shopId: AnyPgColumn, productId: AnyPgColumn) =>
    and(eq(products.shopId, shopId), eq(products.id, productId), products.active),
};

/** The id of the product on sale under a slug, in a row or none: to be asked for, or to stand in another noun's query. */
export const idOnSale = (db: Db, shopId: string | Placeholder, slug: string | Placeholder) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(onSale(shopId), isAtSlug(shopId, slug)))
    .limit(1);

/** What products are called and who sells them, on sale or not; those of another shop are left out. */
export const marksByIds = (db: Db, shopId: string, ids: Iterable<string>) =>
  db
    .select({
      productId: products.id,
      vendorId: products.vendorId,
      title: products.title,
      titleNe: products.titleNe,
    })
    .from(products)
    .where(and(eq(products.shopId, shopId), isAnyOf(products.id, ids)));

export async function isOnSale(db: Db, shopId: string, productId: string): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(onSale(shopId), eq(products.id, productId)))
    .limit(1);
  return found.length > 0;
}

export async function hasAnythingOnSale(db: Db, shopId: string): Promise<boolean> {
  const newest = db.select({ id: products.id }).from(products).where(onSale(shopId));
  return (await newest.orderBy(...orderOf('newest')).limit(1)).length > 0;
}

/** What an order needs to know of a product. `price` in whole rupees. */
export interface ProductForOrder {
  id: string;
  vendor: VendorMark;
  title: string;
  titleNe: string | null;
  slug: string;
  images: ProductImage[];
  image: string | null;
  price: number;
  active: boolean;
  variants: OfferedVariant[];
}

/** The products of an order, active or not, in no particular order; unknown ids and other shops' are left out. */
export async function productsForOrder(db: Db, shopId: string, ids: string[]): Promise<ProductForOrder[]> {
  const rows = await forOrder(db).execute({ shopId, ids: listOf(ids) });
  return rows.map((row) => ({ ...row, image: primaryImage(row.images) }));
}

const forOrder = preparedFor((db) =>
  db
    .select({
      id: products.id,
      vendor: joinedVendor.mark,
      title: products.title,
      titleNe: products.titleNe,
      slug: products.slug,
      images: products.images,
      price: products.price,
      active: products.active,
      variants: products.variants,
    })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .where(and(eq(products.shopId, sql.placeholder('shopId')), isAnyOfGiven(products.id, 'ids')))
    .prepare('products for an order'),
);

/** What a product shows of its stock: whether a piece is left, and the variants of which none is. */
export interface ShownStock {
  id: string;
  inStock: boolean;
  soldOut: Choice[];
}

/** What products show of their stock, and their variants; they are held until the transaction ends, in one order everywhere. */
export const holdShown = (tx: Db, shopId: string, ids: string[]) =>
  tx
    .select({
      id: products.id,
      active: products.active,
      variants: products.variants,
      inStock: products.inStock,
      soldOut: products.soldOut,
    })
    .from(products)
    .where(and(eq(products.shopId, shopId), isOneOf(ids)))
    .orderBy(asc(products.id))
    .for('no key update');

/**
 * Has products show what is left of them. After the commit the caller announces each changed product's tag, and nothing
 * when nothing changed (design D4).
 * @returns the ids of the products that showed something else before
 */
export async function showStock(
  tx: Db,
  shopId: string,
  before: readonly ShownStock[],
  now: readonly ShownStock[],
): Promise<string[]> {
  const keyOf = ({ inStock, soldOut }: ShownStock) => JSON.stringify([inStock, soldOut]);
  const shownBefore = new Map(before.map((each) => [each.id, keyOf(each)]));
  const changed = now.filter((each) => keyOf(each) !== shownBefore.get(each.id));
  await pipelined(
    changed.map(({ id, inStock, soldOut }) =>
      tx
        .update(products)
        .set({ inStock, soldOut })
        .where(and(eq(products.shopId, shopId), eq(products.id, id))),
    ),
  );
  return changed.map(({ id }) => id);
}

/** Whether a variant is shown as there, or any piece where none is named, as a condition on columns with '' for none. */
export const isShownInStock = (size: AnyPgColumn, color: AnyPgColumn): SQL => {
  const variant = sql`jsonb_build_array(jsonb_build_object('size', nullif(${size}, ''), 'color', nullif(${color}, '')))`;
  return sql`${products.inStock} and ((${size} = '' and ${color} = '')
    or (${products.variants} @> ${variant} and not ${products.soldOut} @> ${variant}))`;
};

/** Counts sold pieces, or takes them back with a negative quantity. A product may stand in several lines. */
export async function countSold(
  db: Db,
  shopId: string,
  lines: { productId: string; quantity: number }[],
): Promise<void> {
  const sold = new Map<string, number>();
  for (const { productId, quantity } of lines) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  if (sold.size === 0) return;
  // In one order everywhere, so that two orders of the same products never wait for each other.
  const rows = [...sold.keys()].sort().map((productId) => ({ shopId, productId, sold: sold.get(productId) }));
  await db
    .insert(productCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [productCounts.shopId, productCounts.productId],
      set: { sold: sql`${productCounts.sold} + excluded.sold` },
    });
}

/**
 * Counts a review: `{ reviews: 1, stars: 4 }` when it is written, `{ reviews: 0, stars: -2 }` when it loses two stars,
 * `{ reviews: -1, stars: -2 }` when it goes.
 */
export async function countRating(
  db: Db,
  shopId: string,
  productId: string,
  { reviews, stars }: { reviews: -1 | 0 | 1; stars: number },
): Promise<void> {
  const set = {
    ratings: sql`${productCounts.ratings} + ${reviews}`,
    ratingSum: sql`${productCounts.ratingSum} + ${stars}`,
  };
  const target = [productCounts.shopId, productCounts.productId];
  if (reviews === 1) {
    await db
      .insert(productCounts)
      .values({ shopId, productId, ratings: 1, ratingSum: stars })
      .onConflictDoUpdate({ target, set });
    return;
  }
  // An insert would be checked before it becomes an update, and a count below 0 is refused.
  await db
    .update(productCounts)
    .set(set)
    .where(and(eq(productCounts.shopId, shopId), eq(productCounts.productId, productId)));
}

/** Counts that a product's card was clicked (spec §7). @returns whether the product is on sale in this shop */
export async function countView(db: Db, shopId: string, productId: string): Promise<boolean> {
  const counted = await db.execute(sql`
    insert into product_counts (shop_id, product_id, views)
    select ${products.shopId}, ${products.id}, 1 from ${products}
    where ${onSale(shopId)} and ${eq(products.id, productId)} and ${asyncCommit}
    on conflict (shop_id, product_id) do update set views = product_counts.views + 1
    returning 1`);
  return counted.length > 0;
}

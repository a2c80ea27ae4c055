import { and, desc, eq, ne } from 'drizzle-orm';
import { isSameChoice } from '@haat/contract/catalog/choice';
import type { Product, ProductCard, ProductImage } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import {
  cardColumns,
  cardOf,
  cardRows,
  inCategories,
  ofItsCategory,
  ofItsCounts,
  ofItsVendor,
  onSale,
} from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { categories, productCounts, products } from './tables.ts';

const similarMost = 12;

const wholeColumns = {
  ...cardColumns,
  categoryId: products.categoryId,
  description: products.description,
  descriptionNe: products.descriptionNe,
  videoUrl: products.videoUrl,
  variants: products.variants,
  soldOut: products.soldOut,
  specifications: products.specifications,
  options: products.options,
  attributes: products.attributes,
  createdAt: products.createdAt,
  ratings: productCounts.ratings,
  ratingSum: productCounts.ratingSum,
};

/** A product with all its fields (spec §3); null when no product on sale has this slug. */
export async function findProduct(
  db: Db,
  shopId: string,
  slug: string,
  tree: CategoryTree,
): Promise<Product | null> {
  const [row] = await db
    .select(wholeColumns)
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .leftJoin(productCounts, ofItsCounts)
    .where(and(onSale(shopId), eq(products.slug, slug)))
    .limit(1);
  if (!row) return null;
  return {
    ...cardOf(row),
    description: row.description,
    descriptionNe: row.descriptionNe,
    videoUrl: row.videoUrl,
    variants: row.variants.map((variant) => ({
      ...variant,
      inStock: row.inStock && !row.soldOut.some((each) => isSameChoice(each, variant)),
    })),
    specifications: row.specifications,
    options: row.options,
    attributes: row.attributes,
    categories: tree
      .pathTo(row.categoryId)
      .map(({ _id, slug, title, titleNe }) => ({ _id, slug, title, titleNe })),
    rating: { average: averageOf(row.ratingSum ?? 0, row.ratings ?? 0), count: row.ratings ?? 0 },
    createdAt: row.createdAt.toISOString(),
  };
}

/** Stars to one decimal; 0 where nobody has rated. */
const averageOf = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum * 10) / count) / 10);

/** Up to 12 products like this one: its own category first, then the one above; null when it is not on sale. */
export async function similarProducts(
  db: Db,
  shopId: string,
  slug: string,
  tree: CategoryTree,
): Promise<ProductCard[] | null> {
  const [product] = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(and(onSale(shopId), eq(products.slug, slug)))
    .limit(1);
  if (!product) return null;
  const around = tree.below(tree.parentOf(product.categoryId)?._id ?? product.categoryId);
  const rows = await cardRows(db, {})
    .where(and(onSale(shopId), inCategories(around), ne(products.id, product.id)))
    .orderBy(
      desc(eq(products.categoryId, product.categoryId)),
      desc(products.inStock),
      desc(products.createdAt),
      desc(products.id),
    )
    .limit(similarMost);
  return rows.map(cardOf);
}

/** The pictures and the video of a product; null when it is not on sale. */
export async function findMedia(
  db: Db,
  shopId: string,
  productId: string,
): Promise<{ images: ProductImage[]; videoUrl: string | null } | null> {
  const [found] = await db
    .select({ images: products.images, videoUrl: products.videoUrl })
    .from(products)
    .where(and(onSale(shopId), eq(products.id, productId)))
    .limit(1);
  return found ?? null;
}

import { and, desc, eq, ne } from 'drizzle-orm';
import type { Product, ProductCard, ProductImage } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { cardOf, cardRows, inCategories, onSale } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { isAtSlug } from './former-slugs.ts';
import { products } from './tables.ts';
import { productFrom, productRows } from './product-rows.ts';

const maxSimilar = 12;

/** A product with all its fields (spec §3); null when no product on sale has this slug, or had it. */
export async function findProduct(
  db: Db,
  shopId: string,
  slug: string,
  tree: CategoryTree,
): Promise<Product | null> {
  const [row] = await productRows(db)
    .where(and(onSale(shopId), isAtSlug(shopId, slug)))
    .limit(1);
  return row ? productFrom(row, tree) : null;
}

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
    .where(and(onSale(shopId), isAtSlug(shopId, slug)))
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
    .limit(maxSimilar);
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

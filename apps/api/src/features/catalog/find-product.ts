import { and, eq, sql } from 'drizzle-orm';
import type { Product, ProductImage } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { onSale } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { isAtSlug } from './former-slugs.ts';
import { products } from './tables.ts';
import { productFrom, productRows } from './product-rows.ts';

const productAtSlug = preparedFor((db) =>
  productRows(db)
    .where(
      and(onSale(sql.placeholder('shopId')), isAtSlug(sql.placeholder('shopId'), sql.placeholder('slug'))),
    )
    .limit(1)
    .prepare('product at slug'),
);

/** A product with all its fields (spec §3); null when no product on sale has this slug, or had it. */
export async function findProduct(
  db: Db,
  shopId: string,
  slug: string,
  tree: CategoryTree,
): Promise<Product | null> {
  const [row] = await productAtSlug(db).execute({ shopId, slug });
  return row ? productFrom(row, tree) : null;
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

import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { primaryImage } from './cards.ts';
import { products } from './tables.ts';

/** A product as its seller knows it, on sale or not. Price in whole rupees. */
export interface OwnProduct {
  id: string;
  title: string;
  titleNe: string | null;
  slug: string;
  image: string | null;
  price: number;
  /** What is struck through; no lower than the price. */
  markPrice: number;
  active: boolean;
  /** Raised by each change of its seller's. */
  version: number;
  variants: OfferedVariant[];
}

interface Wanted {
  /** This one alone. */
  id?: string;
  /** Whether the shop shows them. */
  active?: boolean;
  /** Those that were taken out, instead of all others. */
  archived?: boolean;
  /** A part of the title, in either language. */
  q?: string;
  /** Those that come after it in the list. */
  after?: string;
  size: number;
  /** What another noun asks of them, of the product's columns. */
  which?: (product: {
    shopId: typeof products.shopId;
    productId: typeof products.id;
    inStock: typeof products.inStock;
  }) => SQL;
}

/** Products of a vendor, those on sale first, of these the newest first. */
export async function vendorProducts(
  db: Db,
  { shopId, vendorId }: { shopId: string; vendorId: string },
  { id, active, archived = false, q, after, size, which }: Wanted,
): Promise<OwnProduct[]> {
  const place = sql`(${products.active}, ${products.createdAt}, ${products.id})`;
  const isAfter =
    after === undefined
      ? undefined
      : sql`${place} < (select p.active, p.created_at, p.id from products p where p.shop_id = ${shopId} and p.id = ${after})`;
  const holds = (column: typeof products.title | typeof products.titleNe) =>
    sql`strpos(lower(${column}), lower(${q})) > 0`;
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      titleNe: products.titleNe,
      slug: products.slug,
      images: products.images,
      price: products.price,
      markPrice: products.markPrice,
      version: products.version,
      active: products.active,
      variants: products.variants,
    })
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        eq(products.vendorId, vendorId),
        archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
        id === undefined ? undefined : eq(products.id, id),
        active === undefined ? undefined : eq(products.active, active),
        q ? or(holds(products.title), holds(products.titleNe)) : undefined,
        isAfter,
        which?.({ shopId: products.shopId, productId: products.id, inStock: products.inStock }),
      ),
    )
    .orderBy(desc(products.active), desc(products.createdAt), desc(products.id))
    .limit(size);
  return rows.map(({ images, ...row }) => ({ ...row, image: primaryImage(images) }));
}

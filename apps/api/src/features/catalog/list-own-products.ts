import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { OwnSort } from '@haat/contract/catalog/rules';
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

interface OwnPageQuery {
  id?: string | undefined;
  active?: boolean | undefined;
  /** Those that were taken out, instead of all others. */
  archived?: boolean;
  q?: string | undefined;
  category?: string | undefined;
  sort?: OwnSort | undefined;
  /** Where the last one before stood. */
  after?: string | undefined;
  size: number;
  /** What another noun asks of them, of the product's columns. */
  which?:
    | ((product: {
        shopId: typeof products.shopId;
        productId: typeof products.id;
        inStock: typeof products.inStock;
      }) => SQL)
    | undefined;
}

const added = sql<string>`to_char(${products.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A page of a vendor's products, and where the next one begins: after values, so that nothing is passed over when the last one changes. */
export async function ownPage(
  db: Db,
  vendor: { shopId: string; vendorId: string },
  wanted: OwnPageQuery,
): Promise<{ page: OwnProduct[]; next: string | null }> {
  const found = await vendorProducts(db, vendor, { ...wanted, size: wanted.size + 1 });
  const page = found.slice(0, wanted.size);
  const last = page.at(-1);
  return { page, next: last && found.length > wanted.size ? last.place : null };
}

/**
 * Products of a vendor, those on sale first, of these the newest first; or as they are sorted: by their price, of one price the
 * newest first, or the newest first.
 */
export async function vendorProducts(
  db: Db,
  vendor: { shopId: string; vendorId: string },
  { sort, size, ...wanted }: OwnPageQuery,
): Promise<(OwnProduct & { place: string })[]> {
  const those = (active: boolean | undefined) =>
    selectOwn(db, vendor, { ...wanted, sort, active })
      .orderBy(...orderOf(sort))
      .limit(size);
  const rows =
    sort === 'newest' && wanted.active === undefined
      ? // An index has those on sale by date, and so the others: both together are read no further than a page.
        await unionAll(those(true), those(false))
          .orderBy(...orderOf(sort))
          .limit(size)
      : await those(wanted.active);
  return rows.map(({ images, added: at, createdAt: _, ...row }) => ({
    ...{ ...row, image: primaryImage(images) },
    place: `${row.active ? 1 : 0}~${row.price}~${at}~${row.id}`,
  }));
}

const selectOwn = (
  db: Db,
  { shopId, vendorId }: { shopId: string; vendorId: string },
  { id, active, archived = false, q, category, sort, after, which }: Omit<OwnPageQuery, 'size'>,
) =>
  db
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
      createdAt: products.createdAt,
      added: added.as('added'),
    })
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        eq(products.vendorId, vendorId),
        archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
        id === undefined ? undefined : eq(products.id, id),
        active === undefined ? undefined : eq(products.active, active),
        q ? sql`strpos(${products.titlesFolded}, lower(${q})) > 0` : undefined,
        category === undefined ? undefined : eq(products.categoryId, category),
        after === undefined ? undefined : isAfter(after, sort),
        which?.({ shopId: products.shopId, productId: products.id, inStock: products.inStock }),
      ),
    );

const newestFirst = [desc(products.createdAt), desc(products.id)];
function orderOf(sort: OwnSort | undefined): SQL[] {
  if (sort === undefined) return [desc(products.active), ...newestFirst];
  if (sort === 'newest') return newestFirst;
  return [sort === 'price-asc' ? asc(products.price) : desc(products.price), ...newestFirst];
}

/** Behind a place (`pricedPlace` of the contract), in the same order. */
function isAfter(place: string, sort: OwnSort | undefined): SQL {
  const [active, price, at, id] = place.split('~');
  const isOlder = sql`(${products.createdAt}, ${products.id}) < (${at}::timestamptz, ${id}::uuid)`;
  if (sort === undefined)
    return sql`(${products.active}, ${products.createdAt}, ${products.id}) < (${active === '1'}, ${at}::timestamptz, ${id}::uuid)`;
  if (sort === 'newest') return isOlder;
  const isBeyond =
    sort === 'price-asc' ? gt(products.price, Number(price)) : lt(products.price, Number(price));
  return sql`(${isBeyond} or (${products.price} = ${Number(price)} and ${isOlder}))`;
}

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { v7 } from '../../../core/ids.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { slugOf } from '../../../core/text/slug-of.ts';
import { primaryImage } from '../cards.ts';
import { keepSlug, oncePerSlug, useSlug } from '../former-slugs.ts';
import { products } from '../tables.ts';

export type ProductRow = typeof products.$inferSelect;

/** An own product, to be edited. @throws Refusal `not-found` */
export async function productToEdit(
  db: Db,
  seller: SellerAccount,
  productId: string,
): Promise<EditedProduct> {
  const [row] = await db.select().from(products).where(isOwn(seller, productId));
  if (!row) throw refusal('not-found');
  return editedOf(row);
}

const isOwn = ({ shopId, vendorId }: SellerAccount, productId: string, archived = false) =>
  and(
    eq(products.shopId, shopId),
    eq(products.id, productId.toLowerCase()),
    eq(products.vendorId, vendorId),
    archived ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
  );

/**
 * An own product, or where it is asked for one that was taken out, held until the transaction ends.
 * @throws Refusal `not-found`
 */
export async function hold(
  tx: Db,
  seller: SellerAccount,
  productId: string,
  archived = false,
): Promise<ProductRow> {
  const [row] = await tx
    .select()
    .from(products)
    .where(isOwn(seller, productId, archived))
    .for('update');
  if (!row) throw refusal('not-found');
  return row;
}

/**
 * Changes a product that is held, and writes it down; an address that it had leads to it on.
 * @throws Refusal `already-there` for an address that another product has
 */
export async function changeProduct(
  tx: Db,
  seller: SellerAccount,
  before: ProductRow,
  values: Partial<typeof products.$inferInsert>,
): Promise<ProductRow> {
  const { shopId, id: thingId, slug } = before;
  const [row] = await oncePerSlug('products_one_per_slug', async () =>
    tx
      .update(products)
      .set({ ...values, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(products.shopId, shopId), eq(products.id, thingId)))
      .returning(),
  );
  if (!row) throw new Error('a product that is held is not there');
  if (row.slug !== slug) {
    await useSlug(tx, shopId, 'product', row.slug);
    await keepSlug(tx, shopId, { kind: 'product', slug, thingId });
  }
  await recordChange(tx, seller, {
    kind: 'product',
    thing: { id: row.id, name: row.title },
    before: before.archivedAt ? null : saidIn(before),
    after: row.archivedAt ? null : saidIn(row),
  });
  return row;
}

export type NewProduct = Omit<typeof products.$inferInsert, 'shopId' | 'vendorId' | 'slug'> & {
  slug?: string | undefined;
};

/** Under the address that is asked for, or that its title makes; a number keeps two of one title apart. */
export async function addProduct(tx: Db, seller: SellerAccount, values: NewProduct): Promise<ProductRow> {
  const { shopId, vendorId } = seller;
  const id = v7();
  const base = values.slug ?? slugOf(values.title);
  for (const slug of [base, `${base}-${id.slice(-6)}`, id]) {
    const [row] = await tx
      .insert(products)
      .values({ ...values, shopId, vendorId, id, slug, active: false })
      .onConflictDoNothing({ target: [products.shopId, products.slug] })
      .returning();
    if (row) {
      await useSlug(tx, shopId, 'product', slug);
      const thing = { id, name: row.title };
      await recordChange(tx, seller, { kind: 'product', thing, before: null, after: saidIn(row) });
      return row;
    }
  }
  throw new Error('no address is free for a new product');
}

/** What a seller says of a product, without what the shop makes of it. */
const saidIn = (row: ProductRow): object => {
  const { _id: _, version: __, image: ___, images, ...said } = editedOf(row);
  return { ...said, images: images.map(({ url, altText }) => `${url} (${altText})`) };
};

/** A product as its seller edits it. */
export const editedOf = (row: ProductRow): EditedProduct => ({
  _id: row.id,
  version: row.version,
  categoryId: row.categoryId,
  title: row.title,
  titleNe: row.titleNe,
  slug: row.slug,
  image: primaryImage(row.images),
  price: row.price,
  markPrice: row.markPrice,
  active: row.active,
  description: row.description,
  descriptionNe: row.descriptionNe,
  images: row.images,
  videoUrl: row.videoUrl,
  variants: row.variants,
  specifications: row.specifications,
  options: row.options,
  attributes: row.attributes,
});

import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor, Change } from '../../../core/audit/record-change.ts';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { v7 } from '../../../core/ids.ts';
import { pick } from '../../../core/pick.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { slugOf } from '../../../core/text/slug-of.ts';
import { primaryImage } from '../cards.ts';
import { keepSlug, oncePerSlug, takenSlug, useSlugs } from '../former-slugs.ts';
import { products, storedFields } from '../tables.ts';

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

/** Those of these products that are own ones, by their ids; where they are held in one order, so that two who hold several never wait for each other in a ring. */
export async function ownProducts(
  db: Db,
  { shopId, vendorId }: SellerAccount,
  ids: readonly string[],
  held: boolean,
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const own = and(eq(products.shopId, shopId), eq(products.vendorId, vendorId), isNull(products.archivedAt));
  const found = db
    .select()
    .from(products)
    .where(and(own, isAnyOf(products.id, ids)))
    .orderBy(asc(products.id));
  // Not against those who only name a product, such as the lines of an order.
  const rows = await (held ? found.for('no key update') : found);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps account of what was changed: at once, or for who changes many together with the others. */
export type RecordChange = (tx: Db, actor: Actor, change: Change) => Promise<void> | void;

/**
 * Changes a product that is held, and writes it down; an address that it had leads to it on.
 * @throws Refusal `already-there` for an address that another product has
 */
export async function changeProduct(
  tx: Db,
  seller: SellerAccount,
  before: ProductRow,
  values: Partial<typeof products.$inferInsert>,
  record: RecordChange = recordChange,
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
    await useSlugs(tx, shopId, 'product', [row.slug]);
    await keepSlug(tx, shopId, { kind: 'product', slug, thingId });
  }
  await record(tx, seller, {
    kind: 'product',
    thing: { id: row.id, name: row.title },
    before: before.archivedAt ? null : auditedFields(before),
    after: row.archivedAt ? null : auditedFields(row),
  });
  return row;
}

export type NewProduct = Omit<typeof products.$inferInsert, 'shopId' | 'vendorId' | 'slug'> & {
  slug?: string | undefined;
};

/**
 * Under the address that is asked for, or one that its title makes, which a number keeps apart from that of the same title.
 * @throws Refusal `already-there` where another product has the one that is asked for
 */
export async function addProduct(
  tx: Db,
  seller: SellerAccount,
  values: NewProduct,
  record: RecordChange = recordChange,
): Promise<ProductRow> {
  const { shopId, vendorId } = seller;
  const id = v7();
  const base = values.slug ?? slugOf(values.title);
  for (const slug of values.slug === undefined ? [base, `${base}-${id.slice(-6)}`, id] : [base]) {
    const [row] = await tx
      .insert(products)
      .values({ ...values, shopId, vendorId, id, slug, active: values.active ?? false })
      .onConflictDoNothing({ target: [products.shopId, products.slug] })
      .returning();
    if (row) {
      await useSlugs(tx, shopId, 'product', [slug]);
      await record(tx, seller, additionOf(row));
      return row;
    }
  }
  throw takenSlug();
}

/** Several at once, in their order, as `addProduct` does; an address that is taken costs a statement more. */
export async function addProducts(
  tx: Db,
  seller: SellerAccount,
  all: readonly NewProduct[],
  record: RecordChange,
): Promise<ProductRow[]> {
  if (all.length === 0) return [];
  const { shopId, vendorId } = seller;
  const rows = all.map((values) => {
    const slug = values.slug ?? slugOf(values.title);
    return { ...values, shopId, vendorId, id: v7(), slug, active: values.active ?? false };
  });
  const inserted = await tx
    .insert(products)
    .values(rows)
    .onConflictDoNothing({ target: [products.shopId, products.slug] })
    .returning();
  const byId = new Map(inserted.map((row) => [row.id, row]));
  await useSlugs(
    tx,
    shopId,
    'product',
    Array.from(inserted, ({ slug }) => slug),
  );
  const added: ProductRow[] = [];
  for (const [at, { id }] of rows.entries()) {
    const row = byId.get(id);
    if (row) await record(tx, seller, additionOf(row));
    added.push(row ?? (await addProduct(tx, seller, all[at]!, record)));
  }
  return added;
}

const additionOf = (row: ProductRow): Change => ({
  ...{ kind: 'product', thing: { id: row.id, name: row.title } },
  ...{ before: null, after: auditedFields(row) },
});

/** What a seller says of a product, without what the shop makes of it. */
export const auditedFields = (row: ProductRow): object => {
  const { _id: _, version: __, image: ___, images, ...said } = editedOf(row);
  return { ...said, images: images.map(({ url, altText }) => `${url} (${altText})`) };
};

/** What its seller said of a product, all of it. */
export const sellerFields = (row: ProductRow) => ({
  ...pick(row, storedFields),
  categoryId: row.categoryId,
  title: row.title,
  titleNe: row.titleNe,
  price: row.price,
  markPrice: row.markPrice,
  images: row.images,
  variants: row.variants,
});

export const editedOf = (row: ProductRow): EditedProduct => ({
  ...sellerFields(row),
  _id: row.id,
  version: row.version,
  slug: row.slug,
  image: primaryImage(row.images),
  active: row.active,
  suspended: row.suspended,
});

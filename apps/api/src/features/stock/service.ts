import { and, eq, gte, sql } from 'drizzle-orm';
import { pictureIn } from '@haat/contract/catalog/choice';
import { refusal } from '@haat/contract/core/problem';
import type { OrderTrouble } from '@haat/contract/core/problem';
import type { CartFact, Inventory } from '@haat/contract/stock/endpoints';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { together } from '../../core/database/together.ts';
import { choicesByIds, isOnSale, markInStock } from '../catalog/service.ts';
import { stocks } from './tables.ts';

/** So many pieces of a product. */
export interface Pieces {
  productId: string;
  quantity: number;
}

/** The pieces left of a product on sale; null for a product nobody knows. */
export async function stockOf(db: Db, shopId: string, productId: string): Promise<number | null> {
  return (await rowOf(db, shopId, productId))?.quantity ?? null;
}

/** The inventory of a product on sale (spec §3); null for a product nobody knows. */
export async function inventoryOf(db: Db, shopId: string, productId: string): Promise<Inventory | null> {
  const row = await rowOf(db, shopId, productId);
  if (!row) return null;
  const { quantity, lowStockThreshold, location } = row;
  const isLowStock = quantity > 0 && quantity <= lowStockThreshold;
  const status = quantity === 0 ? 'out_of_stock' : isLowStock ? 'low_stock' : 'in_stock';
  return { stockQuantity: quantity, status, location, lowStockThreshold, isLowStock };
}

async function rowOf(db: Db, shopId: string, productId: string) {
  const [onSale, [row]] = await Promise.all([
    isOnSale(db, shopId, productId),
    db.select().from(stocks).where(isOf(shopId, productId)),
  ]);
  return onSale ? row : undefined;
}

/** What a cart needs to be shown truthfully, in the order asked; a product that is gone is left out. */
export async function cartFacts(db: Db, shopId: string, productIds: string[]): Promise<CartFact[]> {
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  const [found, left] = await Promise.all([choicesByIds(db, shopId, ids), leftOf(db, shopId, ids)]);
  return found.map(({ card: { _id, title, titleNe, slug, image, images, price, adminId }, variants }) => ({
    productId: _id,
    title,
    titleNe,
    slug,
    image,
    price,
    remainingQty: left.get(_id) ?? 0,
    variants: variants.map(({ size, sizeNe = null, color, colorNe = null, colorPicker }) => ({
      ...{ size, sizeNe, color, colorNe, colorPicker },
      remainingQty: left.get(_id) ?? 0,
      image: pictureIn(images, color),
    })),
    adminId,
  }));
}

async function leftOf(db: Db, shopId: string, productIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ productId: stocks.productId, quantity: stocks.quantity })
    .from(stocks)
    .where(and(eq(stocks.shopId, shopId), isAnyOf(stocks.productId, productIds)));
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/**
 * The products of which fewer are left than wanted, each with how many; demand is summed by product. Nothing is held by
 * this: `takeStock` still decides.
 */
export async function shortOf(db: Db, shopId: string, pieces: Pieces[]): Promise<OrderTrouble[]> {
  if (pieces.length === 0) return [];
  const wanted = summed(pieces);
  const left = await leftOf(
    db,
    shopId,
    wanted.map(({ productId }) => productId),
  );
  return wanted
    .filter(({ productId, quantity }) => quantity > (left.get(productId) ?? 0))
    .map(({ productId }) => shortage(productId, left.get(productId) ?? 0));
}

const shortage = (productId: string, left: number): OrderTrouble => ({
  productId,
  code: left > 0 ? 'too-few-left' : 'out-of-stock',
  left,
});

/**
 * Takes pieces out of the stock, inside the transaction that sells them. Demand is summed by product, so that two
 * lines of one product count together, and products are taken in the order of their ids, so that two orders of the
 * same products wait for one another rather than deadlock.
 * @returns the products that are sold out by this; announce them after the commit
 * @throws Refusal `too-few-left`, `out-of-stock` with the product; the transaction must end without a commit
 */
export async function takeStock(tx: Db, shopId: string, pieces: Pieces[]): Promise<string[]> {
  const wanted = summed(pieces);
  const taken = await together(
    wanted.map(({ productId, quantity }) =>
      tx
        .update(stocks)
        .set({ quantity: sql`${stocks.quantity} - ${quantity}`, updatedAt: sql`now()` })
        .where(and(isOf(shopId, productId), gte(stocks.quantity, quantity)))
        .returning({ left: stocks.quantity }),
    ),
  );
  const short = wanted.find((_, index) => taken[index]?.length === 0);
  if (short) throw await tooFew(tx, shopId, short.productId);
  const soldOut = wanted.filter((_, index) => taken[index]?.[0]?.left === 0);
  return markInStock(
    tx,
    shopId,
    soldOut.map(({ productId }) => productId),
    false,
  );
}

/**
 * Puts pieces back, inside the transaction that takes the sale back. A product that is gone is passed over.
 * @returns the products that are in stock again by this; announce them after the commit
 */
export async function returnStock(tx: Db, shopId: string, pieces: Pieces[]): Promise<string[]> {
  const back: string[] = [];
  for (const { productId, quantity } of summed(pieces)) {
    const [after] = await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} + ${quantity}`, updatedAt: sql`now()` })
      .where(isOf(shopId, productId))
      .returning({ left: stocks.quantity });
    if (after?.left === quantity) back.push(productId);
  }
  return markInStock(tx, shopId, back, true);
}

const isOf = (shopId: string, productId: string) =>
  and(eq(stocks.shopId, shopId), eq(stocks.productId, productId));

async function tooFew(tx: Db, shopId: string, productId: string) {
  const [row] = await tx.select({ left: stocks.quantity }).from(stocks).where(isOf(shopId, productId));
  const trouble = shortage(productId, row?.left ?? 0);
  return refusal(trouble.code, { left: trouble.left, productId, lines: [trouble] });
}

function summed(pieces: Pieces[]): Pieces[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

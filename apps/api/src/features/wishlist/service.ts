import { and, desc, eq } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { holdAccount } from '../account/service.ts';
import { cardsByIds, isOnSale, productOnSale } from '../catalog/service.ts';
import { wishlistItems } from './tables.ts';

// So many wishes somebody has at most, and so a list shows all of them; the refusal's words name the number.
const maxWishes = 200;

const ofAccount = (shopId: string, accountId: string) =>
  and(eq(wishlistItems.shopId, shopId), eq(wishlistItems.accountId, accountId));

export async function isWished(
  db: Db,
  shopId: string,
  accountId: string,
  productId: string,
): Promise<boolean> {
  const found = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(and(ofAccount(shopId, accountId), eq(wishlistItems.productId, productId)))
    .limit(1);
  return found.length > 0;
}

/**
 * Puts a product into the wishlist; once is enough.
 * @throws Refusal `not-found` when it is not on sale in this shop, `wishlist-full`
 */
export async function addWish(db: Db, shopId: string, accountId: string, productId: string): Promise<void> {
  if (!(await isOnSale(db, shopId, productId))) throw refusal('not-found');
  await db.transaction(async (tx) => {
    await holdAccount(tx, { shopId, accountId });
    if (await isWished(tx, shopId, accountId, productId)) return;
    if ((await newestWishes(tx, shopId, accountId)).length >= maxWishes) throw refusal('wishlist-full');
    await tx.insert(wishlistItems).values({ shopId, accountId, productId });
  });
}

/** Takes a product out of the wishlist. One that is not in it, or no longer on sale, is gone either way. */
export async function removeWish(
  db: Db,
  shopId: string,
  accountId: string,
  productId: string,
): Promise<void> {
  await db
    .delete(wishlistItems)
    .where(and(ofAccount(shopId, accountId), eq(wishlistItems.productId, productId)));
}

/** The wished products that are on sale, the newest wish first. */
export async function listWishes(db: Db, shopId: string, accountId: string): Promise<ProductCard[]> {
  return cardsByIds(db, shopId, await newestWishes(db, shopId, accountId));
}

/** What can be shown and taken out again: a product that is no longer on sale takes up nobody's room. */
async function newestWishes(db: Db, shopId: string, accountId: string): Promise<string[]> {
  const wished = await db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(productOnSale.rows, productOnSale.on(wishlistItems.shopId, wishlistItems.productId))
    .where(ofAccount(shopId, accountId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(maxWishes);
  return wished.map(({ id }) => id);
}

import { and, desc, eq } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { cardsByIds, isOnSale } from '../catalog/service.ts';
import { wishlistItems } from './tables.ts';

const shownMost = 200;

const ofAccount = (shopId: string, accountId: string) =>
  and(eq(wishlistItems.shopId, shopId), eq(wishlistItems.accountId, accountId));

/** Whether a product is in the shopper's wishlist. */
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

/** Puts a product into the wishlist; once is enough. @throws Refusal not-found when it is not on sale in this shop */
export async function addWish(db: Db, shopId: string, accountId: string, productId: string): Promise<void> {
  if (!(await isOnSale(db, shopId, productId))) throw refusal('not-found');
  await db.insert(wishlistItems).values({ shopId, accountId, productId }).onConflictDoNothing();
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

/** The wished products that are on sale, the newest wish first, at most 200. */
export async function listWishes(db: Db, shopId: string, accountId: string): Promise<ProductCard[]> {
  const wished = await db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(ofAccount(shopId, accountId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(shownMost);
  return cardsByIds(
    db,
    shopId,
    wished.map(({ id }) => id),
  );
}

import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../core/database/database.ts';
import { createAccount, hashPassword, judgeNewPassword } from '../features/account/service.ts';
import { openDelivery } from '../features/addresses/service.ts';
import { addStarterCategories, addStarterTerms } from '../features/catalog/service.ts';
import { addShop, listShopIds } from '../features/tenant/service.ts';
import type { NewShop } from './new-shop.ts';

/** Whether no shop was made yet. */
export const hasNoShop = async (db: Db): Promise<boolean> => (await listShopIds(db)).length === 0;

/**
 * Makes a shop with its owner, who may log in at once, its colours, terms of delivery and categories: all of it or nothing.
 * @param only 'first': refuses where there is a shop already
 * @throws Refusal `already-there` for a subdomain that is taken, and where it was to be the first;
 * `password-common`, `password-own`
 */
export async function createShop(db: Db, shop: NewShop, only?: 'first'): Promise<void> {
  const { subdomain, shopName, shopNameNe = null, firstName, lastName, email, primaryColor } = shop;
  await judgeNewPassword(shop.password, [firstName, lastName, email, shopName, subdomain]);
  const passwordHash = await hashPassword(shop.password);
  await db.transaction(async (tx) => {
    // Two who press at once make one.
    await tx.execute('select pg_advisory_xact_lock(7114229)');
    if (only === 'first' && !(await hasNoShop(tx))) throw refusal('already-there');
    const shopId = await addShop(tx, { subdomain, shopName, shopNameNe, email, primaryColor });
    const owner = { shopId, email, firstName, lastName, passwordHash };
    const adminId = await createAccount(tx, { ...owner, role: 'admin', activated: true });
    await openDelivery(tx, shopId, shop.deliveryCharge);
    if (shop.categories) await addStarterCategories(tx, { shopId, adminId });
    await addStarterTerms(tx, shopId);
  });
}

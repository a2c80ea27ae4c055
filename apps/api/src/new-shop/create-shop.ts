import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../core/database/database.ts';
import { v7 } from '../core/ids.ts';
import { deliverySettings } from '../features/addresses/tables.ts';
import { judgeNewPassword } from '../features/account/passwords/easy-passwords.ts';
import { createAccount, hashPassword } from '../features/account/service.ts';
import { slugOf } from '../core/text/slug-of.ts';
import { starterTerms } from '../features/catalog/search/starter-terms.ts';
import { categories, searchTerms } from '../features/catalog/tables.ts';
import { listShopIds } from '../features/tenant/service.ts';
import { shops } from '../features/tenant/tables.ts';
import type { NewShop } from './new-shop.ts';
import { starterCategories } from './starter-categories.ts';

/** Whether no shop was made yet. */
export const hasNoShop = async (db: Db): Promise<boolean> => (await listShopIds(db)).length === 0;

/**
 * Makes a shop with its owner, who may log in at once, its colours, terms of delivery and categories: all of it or nothing.
 * It begins with what is honest by default: the stars that shoppers gave, products open to guests, a list of subscribers.
 * @param only 'first': refuses where there is a shop already
 * @throws Refusal `already-there` for a subdomain that is taken, and where it was to be the first;
 * `password-common`, `password-own`
 */
export async function createShop(db: Db, shop: NewShop, only?: 'first'): Promise<void> {
  const { subdomain, shopName, shopNameNe, firstName, lastName, email } = shop;
  await judgeNewPassword(shop.password, [firstName, lastName, email, shopName, subdomain]);
  const passwordHash = await hashPassword(shop.password);
  await db.transaction(async (tx) => {
    // Two who press at once make one.
    await tx.execute('select pg_advisory_xact_lock(7114229)');
    if (only === 'first' && !(await hasNoShop(tx))) throw refusal('already-there');
    const [made] = await tx
      .insert(shops)
      .values({
        ...{ subdomain, shopName, shopNameNe: shopNameNe ?? null, email },
        ...{ primaryColor: shop.primaryColor, baseColor: shop.primaryColor },
        ...{ selectedColor: shop.primaryColor, textColor: '#1f1a1b' },
        settings: {
          ...{ quickViewRating: 'real', loginToOpenProduct: 'off', newsletter: 'stored' },
          ...{ pattern: 'diamonds', promises: { pay: true, fee: true, returnDays: null } },
        },
      })
      .onConflictDoNothing()
      .returning({ id: shops.id });
    if (!made) throw refusal('already-there', { fields: { subdomain: 'There is a shop of this name.' } });
    const owner = { shopId: made.id, email, firstName, lastName, passwordHash };
    const adminId = await createAccount(tx, { ...owner, role: 'admin', activated: true });
    await tx
      .insert(deliverySettings)
      .values({ shopId: made.id, deliveryMode: 'standard', flatDeliveryCharge: shop.deliveryCharge });
    if (shop.categories) await addCategories(tx, { shopId: made.id, adminId });
    await tx.insert(searchTerms).values(starterTerms.map((term) => ({ shopId: made.id, ...term })));
  });
}

async function addCategories(tx: Db, of: { shopId: string; adminId: string }): Promise<void> {
  const rows = starterCategories.flatMap(({ title, titleNe, below }, position) => {
    const id = v7();
    const root = { ...of, id, title, titleNe, slug: slugOf(title), position, footerPosition: position };
    return [
      root,
      ...below.map(([name, nameNe], place) => ({
        ...of,
        ...{ id: v7(), parentId: id, title: name, titleNe: nameNe, slug: slugOf(name), position: place },
      })),
    ];
  });
  await tx.insert(categories).values(rows);
}

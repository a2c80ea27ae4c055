import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { shops } from './tables.ts';

interface AddedShop {
  subdomain: string;
  shopName: string;
  shopNameNe: string | null;
  email: string;
  primaryColor: string;
}

/**
 * Adds a shop, with what is honest by default: the stars that shoppers gave, products open to guests, a list of subscribers.
 * @returns its id
 * @throws Refusal `already-there` for a subdomain that is taken
 */
export async function addShop(tx: Db, { primaryColor, ...names }: AddedShop): Promise<string> {
  const [added] = await tx
    .insert(shops)
    .values({
      ...names,
      ...{ primaryColor, baseColor: primaryColor, selectedColor: primaryColor },
      settings: {
        ...{ quickViewRating: 'real', loginToOpenProduct: 'off', newsletter: 'stored' },
        ...{ pattern: 'diamonds', promises: { pay: true, fee: true, returnDays: null } },
      },
    })
    .onConflictDoNothing()
    .returning({ id: shops.id });
  if (!added) throw refusal('already-there', { fields: { subdomain: 'There is a shop of this name.' } });
  return added.id;
}

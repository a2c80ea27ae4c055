import { sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { VendorProfile } from '@haat/contract/vendors/schemas';
import type { Db } from '../../core/database/database.ts';
import { v7 } from '../../core/ids.ts';
import { slugOf } from '../../core/text/slug-of.ts';
import { vendors } from './tables.ts';

interface NewVendor {
  shopName: string;
  shopNameNe?: string | null | undefined;
  city?: string | null | undefined;
}

/**
 * Makes a vendor, who sells from today on in Kathmandu, at a place under `/shop/` that its name makes.
 * @throws Refusal `already-there` for a name that is taken
 */
export async function addVendor(
  tx: Db,
  shopId: string,
  { shopName, shopNameNe = null, city }: NewVendor,
): Promise<Pick<VendorProfile, '_id' | 'shopName'>> {
  const id = v7();
  const base = slugOf(shopName, 'seller');
  const today = sql`(now() at time zone 'Asia/Kathmandu')::date`;
  for (const slug of [base, `${base}-${id.slice(-6)}`]) {
    const [made] = await tx
      .insert(vendors)
      .values({ shopId, id, shopName, shopNameNe, slug, city: city ?? '', since: today })
      .onConflictDoNothing()
      .returning({ _id: vendors.id, shopName: vendors.shopName });
    if (made) return made;
  }
  throw refusal('already-there', { fields: { shopName: 'There is a seller of this name.' } });
}

import type { Db } from '../../../core/database/database.ts';
import { shopNamesOf } from '../../tenant/service.ts';

/** A vendor's desk, or the shop's own where no vendor is named. */
export interface Desk {
  shopId: string;
  vendorId: string | null;
}

export interface DeskName {
  shopName: string;
  shopNameNe: string | null;
}

/** What vendors are called, as their own noun knows it: handed in, since neither noun stands above the other. */
export interface VendorNames {
  nameOf(db: Db, vendor: { shopId: string; vendorId: string }): Promise<DeskName>;
}

export async function nameOfDesk(
  db: Db,
  vendors: VendorNames,
  { shopId, vendorId }: Desk,
): Promise<DeskName> {
  if (vendorId === null) return shopNamesOf(db, shopId);
  const { shopName, shopNameNe } = await vendors.nameOf(db, { shopId, vendorId });
  return { shopName, shopNameNe };
}

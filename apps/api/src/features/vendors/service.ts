import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Vendor } from '@haat/contract/vendors/endpoints';
import type { Db } from '../../core/database/database.ts';
import { vendors } from './tables.ts';

/** A shop's page lists at most so many vendors. */
const vendorsMost = 500;

/** The vendor of another noun's row: `innerJoin(joinedVendor.rows, joinedVendor.on(…))`, its columns in `mark`. */
export const joinedVendor = {
  rows: vendors,
  on: (shopId: AnyPgColumn, vendorId: AnyPgColumn) =>
    and(eq(vendors.shopId, shopId), eq(vendors.id, vendorId)),
  mark: { _id: vendors.id, shopName: vendors.shopName, slug: vendors.slug },
};

/** The id of the vendor that goes by this slug or, failing that, by this very name; null where there is none. */
export const vendorIdCalled = (shopId: string, name: string): SQL =>
  sql`(select v.id from vendors v where v.shop_id = ${shopId} and (v.slug = ${name} or v.shop_name = ${name})
    order by (v.slug = ${name}) desc limit 1)`;

/** A vendor by its slug or its very name (spec §2 `/shop/{shopName}`); null where there is none. */
export async function findVendor(db: Db, shopId: string, name: string): Promise<Vendor | null> {
  const [found] = await vendorRows(db)
    .where(and(eq(vendors.shopId, shopId), eq(vendors.id, vendorIdCalled(shopId, name))))
    .limit(1);
  return found ?? null;
}

/** The vendors of a shop by name, at most 500. */
export const listVendors = (db: Db, shopId: string): Promise<Vendor[]> =>
  vendorRows(db).where(eq(vendors.shopId, shopId)).orderBy(asc(vendors.shopName)).limit(vendorsMost);

// Named in SQL alone, because vendors stand below the catalogue and may not import it.
const productsOnSale = sql<number>`(select count(*)::int from products p
  where p.shop_id = "vendors"."shop_id" and p.vendor_id = "vendors"."id" and p.active)`;

const vendorRows = (db: Db) =>
  db
    .select({
      _id: vendors.id,
      shopName: vendors.shopName,
      slug: vendors.slug,
      intro: vendors.intro,
      introNe: vendors.introNe,
      city: vendors.city,
      district: vendors.district,
      picture: vendors.picture,
      since: vendors.since,
      pan: vendors.pan,
      vatRegistered: vendors.vatRegistered,
      products: productsOnSale,
    })
    .from(vendors);

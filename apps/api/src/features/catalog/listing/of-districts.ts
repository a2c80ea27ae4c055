import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import { joinedVendor } from '../../vendors/service.ts';
import { ofItsVendor, onSale } from '../cards.ts';
import { products } from '../tables.ts';

// Nepal has 77 districts; what somebody wrote otherwise is none.
const maxDistricts = 100;

// One query that looks at one product a vendor.
const newestByDistrict = preparedFor((db) => {
  const shopId = sql.placeholder('shopId');
  const { rows: vendors, billing } = joinedVendor;
  const newest = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.shopId, vendors.shopId),
        eq(products.vendorId, vendors.id),
        products.active,
        products.inStock,
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1)
    .as('newest');
  const ids = db
    .selectDistinctOn([billing.district], { id: newest.id })
    .from(vendors)
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(vendors.shopId, shopId), ne(billing.district, '')))
    .orderBy(asc(billing.district), asc(vendors.since), asc(vendors.id))
    .limit(maxDistricts);
  return db
    .select({ id: products.id, district: billing.district })
    .from(products)
    .innerJoin(vendors, ofItsVendor)
    .where(and(onSale(shopId), inArray(products.id, ids)))
    .orderBy(asc(vendors.since), asc(vendors.id))
    .prepare('newest by district');
});

export interface NewestOfDistrict {
  district: string;
  /** The product. */
  id: string;
}

/**
 * Of each district in which a vendor is at home the newest product in stock, of the vendor who has been there longest.
 */
export const newestOfDistricts = (db: Db, shopId: string): Promise<NewestOfDistrict[]> =>
  newestByDistrict(db).execute({ shopId });

import { and, eq, exists, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { Seller } from '../../core/seller.ts';
import { productOnSale } from '../catalog/service.ts';
import { stocks } from './tables.ts';

type ProductColumns = Record<'shopId' | 'productId' | 'inStock', AnyPgColumn>;

const queries = new QueryBuilder();
/** The counts of a product's row. */
const ofProduct = ({ shopId, productId }: Pick<ProductColumns, 'shopId' | 'productId'>) =>
  and(eq(stocks.shopId, shopId), eq(stocks.productId, productId));
/** Whether something of a product is at its threshold or below. */
export const isLow = (product: ProductColumns) =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(stocks)
      .where(and(ofProduct(product), lte(stocks.quantity, stocks.lowStockThreshold))),
  );
/** Whether nothing of a product is left, as it stands beside it: of thousands, those that are shown are found by their index. */
export const isOut = ({ inStock }: Pick<ProductColumns, 'inStock'>) => not(inStock.getSQL());

/** What a vendor has on sale: how many products, and of how many little or nothing is left. */
export async function stockOfVendor(db: Db, { shopId, vendorId }: Seller) {
  const [counted] = await stockCounts(db).execute({ shopId, vendorId });
  const { all, low, out } = counted!;
  return { low, out, hasProducts: all > 0, hasStock: all > out };
}

const stockCounts = preparedFor((db) => {
  const { rows } = productOnSale;
  const product = { shopId: rows.shopId, productId: rows.id, inStock: rows.inStock };
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  return db
    .select({
      all: sql<number>`count(*)::int`,
      low: count(isLow(product)),
      out: count(isOut(product)),
    })
    .from(rows)
    .where(
      and(
        eq(rows.shopId, sql.placeholder('shopId')),
        eq(rows.vendorId, sql.placeholder('vendorId')),
        rows.active,
      ),
    )
    .prepare('stock of a vendor');
});

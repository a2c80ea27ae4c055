import { and, eq, gt, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { VendorFigures } from '../vendors/service.ts';
import { ofItsVendor } from './cards.ts';
import { productCounts, products } from './tables.ts';

const queries = new QueryBuilder();
const sellsNow = and(ofItsVendor, products.active);
const { ratings, ratingSum } = productCounts;

export const vendorFigures: VendorFigures = {
  products: sql`${queries
    .select({ products: sql`count(*)::int` })
    .from(products)
    .where(sellsNow)}`,
  rating: sql`${queries
    .select({
      rating: sql`json_build_object(
        'average', coalesce(round(sum(${ratingSum})::numeric / nullif(sum(${ratings}), 0), 1), 0),
        'count', coalesce(sum(${ratings}), 0))`,
    })
    .from(products)
    .innerJoin(
      productCounts,
      and(
        eq(productCounts.shopId, products.shopId),
        eq(productCounts.productId, products.id),
        // Written out, as in the index: a plan for whichever values may use it.
        gt(ratings, sql`0`),
      ),
    )
    .where(sellsNow)}`,
};

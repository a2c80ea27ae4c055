import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';

/** How often a product's page was looked at on a day in Nepal: numbers alone, and nothing of who it was. */
export const productViews = pgTable(
  'product_views',
  {
    shopId: shopId(),
    productId: uuid('product_id').notNull(),
    day: date('day').notNull(),
    /** Whose product it is, so that a seller's own are read from an index. */
    vendorId: uuid('vendor_id').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId, t.day] }),
    index('product_views_by_vendor').on(t.shopId, t.vendorId, t.day),
    index('product_views_by_day').on(t.day),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('product_views_counted', sql`${t.views} > 0`),
  ],
);

/** What was searched for on a day in Nepal and found nothing; nothing of who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    shopId: shopId(),
    day: date('day').notNull(),
    term: text('term').notNull(),
    times: integer('times').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.day, t.term] }),
    index('missed_searches_by_day').on(t.day),
    check('missed_searches_counted', sql`${t.times} > 0`),
    check('missed_searches_short', sql`char_length(${t.term}) between 2 and 80`),
  ],
);

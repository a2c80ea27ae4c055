import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../core/columns.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../shop/tables.ts';

/** Pieces left of each product. The database itself refuses to sell what is not there. */
export const stocks = pgTable(
  'stocks',
  {
    shopId: shopId(),
    productId: uuid('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    location: text('location'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('stocks_never_below_zero', sql`${t.quantity} >= 0`),
    check('stocks_threshold_not_negative', sql`${t.lowStockThreshold} >= 0`),
  ],
);

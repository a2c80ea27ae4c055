import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';

/** The size and the colour that a row is about; '' for none. */
const choice = () => ({
  size: text('size').notNull().default(''),
  color: text('color').notNull().default(''),
});

/**
 * Pieces left of each variant (design D20). The row without size and colour is the stock of a product that has no
 * variants, and of every variant without a row of its own. The database itself refuses to sell what is not there.
 */
export const stocks = pgTable(
  'stocks',
  {
    shopId: shopId(),
    productId: uuid('product_id').notNull(),
    ...choice(),
    quantity: integer('quantity').notNull(),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    location: text('location'),
    locationNe: text('location_ne'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId, t.size, t.color] }),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('stocks_never_below_zero', sql`${t.quantity} >= 0`),
    check('stocks_threshold_not_negative', sql`${t.lowStockThreshold} >= 0`),
  ],
);

/** Who is to be told when a variant, or any piece of a product, is back in stock; gone once they are. */
export const stockWaits = pgTable(
  'stock_waits',
  {
    shopId: shopId(),
    accountId: uuid('account_id').notNull(),
    productId: uuid('product_id').notNull(),
    ...choice(),
    /** The language of the mail, and where the link in it leads. */
    language: text('language', { enum: ['en-US', 'ne-NP'] }).notNull(),
    origin: text('origin').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.productId, t.size, t.color] }),
    index('stock_waits_by_product').on(t.shopId, t.productId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('stock_waits_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
  ],
);

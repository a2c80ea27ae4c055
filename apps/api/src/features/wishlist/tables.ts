import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    shopId: shopId(),
    accountId: uuid('account_id').notNull(),
    productId: uuid('product_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.productId] }),
    index('wishlist_items_by_product').on(t.shopId, t.productId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
  ],
);

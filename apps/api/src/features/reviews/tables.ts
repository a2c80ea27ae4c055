import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, ownId, updatedAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    shopId: shopId(),
    id: ownId(),
    productId: uuid('product_id').notNull(),
    accountId: uuid('account_id').notNull(),
    rating: integer('rating').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    images: jsonb('images').$type<{ fileName: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('reviews_one_per_shopper').on(t.shopId, t.productId, t.accountId),
    index('reviews_by_product').on(t.shopId, t.productId, t.updatedAt, t.id),
    index('reviews_by_account').on(t.shopId, t.accountId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('reviews_rating_one_to_five', sql`${t.rating} between 1 and 5`),
  ],
);

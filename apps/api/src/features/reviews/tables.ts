import { isNull, sql } from 'drizzle-orm';
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
import { createdAt, instant, ownId, updatedAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** At most one review a shopper and product; it goes with its shopper, its product or its seller. */
export const reviews = pgTable(
  'reviews',
  {
    shopId: shopId(),
    id: ownId(),
    productId: uuid('product_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Who sells the product. */
    vendorId: uuid('vendor_id').notNull(),
    rating: integer('rating').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    images: jsonb('images').$type<{ fileName: string }[]>().notNull().default([]),
    /** What the seller says to it in public, in plain text; null for nothing. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('reviews_one_per_shopper').on(t.shopId, t.productId, t.accountId),
    index('reviews_by_product').on(t.shopId, t.productId, t.updatedAt, t.id),
    index('reviews_by_vendor').on(t.shopId, t.vendorId, t.createdAt, t.id),
    index('reviews_without_reply').on(t.shopId, t.vendorId, t.createdAt, t.id).where(isNull(t.reply)),
    index('reviews_by_account').on(t.shopId, t.accountId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.vendorId],
      foreignColumns: [vendors.shopId, vendors.id],
    }).onDelete('cascade'),
    check('reviews_reply_has_its_day', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check('reviews_rating_one_to_five', sql`${t.rating} between 1 and 5`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../core/database/columns.ts';
import { shopId } from '../../tenant/tables.ts';
import { orders } from '../tables.ts';

/** What a seller has printed of an order: when last, and how often. */
export const orderPrints = pgTable(
  'order_prints',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    what: text('what', { enum: ['slip', 'bill'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
    times: integer('times').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId, t.what] }),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [orders.shopId, orders.id],
    }).onDelete('cascade'),
    check('order_prints_what_known', sql`${t.what} in ('slip', 'bill')`),
  ],
);

/**
 * What an order is found by at its seller's desk, each text by its beginning: see `searchKeysOf`. In the order's own place
 * in time, so that what is found is read in its order from the index alone.
 */
export const orderSearchKeys = pgTable(
  'order_search_keys',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    key: text('key').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId, t.key] }),
    index('order_search_keys_by_beginning').on(
      t.shopId,
      t.vendorId,
      t.key.op('text_pattern_ops'),
      t.createdAt,
      t.orderId,
    ),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [orders.shopId, orders.id],
    }).onDelete('cascade'),
  ],
);

/** The version of search keys (`searchKeysVersion`) that all orders of a shop have. */
export const orderSearchIndexes = pgTable(
  'order_search_indexes',
  { shopId: shopId(), version: integer('version').notNull() },
  (t) => [primaryKey({ columns: [t.shopId] })],
);

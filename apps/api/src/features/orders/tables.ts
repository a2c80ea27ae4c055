import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrderedVariant } from '@haat/contract/catalog/product';
import { cancellers } from '@haat/contract/orders/rules';
import { createdAt, instant, ownId, updatedAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { shopId } from '../tenant/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** What a shopper placed in one go: paid on delivery, delivered once, money in whole rupees. */
export const checkouts = pgTable(
  'checkouts',
  {
    shopId: shopId(),
    id: ownId(),
    /** None for a guest's quick order (design D10). */
    accountId: uuid('account_id'),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    fulladdress: text('fulladdress').notNull(),
    message: text('message').notNull().default(''),
    subtotal: integer('subtotal').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    /** How many days delivery takes there; none where the shop had not said. */
    daysFrom: smallint('days_from'),
    daysTo: smallint('days_to'),
    payment: text('payment', { enum: ['cash-on-delivery'] })
      .notNull()
      .default('cash-on-delivery'),
    /** The language of the mails about it. */
    language: text('language', { enum: ['en-US', 'ne-NP'] })
      .notNull()
      .default('en-US'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('checkouts_by_account').on(t.shopId, t.accountId),
    foreignKey({ columns: [t.shopId, t.accountId], foreignColumns: [accounts.shopId, accounts.id] }),
    check('checkouts_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
    check(
      'checkouts_days_in_order',
      sql`(${t.daysFrom} is null) = (${t.daysTo} is null) and ${t.daysFrom} <= ${t.daysTo}`,
    ),
    check('checkouts_add_up', sql`${t.total} = ${t.subtotal} + ${t.deliveryFee}`),
    check('checkouts_not_negative', sql`${t.subtotal} >= 0 and ${t.deliveryFee} >= 0`),
  ],
);

const isKnownStatus = (status: AnyPgColumn) =>
  sql`${status} in ('pending', 'confirmed', 'dispatched', 'arrived', 'delivered', 'cancelled')`;

/** One vendor's part of a checkout. */
export const orders = pgTable(
  'orders',
  {
    shopId: shopId(),
    id: ownId(),
    checkoutId: uuid('checkout_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    accountId: uuid('account_id'),
    status: text('status').notNull().default('pending'),
    subtotal: integer('subtotal').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    /** Random, so that a link with it is known only to who was given it. */
    trackToken: uuid('track_token')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /**
     * The bill's place in the seller's fiscal year, the VAT in it and who the seller was then: a bill stays as it was
     * written, whatever becomes of the seller. None until the seller confirms.
     */
    billYear: text('bill_year'),
    billSerial: integer('bill_serial'),
    billVat: integer('bill_vat'),
    billName: text('bill_name'),
    billNameNe: text('bill_name_ne'),
    billPan: text('bill_pan'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('orders_by_account').on(t.shopId, t.accountId, t.createdAt, t.id),
    index('orders_by_vendor').on(t.shopId, t.vendorId, t.createdAt, t.id),
    index('orders_by_time').on(t.shopId, t.createdAt),
    index('orders_by_vendor_and_status').on(t.shopId, t.vendorId, t.status, t.createdAt, t.id),
    // What a desk has open, by whichever step: it stays small while the ended ones grow.
    index('orders_open_by_vendor')
      .on(t.shopId, t.vendorId, t.createdAt, t.id)
      .where(sql`status in ('pending', 'confirmed', 'dispatched', 'arrived')`),
    // What waits in a shop for its sellers, whoever's it is.
    index('orders_waiting')
      .on(t.shopId, t.status, t.createdAt, t.vendorId)
      .where(sql`status in ('pending', 'confirmed')`),
    index('orders_by_checkout').on(t.shopId, t.checkoutId),
    unique('orders_one_per_track_token').on(t.shopId, t.trackToken),
    unique('orders_one_per_bill').on(t.shopId, t.vendorId, t.billYear, t.billSerial),
    foreignKey({ columns: [t.shopId, t.checkoutId], foreignColumns: [checkouts.shopId, checkouts.id] }),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({ columns: [t.shopId, t.accountId], foreignColumns: [accounts.shopId, accounts.id] }),
    check('orders_status_known', isKnownStatus(t.status)),
    check('orders_bill_whole', sql`(${t.billYear} is null) = (${t.billSerial} is null)`),
    check('orders_bill_names_its_seller', sql`(${t.billYear} is null) = (${t.billName} is null)`),
    check('orders_add_up', sql`${t.total} = ${t.subtotal} + ${t.deliveryFee}`),
    check('orders_not_negative', sql`${t.subtotal} >= 0 and ${t.deliveryFee} >= 0`),
  ],
);

/** What was bought, as it stood then: a product may change or go, an order does not. */
export const orderLines = pgTable(
  'order_lines',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    slug: text('slug').notNull(),
    image: text('image'),
    price: integer('price').notNull(),
    /** What the shop asked, where an accepted offer made the piece cheaper; and which offer. */
    listPrice: integer('list_price'),
    offerId: uuid('offer_id'),
    quantity: integer('quantity').notNull(),
    variant: jsonb('variant').$type<OrderedVariant>(),
    /** Where its pieces were counted, and go back to: see `stocks`. */
    stockSize: text('stock_size').notNull().default(''),
    stockColor: text('stock_color').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId, t.position] }),
    index('order_lines_by_product').on(t.shopId, t.productId),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [orders.shopId, orders.id],
    }).onDelete('cascade'),
    check('order_lines_quantity_positive', sql`${t.quantity} > 0`),
    check('order_lines_price_not_negative', sql`${t.price} >= 0`),
    check(
      'order_lines_offer_is_one_piece',
      sql`(${t.offerId} is null) = (${t.listPrice} is null) and (${t.offerId} is null or (${t.quantity} = 1 and ${t.price} < ${t.listPrice}))`,
    ),
  ],
);

/** When an order reached each status. */
export const orderEvents = pgTable(
  'order_events',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    status: text('status').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Why its seller cancelled it, for the shopper to read. */
    reason: text('reason'),
    /** Who cancelled it; none where a former version of the shop did not keep it. */
    cancelledBy: text('cancelled_by', { enum: cancellers }),
    /**
     * Who at its seller's desk took it there; none for its shopper and for what the shop does by itself. Without a foreign key:
     * a helper may leave with their account, and then nobody is named.
     */
    accountId: uuid('account_id'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId, t.status] }),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [orders.shopId, orders.id],
    }).onDelete('cascade'),
    check('order_events_status_known', isKnownStatus(t.status)),
    check(
      'order_events_cancelled_by_known',
      sql`${t.cancelledBy} is null or (${t.status} = 'cancelled' and ${t.cancelledBy} in ('shopper', 'seller', 'shop'))`,
    ),
    check('order_events_reason_of_an_end', sql`${t.reason} is null or ${t.status} = 'cancelled'`),
  ],
);

/**
 * Orders of guests that wait to be confirmed, by the link in their mail or by their seller on the phone. A row goes with the
 * confirmation or with the end of the order.
 */
export const unconfirmedOrders = pgTable(
  'unconfirmed_orders',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    confirmBy: instant('confirm_by').notNull(),
    /** SHA-256 of the secret in the mail's link, of the guest's email and of their network. */
    secretHash: text('secret_hash').notNull(),
    emailHash: text('email_hash').notNull(),
    networkHash: text('network_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId] }),
    unique('unconfirmed_orders_one_per_secret').on(t.shopId, t.secretHash),
    index('unconfirmed_orders_by_email').on(t.shopId, t.emailHash),
    index('unconfirmed_orders_by_network').on(t.shopId, t.networkHash),
    index('unconfirmed_orders_by_time').on(t.confirmBy),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [orders.shopId, orders.id],
    }).onDelete('cascade'),
  ],
);

/** How many bills a seller has written in a fiscal year: their numbers run without a gap. */
export const billCounts = pgTable(
  'bill_counts',
  {
    shopId: shopId(),
    vendorId: uuid('vendor_id').notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId, t.year] }),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
  ],
);

import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cashHolders, entryKinds } from '@haat/contract/orders/ledger/rules';
import type { Place } from '@haat/contract/orders/ledger/rules';
import { createdAt, instant, ownId } from '../../../core/database/columns.ts';
import { shopId } from '../../tenant/tables.ts';
import { vendors } from '../../vendors/tables.ts';
import { orders } from '../tables.ts';

const rupees = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Whole rupees by place: the first word is whose hands they are in, the last whose they are. */
const money = () => ({
  shopperForShopper: rupees('shopper_for_shopper'),
  shopperForSeller: rupees('shopper_for_seller'),
  shopperForShop: rupees('shopper_for_shop'),
  courierForSeller: rupees('courier_for_seller'),
  courierForShop: rupees('courier_for_shop'),
  sellerForSeller: rupees('seller_for_seller'),
  sellerForShop: rupees('seller_for_shop'),
  shopForSeller: rupees('shop_for_seller'),
  shopForShop: rupees('shop_for_shop'),
});

type Money = Record<Place, AnyPgColumn>;
const sumsToZero = (t: Money) =>
  sql`${t.shopperForShopper} + ${t.shopperForSeller} + ${t.shopperForShop} + ${t.courierForSeller} + ${t.courierForShop} + ${t.sellerForSeller} + ${t.sellerForShop} + ${t.shopForSeller} + ${t.shopForShop} = 0`;

/**
 * A vendor's book: entries are added, and the database lets none be changed or taken out. Each moves money from place to
 * place, so that it sums to zero.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    shopId: shopId(),
    id: ownId(),
    vendorId: uuid('vendor_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** Whose cash it was; none where several orders are settled at once. */
    orderId: uuid('order_id'),
    /** The entry that a reversal takes back, exactly; each at most once. */
    reverses: uuid('reverses'),
    /** Of a sale: the terms of that day, which later ones change nothing about. */
    commission: smallint('commission'),
    deliversOwn: boolean('delivers_own'),
    note: text('note').notNull().default(''),
    /** Who did it, also once they have left with their account; none for what the shop does by itself. */
    accountId: uuid('account_id'),
    ...money(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('ledger_entries_by_vendor').on(t.shopId, t.vendorId, t.id),
    index('ledger_entries_by_order').on(t.shopId, t.orderId),
    unique('ledger_entries_reversed_once').on(t.shopId, t.reverses),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({ columns: [t.shopId, t.orderId], foreignColumns: [orders.shopId, orders.id] }),
    foreignKey({ columns: [t.shopId, t.reverses], foreignColumns: [t.shopId, t.id] }),
    check(
      'ledger_entries_kind_known',
      sql`${t.kind} in ('sale', 'collected', 'handover', 'payout', 'remittance', 'offset', 'reversal')`,
    ),
    check(
      'ledger_entries_reversal_names_its_entry',
      sql`(${t.kind} = 'reversal') = (${t.reverses} is not null)`,
    ),
    check(
      'ledger_entries_sale_says_its_terms',
      sql`(${t.kind} = 'sale') = (${t.commission} is not null) and (${t.commission} is null) = (${t.deliversOwn} is null)`,
    ),
    check('ledger_entries_sum_to_zero', sumsToZero(t)),
  ],
);

/** What all entries of a vendor come to, kept with each of them: its row is the lock of whoever settles. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  { shopId: shopId(), vendorId: uuid('vendor_id').notNull(), ...money() },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId] }),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    check('ledger_balances_sum_to_zero', sumsToZero(t)),
  ],
);

/**
 * Whose hands the cash of a confirmed order is in now. What its entries say, kept with each of them, so that what the courier
 * has is listed from an index, and an order is handed over once.
 */
export const orderCash = pgTable(
  'order_cash',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    holder: text('holder', { enum: ['shopper', ...cashHolders] }).notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId] }),
    index('order_cash_by_holder').on(t.shopId, t.vendorId, t.holder, t.since, t.orderId),
    foreignKey({ columns: [t.shopId, t.orderId], foreignColumns: [orders.shopId, orders.id] }),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    check('order_cash_holder_known', sql`${t.holder} in ('shopper', 'courier', 'seller', 'shop')`),
  ],
);

/** Orders that came back after they were confirmed: refused at the door, not found, or returned later. */
export const orderReturns = pgTable(
  'order_returns',
  {
    shopId: shopId(),
    orderId: uuid('order_id').notNull(),
    reason: text('reason').notNull(),
    /** Whether its pieces went back into the stock. */
    restocked: boolean('restocked').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.orderId] }),
    foreignKey({ columns: [t.shopId, t.orderId], foreignColumns: [orders.shopId, orders.id] }),
  ],
);

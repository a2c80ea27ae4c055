import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, ownId, updatedAt } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { shopId } from '../tenant/tables.ts';

/** How a shop delivers, in whole rupees (spec §3). */
export const deliverySettings = pgTable(
  'delivery_settings',
  {
    shopId: shopId().primaryKey(),
    deliveryMode: text('delivery_mode', { enum: ['custom', 'standard'] })
      .notNull()
      .default('custom'),
    flatDeliveryCharge: integer('flat_delivery_charge').notNull().default(0),
    freeDeliveryThreshold: integer('free_delivery_threshold'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('delivery_settings_mode_known', sql`${t.deliveryMode} in ('custom', 'standard')`),
    check(
      'delivery_settings_not_negative',
      sql`${t.flatDeliveryCharge} >= 0 and ${t.freeDeliveryThreshold} > 0`,
    ),
  ],
);

/** Cities a shop delivers to. */
export const deliveryLocations = pgTable(
  'delivery_locations',
  {
    shopId: shopId(),
    id: ownId(),
    name: text('name').notNull(),
    nameNe: text('name_ne'),
    district: text('district').notNull(),
    province: text('province').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('delivery_locations_one_per_name').on(t.shopId, t.name, t.district),
  ],
);

/** Areas within them, each with its fee. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    shopId: shopId(),
    id: ownId(),
    locationId: uuid('location_id').notNull(),
    areaName: text('area_name').notNull(),
    areaNameNe: text('area_name_ne'),
    deliveryFee: integer('delivery_fee').notNull(),
    /** Ids of `nepal/` that it covers, a ward as `kathmandu-kathmandu/32`; empty covers the whole country. */
    covers: text('covers').array().notNull().default([]),
    daysFrom: smallint('days_from'),
    daysTo: smallint('days_to'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('delivery_areas_one_per_name').on(t.shopId, t.locationId, t.areaName),
    foreignKey({
      columns: [t.shopId, t.locationId],
      foreignColumns: [deliveryLocations.shopId, deliveryLocations.id],
    }).onDelete('cascade'),
    check('delivery_areas_fee_not_negative', sql`${t.deliveryFee} >= 0`),
    check(
      'delivery_areas_days_in_order',
      sql`(${t.daysFrom} is null) = (${t.daysTo} is null) and ${t.daysFrom} >= 0 and ${t.daysFrom} <= ${t.daysTo}`,
    ),
  ],
);

/** The addresses of accounts; an order copies what it needs, so that they may change or go. */
export const addresses = pgTable(
  'addresses',
  {
    shopId: shopId(),
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    title: text('title').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    area: text('area').notNull(),
    message: text('message').notNull(),
    province: text('province').notNull().default(''),
    city: text('city').notNull().default(''),
    /** Of the files in `nepal/`; null where province and city were written by hand. */
    localLevelId: text('local_level_id'),
    ward: smallint('ward'),
    country: text('country').notNull().default('Nepal'),
    deliveryMode: text('delivery_mode', { enum: ['custom', 'standard'] }).notNull(),
    /** Kept without a foreign key: an area may end while the address stays, and then says so. */
    deliveryAreaId: uuid('delivery_area_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('addresses_by_area').on(t.shopId, t.deliveryAreaId),
    index('addresses_by_account').on(t.shopId, t.accountId, t.createdAt),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    check('addresses_in_nepal', sql`${t.country} = 'Nepal'`),
    check(
      'addresses_ward_in_a_place',
      sql`${t.ward} is null or (${t.ward} > 0 and ${t.localLevelId} is not null)`,
    ),
    check('addresses_mode_known', sql`${t.deliveryMode} in ('custom', 'standard')`),
  ],
);

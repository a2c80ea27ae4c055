import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, ownId } from '../../core/database/columns.ts';
import { shopId } from '../tenant/tables.ts';

/** A seller within a shop: `adminId` on the wire (design D13). */
export const vendors = pgTable(
  'vendors',
  {
    shopId: shopId(),
    id: ownId(),
    shopName: text('shop_name').notNull(),
    shopNameNe: text('shop_name_ne'),
    slug: text('slug').notNull(),
    intro: text('intro').notNull().default(''),
    introNe: text('intro_ne'),
    city: text('city').notNull().default(''),
    cityNe: text('city_ne'),
    district: text('district').notNull().default(''),
    districtNe: text('district_ne'),
    picture: text('picture'),
    /** Where the shop reaches it; no shopper sees it. */
    phone: text('phone'),
    pan: text('pan'),
    vatRegistered: boolean('vat_registered').notNull().default(false),
    /** What the shop takes of the goods, in hundredths of a percent; and whether the seller brings the parcels. */
    commission: smallint('commission').notNull().default(0),
    deliversOwn: boolean('delivers_own').notNull().default(false),
    /** Raised by each change of these two. */
    termsVersion: integer('terms_version').notNull().default(1),
    since: date('since', { mode: 'string' }).notNull(),
    /** Why the shop's owner has it sell no longer; null for who sells. */
    suspended: text('suspended'),
    /** Raised by each change of its words, so that of two who change them the later one is told. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('vendors_one_per_slug').on(t.shopId, t.slug),
    unique('vendors_one_per_name').on(t.shopId, t.shopName),
    check('vendors_commission_in_range', sql`${t.commission} between 0 and 5000`),
  ],
);

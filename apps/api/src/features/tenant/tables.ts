import { sql } from 'drizzle-orm';
import type { PatternName } from '@haat/contract/tenant/patterns';
import type { ShopPromises } from '@haat/contract/tenant/schemas';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../core/database/columns.ts';
import { v7 } from '../../core/ids.ts';

interface Settings {
  quickViewRating: 'fixed' | 'real';
  loginToOpenProduct: 'on' | 'off';
  newsletter: 'local' | 'stored';
  /** Shops from before there was a choice have none. */
  pattern?: PatternName;
  promises?: ShopPromises;
}

/** A shop is a subdomain with its profile, colours and choices (spec §1, §3; design D11, D12). */
export const shops = pgTable(
  'shops',
  {
    id: uuid('id').primaryKey().$defaultFn(v7),
    subdomain: text('subdomain').notNull().unique(),
    shopName: text('shop_name').notNull(),
    shopNameNe: text('shop_name_ne'),
    logo: text('logo'),
    favicon: text('favicon'),
    intro: text('intro').notNull().default(''),
    introNe: text('intro_ne'),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    addressNe: text('address_ne'),
    messagingNumber: text('messaging_number'),
    whatsappLink: text('whatsapp_link'),
    facebookLink: text('facebook_link'),
    instagramLink: text('instagram_link'),
    tiktokLink: text('tiktok_link'),
    registrationNo: text('registration_no'),
    pan: text('pan'),
    primaryColor: text('primary_color').notNull().default('#3b82f6'),
    textColor: text('text_color').notNull().default('#000000'),
    baseColor: text('base_color').notNull().default('#3b82f6'),
    selectedColor: text('selected_color').notNull().default('#3b82f6'),
    /** Hours in which a guest's order is to be confirmed before its pieces go back. */
    guestConfirmHours: integer('guest_confirm_hours').notNull().default(24),
    settings: jsonb('settings').$type<Settings>().notNull(),
    profileVersion: integer('profile_version').notNull().default(1),
    themeVersion: integer('theme_version').notNull().default(1),
    settingsVersion: integer('settings_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('shops_guest_confirm_hours_in_range', sql`${t.guestConfirmHours} between 1 and 168`),
    check('shops_subdomain_form', sql`${t.subdomain} ~ '^[a-z0-9][a-z0-9-]{0,62}$'`),
    check(
      'shops_colours_form',
      sql`${t.primaryColor} ~ '^#[0-9a-fA-F]{6}$' and ${t.textColor} ~ '^#[0-9a-fA-F]{6}$' and ${t.baseColor} ~ '^#[0-9a-fA-F]{6}$' and ${t.selectedColor} ~ '^#[0-9a-fA-F]{6}$'`,
    ),
  ],
);

/** The shop that owns a row: it leads every key, so that the schema can be spread by shop (design D2). */
export const shopId = () =>
  uuid('shop_id')
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, ownId } from '../../core/columns.ts';
import { shopId } from '../shop/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** A person with a role in one shop (design §2). Emails are stored in lower case. */
export const accounts = pgTable(
  'accounts',
  {
    shopId: shopId(),
    id: ownId(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    picture: text('picture'),
    role: text('role', { enum: ['shopper', 'vendor', 'admin'] }).notNull(),
    vendorId: uuid('vendor_id'),
    language: text('language'),
    /** Made by the demo: its password is refused by a server without a demo (design §4). */
    demo: boolean('demo').notNull().default(false),
    activatedAt: instant('activated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('accounts_one_per_email').on(t.shopId, t.email),
    index('accounts_by_vendor').on(t.shopId, t.vendorId),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    check('accounts_role_known', sql`${t.role} in ('shopper', 'vendor', 'admin')`),
    check('accounts_vendor_has_a_shop', sql`(${t.role} = 'vendor') = (${t.vendorId} is not null)`),
    check('accounts_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** Open sessions; the token itself is never stored, only its SHA-256 (design D9). */
export const sessions = pgTable(
  'sessions',
  {
    shopId: shopId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    index('sessions_by_account').on(t.shopId, t.accountId),
    index('sessions_by_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Links that were mailed: used once, by being deleted. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    shopId: shopId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: ['activate', 'reset-password'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    index('one_time_tokens_by_account').on(t.shopId, t.accountId),
    index('one_time_tokens_by_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    check('one_time_tokens_purpose_known', sql`${t.purpose} in ('activate', 'reset-password')`),
  ],
);

/** The Google or Facebook person that an account belongs to. */
export const oauthIdentities = pgTable(
  'oauth_identities',
  {
    shopId: shopId(),
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.provider, t.subject] }),
    unique('oauth_identities_one_per_provider').on(t.shopId, t.accountId, t.provider),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    check('oauth_identities_provider_known', sql`${t.provider} in ('google', 'facebook')`),
  ],
);

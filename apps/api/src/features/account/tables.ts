import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Provider } from '@haat/contract/account/rules';
import { createdAt, instant, ownId } from '../../core/database/columns.ts';
import { shopId } from '../tenant/tables.ts';
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
    language: text('language', { enum: ['en-US', 'ne-NP'] }),
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
    check('accounts_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
    index('accounts_never_activated')
      .on(t.createdAt)
      .where(sql`${t.activatedAt} is null`),
  ],
);

/**
 * Who helps at a desk: a vendor's, or the shop's own where no vendor is named. It begins as an invitation to an email and is an
 * account's once that has joined, which may do there what the desk's holder may (decision 24). Accounts know nothing of it.
 */
export const helpers = pgTable(
  'helpers',
  {
    shopId: shopId(),
    id: ownId(),
    vendorId: uuid('vendor_id'),
    email: text('email').notNull(),
    seesMoney: boolean('sees_money').notNull(),
    /** SHA-256 of the last link that was mailed. */
    tokenHash: text('token_hash').notNull(),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    accountId: uuid('account_id'),
    joinedAt: instant('joined_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('helpers_one_per_email_and_desk').on(t.shopId, t.vendorId, t.email).nullsNotDistinct(),
    unique('helpers_one_desk_per_account').on(t.shopId, t.accountId),
    unique('helpers_one_per_link').on(t.shopId, t.tokenHash),
    index('helpers_never_joined')
      .on(t.expiresAt)
      .where(sql`${t.joinedAt} is null`),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    check('helpers_email_lower', sql`${t.email} = lower(${t.email})`),
    check('helpers_joined_by_an_account', sql`(${t.accountId} is null) = (${t.joinedAt} is null)`),
  ],
);

/** Open sessions; the token itself is never stored, only its SHA-256 (design D9). */
export const sessions = pgTable(
  'sessions',
  {
    shopId: shopId(),
    tokenHash: text('token_hash').notNull(),
    /** What its owner calls it by, so that the hash stays inside. */
    id: ownId().default(sql`gen_random_uuid()`),
    accountId: uuid('account_id').notNull(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    unique('sessions_one_per_id').on(t.shopId, t.id),
    index('sessions_by_account').on(t.shopId, t.accountId),
    index('sessions_by_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** What a link carries until it is used, as it was said when it was sent. */
export interface LinkPayload {
  /** The sign-up that sent it: whoever opens the mail gets what they wrote themselves, not what another one wrote. */
  signUp?: { firstName: string; lastName: string; passwordHash: string };
  /** The provider's person that becomes this account's with it. */
  identity?: { provider: Provider; subject: string; firstName: string; lastName: string };
  /** SHA-256 of what the browser keeps that a session is handed over to. */
  challenge?: string;
}

/** One-time tokens, in mails or in an address. Used ones stay until they would have expired, to be told from unknown ones. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    shopId: shopId(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: ['activate', 'reset-password', 'hand-over'] }).notNull(),
    payload: jsonb('settles').$type<LinkPayload>().notNull().default({}),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
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
    check('one_time_tokens_purpose_known', sql`${t.purpose} in ('activate', 'reset-password', 'hand-over')`),
  ],
);

/** How often something was tried of late, for a wait that grows. Whose it is stands here as a hash only. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    shopId: shopId(),
    /** SHA-256 of what is counted and for whom. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Before then another try is refused. */
    openAt: instant('open_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.subject] }), index('rate_limits_by_age').on(t.lastAt)],
);

/**
 * From where an account was signed in to: a browser or a network, each as a hash that stands for this account alone. It
 * lets nobody in; it keeps those who guess elsewhere from locking the owner out.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    shopId: shopId(),
    accountId: uuid('account_id').notNull(),
    place: text('place').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.place] }),
    index('known_places_by_age').on(t.lastUsedAt),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
  ],
);

/** Browsers on their way to a provider and back; each comes back once. */
export const oauthFlows = pgTable(
  'oauth_flows',
  {
    shopId: shopId(),
    stateHash: text('state_hash').notNull(),
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    nonce: text('nonce').notNull(),
    /** For the provider (PKCE); the browser's own one never comes here, only its challenge. */
    codeVerifier: text('code_verifier').notNull(),
    challenge: text('challenge').notNull(),
    language: text('language', { enum: ['en-US', 'ne-NP'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.stateHash] }), index('oauth_flows_by_expiry').on(t.expiresAt)],
);

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

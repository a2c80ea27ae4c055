import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, ownId } from '../database/columns.ts';
import { alertKinds } from './alerts.ts';

/** By which push services know a shop (VAPID): made once, so that every process of it signs with the same. */
export const pushKeys = pgTable(
  'push_keys',
  {
    /** Without a foreign key, as in the queue of mails: core knows no noun. */
    shopId: uuid('shop_id').notNull(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId] })],
);

/** A browser that somebody has allowed to be told something while the shop is not open in it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    shopId: uuid('shop_id').notNull(),
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    /** Whose desk it is; none for a shopper. */
    vendorId: uuid('vendor_id'),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: ['en-US', 'ne-NP'] }).notNull(),
    /** SHA-256 of the token of the session that allowed it: with the session it ends. */
    sessionHash: text('session_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('push_subscriptions_by_session').on(t.sessionHash),
    unique('push_subscriptions_one_per_browser').on(t.shopId, t.endpoint),
    index('push_subscriptions_by_account').on(t.shopId, t.accountId, t.createdAt),
    index('push_subscriptions_by_vendor').on(t.shopId, t.vendorId),
    check('push_subscriptions_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
  ],
);

/** What is still to be told to a browser. It says of what kind it is and where to look, nothing else. */
export const outgoingPushes = pgTable(
  'outgoing_pushes',
  {
    shopId: uuid('shop_id').notNull(),
    id: ownId(),
    subscriptionId: uuid('subscription_id').notNull(),
    kind: text('kind', { enum: alertKinds }).notNull(),
    path: text('path').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('outgoing_pushes_by_due').on(t.nextTryAt),
    index('outgoing_pushes_by_shop').on(t.shopId, t.nextTryAt),
    index('outgoing_pushes_by_subscription').on(t.shopId, t.subscriptionId),
    foreignKey({
      columns: [t.shopId, t.subscriptionId],
      foreignColumns: [pushSubscriptions.shopId, pushSubscriptions.id],
    }).onDelete('cascade'),
  ],
);

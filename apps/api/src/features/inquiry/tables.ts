import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { offerStatuses } from '@haat/contract/inquiry/offer-states';
import { createdAt, instant, ownId } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';
import { vendors } from '../vendors/tables.ts';

/**
 * What a shopper and a vendor say about a product. Each change of a conversation takes the next number of `last`, whose row
 * stays locked until the change is committed: so numbers appear in their order, and whoever has read one has read all before.
 */
export const conversations = pgTable(
  'conversations',
  {
    shopId: shopId(),
    accountId: uuid('account_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    productId: uuid('product_id').notNull(),
    last: integer('last').notNull(),
    /** Up to which change each side has seen it. */
    shopperSeen: integer('shopper_seen').notNull().default(0),
    vendorSeen: integer('vendor_seen').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.vendorId, t.productId] }),
    index('conversations_by_vendor').on(t.shopId, t.vendorId),
    index('conversations_by_product').on(t.shopId, t.productId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Pending until the first reply, then Replied; a Pending one may be deleted (spec §4). Of a deleted one the words go and the
 * row stays, so that every page of the shopper learns of it, and what waits on a phone to be sent again stays deleted.
 */
export const questions = pgTable(
  'questions',
  {
    shopId: shopId(),
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    productId: uuid('product_id').notNull(),
    content: text('content').notNull(),
    status: text('status', { enum: ['pending', 'replied', 'deleted'] })
      .notNull()
      .default('pending'),
    /** The number of the conversation's change by which it was asked, and of the last one that touched it. */
    seq: integer('seq').notNull(),
    changed: integer('changed').notNull(),
    /** The shopper has asked it, or moved its offer, and nobody of the vendor has seen that. */
    unread: boolean('unread').notNull().default(false),
    /** As the shopper's browser calls it, so that sending it again is no second question. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('questions_one_per_client_id').on(t.shopId, t.accountId, t.clientId),
    uniqueIndex('questions_by_place').on(t.shopId, t.accountId, t.vendorId, t.productId, t.seq),
    index('questions_by_change').on(t.shopId, t.accountId, t.vendorId, t.productId, t.changed),
    // As a desk lists them, all and those that wait for somebody.
    index('questions_by_vendor').on(t.shopId, t.vendorId, t.unread, t.createdAt, t.id),
    index('questions_pending')
      .on(t.shopId, t.vendorId, t.unread, t.createdAt, t.id)
      .where(sql`${t.status} = 'pending' or ${t.unread}`),
    index('questions_unread')
      .on(t.shopId, t.accountId, t.vendorId, t.productId)
      .where(sql`${t.unread}`),
    // What waits in a shop, whoever's it is.
    index('questions_waiting')
      .on(t.shopId, t.createdAt, t.vendorId)
      .where(sql`${t.status} = 'pending'`),
    check('questions_status_known', sql`${t.status} in ('pending', 'replied', 'deleted')`),
    check('questions_deleted_say_nothing', sql`${t.status} <> 'deleted' or ${t.content} = ''`),
    index('questions_by_product').on(t.shopId, t.productId),
    foreignKey({
      columns: [t.shopId, t.accountId],
      foreignColumns: [accounts.shopId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
  ],
);

/** A question with a reply can no longer be deleted (spec §4): its status says so, and the key below holds its row. */
export const replies = pgTable(
  'replies',
  {
    shopId: shopId(),
    id: ownId(),
    questionId: uuid('question_id').notNull(),
    authorId: uuid('author_id'),
    content: text('content').notNull(),
    /** The number of the conversation's change by which it was given. */
    seq: integer('seq').notNull(),
    clientId: uuid('client_id'),
    /** The answer to an offer that the words tell of. */
    offerMove: text('offer_move', { enum: ['accept', 'decline', 'counter'] }),
    /** Said for a vendor who is away. */
    automatic: boolean('automatic').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('replies_one_per_client_id').on(t.shopId, t.authorId, t.clientId),
    index('replies_by_question').on(t.shopId, t.questionId, t.seq),
    foreignKey({ columns: [t.shopId, t.questionId], foreignColumns: [questions.shopId, questions.id] }),
    check('replies_offer_move_known', sql`${t.offerMove} in ('accept', 'decline', 'counter')`),
  ],
);

/** Somebody is to be mailed about a conversation, unless they see it first: taken by who mails, so that it happens once. */
export const unseenAlerts = pgTable(
  'unseen_alerts',
  {
    shopId: shopId(),
    accountId: uuid('account_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    productId: uuid('product_id').notNull(),
    side: text('side', { enum: ['shopper', 'vendor'] }).notNull(),
    /** The last change that they have not seen, and when the first of them happened. */
    seq: integer('seq').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.vendorId, t.productId, t.side] }),
    index('unseen_alerts_by_time').on(t.since),
    foreignKey({
      columns: [t.shopId, t.accountId, t.vendorId, t.productId],
      foreignColumns: [
        conversations.shopId,
        conversations.accountId,
        conversations.vendorId,
        conversations.productId,
      ],
    }).onDelete('cascade'),
    check('unseen_alerts_side_known', sql`${t.side} in ('shopper', 'vendor')`),
  ],
);

/** What a vendor answers often; everybody of the vendor has the same. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    shopId: shopId(),
    id: ownId(),
    vendorId: uuid('vendor_id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('saved_replies_by_vendor').on(t.shopId, t.vendorId),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
  ],
);

/** Until which day a vendor is away, in Nepal; questions are answered so, once a conversation. */
export const vendorHolidays = pgTable(
  'vendor_holidays',
  {
    shopId: shopId(),
    vendorId: uuid('vendor_id').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    message: text('message').notNull().default(''),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.vendorId] }),
    foreignKey({ columns: [t.shopId, t.vendorId], foreignColumns: [vendors.shopId, vendors.id] }),
  ],
);

/** An offer that waits, or that was accepted and is not used: its shopper has one of a product at most. */
const isOpen = (offer: Record<'status' | 'usedAt', AnyPgColumn>) =>
  sql`${offer.status} in ('pending', 'countered') or (${offer.status} = 'accepted' and ${offer.usedAt} is null)`;

/**
 * A price a shopper proposed for one piece, in whole rupees, tied to the question that says so. That its time is over stands in
 * `until` alone: an open one whose time is over has expired, whatever its status says.
 */
export const offers = pgTable(
  'offers',
  {
    shopId: shopId(),
    id: ownId(),
    questionId: uuid('question_id').notNull(),
    productId: uuid('product_id').notNull(),
    accountId: uuid('account_id').notNull(),
    amount: integer('amount').notNull(),
    /** What the seller asks instead, and what is agreed once it is accepted. */
    counter: integer('counter'),
    /** What the product cost when the offer was made. */
    listedPrice: integer('listed_price').notNull(),
    status: text('status', { enum: offerStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    /** When it was last moved. */
    decidedAt: instant('decided_at'),
    until: instant('until').notNull(),
    /** When a piece was ordered at the agreed price. */
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('offers_one_per_question').on(t.shopId, t.questionId),
    index('offers_by_product').on(t.shopId, t.productId, t.accountId),
    uniqueIndex('offers_one_open').on(t.shopId, t.accountId, t.productId).where(isOpen(t)),
    index('offers_by_end').on(t.until).where(isOpen(t)),
    foreignKey({
      columns: [t.shopId, t.questionId],
      foreignColumns: [questions.shopId, questions.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
    check('offers_within_the_price', sql`${t.amount} > 0 and ${t.amount} <= ${t.listedPrice}`),
    check('offers_at_most_400_below', sql`${t.listedPrice} - ${t.amount} <= 400`),
    check(
      'offers_status_known',
      sql`${t.status} in ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')`,
    ),
    check('offers_decided_once', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check('offers_counter_is_more', sql`${t.counter} > ${t.amount}`),
    check('offers_countered_by_an_amount', sql`${t.status} <> 'countered' or ${t.counter} is not null`),
    check('offers_used_once_accepted', sql`${t.usedAt} is null or ${t.status} = 'accepted'`),
  ],
);

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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** As the shopper's browser calls it, so that sending it again is no second question. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('questions_one_per_client_id').on(t.shopId, t.accountId, t.clientId),
    uniqueIndex('questions_by_place').on(t.shopId, t.accountId, t.vendorId, t.productId, t.seq),
    index('questions_by_change').on(t.shopId, t.accountId, t.vendorId, t.productId, t.changed),
    index('questions_by_vendor').on(t.shopId, t.vendorId, t.createdAt, t.id),
    index('questions_pending')
      .on(t.shopId, t.vendorId, t.createdAt, t.id)
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
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('replies_one_per_client_id').on(t.shopId, t.authorId, t.clientId),
    index('replies_by_question').on(t.shopId, t.questionId, t.seq),
    foreignKey({ columns: [t.shopId, t.questionId], foreignColumns: [questions.shopId, questions.id] }),
  ],
);

/** A price a shopper proposed, in whole rupees, tied to the question that says so. */
export const offers = pgTable(
  'offers',
  {
    shopId: shopId(),
    id: ownId(),
    questionId: uuid('question_id').notNull(),
    productId: uuid('product_id').notNull(),
    accountId: uuid('account_id').notNull(),
    amount: integer('amount').notNull(),
    /** What the product cost when the offer was made. */
    listedPrice: integer('listed_price').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'declined'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('offers_one_per_question').on(t.shopId, t.questionId),
    index('offers_by_product').on(t.shopId, t.productId, t.accountId),
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
    check('offers_status_known', sql`${t.status} in ('pending', 'accepted', 'declined')`),
    check('offers_decided_once', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
  ],
);

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
import { createdAt, instant, ownId } from '../../core/database/columns.ts';
import { accounts } from '../account/tables.ts';
import { products } from '../catalog/tables.ts';
import { shopId } from '../tenant/tables.ts';
import { vendors } from '../vendors/tables.ts';

export const questions = pgTable(
  'questions',
  {
    shopId: shopId(),
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    productId: uuid('product_id').notNull(),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('questions_by_conversation').on(t.shopId, t.accountId, t.vendorId, t.productId, t.createdAt),
    index('questions_by_vendor').on(t.shopId, t.vendorId, t.createdAt),
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

/** A question with a reply can no longer be deleted (spec §4): the key below holds it. */
export const replies = pgTable(
  'replies',
  {
    shopId: shopId(),
    id: ownId(),
    questionId: uuid('question_id').notNull(),
    authorId: uuid('author_id'),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('replies_by_question').on(t.shopId, t.questionId, t.createdAt),
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

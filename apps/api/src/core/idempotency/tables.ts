import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../database/columns.ts';

/** Answers given under an idempotency key: the same key and body gives the same answer again (design §3). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Without a foreign key: core knows no noun, and a key is forgotten after some days. */
    shopId: uuid('shop_id').notNull(),
    /** Whose key it is: an account, or `guest` with the path that was called. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.scope, t.key] }),
    index('idempotency_keys_by_age').on(t.createdAt),
  ],
);

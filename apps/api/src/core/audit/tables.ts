import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { auditActions, auditKinds } from '@haat/contract/core/audit/rules';
import type { FieldChange } from '@haat/contract/core/audit/rules';
import { createdAt, instant, ownId } from '../database/columns.ts';

/** Who changed what in a shop, and when: entries are added, and the database lets none be changed or taken out. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Without a foreign key, as in the queue of mails: core knows no noun. */
    shopId: uuid('shop_id').notNull(),
    id: ownId(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    thingId: uuid('thing_id'),
    name: text('name').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('audit_entries_by_person').on(t.shopId, t.accountId, t.id),
    index('audit_entries_by_thing').on(t.shopId, t.kind, t.thingId, t.id),
    index('audit_entries_by_kind').on(t.shopId, t.kind, t.id),
    check('audit_entries_action_known', sql`${t.action} in ('added', 'changed', 'removed')`),
  ],
);

/** Counts that are being changed, piece by piece: soon each becomes one entry of the log, and its row here goes. */
export const pendingCounts = pgTable(
  'gathered_counts',
  {
    shopId: uuid('shop_id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    thingId: uuid('thing_id').notNull(),
    part: text('part').notNull(),
    name: text('name').notNull(),
    /** As it was before the first change, and after the last. */
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    /** What this person's own changes come to. */
    added: integer('added').notNull(),
    since: instant('since').notNull().defaultNow(),
    last: instant('last').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.accountId, t.kind, t.thingId, t.part] }),
    index('gathered_counts_by_time').on(t.since),
  ],
);

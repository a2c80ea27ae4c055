import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownId } from '../database/columns.ts';

/** Mails on their way out: written with what they tell of, gone when they were handed over. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    /** Without a foreign key: core knows no noun, and a shop that ends may still say so. */
    shopId: uuid('shop_id').notNull(),
    id: ownId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    unsubscribeAt: text('unsubscribe_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    /** From then on nobody needs it any more. */
    worthUntil: instant('worth_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    // The queue is one for all shops, which take turns.
    index('outgoing_mails_by_due').on(t.nextTryAt),
    index('outgoing_mails_by_shop').on(t.shopId, t.nextTryAt),
  ],
);

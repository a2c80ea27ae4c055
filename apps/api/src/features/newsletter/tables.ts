import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownId } from '../../core/database/columns.ts';
import { shopId } from '../tenant/tables.ts';

const language = () => text('language', { enum: ['en-US', 'ne-NP'] }).notNull();

/** Emails that somebody typed and nobody has confirmed yet, one row for each mail; only the hash of its link is stored. */
export const subscriptionRequests = pgTable(
  'subscription_requests',
  {
    shopId: shopId(),
    tokenHash: text('token_hash').notNull(),
    email: text('email').notNull(),
    language: language(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    index('subscription_requests_by_email').on(t.shopId, t.email),
    index('subscription_requests_by_end').on(t.expiresAt),
    check('subscription_requests_email_lower', sql`${t.email} = lower(${t.email})`),
    check('subscription_requests_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
  ],
);

/** Who is subscribed to a shop's newsletter. Who has left is known by the link alone, so that it may be opened twice. */
export const subscribers = pgTable(
  'subscribers',
  {
    shopId: shopId(),
    id: ownId(),
    /** In lower case; null once they have left. */
    email: text('email'),
    language: language(),
    /**
     * Stands in each newsletter, so it can be read here: it does nothing but take this email off, and who reads the table
     * has the email itself.
     */
    leaveToken: text('leave_token').notNull(),
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('subscribers_one_per_email').on(t.shopId, t.email),
    uniqueIndex('subscribers_by_leave_token').on(t.shopId, t.leaveToken),
    index('subscribers_who_left')
      .on(t.leftAt)
      .where(sql`${t.leftAt} is not null`),
    check('subscribers_email_lower', sql`${t.email} = lower(${t.email})`),
    check('subscribers_left_without_email', sql`(${t.email} is null) = (${t.leftAt} is not null)`),
    check('subscribers_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
  ],
);

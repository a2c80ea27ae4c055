import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** Uploads that no row names, since they were first found so. Of no shop: a file lies there whoever put it. */
export const unusedUploads = pgTable(
  'unused_uploads',
  {
    /** As the store lists it. */
    key: text('key').primaryKey(),
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [index('unused_uploads_by_age').on(t.since)],
);

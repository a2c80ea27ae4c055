import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shopId } from '../../shop/tables.ts';

/**
 * The words of a shop's titles, names and categories, each under the spellings a typo may leave of its beginning
 * (`spellingKeys`): a mistyped word is corrected by look-ups of equality, without a scan and without an extension.
 */
export const searchWords = pgTable(
  'search_words',
  { shopId: shopId(), spelling: text('spelling').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.shopId, t.spelling, t.word] })],
);

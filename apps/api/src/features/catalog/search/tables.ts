import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shopId } from '../../tenant/tables.ts';

/** What a word is filed under: its beginning. */
export const spellingOf = (word: string): string => word.slice(0, 5);

/** The words of a shop's titles, names and categories, by which a mistyped word is corrected; each under its first letters. */
export const searchWords = pgTable(
  'search_words',
  { shopId: shopId(), spelling: text('spelling').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.shopId, t.spelling, t.word] })],
);

/** The version of search documents (`searchVersion`) that all products of a shop have; none for a shop from before there were versions. */
export const searchIndexes = pgTable(
  'search_indexes',
  { shopId: shopId(), version: integer('version').notNull() },
  (t) => [primaryKey({ columns: [t.shopId] })],
);

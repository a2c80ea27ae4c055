import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { products } from '../tables.ts';
import { exactTitle } from './document.ts';
import { readQuery, writeQueries } from './query.ts';
import type { SearchQuery, Strictness, WrittenQueries } from './query.ts';
import { knownWords } from './vocabulary.ts';

/** A search as parts of a query on `products`: joins any other condition; order by `rank` descending for the best first. */
export type Match = { condition: SQL; rank: SQL<number> };

/** With so many found, what only lies in a category of that name is not what was looked for. */
const enough = 4;
const weaker: Strictness[] = ['corrected', 'known-words', 'any-word'];

/**
 * Finds what answers a shopper's words in one shop: any word order, beginnings of words, one typo in a word of four
 * letters or more, English, Devanagari and romanised Nepali. When no product answers every word, those that answer some
 * are found. Nothing when the text holds no letter and no digit (a blank search, spec §5).
 *
 * @param among narrows which products decide whether every word was answered, such as those on sale at all.
 */
export async function matchQuery(
  db: Db,
  shopId: string,
  text: string,
  among?: SQL,
): Promise<Match | undefined> {
  const query = readQuery(text);
  if (!query) return undefined;
  const known = await knownWords(db, shopId, query.vocabularyKeys);
  const byItself = writeQueries(query, known, 'by-itself');
  if (await findsSome(db, shopId, byItself, enough, among)) return matchOf(query, byItself);
  let written = writeQueries(query, known, 'as-typed');
  for (const strictness of weaker) {
    if (await findsSome(db, shopId, written, 1, among)) break;
    written = writeQueries(query, known, strictness);
  }
  return matchOf(query, written);
}

// In a sub-query, so that Postgres plans without a look at the words: it takes every beginning of a word for a frequent
// one and would read the whole table instead of the index (71 ms against 13 with 50,000 products).
const answers = (wanted: string) => sql`${products.searchDoc} @@ (select ${wanted}::tsquery)`;

async function findsSome(
  db: Db,
  shopId: string,
  { wanted }: WrittenQueries,
  least: number,
  among?: SQL,
): Promise<boolean> {
  const found = await db
    .select({ one: sql<number>`1` })
    .from(products)
    .where(and(eq(products.shopId, shopId), answers(wanted), among))
    .limit(least);
  return found.length >= least;
}

// Weights of ts_rank in its order D, C, B, A. A title that is the query comes first, then words as typed, then words that
// begin with or resemble them; of equals the shorter title, which says less besides.
function matchOf({ key }: SearchQuery, { wanted, exact, close }: WrittenQueries): Match {
  const rank = sql<number>`(
    case when ${products.searchDoc} @@ ${exactTitle(key)}::tsquery then 8 else 0 end
    + 2 * ts_rank('{0.02, 0.1, 0.4, 1}', ${products.searchDoc}, ${exact}::tsquery)
    + ts_rank('{0.01, 0.05, 0.2, 1}', ${products.searchDoc}, ${close}::tsquery)
    + 0.5 / (10 + length(${products.title}))
  )`;
  return { condition: answers(wanted), rank };
}

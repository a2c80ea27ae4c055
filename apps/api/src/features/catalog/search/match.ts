import { sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { exactTitle, ofShop } from './document.ts';
import { readQuery, writeQueries } from './query.ts';
import type { SearchQuery, Strictness, WrittenQueries } from './query.ts';
import { knownWords } from './vocabulary.ts';

export interface Matches {
  /** The best ones' ids, best first, at most as many as are ranked. */
  best: string[];
  /** Whether these are all. */
  areAll: boolean;
  /** What all of them answer, in Postgres' tsquery notation. */
  wanted: string;
}

/** So many are put in order; of more some stand behind the best in the order of a list. */
export const maxRanked = 2_000;
/** The same where only the best are wanted. */
export const fewRanked = 500;
const maxSameTitle = 100;

/** With so many found, what only lies in a category of that name is not what was looked for. */
const enough = 4;
/** From the strictest on; with how many products it is enough. */
const strictnesses: [Strictness, number][] = [
  ['by-itself', enough],
  ['as-typed', 1],
  ['corrected', 1],
  ['known-words', 1],
  ['any-word', 0],
];

/**
 * Finds what is on sale in a shop and answers a shopper's words: any word order, beginnings of words, one typo in a word of
 * four letters or more, English, Devanagari and romanised Nepali. When no product answers every word, those that answer some
 * are found. Null when the text holds no letter and no digit (a blank search, spec §5).
 */
export async function findMatches(
  db: Db,
  shopId: string,
  text: string,
  most: number = maxRanked,
): Promise<Matches | null> {
  const query = readQuery(text);
  if (!query) return null;
  const known = await knownWords(db, shopId, query.vocabularyKeys);
  let found: Matches = { best: [], areAll: true, wanted: '' };
  for (const [strictness, least] of strictnesses) {
    const written = writeQueries(query, { known, strictness, shopId });
    if (written.wanted !== found.wanted) found = await rank(db, shopId, query, written, most);
    if (found.best.length >= least) break;
  }
  return found;
}

// Weights of ts_rank in its order D, C, B, A. A title that is the query comes first, then words as typed, then words that
// begin with or resemble them; of equals the shorter title, which says less besides.
async function rank(
  db: Db,
  shopId: string,
  { key }: SearchQuery,
  { wanted, named, exact, close, places }: WrittenQueries,
  most: number,
): Promise<Matches> {
  const isTitle = `${exactTitle(key)}&${ofShop(shopId)}`;
  // Of more than are ranked those that are called so are, whoever else says the word. Only then are they looked for.
  // The query as a sub-query, so that Postgres plans without a look at the words: it takes every beginning of a word for a
  // frequent one and would read the whole table instead of the index.
  const rows = await db.execute<{ id: string; same: boolean }>(sql`
    with wide as materialized (
      select id, title, search_doc from products
        where shop_id = ${shopId} and active and search_doc @@ (select ${wanted}::tsquery) limit ${most + 1}
    ), called as materialized (
      select id, title, search_doc from products
        where shop_id = ${shopId} and active and search_doc @@ (select ${named}::tsquery)
          and (select count(*) > ${most} from wide) limit ${most + 1}
    ), found as (
      (select id, title, search_doc, true as same from products
        where shop_id = ${shopId} and active and search_doc @@ (select ${isTitle}::tsquery) limit ${maxSameTitle})
      union all
      select id, title, search_doc, false from called
      union all
      (select id, title, search_doc, false from wide where id not in (select id from called)
        limit ${most + 1} - (select count(*) from called))
    )
    select id, same from found
    order by same desc,
      2 * ${places}::int * ts_rank('{0.02, 0.1, 0.4, 1}', search_doc, ${exact}::tsquery)
        + (${places}::int - 1) * ts_rank('{0.01, 0.05, 0.2, 1}', search_doc, ${close}::tsquery)
        + 0.5 / (10 + length(title)) desc,
      id desc`);
  const best = [...new Set(rows.map(({ id }) => id))];
  const areAll = rows.filter(({ same }) => !same).length <= most;
  return { best: areAll ? best : best.slice(0, most), areAll, wanted };
}

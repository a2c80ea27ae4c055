import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import { exactTitle, ofShop } from './document.ts';
import { isSampled } from '../tables.ts';
import { readQuery, writeQueries } from './query.ts';
import type { SearchQuery, Strictness, WrittenQueries } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Matches {
  /** The best ones' ids, 16 bytes each, best first, at most as many as are shown. */
  best: Buffer;
  /** Whether these are all. */
  areAll: boolean;
  /** What all of them answer, in Postgres' tsquery notation. */
  wanted: string;
}

/** A shop that is searched: how many products it has on sale, and all shops together, about; and its words. */
export interface SearchedShop {
  id: string;
  size: number;
  ofAll: number;
  vocabulary: Vocabulary;
}

/** How many are put in order, of more than that only some, and how many of those are told. */
export interface Depth {
  ranked: number;
  shown: number;
}

/** For a list: those that are not ranked stand behind the best, in its order. */
export const wholeList: Depth = { ranked: 2_000, shown: 2_000 };
/** Where only the best are wanted. */
export const bestAlone: Depth = { ranked: 500, shown: 24 };
const maxSameTitle = 100;

/** With so many found, what only lies in a category of that name is not what was looked for. */
const enough = 4;
/** From the strictest on; and what is asked besides where not enough is found. */
const strictnesses: [Strictness, wider?: Strictness][] = [
  ['by-itself', 'as-typed'],
  ['corrected'],
  ['known-words'],
  ['any-word'],
];

/**
 * Finds what is on sale in a shop and answers a shopper's words: any word order, beginnings of words, one typo in a word of
 * four letters or more, English, Devanagari and romanised Nepali. When no product answers every word, those that answer some
 * are found. Null when the text holds no letter and no digit (a blank search, spec §5).
 */
export async function findMatches(
  db: Db,
  shop: SearchedShop,
  text: string,
  depth: Depth = wholeList,
): Promise<Matches | null> {
  const query = readQuery(text, shop.vocabulary);
  if (!query) return null;
  const ground = { vocabulary: shop.vocabulary, isAmongOthers: isAmongOthers(shop) };
  let found: Matches = { best: Buffer.alloc(0), areAll: true, wanted: '' };
  for (const [strictness, wider] of strictnesses) {
    const written = writeQueries(query, ground, strictness);
    const besides = wider ? writeQueries(query, ground, wider) : null;
    if ((besides ?? written).wanted === found.wanted) continue;
    found = await rank(db, shop, query, { written, besides }, depth);
    if (found.best.length > 0) break;
  }
  return found;
}

async function rank(
  db: Db,
  shop: SearchedShop,
  { key }: SearchQuery,
  { written, besides }: { written: WrittenQueries; besides: WrittenQueries | null },
  { ranked, shown }: Depth,
): Promise<Matches> {
  const { exact, close, places } = besides ?? written;
  const [found] = await statementOf(shop)(db).execute({
    ...{ ...namesOf(shop), ranked, oneMore: ranked + 1, shown, exact, close, places },
    same: exactTitle(key),
    named: written.named,
    besides: besidesNamed(written),
    placed: besides?.wanted ?? null,
  });
  return {
    best: Buffer.from(found?.ids ?? '', 'base64'),
    areAll: found?.all ?? true,
    wanted: found?.placed === false || !besides ? written.wanted : besides.wanted,
  };
}

const statements = new Map<string, ReturnType<typeof searchStatement>>();

/** The statement for a shop: a large one's names the shop, all others share one. */
function statementOf(shop: SearchedShop): ReturnType<typeof searchStatement> {
  const kind = shop.size < largeShop ? 'any' : `${shop.id} ${isMostOfAll(shop) ? 'alone' : 'among others'}`;
  const known = statements.get(kind) ?? searchStatement(shop);
  statements.set(kind, known);
  return known;
}

const ranked = sql.placeholder('ranked');
const oneMore = sql.placeholder('oneMore');
const places = sql.placeholder('places');

// Weights of ts_rank in its order D, C, B, A. A title that is the query comes first, then words as typed, then words that
// begin with or resemble them; of equals the shorter title, which says less besides.
// Those that are called so come first: who only says the word is looked for where they are not more than are ranked, and
// who lies in a category of that name where they are not enough. The ids come as one value: two thousand rows take longer than finding them.
const searchStatement = (shop: SearchedShop) =>
  preparedFor((db) =>
    db
      .select({
        ids: sql<string | null>`encode(string_agg(uuid_send(id), ''), 'base64')`,
        placed: sql<boolean | null>`bool_and(too_few)`,
        all: sql<boolean | null>`bool_and(are_all)`,
      })
      .from(
        sql`(
    with same as materialized (
      select id, title, search_doc from products where ${answers(shop, 'same')} limit ${maxSameTitle}
    ), called as materialized (
      ${some(shop, 'named')}
    ), all_called as materialized (
      ${whetherAll('called')}
    ), said as materialized (
      ${some(shop, 'besides', {
        where: sql`(select of_all from all_called)`,
        there: sql`(select own from all_called)`,
      })}
    ), counted as materialized (
      select called.own + said.own as own,
        called.of_all and said.of_all and called.own + said.own <= ${ranked}::int as of_all
      from all_called called, (${whetherAll('said')}) said
    ), placed as materialized (
      ${some(shop, 'placed', { where: sql`(select own < ${enough} from counted)` })}
    ), found as (
      select id, title, search_doc, true as same from same
      union all
      select id, title, search_doc, false from called where id not in (select id from same)
      union all
      (select id, title, search_doc, false from said where id not in (select id from same)
        limit ${oneMore}::int - (select own from all_called))
      union all
      select id, title, search_doc, false from placed
        where id not in (select id from same union all select id from called union all select id from said)
    )
    select id, counted.own < ${enough} as too_few, counted.of_all and placed.of_all as are_all
    from found, counted, (${whetherAll('placed')}) placed
    order by same desc,
      2 * ${places}::int * ts_rank('{0.02, 0.1, 0.4, 1}', search_doc, ${given('exact')})
        + (${places}::int - 1) * ts_rank('{0.01, 0.05, 0.2, 1}', search_doc, ${given('close')})
        + 0.5 / (10 + length(title)) desc,
      id desc
    limit ${sql.placeholder('shown')}) found`,
      )
      .prepare('matches'),
  );

/** What answers, but is not called so: products that are called so are read once. */
const besidesNamed = ({ wanted, named }: WrittenQueries): string => `(${wanted})&!(${named})`;

// From so many products on a shop's statements are its own: beside many small shops Postgres would take it for one of them,
// and read all of its products by another index to leave out those that the index of words has found elsewhere.
const largeShop = 20_000;

// All shops together have so many times as much as one that is among others.
const manyTimes = 8;

const isAmongOthers = ({ size, ofAll }: SearchedShop): boolean =>
  Number.isFinite(ofAll) && size * manyTimes < ofAll;

// Of a large shop's sample so many of those that are ranked are enough, so that of four times as many some are left out.
const enoughOfSample = 4;

interface Asked {
  /** Whether it is asked at all, and how many of those that are ranked are there already. */
  where?: SQL;
  there?: SQL;
}

/** Products that answer a query, one more than are ranked: of a large shop those of its sample, where they are enough. */
function some(shop: SearchedShop, query: string, { where = sql`true`, there = sql`0` }: Asked = {}): SQL {
  const chosen = (of: SQL) => sql`
    select id, title, search_doc, ${of} as in_part from products where ${answers(shop, query)} and ${where}`;
  const all = chosen(sql`false`);
  if (shop.size < largeShop) return sql`${all} limit ${oneMore}`;
  const isEnough = sql`(select ${enoughOfSample} * count(*) > ${ranked}::int - ${there} from sampled)`;
  return sql`
    with sampled as materialized (${chosen(sql`true`)} and ${isSampled} limit ${oneMore})
    select * from sampled where ${isEnough}
    union all
    (${all} and not ${isEnough} limit ${oneMore})`;
}

/** How many `some` has found, and whether they are all. */
const whetherAll = (found: 'called' | 'said' | 'placed'): SQL => sql`
  select count(*) as own, count(*) <= ${ranked} and bool_or(in_part) is not true as of_all from ${sql.raw(found)}`;

const isMostOfAll = ({ size, ofAll }: Omit<SearchedShop, 'vocabulary'>): boolean =>
  size >= largeShop && 2 * size > ofAll;

/** What a shop is called in its statements, and the lexeme of its own. */
const namesOf = ({ id }: { id: string }) => ({ shopId: id, ofShop: ofShop(id) });

const placeholdersOfShop = { shopId: sql.placeholder('shopId'), ofShop: sql.placeholder('ofShop') };

/** Products on sale that answer the query of that name, in a statement that is prepared. */
const answers = (shop: SearchedShop, name: string): SQL =>
  isAnswer(shop, sql.placeholder(name), placeholdersOfShop);

/** Products on sale that answer a query. */
export const answering = (shop: Omit<SearchedShop, 'vocabulary'>, query: string): SQL =>
  isAnswer(shop, query, namesOf(shop));

type Given = string | Placeholder;

function isAnswer(
  shop: Omit<SearchedShop, 'vocabulary'>,
  query: Given,
  names: { shopId: Given; ofShop: Given },
): SQL {
  const id = shop.size >= largeShop ? sql.raw(`'${shop.id}'`) : sql`${names.shopId}`;
  // The index tells the words of a shop by its lexeme, which takes as long as what the others have would where they have less.
  const within = isMostOfAll(shop) ? sql`` : sql`and search_doc @@ ${asQuery(names.ofShop)}`;
  return sql`shop_id = ${id} and active ${within} and search_doc @@ ${asQuery(query)}`;
}

/** How many products all shops have, as Postgres has counted them last: endless where it has not. */
export async function countedProducts(db: Db): Promise<number> {
  const [found] = await db.execute<{ count: number }>(
    sql`select reltuples as count from pg_class where oid = 'products'::regclass`,
  );
  return found && found.count > 0 ? found.count : Number.POSITIVE_INFINITY;
}

// As a sub-query, so that Postgres plans a statement once for all words, and without a look at them: it takes every beginning
// of a word for a frequent one and would read the whole table instead of the index.
const asQuery = (query: Given): SQL => sql`(select ${query}::tsquery)`;
const given = (name: string): SQL => asQuery(sql.placeholder(name));

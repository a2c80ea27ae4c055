import { setImmediate as pause } from 'node:timers/promises';
import { and, desc } from 'drizzle-orm';
import type { Category, ProductPage, ProductQuery } from '@haat/contract/catalog/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import { pageSizeUsual } from '@haat/contract/catalog/rules';
import { vendorIdsCalled } from '../vendors/service.ts';
import { onSale } from './cards.ts';
import { cardIn } from './choices.ts';
import { count, partOf } from './columns/count.ts';
import type { Counts, Narrowing, Rows } from './columns/count.ts';
import type { ProductColumns } from './columns/product-columns.ts';
import { facetsOf, leastDiscountOf, noFacets } from './facets.ts';
import type { ListSources } from './list-sources.ts';
import { matchQuery } from './search/match.ts';
import { products } from './tables.ts';

const maxSearch = 24;

/** A page of products, best or newest first unless told otherwise. An unknown category or vendor has no products. */
export async function listProducts(sources: ListSources, query: ProductQuery): Promise<ProductPage> {
  const { columns, tree, vendors } = sources;
  const { page = 1, size = pageSizeUsual } = query;
  const words = query.q?.trim();
  const category = query.category === undefined ? null : tree.called(query.category);
  const matched = words ? await matchedRows(sources, words) : null;
  if (category === undefined || (words && !matched)) return emptyPage(query);
  const narrowing = {
    ...query,
    leastDiscount: leastDiscountOf(query),
    vendorIds: query.vendor ? vendorIdsCalled(vendors.values(), query.vendor) : null,
  };
  const within = category && numbersBelow(sources, category);
  const rows = rowsOf(columns, within, matched);
  const counts = await count(columns, rows, narrowing, pause);
  const part = partShown(columns, counts, narrowing, query, { matched, within });
  const cards = await sources.cards(part.map((row) => columns.ids.idOf(row)));
  return {
    products: cards.map(({ card, variants }) => cardIn(card, variants, query)),
    total: counts.total,
    page,
    pages: Math.ceil(counts.total / size),
    facets: query.facets ? facetsOf(counts, { columns, tree, category, vendors, chosen: query }) : null,
  };
}

/** The products that best match a few words, at most 24 (spec §7); none for a text without a letter or digit. */
export async function searchProducts(sources: ListSources, text: string): Promise<ProductCard[]> {
  const matched = await matchedRows(sources, text);
  if (!matched) return [];
  const ids = [...matched.slice(0, maxSearch)].map((row) => sources.columns.ids.idOf(row));
  return (await sources.cards(ids)).map(({ card }) => card);
}

/** The rows of what words match, the best first; null for words without a letter or digit. */
async function matchedRows({ db, shopId, columns }: ListSources, text: string): Promise<Int32Array | null> {
  const match = await matchQuery(db, shopId, text, onSale(shopId));
  if (!match) return null;
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(onSale(shopId), match.condition))
    .orderBy(desc(match.rank), desc(products.id));
  return Int32Array.from(found, ({ id }) => columns.ids.rowOf(id)).filter((row) => row >= 0);
}

/** The numbers of a category and of all below it. */
const numbersBelow = ({ tree, columns }: ListSources, { _id }: Category): Set<number> =>
  new Set([...tree.below(_id)].flatMap((id) => columns.categories.numberOf(id) ?? []));

interface Among {
  matched: Int32Array | null;
  within: Set<number> | null;
}

const rowsOf = (columns: ProductColumns, within: Among['within'], matched: Among['matched']): Rows => {
  if (matched) return [within ? matched.filter((row) => within.has(columns.category[row]!)) : matched];
  return within ? [...within].map((category) => columns.rowsIn(category)) : null;
};

/** The rows that a page shows. */
function partShown(
  columns: ProductColumns,
  counts: Counts,
  narrowing: Narrowing,
  { sort, page = 1, size = pageSizeUsual }: ProductQuery,
  { matched, within }: Among,
): number[] {
  const ranked = sort ? null : matched;
  const isMatched = sort && matched ? rowSet(matched, columns.end) : null;
  return partOf(columns, counts, narrowing, {
    ...{ sort: sort ?? 'newest', ranked, skip: (page - 1) * size, size },
    isIn: (row) => (!within || within.has(columns.category[row]!)) && (!isMatched || isMatched[row] === 1),
  });
}

function rowSet(rows: Int32Array, end: number): Uint8Array {
  const set = new Uint8Array(end);
  for (const row of rows) set[row] = 1;
  return set;
}

const emptyPage = ({ page = 1, facets }: ProductQuery): ProductPage => ({
  ...{ products: [], total: 0, page, pages: 0 },
  facets: facets ? noFacets : null,
});

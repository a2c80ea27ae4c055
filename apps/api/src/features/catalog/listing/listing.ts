import type { Category, ProductPage, ProductQuery } from '@haat/contract/catalog/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import { pageSizeUsual } from '@haat/contract/catalog/rules';
import { vendorIdsCalled } from '../../vendors/service.ts';
import { cardIn } from './choices.ts';
import { count, partOf, uncounted } from '../columns/count.ts';
import type { Counts, Narrowing, Scope } from '../columns/count.ts';
import type { RowSet } from '../columns/row-set.ts';
import { inTurns } from '../columns/turns.ts';
import type { Turn } from '../columns/turns.ts';
import { facetsOf, leastDiscountOf, noFacets } from './facets.ts';
import type { ListSources } from './list-sources.ts';
import { bestAlone, wholeList } from '../search/match.ts';

/** A page of products, best or newest first unless told otherwise. An unknown category or vendor has no products. */
export async function listProducts(sources: ListSources, query: ProductQuery): Promise<ProductPage> {
  const { columns, tree, vendors } = sources;
  const { sort, page = 1, size = pageSizeUsual } = query;
  const words = query.q?.trim();
  const category = query.category === undefined ? null : tree.called(query.category);
  const turn = inTurns();
  const matched = words ? await matchedRows(sources, words, turn) : null;
  if (category === undefined || (words && !matched)) return emptyPage(query);
  const narrowing = {
    ...query,
    leastDiscount: leastDiscountOf(query),
    vendorIds: query.vendor ? vendorIdsCalled(vendors.values(), query.vendor) : null,
  };
  const ofVendor = query.ofVendor === undefined ? null : vendorIdsCalled(vendors.values(), [query.ofVendor]);
  const shown = {
    ...{ sort: sort ?? 'newest', first: sort || !matched ? null : matched.best },
    ...{ skip: (page - 1) * size, size, turn },
  };
  const { counts, rows, total } = await counted(sources, {
    category,
    matched,
    ofVendor,
    narrowing,
    shown,
    facets: query.facets === true,
  });
  const cards = await sources.cards(rows.map((row) => columns.ids.idOf(row)));
  const facets =
    query.facets && counts
      ? await facetsOf(counts, { columns, tree, category, vendors, chosen: query, turn })
      : null;
  return {
    products: cards.map(({ card, variants }) => cardIn(card, variants, query)),
    total,
    page,
    pages: Math.ceil(total / size),
    facets,
  };
}

// So often a list is counted anew because something changed while others had their turn; then it is taken as it is.
const maxCounted = 3;

interface ListRequest {
  category: Category | null;
  matched: Matched | null;
  /** The ids of the vendor whose list it is. */
  ofVendor: ReadonlySet<string> | null;
  narrowing: Narrowing;
  facets: boolean;
  shown: Omit<Parameters<typeof partOf>[3], 'isIn'>;
}

async function counted(
  sources: ListSources,
  { category, matched, ofVendor, narrowing, facets, shown }: ListRequest,
): Promise<{ counts: Counts | null; rows: number[]; total: number }> {
  const { columns } = sources;
  for (let round = 1; ; round += 1) {
    const { generation } = columns;
    const scope = { ...scopeOf(sources, { category, matched, ofVendor }), facets };
    const whole = facets ? null : uncounted(columns, scope, narrowing);
    const counts = whole ? null : await count(columns, scope, narrowing, shown.turn);
    const found = whole ?? counts!;
    const rows = await partOf(columns, found, narrowing, { ...shown, isIn: scope.isIn });
    if (generation === columns.generation || round === maxCounted)
      return { counts, rows, total: found.total };
  }
}

/** The products that best match a few words, as many as `bestAlone` shows (spec §7: 24); none for a text without a letter or digit. */
export async function searchProducts(
  { columns, searches, cards }: ListSources,
  text: string,
): Promise<ProductCard[]> {
  const matches = await searches.find(text, bestAlone);
  const rows = Array.from(matches?.best ?? []);
  return (await cards(rows.map((row) => columns.ids.idOf(row)))).map(({ card }) => card);
}

interface Matched {
  best: Int32Array;
  /** All that were found; null where the best are all. */
  all: RowSet | null;
  isIn: (row: number) => boolean;
}

/** Null for words without a letter or digit. */
async function matchedRows({ searches }: ListSources, text: string, turn: Turn): Promise<Matched | null> {
  const found = await searches.find(text, wholeList);
  if (!found) return null;
  const { best, areAll } = found;
  const all = areAll ? null : await searches.rowsOf(found.wanted, turn);
  const rows = all ?? new Set(best);
  return { best, all, isIn: (row) => rows.has(row) };
}

type IsIn = Scope['isIn'];

function scopeOf(
  { columns, tree }: ListSources,
  { category, matched, ofVendor }: Pick<ListRequest, 'category' | 'matched' | 'ofVendor'>,
): Omit<Scope, 'facets'> {
  const few = matched && !matched.all ? [matched.best] : null;
  const below =
    category && [...tree.below(category._id)].flatMap((id) => columns.categories.numberOf(id) ?? []);
  const within = below && new Set(below);
  const own = ofVendor && [...ofVendor].flatMap((id) => columns.vendors.numberOf(id) ?? []);
  const groups =
    own?.map((number) => columns.rowsOf(number)) ?? below?.map((number) => columns.rowsIn(number));
  const isWithin: IsIn = within && ((row) => within.has(columns.facts.category(row)));
  const isOfVendor: IsIn = own && ((row) => own.includes(columns.facts.vendor(row)));
  return {
    rows: few ?? groups ?? matched?.all ?? null,
    isIn: both(isOfVendor, both(isWithin, matched?.isIn ?? null)),
    areAllIn: [category, matched, ofVendor].filter(Boolean).length <= 1,
  };
}

const both = (one: IsIn, other: IsIn): IsIn =>
  one && other ? (row) => one(row) && other(row) : (one ?? other);

const emptyPage = ({ page = 1, facets }: ProductQuery): ProductPage => ({
  ...{ products: [], total: 0, page, pages: 0 },
  facets: facets ? noFacets : null,
});

import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ProductPage, ProductQuery } from '@haat/contract/catalog/schemas';
import type { OfferedVariant, ProductCard } from '@haat/contract/catalog/product';
import { pageSizeUsual } from '@haat/contract/catalog/rules';
import type { Db } from '../../core/database/database.ts';
import { vendorIdsCalled } from '../vendors/service.ts';
import { cardOf, cardPart, inCategories, onSale } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { cardIn, choiceConditions } from './choices.ts';
import { countFacets, facetsOf, leastDiscountOf, noFacets } from './facets.ts';
import type { Filters } from './facets.ts';
import { matchQuery } from './search/match.ts';
import { countCachedCards, listCachedCards } from './card-cache.ts';
import type { CardCache } from './card-cache.ts';
import { products } from './tables.ts';

const maxSearch = 24;
const variants = sql<OfferedVariant[]>`${products.variants}`.mapWith(products.variants);

/** A page of products, best or newest first unless told otherwise. An unknown category or vendor has no products. */
export async function listProducts(
  db: Db,
  shopId: string,
  query: ProductQuery,
  { tree, cards }: { tree: CategoryTree; cards: () => Promise<CardCache> },
): Promise<ProductPage> {
  const { category, page = 1, size = pageSizeUsual } = query;
  const words = query.q?.trim();
  const [match, vendorIds] = await Promise.all([
    words ? matchQuery(db, shopId, words, onSale(shopId)) : undefined,
    query.vendor ? vendorIdsCalled(db, shopId, query.vendor) : null,
  ]);
  const inCategory = category === undefined ? null : tree.called(category);
  if (inCategory === undefined || (words && !match)) return emptyPage(query);
  const chosen = { ...query, tree, category: inCategory, vendorIds };

  const kept = match ? null : await cards();
  if (kept?.products && query.sort !== 'popular') {
    const found = listCachedCards(kept, query.sort ?? 'newest', query, chosen);
    const facets = query.facets ? facetsOf(countCachedCards(kept, query, chosen), chosen).facets : null;
    const cards = found.slice((page - 1) * size, page * size);
    const shown = cards.map(({ card, variants }) => cardIn(card, variants, query));
    return pageOf(query, shown, found.length, facets);
  }

  const leastDiscount = leastDiscountOf(query);
  const filters: Filters = {
    category: inCategory ? inCategories(tree.below(inCategory._id)) : undefined,
    vendor: vendorIds ? inArray(products.vendorId, [...vendorIds]) : undefined,
    price: and(
      query.min === undefined ? undefined : gte(products.price, query.min),
      query.max === undefined ? undefined : lte(products.price, query.max),
    ),
    inStock: query.inStock ? sql`${products.inStock}` : undefined,
    discount: leastDiscount === 0 ? undefined : gte(products.discount, leastDiscount),
    choices: choiceConditions(query),
  };
  const base = and(onSale(shopId), match?.condition)!;
  const where = and(base, ...Object.values(filters))!;

  const part = { sort: query.sort, match, size, skip: (page - 1) * size };
  const cardOfRow = ({
    variants: all,
    ...row
  }: Parameters<typeof cardOf>[0] & { variants: OfferedVariant[] }) => cardIn(cardOf(row), all, query);
  if (!query.facets) {
    const rows = await cardPart(db, where, part, { total: countOf(where), variants });
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll(db, where));
    return pageOf(query, rows.map(cardOfRow), total, null);
  }
  const [rows, counted] = await Promise.all([
    cardPart(db, where, part, { variants }),
    kept?.products ? countCachedCards(kept, query, chosen) : countFacets(db, base, filters, chosen),
  ]);
  const { total, facets } = facetsOf(counted, chosen);
  return pageOf(query, rows.map(cardOfRow), total, facets);
}

/** The products that best match a few words, at most 24 (spec §7); none for a text without a letter or digit. */
export async function searchProducts(db: Db, shopId: string, text: string): Promise<ProductCard[]> {
  const match = await matchQuery(db, shopId, text, onSale(shopId));
  if (!match) return [];
  const where = and(onSale(shopId), match.condition);
  return (await cardPart(db, where, { sort: undefined, match, size: maxSearch }, {})).map(cardOf);
}

// Asked within the page's own query, once for all its rows.
const countOf = (where: SQL) => sql<number>`(select count(*)::int from ${products} where ${where})`;

/** The count where a page beyond the last has no row to carry it. */
async function countAll(db: Db, where: SQL): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(where);
  return found?.total ?? 0;
}

function pageOf(
  { page = 1, size = pageSizeUsual }: ProductQuery,
  cards: ProductCard[],
  total: number,
  facets: ProductPage['facets'],
): ProductPage {
  return { products: cards, total, page, pages: Math.ceil(total / size), facets };
}

function emptyPage(query: ProductQuery): ProductPage {
  return pageOf(query, [], 0, query.facets ? noFacets : null);
}

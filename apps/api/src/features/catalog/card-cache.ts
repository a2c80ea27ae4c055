import type { ProductQuery } from '@haat/contract/catalog/schemas';
import type { OfferedVariant, ProductCard } from '@haat/contract/catalog/product';
import { discountSteps } from '@haat/contract/catalog/rules';
import type { Sort } from '@haat/contract/catalog/rules';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { cardColumns, cardOf, ofItsCategory, ofItsVendor, onSale, orderOf } from './cards.ts';
import { leastDiscountOf } from './facets.ts';
import type { Chosen, Counted, Group } from './facets.ts';
import { isAmong } from './choices.ts';
import type { ChoiceRow } from './choices.ts';
import { categories, products } from './tables.ts';

/** Up to so many products a shop's cards are kept in memory; beyond, the database lists and counts. */
export const maxCachedCards = 2_000;

/** A product as its card shows it, with what lists are narrowed, counted and ordered by. Prices in whole rupees. */
interface CachedCard {
  card: ProductCard;
  categoryId: string;
  mark: Group['mark'];
  price: number;
  inStock: boolean;
  discount: number;
  variants: Pick<OfferedVariant, 'size' | 'sizeNe' | 'color' | 'colorNe' | 'colorPicker'>[];
}

/** The orders in which the cached cards can be read; how often a product was looked at only the database knows. */
export type CachedOrder = Exclude<Sort, 'popular'>;

/** Everything a shop has on sale, newest first, and the same in the other orders once they were asked for. */
export interface FilledCardCache {
  products: CachedCard[];
  ordered: Map<CachedOrder, CachedCard[]>;
}

/** A shop's cards; no products where they are too many to keep. */
export type CardCache = FilledCardCache | { products: null };

/** Reads a shop's cards. */
export async function readCardCache(db: Db, shopId: string): Promise<CardCache> {
  const [beyond] = await db
    .select({ id: products.id })
    .from(products)
    .where(onSale(shopId))
    .offset(maxCachedCards)
    .limit(1);
  // Known before thousands of cards are read for nothing.
  if (beyond) return { products: null };
  const rows = await db
    .select({ ...cardColumns, categoryId: products.categoryId, variants: products.variants })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .where(onSale(shopId))
    .orderBy(...orderOf('newest'))
    .limit(maxCachedCards);
  const cards = rows.map(({ categoryId, variants, ...row }) => ({
    card: cardOf(row),
    categoryId,
    mark: row.adminId,
    price: row.price,
    inStock: row.inStock,
    discount: row.discount,
    variants,
  }));
  return { products: cards, ordered: new Map([['newest', cards]]) };
}

/** The products of a list, all of them and in order: what `cardPart` asks the database for a part of. */
export function listCachedCards(
  { products: newest, ordered }: FilledCardCache,
  order: CachedOrder,
  query: ProductQuery,
  chosen: Chosen,
): CachedCard[] {
  const inOrder = ordered.get(order) ?? newest.toSorted(comparisons[order]);
  ordered.set(order, inOrder);
  const { affordable, there, reduced, called, inCategory } = judging(query, chosen);
  const found: CachedCard[] = [];
  for (const product of inOrder)
    if (
      inCategory(product) &&
      called(product) &&
      affordable(product) &&
      there(product) &&
      reduced(product) &&
      comesIn(product, query)
    )
      found.push(product);
  return found;
}

/** As `orderOf` has it: of equal ones the id decides, which sorts as text as it does in the database. */
const comparisons: Record<CachedOrder, (a: CachedCard, b: CachedCard) => number> = {
  newest: () => 0,
  'price-asc': (a, b) => a.price - b.price || (a.card._id < b.card._id ? -1 : 1),
  'price-desc': (a, b) => b.price - a.price || (a.card._id > b.card._id ? -1 : 1),
  discount: (a, b) => b.discount - a.discount || (a.card._id > b.card._id ? -1 : 1),
};

/** Whether a product obeys each filter but size and colour. */
function judging(query: ProductQuery, { tree, category, vendorIds }: Chosen) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = query;
  const within = category && tree.below(category._id);
  const least = leastDiscountOf(query);
  return {
    affordable: ({ price }: CachedCard) => price >= min && price <= max,
    there: ({ inStock }: CachedCard) => !query.inStock || inStock,
    reduced: ({ discount }: CachedCard) => discount >= least,
    called: ({ mark }: CachedCard) => !vendorIds || vendorIds.has(mark._id),
    inCategory: ({ categoryId }: CachedCard) => !within || within.has(categoryId),
  };
}

/**
 * Counts in the cached cards what `facets.ts` and `choices.ts` ask the database for: the same rows, without asking. A list
 * that answers words is counted by the database, which alone knows what they match.
 */
export function countCachedCards(
  { products: cards }: FilledCardCache,
  query: ProductQuery,
  chosen: Chosen,
): Counted {
  const { affordable, there, reduced, called, inCategory } = judging(query, chosen);
  const groups = new Map<string, Group>();
  for (const product of cards) {
    if (!comesIn(product, query)) continue;
    const key = `${product.categoryId} ${product.mark._id}`;
    const group = groups.get(key) ?? emptyGroup(product);
    groups.set(key, group);
    if (affordable(product) && there(product) && reduced(product)) group.total += 1;
    if (affordable(product) && product.inStock && reduced(product)) group.inStock += 1;
    if (affordable(product) && there(product))
      discountSteps.forEach((step, index) => {
        if (product.discount >= step) group.discount[index]! += 1;
      });
    if (there(product) && reduced(product)) {
      group.least = Math.min(group.least ?? product.price, product.price);
      group.most = Math.max(group.most ?? product.price, product.price);
    }
  }
  const found = cards.filter(
    (product) =>
      affordable(product) && there(product) && reduced(product) && called(product) && inCategory(product),
  );
  return { groups: [...groups.values()], choices: countChoicesOf(found, query) };
}

/** One variant in one of the chosen sizes and one of the chosen colours. */
const comesIn = ({ variants }: CachedCard, query: ProductQuery): boolean =>
  (!query.sizes && !query.colours) || variants.some((variant) => isAmong(variant, query));

const emptyGroup = ({ categoryId, mark }: CachedCard): Group => ({
  categoryId,
  mark,
  total: 0,
  inStock: 0,
  discount: discountSteps.map(() => 0),
  least: null,
  most: null,
});

const noRow: ChoiceRow = { size: null, colour: null, titleNe: null, picker: null, products: 0 };

function countChoicesOf(found: CachedCard[], { sizes, colours }: ProductQuery): ChoiceRow[] {
  const inSize = new Map<string, ChoiceRow>();
  const inColour = new Map<string, ChoiceRow>();
  for (const { variants } of found) {
    const own = { sizes: new Set<string>(), colours: new Set<string>() };
    for (const { size, sizeNe = null, color, colorNe = null, colorPicker } of variants) {
      if (size !== null && (!colours || (color !== null && colours.includes(color)))) {
        own.sizes.add(size);
        const row = inSize.get(size) ?? { ...noRow, size };
        row.titleNe = lesser(row.titleNe, sizeNe);
        inSize.set(size, row);
      }
      if (color === null || (sizes && (size === null || !sizes.includes(size)))) continue;
      own.colours.add(color);
      const row = inColour.get(color) ?? { ...noRow, colour: color };
      row.titleNe = lesser(row.titleNe, colorNe);
      row.picker = lesser(row.picker, colorPicker);
      inColour.set(color, row);
    }
    for (const size of own.sizes) inSize.get(size)!.products += 1;
    for (const colour of own.colours) inColour.get(colour)!.products += 1;
  }
  return [...inSize.values(), ...inColour.values()];
}

/** Of two texts the first by their characters, as the database orders them; the other where one is missing. */
const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

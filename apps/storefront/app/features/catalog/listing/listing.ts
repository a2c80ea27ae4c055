import type { FacetValue, ProductPage } from '@haat/contract/catalog/schemas';
import type { ListFilters, Sort } from '@haat/contract/catalog/rules';
import type { ProductCard } from '@haat/contract/catalog/product';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { cardOf } from '../card/card.ts';
import type { Card } from '../card/card.ts';

export type Filters = ListFilters;

/** One value a filter can take, and how many products it would leave. */
export interface Choice {
  value: string;
  title: string;
  count: number;
  picker?: string | null;
}

/** A page of products and the ways to narrow it. Prices in whole rupees. */
export interface Listing {
  products: Card[];
  total: number;
  page: number;
  pages: number;
  filters: Filters;
  categories: Choice[];
  vendors: Choice[];
  sizes: Choice[];
  colours: Choice[];
  price: { min: number; max: number };
  inStock: number;
  /** Products with at least so many percent off; steps that leave nothing are left out. */
  discounts: { least: number; count: number }[];
}

export function listingOf(answer: ProductPage, filters: Filters, language: Language): Listing {
  const { facets } = answer;
  const choices = (values: (FacetValue & { picker?: string | null })[] = []): Choice[] =>
    values.map(({ picker, ...each }) => ({
      value: each.value,
      title: titleIn(language, each),
      count: each.count,
      ...(picker === undefined ? {} : { picker }),
    }));
  return {
    // First what tells two lists apart: it travels as one text, and V8 compares long texts of one length from their beginning.
    filters,
    page: answer.page,
    pages: answer.pages,
    total: answer.total,
    products: answer.products.map((each) => inColour(each, filters, language)),
    categories: choices(facets?.category),
    vendors: withChosen(choices(facets?.vendor), filters.vendor),
    sizes: withChosen(choices(facets?.size), filters.sizes),
    colours: withChosen(choices(facets?.colour), filters.colours),
    price: facets?.price ?? { min: 0, max: 0 },
    inStock: facets?.inStock ?? 0,
    discounts: (facets?.discount ?? []).filter(({ least, count }) => count > 0 || least === filters.discount),
  };
}

// A card in the colour that the list was narrowed to: the answer has its picture first.
function inColour(product: ProductCard, { colours = [] }: Filters, language: Language): Card {
  const color = product.images[0]?.color;
  const card = cardOf(product, language);
  return color && colours.includes(color) ? { ...card, color } : card;
}

// What is chosen stays in sight, and can be taken away, although another filter leaves nothing of it.
function withChosen(choices: Choice[], chosen: string[] = []): Choice[] {
  const known = new Set(choices.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value));
  return [...choices, ...missing.map((value) => ({ value, title: value, count: 0 }))];
}

/** The names of the filters as they stand in the address, in the order in which they are written there. */
const names = [
  'category',
  'vendor',
  'min',
  'max',
  'sizes',
  'colours',
  'inStock',
  'discount',
  'sort',
  'page',
] as const;

/**
 * Filters as a query, `''` where there are none: `?min=500&sizes=M&sizes=L&sort=price-asc`. One way of writing each
 * choice, so that each page of a list has one address; the first page is named by no number.
 */
export function queryOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === false || (name === 'page' && value === 1)) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** One thing that narrows a list: a filter, and of several chosen values which. */
export interface Narrowing {
  name: Exclude<keyof Filters, 'sort' | 'page'>;
  value: string;
  /** The filters of the list without it, from its first page on. */
  without: Filters;
}

/** What narrows the list, each by itself; order and page do not. */
export function narrowings(filters: Filters): Narrowing[] {
  return names.flatMap((name) => {
    const chosen = filters[name];
    if (name === 'sort' || name === 'page' || chosen === undefined) return [];
    const without = (rest: string[] | undefined): Filters => ({ ...filters, [name]: rest, page: 1 });
    if (!Array.isArray(chosen)) return [{ name, value: String(chosen), without: without(undefined) }];
    return chosen.map((value) => {
      const rest = chosen.filter((each) => each !== value);
      return { name, value, without: without(rest.length > 0 ? rest : undefined) };
    });
  });
}

/** How many there are, without a way out of each: asked several times for a page. */
export const narrowedBy = (filters: Filters): number =>
  names.flatMap((name) => (name === 'sort' || name === 'page' ? [] : (filters[name] ?? []))).length;

/** How a listing is ordered where the address does not say: best first for words, newest first elsewhere. */
export const sortShown = (filters: Filters, searching: boolean): Sort | 'best' =>
  filters.sort ?? (searching ? 'best' : 'newest');

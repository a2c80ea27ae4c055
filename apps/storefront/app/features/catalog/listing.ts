import type { FacetValue, ProductPage } from '@haat/contract/catalog/endpoints';
import type { Sort, filtersOf } from '@haat/contract/catalog/rules';
import type { Language } from '@haat/contract/core/language';
import { cardOf } from './card.ts';
import type { Card } from './card.ts';

export type Filters = ReturnType<typeof filtersOf>;

/** One value a filter can take, and how many products it would leave. */
export interface Choice {
  value: string;
  title: string;
  count: number;
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
  price: { min: number; max: number };
  inStock: number;
  discounted: number;
}

/** What a listing shows of the API's answer, in one language. */
export function listingOf(answer: ProductPage, filters: Filters, language: Language): Listing {
  const { facets } = answer;
  const choices = (values: FacetValue[] = []) =>
    values.map(({ value, title, titleNe, count }) => ({
      value,
      title: language === 'ne-NP' ? (titleNe ?? title) : title,
      count,
    }));
  return {
    products: answer.products.map((each) => cardOf(each, language)),
    total: answer.total,
    page: answer.page,
    pages: answer.pages,
    filters,
    categories: choices(facets?.category),
    vendors: choices(facets?.vendor),
    price: facets?.price ?? { min: 0, max: 0 },
    inStock: facets?.inStock ?? 0,
    discounted: facets?.discounted ?? 0,
  };
}

/** The names of the filters as they stand in the address, in the order in which they are written there. */
const names = ['category', 'vendor', 'min', 'max', 'inStock', 'discounted', 'sort', 'page'] as const;

/**
 * Filters as a query, `''` where there are none: `?min=500&sort=price-asc`. One way of writing each choice, so that
 * each page of a list has one address; the first page is named by no number.
 */
export function queryOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filters[name];
    if (value === undefined || value === false || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** How many of the filters narrow the list: order and page do not. */
export const narrowedBy = (filters: Filters): number =>
  names.filter((name) => name !== 'sort' && name !== 'page' && filters[name] !== undefined).length;

/** How a listing is ordered where the address does not say: best first for words, newest first elsewhere. */
export const sortShown = (filters: Filters, searching: boolean): Sort | 'best' =>
  filters.sort ?? (searching ? 'best' : 'newest');

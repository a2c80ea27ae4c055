import { listProducts } from '@haat/contract/catalog/calls';
import { filtersOf, pageSizeUsual } from '@haat/contract/catalog/rules';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { listingOf, narrowedBy, queryOf } from './listing.ts';
import type { Listing } from './listing.ts';

/** What a screen's own address decides: it cannot be chosen by a filter. */
export interface Fixed {
  category?: string;
  ofVendor?: string;
  q?: string;
}

/** For loaders: the page of products that an address asks for. Junk in the query is ignored. */
export async function loadListing(
  { call, language }: PageRequest,
  search: URLSearchParams,
  fixed: Fixed = {},
): Promise<Listing> {
  const filters = filtersOf(search);
  if (fixed.category !== undefined) delete filters.category;
  if (fixed.ofVendor !== undefined) delete filters.vendor;
  const answer = await call(listProducts, { ...filters, ...fixed, size: pageSizeUsual, facets: true });
  return listingOf(answer, filters, language);
}

/** For loaders: where a page of a list stands among the others, for its head. `path` is without language. */
export function placeInList(path: string, { filters, page, pages }: Listing) {
  const at = (number: number) => path + queryOf({ page: number });
  return {
    path: at(page),
    previous: page > 1 ? path + queryOf({ ...filters, page: page - 1 }) : null,
    next: page < pages ? path + queryOf({ ...filters, page: page + 1 }) : null,
    hidden: narrowedBy(filters) > 0 || filters.sort !== undefined,
  };
}

import type { Category, Facets, FacetValue, ProductQuery } from '@haat/contract/catalog/schemas';
import { discountSteps } from '@haat/contract/catalog/rules';
import type { VendorMarkRow } from '../../vendors/service.ts';
import type { CategoryTree } from '../category-tree.ts';
import { choiceFacets } from './choices.ts';
import type { ChosenChoices } from './choices.ts';
import type { Counts } from '../columns/count.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import type { Turn } from '../columns/turns.ts';

const maxVendors = 60;

/** The discount in percent that a product has at least to be in a list. */
export const leastDiscountOf = ({ discount = 0, discounted }: ProductQuery): number =>
  Math.max(discount, discounted ? 1 : 0);

export const noFacets: Facets = {
  category: [],
  vendor: [],
  price: { min: 0, max: 0 },
  size: [],
  colour: [],
  inStock: 0,
  discounted: 0,
  discount: [],
};

interface FacetSources {
  columns: ProductColumns;
  tree: CategoryTree;
  category: Category | null;
  vendors: ReadonlyMap<string, VendorMarkRow>;
  chosen: ChosenChoices;
  turn: Turn;
}

/**
 * The facets of what was counted. The categories are those right below the chosen one (the roots where none is chosen), each
 * with all below it.
 */
export async function facetsOf(
  counts: Counts,
  { columns, tree, category, vendors, chosen, turn }: FacetSources,
): Promise<Facets> {
  const discount = discountFacet(counts);
  return {
    category: categoryFacet(counts, columns, tree, category),
    vendor: vendorFacet(counts, columns, vendors),
    price: counts.prices ?? noFacets.price,
    ...choiceFacets(await columns.choices.spread(counts.bySet, chosen, turn)),
    inStock: counts.inStock,
    discounted: discount[0]?.count ?? 0,
    discount,
  };
}

function categoryFacet(
  { byCategory }: Counts,
  { categories }: ProductColumns,
  tree: CategoryTree,
  above: Category | null,
): FacetValue[] {
  return tree.childrenOf(above?._id ?? null).flatMap(({ _id, slug, title, titleNe }) => {
    let count = 0;
    for (const id of tree.below(_id)) count += byCategory[categories.numberOf(id) ?? -1] ?? 0;
    return count > 0 ? [{ value: slug, title, titleNe, count }] : [];
  });
}

function vendorFacet(
  { byVendor }: Counts,
  { vendors: names }: ProductColumns,
  vendors: ReadonlyMap<string, VendorMarkRow>,
): FacetValue[] {
  const values: FacetValue[] = [];
  // Of hundreds those with fewer products than the last one shown are neither named nor put in order.
  const fewest = Math.max(1, byVendor.toSorted().at(-maxVendors) ?? 0);
  byVendor.forEach((count, number) => {
    const mark = count >= fewest ? vendors.get(names.nameOf(number)) : undefined;
    if (mark) values.push({ value: mark.slug, title: mark.shopName, titleNe: mark.shopNameNe, count });
  });
  return values.sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)).slice(0, maxVendors);
}

const discountFacet = ({ byDiscount }: Counts): Facets['discount'] =>
  discountSteps.map((least) => ({ least, count: byDiscount.subarray(least).reduce((sum, n) => sum + n, 0) }));

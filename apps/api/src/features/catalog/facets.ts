import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Category, Facets, FacetValue } from '@haat/contract/catalog/endpoints';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { ofItsVendor } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { products } from './tables.ts';

const vendorsMost = 60;

/** The filters of a list, each as a condition on `products`, `undefined` where it is not set. */
export interface Filters {
  category: SQL | undefined;
  vendor: SQL | undefined;
  price: SQL | undefined;
  inStock: SQL | undefined;
  discounted: SQL | undefined;
}

interface Chosen {
  tree: CategoryTree;
  category: Category | null;
  vendor: string | undefined;
}

type Group = Awaited<ReturnType<typeof countGroups>>[number];

/**
 * Counts what each further filter would leave: a facet obeys every filter but its own. The categories are those right
 * below the chosen one (the roots where none is chosen), each with all below it. One query; its rows are the pairs of
 * category and vendor in use.
 */
export async function countFacets(
  db: Db,
  base: SQL,
  filters: Filters,
  chosen: Chosen,
): Promise<{ total: number; facets: Facets }> {
  const groups = await countGroups(db, base, filters);
  const { tree, category, vendor } = chosen;
  const within = category && tree.below(category._id);
  const inCategory = groups.filter(({ categoryId }) => !within || within.has(categoryId));
  const ofVendor = groups.filter(({ mark }) => !vendor || mark.slug === vendor || mark.shopName === vendor);
  const both = inCategory.filter((group) => ofVendor.includes(group));
  return {
    total: sum(both, 'total'),
    facets: {
      category: categoryFacet(ofVendor, tree, category),
      vendor: vendorFacet(inCategory),
      price: priceSpan(both),
      inStock: sum(both, 'inStock'),
      discounted: sum(both, 'discounted'),
    },
  };
}

const countGroups = (db: Db, base: SQL, { price, inStock, discounted }: Filters) => {
  const where = (...conditions: (SQL | undefined)[]) => and(sql`true`, ...conditions);
  return db
    .select({
      categoryId: products.categoryId,
      mark: joinedVendor.mark,
      total: sql<number>`(count(*) filter (where ${where(price, inStock, discounted)}))::int`,
      inStock: sql<number>`(count(*) filter (where ${where(price, discounted)} and ${products.inStock}))::int`,
      discounted: sql<number>`(count(*) filter (where ${where(price, inStock)} and ${products.discount} > 0))::int`,
      least: sql<number | null>`min(${products.price}) filter (where ${where(inStock, discounted)})`,
      most: sql<number | null>`max(${products.price}) filter (where ${where(inStock, discounted)})`,
    })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .where(base)
    .groupBy(products.categoryId, ...Object.values(joinedVendor.mark));
};

const sum = (groups: Group[], name: 'total' | 'inStock' | 'discounted') =>
  groups.reduce((all, group) => all + group[name], 0);

function categoryFacet(groups: Group[], tree: CategoryTree, above: Category | null): FacetValue[] {
  return tree.childrenOf(above?._id ?? null).flatMap(({ _id, slug, title, titleNe }) => {
    const within = tree.below(_id);
    const count = sum(
      groups.filter(({ categoryId }) => within.has(categoryId)),
      'total',
    );
    return count > 0 ? [{ value: slug, title, titleNe, count }] : [];
  });
}

function vendorFacet(groups: Group[]): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const { mark, total } of groups) {
    const value = values.get(mark._id) ?? { value: mark.slug, title: mark.shopName, titleNe: null, count: 0 };
    values.set(mark._id, { ...value, count: value.count + total });
  }
  return [...values.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1))
    .slice(0, vendorsMost);
}

function priceSpan(groups: Group[]): Facets['price'] {
  const least = groups.flatMap((group) => group.least ?? []);
  const most = groups.flatMap((group) => group.most ?? []);
  return least.length > 0 ? { min: Math.min(...least), max: Math.max(...most) } : { min: 0, max: 0 };
}

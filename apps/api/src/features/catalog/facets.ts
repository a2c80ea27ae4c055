import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Category, Facets, FacetValue, ProductQuery } from '@haat/contract/catalog/schemas';
import { discountSteps } from '@haat/contract/catalog/rules';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { ofItsVendor } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { choiceFacets, countChoices } from './choices.ts';
import type { ChoiceRow } from './choices.ts';
import { products } from './tables.ts';

const maxVendors = 60;

/** The filters of a list, each as a condition on `products`, `undefined` where it is not set. */
export interface Filters {
  category: SQL | undefined;
  vendor: SQL | undefined;
  price: SQL | undefined;
  inStock: SQL | undefined;
  discount: SQL | undefined;
  /** Of size and colour. */
  choices: SQL | undefined;
}

/** The discount in percent that a product has at least to be in a list. */
export const leastDiscountOf = ({ discount = 0, discounted }: ProductQuery): number =>
  Math.max(discount, discounted ? 1 : 0);

export interface Chosen extends Pick<ProductQuery, 'sizes' | 'colours'> {
  tree: CategoryTree;
  category: Category | null;
  /** The vendors that were named, found once for rows and counts alike; null where none was. */
  vendorIds: ReadonlySet<string> | null;
}

/** How nothing spreads. */
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

/** The products of one vendor in one category. */
export type Group = Awaited<ReturnType<typeof countGroups>>[number];

/** What facets are made of. */
export interface Counted {
  groups: Group[];
  choices: ChoiceRow[];
}

/**
 * Counts what each further filter would leave: a facet obeys every filter but its own. The categories are those right
 * below the chosen one (the roots where none is chosen), each with all below it. Two queries, at once: the rows of the
 * one are the pairs of category and vendor in use, those of the other the sizes and colours.
 */
export async function countFacets(db: Db, base: SQL, filters: Filters, chosen: Chosen): Promise<Counted> {
  const { choices: inChoices, ...others } = filters;
  const [groups, choices] = await Promise.all([
    countGroups(db, and(base, inChoices)!, filters),
    countChoices(db, and(base, ...Object.values(others))!, chosen),
  ]);
  return { groups, choices };
}

/** The facets of what was counted, and how many products the list itself has. */
export function facetsOf(
  { groups, choices }: Counted,
  { tree, category, vendorIds }: Chosen,
): { total: number; facets: Facets } {
  const within = category && tree.below(category._id);
  const inCategory = groups.filter(({ categoryId }) => !within || within.has(categoryId));
  const ofVendor = groups.filter(({ mark }) => !vendorIds || vendorIds.has(mark._id));
  const both = inCategory.filter((group) => ofVendor.includes(group));
  const discount = discountFacet(both);
  return {
    total: sum(both, 'total'),
    facets: {
      category: categoryFacet(ofVendor, tree, category),
      vendor: vendorFacet(inCategory),
      price: priceSpan(both),
      ...choiceFacets(choices),
      inStock: sum(both, 'inStock'),
      discounted: discount[0]?.count ?? 0,
      discount,
    },
  };
}

const countGroups = (db: Db, base: SQL, { price, inStock, discount }: Filters) => {
  const where = (...conditions: (SQL | undefined)[]) => and(sql`true`, ...conditions);
  return db
    .select({
      categoryId: products.categoryId,
      mark: joinedVendor.mark,
      total: sql<number>`(count(*) filter (where ${where(price, inStock, discount)}))::int`,
      inStock: sql<number>`(count(*) filter (where ${where(price, discount)} and ${products.inStock}))::int`,
      discount: sql<number[]>`json_build_array(${sql.join(
        discountSteps.map(
          (least) =>
            sql`count(*) filter (where ${where(price, inStock)} and ${products.discount} >= ${sql.raw(String(least))})`,
        ),
        sql`, `,
      )})`,
      least: sql<number | null>`min(${products.price}) filter (where ${where(inStock, discount)})`,
      most: sql<number | null>`max(${products.price}) filter (where ${where(inStock, discount)})`,
    })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .where(base)
    .groupBy(products.categoryId, ...Object.values(joinedVendor.mark));
};

const sum = (groups: Group[], name: 'total' | 'inStock') =>
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
    const { slug: value, shopName: title, shopNameNe: titleNe } = mark;
    const known = values.get(mark._id) ?? { value, title, titleNe, count: 0 };
    values.set(mark._id, { ...known, count: known.count + total });
  }
  return [...values.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1))
    .slice(0, maxVendors);
}

const discountFacet = (groups: Group[]): Facets['discount'] =>
  discountSteps.map((least, step) => ({
    least,
    count: groups.reduce((all, { discount }) => all + (discount[step] ?? 0), 0),
  }));

function priceSpan(groups: Group[]): Facets['price'] {
  const least = groups.flatMap((group) => group.least ?? []);
  const most = groups.flatMap((group) => group.most ?? []);
  return least.length > 0 ? { min: Math.min(...least), max: Math.max(...most) } : { min: 0, max: 0 };
}

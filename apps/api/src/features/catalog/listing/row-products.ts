import { and, desc, gt, sql } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import { ofItsCounts, onSale, orderOf } from '../cards.ts';
import { partOf } from '../columns/count.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { inTurns } from '../columns/turns.ts';
import type { ListSources } from './list-sources.ts';
import { listProducts } from './listing.ts';
import { productCounts, products } from '../tables.ts';

const shopId = sql.placeholder('shopId');
const most = sql.placeholder('most');

const idsOf = (db: Db) => db.select({ id: products.id }).from(products);

// The ids that a row of the front page begins with; the cards of most of them are kept.
const first = {
  newest: preparedFor((db) =>
    idsOf(db)
      .where(onSale(shopId))
      .orderBy(...orderOf('newest'))
      .limit(most)
      .prepare('newest products'),
  ),
  discount: preparedFor((db) =>
    idsOf(db)
      .where(and(onSale(shopId), gt(products.discount, 0)))
      .orderBy(...orderOf('discount'))
      .limit(most)
      .prepare('discounted products'),
  ),
  // An index knows their order.
  seen: preparedFor((db) =>
    idsOf(db)
      .innerJoin(productCounts, and(ofItsCounts, gt(productCounts.views, 0)))
      .where(onSale(shopId))
      .orderBy(desc(productCounts.views), desc(products.id))
      .limit(most)
      .prepare('products that were looked at'),
  ),
  popular: preparedFor((db) =>
    idsOf(db)
      .leftJoin(productCounts, ofItsCounts)
      .where(onSale(shopId))
      .orderBy(desc(sql`coalesce(${productCounts.views}, 0)`), desc(products.id))
      .limit(most)
      .prepare('popular products'),
  ),
  'best-selling': preparedFor((db) =>
    idsOf(db)
      .innerJoin(productCounts, and(ofItsCounts, gt(productCounts.sold, 0)))
      .where(onSale(shopId))
      .orderBy(desc(productCounts.sold), desc(productCounts.productId))
      .limit(most)
      .prepare('best-selling products'),
  ),
};

type FirstKind = 'newest' | 'discount' | 'popular' | 'best-selling';

/**
 * The ids of a shop's first products in an order: discounted ones that cost less than before, best-selling ones of which a piece was bought.
 * @param sources null as long as the shop's columns are read: a front page does not wait for them
 */
export async function firstProducts(
  db: Db,
  sources: Pick<ListSources, 'columns'> | null,
  { shopId, kind, most }: { shopId: string; kind: FirstKind; most: number },
): Promise<string[]> {
  if (sources && kind !== 'best-selling') return firstInColumns(sources.columns, kind, most);
  const read = (which: keyof typeof first) => first[which](db).execute({ shopId, most });
  let rows = await read(kind === 'popular' ? 'seen' : kind);
  // Whoever was looked at comes first. Only where they are too few all are asked about.
  if (kind === 'popular' && rows.length < most) rows = await read('popular');
  return rows.map(({ id }) => id);
}

const all = { leastDiscount: 0, vendorIds: null };

async function firstInColumns(
  columns: ProductColumns,
  sort: Exclude<FirstKind, 'best-selling'>,
  most: number,
): Promise<string[]> {
  const rows = await partOf(columns, { found: null, total: columns.size }, all, {
    ...{ sort, first: null, skip: 0, size: most, isIn: null, turn: inTurns() },
  });
  // The order by discount begins with the largest one.
  const shown = sort === 'discount' ? rows.filter((row) => columns.facts.discount(row) > 0) : rows;
  return shown.map((row) => columns.ids.idOf(row));
}

/** The newest products of a category or a vendor, what that is called, and its place in an address. */
export interface ListStart {
  slug: string;
  title: string;
  titleNe: string | null;
  products: ProductCard[];
}

/** How a list of a category with all below it begins; null for one that is no longer there. */
export async function startOfCategory(
  sources: ListSources,
  categoryId: string,
  most: number,
): Promise<ListStart | null> {
  const category = sources.tree.pathTo(categoryId).at(-1);
  if (!category) return null;
  const { slug, title, titleNe } = category;
  const { products } = await listProducts(sources, { category: slug, sort: 'newest', size: most });
  return { slug, title, titleNe, products };
}

/** How the list of a vendor begins; null for one of another shop. */
export async function startOfVendor(
  sources: ListSources,
  vendorId: string,
  most: number,
): Promise<ListStart | null> {
  const vendor = sources.vendors.get(vendorId);
  if (!vendor) return null;
  const { slug, shopName: title, shopNameNe: titleNe } = vendor;
  const { products } = await listProducts(sources, { ofVendor: slug, sort: 'newest', size: most });
  return { slug, title, titleNe, products };
}

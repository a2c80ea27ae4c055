import { and, desc, gt } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { cardOf, cardRows, ofItsCounts, onSale } from './cards.ts';
import type { ListSources } from './list-sources.ts';
import { listProducts } from './listing.ts';
import { productCounts } from './tables.ts';

/** The cards of what was bought most, of which a piece was bought at all. */
export async function bestSellers(db: Db, shopId: string, most: number): Promise<ProductCard[]> {
  const rows = await cardRows(db, {})
    .innerJoin(productCounts, and(ofItsCounts, gt(productCounts.sold, 0)))
    .where(onSale(shopId))
    .orderBy(desc(productCounts.sold), desc(productCounts.productId))
    .limit(most);
  return rows.map(cardOf);
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
  const { products } = await listProducts(sources, { vendor: [slug], sort: 'newest', size: most });
  return { slug, title, titleNe, products };
}

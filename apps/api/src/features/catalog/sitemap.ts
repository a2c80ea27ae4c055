import { and, asc, gte, sql } from 'drizzle-orm';
import { maxSitemapPart } from '@haat/contract/catalog/rules';
import type { listSitemapParts, listSitemapProducts } from '@haat/contract/catalog/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import type { Db } from '../../core/database/database.ts';
import { onSale } from './cards.ts';
import { products } from './tables.ts';

/** A sitemap's index may name so many parts (sitemaps.org), which are more products than one shop will have. */
const maxParts = 40_000;

/**
 * Where the parts of a shop's products begin, oldest product first: ids grow with time, so a new product changes the
 * last part alone. Reads every product once; the page made from it is kept.
 */
export async function sitemapParts(
  db: Db,
  shopId: string,
  most = maxSitemapPart,
): Promise<Answer<typeof listSitemapParts>> {
  const place = sql<number>`((row_number() over (order by ${products.id}) - 1) / ${most})::int`.as('place');
  const placed = db
    .select({ id: products.id, updatedAt: products.updatedAt, place })
    .from(products)
    .where(onSale(shopId))
    .as('placed');
  const rows = await db
    .select({
      from: sql<string>`(array_agg(${placed.id} order by ${placed.id}))[1]`,
      changedAt: sql<Date>`max(${placed.updatedAt})`.mapWith(products.updatedAt),
    })
    .from(placed)
    .groupBy(placed.place)
    .orderBy(asc(placed.place))
    .limit(maxParts);
  return rows.map(({ from, changedAt }) => ({ from, changedAt: changedAt.toISOString() }));
}

/** The addresses of one part, from a product on; it need not be on sale any more. */
export async function sitemapProducts(
  db: Db,
  shopId: string,
  from: string,
  most = maxSitemapPart,
): Promise<Answer<typeof listSitemapProducts>> {
  const rows = await db
    .select({ slug: products.slug, changedAt: products.updatedAt })
    .from(products)
    .where(and(onSale(shopId), gte(products.id, from)))
    .orderBy(asc(products.id))
    .limit(most);
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: changedAt.toISOString() }));
}

import { and, asc, gte, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { maxSitemapPart } from '@haat/contract/catalog/rules';
import type { listSitemapParts, listSitemapProducts } from '@haat/contract/catalog/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import type { Db } from '../../core/database/database.ts';
import { onSale } from './cards.ts';
import { products } from './tables.ts';

// A sitemap's index may name so many parts (sitemaps.org), which are more products than one shop will have.
const maxParts = 40_000;

// Milliseconds for which the parts of a larger shop stand.
const keptFor = 3_600_000;
const maxKept = 200;

type SitemapParts = Answer<typeof listSitemapParts>;

/**
 * `sitemapParts` of shops, kept for an hour where there is more than one: all products are read for them, and any change makes the page anew.
 * What has come since stands in the last part, whose products are read when it is asked for.
 */
export function keepSitemapParts(db: Db, most = maxSitemapPart): (shopId: string) => Promise<SitemapParts> {
  const kept = new LRUCache<string, Promise<SitemapParts>>({ max: maxKept, ttl: keptFor });
  return (shopId) => {
    const known = kept.get(shopId);
    if (known) return known;
    const made = sitemapParts(db, shopId, most);
    kept.set(shopId, made);
    const forget = () => void (kept.peek(shopId) === made && kept.delete(shopId));
    made.then((parts) => parts.length > 1 || forget(), forget);
    return made;
  };
}

/**
 * Where the parts of a shop's products begin, oldest product first: ids grow with time, so a new product changes the
 * last part alone. Reads every product once.
 */
export async function sitemapParts(db: Db, shopId: string, most = maxSitemapPart): Promise<SitemapParts> {
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

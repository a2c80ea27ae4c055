import { eq, sql } from 'drizzle-orm';
import type { FrontRow } from '@haat/contract/content/owning/front/schemas';
import type { HomeRow } from '@haat/contract/content/schemas';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { firstProducts, startOfCategory, startOfVendor } from '../catalog/service.ts';
import type { KeptCatalogs, ListSources, ListStart } from '../catalog/service.ts';
import { frontPages } from './tables.ts';

export type Catalogs = Pick<KeptCatalogs, 'sourcesOf' | 'sourcesIfThere' | 'cardsOf' | 'newestOfDistricts'>;

const usual = (kind: 'newest' | 'popular' | 'discount'): FrontRow => ({
  ...{ _id: kind, kind, title: null, titleNe: null },
});

/** What every shop begins with. */
export const usualRows: readonly FrontRow[] = [usual('newest'), usual('popular'), usual('discount')];

const chosen = preparedFor((db) =>
  db
    .select({ rows: frontPages.rows, version: frontPages.version })
    .from(frontPages)
    .where(eq(frontPages.shopId, sql.placeholder('shopId')))
    .prepare('front rows'),
);

/** What an owner has chosen, and its version; no rows where that is nothing. */
export async function chosenRows(
  db: Db,
  shopId: string,
): Promise<{ rows: FrontRow[] | null; version: number }> {
  const [found] = await chosen(db).execute({ shopId });
  return found ?? { rows: null, version: 0 };
}

const rowProducts = 12;

type Filling = { db: Db; shopId: string } & Catalogs;

/** Rows with the products that they show now, also those with none. */
export async function fillRows(filling: Filling, rows: readonly FrontRow[]): Promise<HomeRow[]> {
  const sources = await filling.sourcesIfThere(filling.shopId);
  const begun = await Promise.all(rows.map((row) => beginRow(filling, sources, row)));
  // One reading for all rows, which in a small shop share most of their products.
  const ids = new Set(begun.flatMap((row) => ('ids' in row ? row.ids : [])));
  const cards = await filling.cardsOf(filling.shopId, [...ids]);
  const byId = new Map(cards.map((card) => [card._id, card]));
  return begun.map((row) => {
    if (!('ids' in row)) return row;
    const { ids, ...plain } = row;
    return { ...plain, products: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

/** A row of which the products are known by their ids as yet. */
type RowOfIds = Omit<HomeRow, 'products'> & { ids: string[] };

async function beginRow(
  { db, shopId, sourcesOf }: Filling,
  sources: ListSources | null,
  row: FrontRow,
): Promise<HomeRow | RowOfIds> {
  const { kind, title, titleNe } = row;
  switch (row.kind) {
    case 'newest':
    case 'popular':
    case 'discount':
    case 'best-selling': {
      const ids = await firstProducts(db, sources, { shopId, kind: row.kind, most: rowProducts });
      return { kind, title, titleNe, slug: null, ids };
    }
    case 'products':
      return { kind, title, titleNe, slug: null, ids: row.productIds };
    case 'category':
      return listed(row, await startOfCategory(await sourcesOf(shopId), row.categoryId, rowProducts));
    case 'vendor':
      return listed(row, await startOfVendor(await sourcesOf(shopId), row.vendorId, rowProducts));
  }
}

function listed({ kind, title, titleNe }: FrontRow, start: ListStart | null): HomeRow {
  if (!start) return { kind, title, titleNe, slug: null, products: [] };
  const called =
    title === null ? { title: start.title, titleNe: titleNe ?? start.titleNe } : { title, titleNe };
  return { kind, ...called, slug: start.slug, products: start.products };
}

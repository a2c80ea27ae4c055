import { eq } from 'drizzle-orm';
import type { FrontRow } from '@haat/contract/content/owning/front/schemas';
import type { HomeRow } from '@haat/contract/content/schemas';
import type { Db } from '../../core/database/database.ts';
import { firstProducts, startOfCategory, startOfVendor } from '../catalog/service.ts';
import type { KeptCatalogs, ListStart } from '../catalog/service.ts';
import { frontPages } from './tables.ts';

export type Catalogs = Pick<KeptCatalogs, 'sourcesOf' | 'cardsOf'>;

const usual = (kind: 'newest' | 'popular' | 'discount'): FrontRow => ({
  ...{ _id: kind, kind, title: null, titleNe: null },
});

/** What every shop begins with. */
export const usualRows: readonly FrontRow[] = [usual('newest'), usual('popular'), usual('discount')];

/** What an owner has chosen, and its version; no rows where that is nothing. */
export async function chosenRows(
  db: Db,
  shopId: string,
): Promise<{ rows: FrontRow[] | null; version: number }> {
  const { rows, version } = frontPages;
  const [found] = await db.select({ rows, version }).from(frontPages).where(eq(frontPages.shopId, shopId));
  return found ?? { rows: null, version: 0 };
}

const rowProducts = 12;

type Filling = { db: Db; shopId: string } & Catalogs;

/** Rows with the products that they show now, also those with none. */
export const fillRows = (filling: Filling, rows: readonly FrontRow[]): Promise<HomeRow[]> =>
  Promise.all(rows.map((row) => fillRow(filling, row)));

async function fillRow({ db, shopId, sourcesOf, cardsOf }: Filling, row: FrontRow): Promise<HomeRow> {
  const { title, titleNe } = row;
  const plain = (products: HomeRow['products']): HomeRow => ({
    ...{ kind: row.kind, title, titleNe, slug: null, products },
  });
  switch (row.kind) {
    case 'newest':
    case 'popular':
    case 'discount':
    case 'best-selling':
      return plain(await firstProducts(db, { cardsOf }, { shopId, kind: row.kind, most: rowProducts }));
    case 'products':
      return plain(await cardsOf(shopId, row.productIds));
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

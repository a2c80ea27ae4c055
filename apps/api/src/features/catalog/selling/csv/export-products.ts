import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { csvHeads, savedColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { Language } from '@haat/contract/core/language';
import type { Db } from '../../../../core/database/database.ts';
import { csvOf } from '@haat/contract/core/text/csv';
import type { Seller } from '../../../../core/seller.ts';
import { listCategories } from '../../list-categories.ts';
import { CategoryTree } from '../../category-tree.ts';
import { products } from '../../tables.ts';
import { cellsOf } from './cells.ts';
import type { Listed } from './cells.ts';
import type { ReadCounts } from './counts.ts';
import type { Pieces } from './stock-cell.ts';

// So many products are in memory at once: a description may be long.
const batchSize = 200;

type Row = typeof products.$inferSelect;

/**
 * A vendor's products as a table that spreadsheet programs read: UTF-8 with its mark, a row a product, oldest first. It is
 * read as fast as it is taken, so that neither a large catalogue nor a slow line fills the memory.
 */
export async function exportProducts(
  db: Db,
  seller: Seller,
  language: Language,
  readCounts: ReadCounts,
): Promise<ReadableStream<Uint8Array>> {
  const tree = new CategoryTree((await listCategories(db, seller.shopId)).map(({ category }) => category));
  const encoder = new TextEncoder();
  let after: string | null | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (after === undefined) {
        controller.enqueue(
          encoder.encode(`\uFEFF${csvOf([savedColumns.map((column) => csvHeads[column][language])])}`),
        );
        after = null;
        return;
      }
      const page = await pageOf(db, seller, after);
      const ids = page.map(({ id }) => id);
      const counts = page.length > 0 ? await readCounts(db, seller.shopId, ids) : new Map();
      if (page.length > 0)
        controller.enqueue(
          encoder.encode(
            csvOf(page.map((row) => rowOf({ ...row, _id: row.id }, tree, language, counts.get(row.id)))),
          ),
        );
      after = page.at(-1)?.id ?? null;
      if (page.length < batchSize) controller.close();
    },
  });
}

const pageOf = (db: Db, { shopId, vendorId }: Seller, after: string | null): Promise<Row[]> =>
  db
    .select()
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        eq(products.vendorId, vendorId),
        isNull(products.archivedAt),
        after === null ? undefined : gt(products.id, after),
      ),
    )
    .orderBy(asc(products.id))
    .limit(batchSize);

function rowOf(
  product: Listed,
  tree: CategoryTree,
  language: Language,
  pieces: readonly Pieces[] | undefined,
): (string | number)[] {
  const cells = cellsOf(product, tree, language, pieces);
  return savedColumns.map((column) => (column === 'price' ? product.price : cells[column]));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { CsvColumn, RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { Db } from '../../../../core/database/database.ts';
import type { Seller } from '../../../../core/seller.ts';
import { products } from '../../tables.ts';
import type { TableRow, TableShape } from '../csv/read-table.ts';

/** The product that a row means, none where it is a new one; or why it cannot be told. */
export interface MeantProduct {
  id: string | null;
  problem: RowProblem | null;
}

/** Rows are of the product of their ID, without one of the own product with their very name, else of a new one. */
export async function meantProducts(
  db: Db,
  { shopId, vendorId }: Seller,
  { columns }: Pick<TableShape, 'columns'>,
  rows: readonly TableRow[],
): Promise<MeantProduct[]> {
  const own = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.vendorId, vendorId), isNull(products.archivedAt)));
  const ids = new Set(own.map(({ id }) => id));
  const named = Map.groupBy(own, ({ title }) => title);
  const cell = ({ cells }: TableRow, column: CsvColumn) => (cells[columns[column] ?? -1] ?? '').trim();
  const seen = new Set<string>();
  return rows.map((row) => {
    const [id, title] = [cell(row, 'id').toLowerCase(), cell(row, 'title')];
    const same = named.get(title) ?? [];
    const meant = id || (same[0]?.id ?? null);
    const is = meant ?? `new ${title}`;
    const problem =
      id && !ids.has(id) ? 'not-yours' : !id && same.length > 1 ? 'which' : seen.has(is) ? 'twice' : null;
    seen.add(is);
    return { id: meant, problem };
  });
}

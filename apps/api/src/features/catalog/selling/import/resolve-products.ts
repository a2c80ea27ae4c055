import { and, eq, isNull } from 'drizzle-orm';
import type { CsvColumn, RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { Db } from '../../../../core/database/database.ts';
import type { Seller } from '../../../../core/seller.ts';
import { products } from '../../tables.ts';
import type { ReadCounts } from '../csv/counts.ts';
import type { Pieces } from '../csv/stock-cell.ts';
import type { TableRow, TableShape } from '../csv/read-table.ts';

/** The product that a row means, none where it is a new one; or why it cannot be told. */
export interface ResolvedProduct {
  id: string | null;
  problem: RowProblem | null;
  /** How it was when the table was looked at; what is applied is applied to that. Left out of new products and by former versions of the shop. */
  version?: number;
  pieces?: Pieces[];
}

/** Rows are of the product of their ID, without one of the own product with their very name, else of a new one. */
export async function resolveProducts(
  db: Db,
  { shopId, vendorId }: Seller,
  { columns }: Pick<TableShape, 'columns'>,
  rows: readonly TableRow[],
  readCounts: ReadCounts,
): Promise<ResolvedProduct[]> {
  const own = await db
    .select({ id: products.id, title: products.title, version: products.version })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.vendorId, vendorId), isNull(products.archivedAt)));
  const byId = new Map(own.map((each) => [each.id, each]));
  const named = Map.groupBy(own, ({ title }) => title);
  const cell = ({ cells }: TableRow, column: CsvColumn) => (cells[columns[column] ?? -1] ?? '').trim();
  const seen = new Set<string>();
  const resolved = rows.map((row): ResolvedProduct => {
    const [id, title] = [cell(row, 'id').toLowerCase(), cell(row, 'title')];
    const same = named.get(title) ?? [];
    const product = id ? byId.get(id) : same[0];
    const is = id || (product?.id ?? (title && `new ${title}`));
    const problem =
      id && !product ? 'not-yours' : !id && same.length > 1 ? 'which' : seen.has(is) ? 'twice' : null;
    // Rows without a name are no product, and not the same one.
    if (is) seen.add(is);
    return { id: id || (product?.id ?? null), problem, ...(product && { version: product.version }) };
  });
  if (columns.stock === undefined) return resolved;
  const ids = [...new Set(resolved.flatMap(({ id }) => (id !== null && byId.has(id) ? id : [])))];
  const counts = await readCounts(db, shopId, ids);
  return resolved.map((each) =>
    each.version === undefined ? each : { ...each, pieces: piecesOf(counts.get(each.id ?? '')) },
  );
}

const piecesOf = (pieces: readonly Pieces[] = []): Pieces[] =>
  pieces.map(({ size, color, quantity }) => ({ size, color, quantity }));

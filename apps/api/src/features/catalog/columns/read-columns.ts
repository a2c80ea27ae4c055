import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { Db } from '../../../core/database/database.ts';
import { listOf } from '../../../core/database/any-of.ts';
import { ProductColumns } from './product-columns.ts';
import { RowSet } from './row-set.ts';
import type { ListedProduct } from './product-columns.ts';

/** So many products are read by one statement: it holds up an embedded database for some 20 ms. */
const readAtOnce = 2_000;
/** So many texts of variants are remembered while columns are filled. */
const maxRemembered = 20_000;

interface Row extends Record<string, unknown> {
  id: string;
  category: string;
  vendor: string;
  price: number;
  discount: number;
  stock: boolean;
  created: number;
  views: number;
  variants: string;
}

/** Products on sale that meet a condition, by their ids. */
const readRows = (db: Db, shopId: string, which: SQL): Promise<Row[]> =>
  db.execute<Row>(sql`
    select p.id, p.category_id as category, p.vendor_id as vendor, p.price, p.discount, p.in_stock as stock,
      extract(epoch from p.created_at)::int8::float8 as created, coalesce(c.views, 0) as views, p.variants::text as variants
    from products p left join product_counts c on c.shop_id = p.shop_id and c.product_id = p.id
    where p.shop_id = ${shopId} and p.active and ${which}
    order by p.id limit ${readAtOnce}`);

const productOf = (row: Row): Omit<ListedProduct, 'variants'> => ({
  id: row.id,
  categoryId: row.category,
  vendorId: row.vendor,
  price: row.price,
  discount: row.discount,
  inStock: row.stock,
  createdAt: row.created,
  views: row.views,
});

const variantsIn = (text: string) => JSON.parse(text) as OfferedVariant[];

/** Reads all that a shop has on sale, a part after the other by the primary key, so that nobody waits for it for long. */
async function readAll(
  { db, shopId, pause }: Reading,
  columns: ProductColumns,
  read: (product: Omit<ListedProduct, 'variants'>, choice: number) => void,
): Promise<void> {
  const numbers = new Map<string, number>();
  let after: string | undefined;
  do {
    const rows = await readRows(db, shopId, after === undefined ? sql`true` : sql`p.id > ${after}`);
    for (const row of rows) {
      let choice = numbers.get(row.variants);
      if (choice === undefined) {
        choice = columns.choices.add(variantsIn(row.variants));
        if (numbers.size < maxRemembered) numbers.set(row.variants, choice);
      }
      read(productOf(row), choice);
    }
    after = rows.length < readAtOnce ? undefined : rows.at(-1)!.id;
    await pause();
  } while (after !== undefined);
}

interface Reading {
  db: Db;
  shopId: string;
  /** Hands the loop on. */
  pause: () => Promise<void>;
}

/** Reads the columns of a shop. */
export async function readColumns(reading: Reading): Promise<ProductColumns> {
  const columns = new ProductColumns();
  await readAll(reading, columns, (product, choice) => columns.append(product, choice));
  await columns.sort(reading.pause);
  return columns;
}

/** The products of which columns hold something else than the database. */
export async function differingProducts(reading: Reading, columns: ProductColumns): Promise<string[]> {
  const differing: string[] = [];
  const seen = new RowSet(columns.end);
  await readAll(reading, columns, (product, choice) => {
    const row = columns.ids.rowOf(product.id);
    if (row >= 0) seen.add(row);
    if (row < 0 || columns.differ(row, product, choice)) differing.push(product.id);
  });
  for (let row = 0; row < columns.end; row += 1)
    if (columns.category[row]! >= 0 && !seen.has(row)) differing.push(columns.ids.idOf(row));
  return differing;
}

/** Reads some products of a shop anew, at most so many: `maxRead`. */
export async function readProducts(db: Db, shopId: string, ids: string[]): Promise<ListedProduct[]> {
  const rows = await readRows(db, shopId, sql`p.id = any(${listOf(ids)}::uuid[])`);
  return rows.map((row) => ({ ...productOf(row), variants: variantsIn(row.variants) }));
}

export const maxRead = readAtOnce;

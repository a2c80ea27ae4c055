import { sql } from 'drizzle-orm';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { Db } from '../../../core/database/database.ts';
import { listOf } from '../../../core/database/any-of.ts';
import {
  PackedReader,
  hashOfVariants,
  idAt,
  readPacked,
  rowBytes,
  variantsAt,
  variantsCalled,
} from './packed-rows.ts';
import { ProductColumns } from './product-columns.ts';
import { RowSet } from './row-set.ts';
import { bySlices } from './turns.ts';
import type { ListedProduct, RowNumbers } from './product-columns.ts';
import type { Turn } from './turns.ts';

/**
 * So many products are read by one statement. They come as a text of 108 KB: what is longer than 128 KB V8 takes for old where it outlives one collection, and
 * collects only with all that is old. An embedded database, which holds everybody up meanwhile, is done soon.
 */
export const rowsOfPart = 1_000;
export const maxRead = 2_000;
// So many numbers of variants are remembered while columns are filled.
const maxRemembered = 20_000;

interface Reading {
  db: Db;
  shopId: string;
  most: number;
  turn: Turn;
}

/** Reads all that a shop has on sale, a part after the other by the primary key, so that nobody waits for it for long. */
async function readAll(
  { db, shopId, most, turn }: Reading,
  columns: ProductColumns,
  read: (bytes: Buffer, at: number, numbers: RowNumbers) => void,
): Promise<void> {
  const reader = new PackedReader(columns);
  const choices = new Map<number, number>();
  // One room for all parts: 80 MB of buffers for a million products would be collected with what is old.
  const room = Buffer.alloc(most * rowBytes);
  let part: Promise<string> | null = readPacked(db, shopId, null, most);
  while (part) {
    const packed: string = await part;
    const bytes: Buffer = room.subarray(0, room.write(packed, 'base64'));
    const count = bytes.length / rowBytes;
    // The database reads the next part while this one is gone through.
    part = count < most ? null : readPacked(db, shopId, idAt(bytes, (count - 1) * rowBytes), most);
    part?.catch(() => {});
    if (choices.size > maxRemembered) choices.clear();
    await learnChoices({ db, shopId, turn }, bytes, choices, columns);
    await bySlices(count, turn, (from, to) => {
      for (let at = from * rowBytes; at < to * rowBytes; at += rowBytes)
        read(bytes, at, reader.numbersAt(bytes, at, choices.get(variantsAt(bytes, at)) ?? 0));
    });
  }
}

type Learning = Pick<Reading, 'db' | 'shopId' | 'turn'>;

/** Reads what products of a part come in, where nobody has come in it before. */
async function learnChoices(
  learning: Learning,
  bytes: Buffer,
  known: Map<number, number>,
  columns: ProductColumns,
): Promise<void> {
  const first = new Map<number, string>();
  for (let at = 0; at < bytes.length; at += rowBytes) {
    const variants = variantsAt(bytes, at);
    if (!known.has(variants) && !first.has(variants)) first.set(variants, idAt(bytes, at));
  }
  await learnOf([...first.values()], learning, known, columns);
  // The first may have changed, or gone, since the part was read: then any other one tells what they come in.
  const others: string[] = [];
  for (let at = 0; at < bytes.length; at += rowBytes)
    if (!known.has(variantsAt(bytes, at))) others.push(idAt(bytes, at));
  await learnOf(others, learning, known, columns);
}

async function learnOf(
  ids: string[],
  { db, shopId, turn }: Learning,
  known: Map<number, number>,
  columns: ProductColumns,
): Promise<void> {
  for (let from = 0; from < ids.length; from += maxRead) {
    const some = listOf(ids.slice(from, from + maxRead));
    const rows = await db.execute<{ hash: string; variants: string }>(sql`
      select distinct on (1) ${hashOfVariants} as hash, variants::text as variants
      from products where shop_id = ${shopId} and id = any(${some}::uuid[])`);
    await bySlices(rows.length, turn, (begin, end) => {
      for (const { hash, variants } of rows.slice(begin, end))
        known.set(variantsCalled(hash), columns.choices.add(variantsIn(variants)));
    });
  }
}

const variantsIn = (text: string) => JSON.parse(text) as OfferedVariant[];

export async function readColumns(reading: Reading): Promise<ProductColumns> {
  const columns = new ProductColumns();
  const counted = await reading.db.execute<{ category: string; products: number }>(sql`
    select category_id as category, count(*)::int as products from products
    where shop_id = ${reading.shopId} and active group by category_id order by category_id`);
  columns.reserve(new Map(counted.map(({ category, products }) => [category, products])));
  await readAll(reading, columns, (bytes, at, numbers) => columns.append(bytes, at, numbers));
  await columns.sort(reading.turn);
  return columns;
}

/** The products of which columns hold something else than the database. */
export async function differingProducts(reading: Reading, columns: ProductColumns): Promise<string[]> {
  const differing: string[] = [];
  const seen = new RowSet(columns.end);
  await readAll(reading, columns, (bytes, at, numbers) => {
    const row = columns.ids.rowAt(bytes, at);
    if (row >= 0) seen.add(row);
    if (row < 0 || columns.differ(row, numbers)) differing.push(idAt(bytes, at));
  });
  await bySlices(columns.end, reading.turn, (from, to) => {
    for (let row = from; row < to; row += 1)
      if (columns.facts.category(row) >= 0 && !seen.has(row)) differing.push(columns.ids.idOf(row));
  });
  return differing;
}

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

/** Reads some products of a shop anew, at most so many: `maxRead`. */
export async function readProducts(db: Db, shopId: string, ids: string[]): Promise<ListedProduct[]> {
  const rows = await db.execute<Row>(sql`
    select p.id, p.category_id as category, p.vendor_id as vendor, p.price, p.discount, p.in_stock as stock,
      extract(epoch from p.created_at)::int8::float8 as created, coalesce(c.views, 0) as views, p.variants::text as variants
    from products p left join product_counts c on c.shop_id = p.shop_id and c.product_id = p.id
    where p.shop_id = ${shopId} and p.active and p.id = any(${listOf(ids)}::uuid[])`);
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category,
    vendorId: row.vendor,
    price: row.price,
    discount: row.discount,
    inStock: row.stock,
    createdAt: row.created,
    views: row.views,
    variants: variantsIn(row.variants),
  }));
}

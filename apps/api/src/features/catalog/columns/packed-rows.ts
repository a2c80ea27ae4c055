import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import type { ProductColumns, RowNumbers } from './product-columns.ts';

/** Id, category and vendor of 16 bytes each, price, discount, stock and views of 4, time and variants of 8. */
export const rowBytes = 80;
export const idBytes = 16;

/**
 * Products on sale in the order of their ids, from one on, as one value in base64: as rows they would take many times as long to come over. Instead of
 * the variants a number that is made of them.
 */
export async function readPacked(
  db: Db,
  shopId: string,
  after: string | null,
  most: number,
): Promise<string> {
  const [found] = await db.execute<{ packed: string | null }>(sql`
    select encode(string_agg(uuid_send(id) || uuid_send(category_id) || uuid_send(vendor_id) || int4send(price)
      || int4send(discount) || int4send(in_stock::int) || int4send(views) || int8send(created) || int8send(variants), ''), 'base64') as packed
    from (
      select p.id, p.category_id, p.vendor_id, p.price, p.discount, p.in_stock, coalesce(c.views, 0) as views,
        extract(epoch from p.created_at)::int8 as created, hashtextextended(p.variants::text, 0) as variants
      from products p left join product_counts c on c.shop_id = p.shop_id and c.product_id = p.id
      where p.shop_id = ${shopId} and p.active and ${after === null ? whole : sql`p.id > ${after}`}
      order by p.id limit ${most}
    ) part`);
  return found?.packed ?? '';
}

const whole: SQL = sql`true`;

/** The number of a row's variants, of 52 bits: what JavaScript counts with. */
export const variantsAt = (bytes: Buffer, at: number): number =>
  bytes.readUInt32BE(at + 72) * 2 ** 20 + (bytes.readUInt32BE(at + 76) >>> 12);

/** The same number of a row in SQL, as hex, and as `variantsAt` has it. */
export const hashOfVariants: SQL = sql`encode(int8send(hashtextextended(variants::text, 0)), 'hex')`;
export const variantsCalled = (hash: string): number => Number.parseInt(hash.slice(0, 13), 16);

export class PackedReader {
  readonly #columns: ProductColumns;
  // By the bytes of their ids.
  readonly #categories = new Map<string, number>();
  readonly #vendors = new Map<string, number>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  numbersAt(bytes: Buffer, at: number, choice: number): RowNumbers {
    return {
      choice,
      category: numberAt(bytes, at + 16, this.#categories, this.#columns.categories),
      vendor: numberAt(bytes, at + 32, this.#vendors, this.#columns.vendors),
      price: bytes.readInt32BE(at + 48),
      discount: bytes.readInt32BE(at + 52),
      inStock: bytes.readInt32BE(at + 56),
      views: bytes.readInt32BE(at + 60),
      createdAt: bytes.readUInt32BE(at + 68),
    };
  }
}

/** The id that stands somewhere in bytes. */
export function idAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The ids that stand one after the other in bytes, such as the best matches of a search. */
export const idsIn = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / idBytes }, (_, n) => idAt(bytes, n * idBytes));

function numberAt(
  bytes: Buffer,
  at: number,
  known: Map<string, number>,
  names: ProductColumns['vendors'],
): number {
  const key = bytes.toString('latin1', at, at + 16);
  const found = known.get(key);
  if (found !== undefined) return found;
  const number = names.add(idAt(bytes, at));
  known.set(key, number);
  return number;
}

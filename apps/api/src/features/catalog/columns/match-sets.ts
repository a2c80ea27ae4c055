import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import type { ProductColumns } from './product-columns.ts';

/** Searches whose products are kept; each takes a bit a product of its shop. */
const maxSets = 64;
/** So many products that changed together are looked at again; after more of them the sets are made anew. */
const maxLookedAt = 200;
/** So many ids are looked up before others have their turn. */
const lookedUpAtOnce = 20_000;
const idBytes = 16;

/** Rows as bits. */
export class RowSet {
  #bits: Uint32Array;

  constructor(rows: number) {
    this.#bits = new Uint32Array((rows >>> 5) + 1);
  }

  has(row: number): boolean {
    return (((this.#bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    if (row >>> 5 >= this.#bits.length) {
      const longer = new Uint32Array((row >>> 5) + 64);
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[row >>> 5]! |= 1 << (row & 31);
  }

  delete(row: number): void {
    if (row >>> 5 < this.#bits.length) this.#bits[row >>> 5]! &= ~(1 << (row & 31));
  }
}

/**
 * The products of a shop that answer searches of many results. To read them all takes as long as there are many, so they are
 * kept, and looked at again one by one as they change.
 */
export class MatchSets {
  readonly #db: Db;
  readonly #shopId: string;
  readonly #columns: ProductColumns;
  readonly #sets = new LRUCache<string, RowSet>({ max: maxSets });
  /** Those that are being read, each with the products that have changed meanwhile. */
  readonly #reading = new Map<string, { set: Promise<RowSet>; changed: Set<string> }>();

  constructor(db: Db, shopId: string, columns: ProductColumns) {
    this.#db = db;
    this.#shopId = shopId;
    this.#columns = columns;
  }

  /**
   * All rows of products on sale that answer a query in Postgres' tsquery notation.
   * @param pause hands the loop on
   */
  rowsOf(wanted: string, pause: () => Promise<void>): Promise<RowSet> {
    const kept = this.#sets.get(wanted);
    if (kept) return Promise.resolve(kept);
    const underWay = this.#reading.get(wanted);
    if (underWay) return underWay.set;
    const changed = new Set<string>();
    const reading = { changed, set: this.#read(wanted, changed, pause) };
    this.#reading.set(wanted, reading);
    return reading.set
      .then((set) => {
        if (this.#reading.get(wanted) === reading) this.#sets.set(wanted, set);
        return set;
      })
      .finally(() => {
        if (this.#reading.get(wanted) === reading) this.#reading.delete(wanted);
      });
  }

  /** Looks again at products that have changed, once they are in the columns. */
  async update(ids: string[]): Promise<void> {
    for (const { changed } of this.#reading.values()) for (const id of ids) changed.add(id);
    if (ids.length > maxLookedAt) this.clear();
    else await this.#lookAt([...this.#sets], ids);
  }

  /** For when products may be found by other words than before. */
  clear(): void {
    this.#sets.clear();
    this.#reading.clear();
  }

  async #read(wanted: string, changed: Set<string>, pause: () => Promise<void>): Promise<RowSet> {
    const { ids } = this.#columns;
    const set = new RowSet(this.#columns.end);
    // As one value: thousands of rows take many times as long to come over.
    const [found] = await this.#db.execute<{ all: string | null }>(sql`
      select encode(string_agg(uuid_send(id), ''), 'base64') as all from products
      where shop_id = ${this.#shopId} and active and search_doc @@ (select ${wanted}::tsquery)`);
    const bytes = Buffer.from(found?.all ?? '', 'base64');
    for (let at = 0; at < bytes.length; at += idBytes) {
      const row = ids.rowAt(bytes, at);
      if (row >= 0) set.add(row);
      if (at % (lookedUpAtOnce * idBytes) === 0) await pause();
    }
    while (changed.size > 0) {
      const again = [...changed].slice(0, maxLookedAt);
      for (const id of again) changed.delete(id);
      await this.#lookAt([[wanted, set]], again);
    }
    return set;
  }

  async #lookAt(sets: [string, RowSet][], ids: string[]): Promise<void> {
    if (sets.length === 0 || ids.length === 0) return;
    const queries = JSON.stringify(sets.map(([wanted]) => wanted));
    const found = await this.#db.execute<{ id: string; query: number }>(sql`
      select id, query::int from products, jsonb_array_elements_text(${queries}::text::jsonb) with ordinality as q (wanted, query)
      where shop_id = ${this.#shopId} and id = any(${listOf(ids)}::uuid[]) and active and search_doc @@ wanted::tsquery`);
    const rows = ids.map((id) => this.#columns.ids.rowOf(id)).filter((row) => row >= 0);
    for (const [, set] of sets) for (const row of rows) set.delete(row);
    for (const { id, query } of found) {
      const row = this.#columns.ids.rowOf(id);
      if (row >= 0) sets[query - 1]![1].add(row);
    }
  }
}

import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { findMatches } from '../search/match.ts';
import type { Matches } from '../search/match.ts';
import type { ProductColumns } from './product-columns.ts';
import { RowSet } from './row-set.ts';

/** Searches of which all products are kept; each takes a bit a product of its shop. */
const maxSets = 64;
/** Searches of which the best are kept, for so many milliseconds at most: a word that was not known makes others near. */
const maxFound = 100;
const foundFor = 600_000;
/** So many products that changed together are looked at again; after more of them the sets are made anew. */
const maxLookedAt = 200;
/** So many ids are looked up before others have their turn. */
const lookedUpAtOnce = 20_000;
const idBytes = 16;

/**
 * What was found of many by searches in a shop. To put the best in order, and to read all of them, takes the longer the more
 * there are, so they are kept, and what changes is looked at again, product by product.
 */
export class KeptSearches {
  readonly #db: Db;
  readonly #shopId: string;
  readonly #columns: ProductColumns;
  readonly #found = new LRUCache<string, Matches>({ max: maxFound, ttl: foundFor });
  /** By their queries in Postgres' tsquery notation. */
  readonly #sets = new LRUCache<string, RowSet>({ max: maxSets });
  /** Those that are being read, each with the products that have changed meanwhile. */
  readonly #reading = new Map<string, { set: Promise<RowSet>; changed: Set<string> }>();
  #changes = 0;

  constructor(db: Db, shopId: string, columns: ProductColumns) {
    this.#db = db;
    this.#shopId = shopId;
    this.#columns = columns;
  }

  /** As `findMatches`. */
  async find(text: string, most: number): Promise<Matches | null> {
    const key = `${most} ${text}`;
    const kept = this.#found.get(key);
    if (kept) return kept;
    const changes = this.#changes;
    const found = await findMatches(this.#db, this.#shopId, text, most);
    // Of few they are found as fast as they would be looked at again.
    if (found && !found.areAll && changes === this.#changes) this.#found.set(key, found);
    return found;
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
    this.#changes += 1;
    for (const { changed } of this.#reading.values()) for (const id of ids) changed.add(id);
    if (ids.length > maxLookedAt) {
      this.clear();
      return;
    }
    const wanted = new Set([...this.#sets.keys(), ...[...this.#found.values()].map((found) => found.wanted)]);
    const answered = await this.#answering([...wanted], ids);
    for (const [query, set] of this.#sets) this.#put(set, ids, answered.get(query));
    const isMoved = ({ wanted: query, best }: Matches) =>
      answered.has(query) || best.some((id) => ids.includes(id));
    for (const [key, found] of this.#found) if (isMoved(found)) this.#found.delete(key);
  }

  /** For when products may be found by other words than before. */
  clear(): void {
    this.#changes += 1;
    this.#found.clear();
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
      this.#put(set, again, (await this.#answering([wanted], again)).get(wanted));
    }
    return set;
  }

  /** Which of some products answer which queries. */
  async #answering(queries: string[], ids: string[]): Promise<Map<string, string[]>> {
    if (queries.length === 0 || ids.length === 0) return new Map();
    const found = await this.#db.execute<{ id: string; wanted: string }>(sql`
      select id, wanted from products, jsonb_array_elements_text(${JSON.stringify(queries)}::text::jsonb) as q (wanted)
      where shop_id = ${this.#shopId} and id = any(${listOf(ids)}::uuid[]) and active and search_doc @@ wanted::tsquery`);
    return new Map(
      [...Map.groupBy(found, ({ wanted }) => wanted)].map(([wanted, rows]) => [
        wanted,
        rows.map(({ id }) => id),
      ]),
    );
  }

  /** Of these products has those in a set that belong there. */
  #put(set: RowSet, ids: string[], belonging: string[] = []): void {
    const rowsOf = (some: string[]) =>
      some.map((id) => this.#columns.ids.rowOf(id)).filter((row) => row >= 0);
    for (const row of rowsOf(ids)) set.delete(row);
    for (const row of rowsOf(belonging)) set.add(row);
  }
}

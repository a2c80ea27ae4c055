import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { answering, countedProducts, findMatches } from '../search/match.ts';
import type { Depth, Matches } from '../search/match.ts';
import { readVocabulary, wordsOfProducts } from '../search/vocabulary.ts';
import type { Vocabulary } from '../search/vocabulary.ts';
import { idBytes } from './packed-rows.ts';
import { bytesOf } from './row-ids.ts';
import type { ProductColumns } from './product-columns.ts';
import { RowSet } from './row-set.ts';
import { bySlices } from './turns.ts';
import type { Turn } from './turns.ts';

// Searches of which all products are kept; each takes a bit a product of its shop.
const maxSets = 64;
// Searches of which the best are kept, for so many milliseconds at most: a word that was not known makes others near.
const maxFound = 100;
const foundFor = 600_000;
// So many products that changed are looked at again; after more of them a search is made anew.
const maxLookedAt = 200;
// Words that came since a shop's were read; after more of them they are read anew.
const maxLearnt = 500;
// So many ids come over as one value.
const idsOfPart = 20_000;
// In a shop of so many products they come as rows, so many at a time.
const manyProducts = 300_000;
const rowsOfPart = 2_000;
// Holds the places of some millions of rows.
const roomForPlaces = '64MB';

export interface MatchedRows extends Omit<Matches, 'best'> {
  best: Int32Array;
}

// What is kept of a search, and up to which change it was looked at.
interface Kept<T> {
  value: T;
  seen: number;
}

/**
 * What was found of many by searches in a shop. To put the best in order, and to read all of them, takes the longer the more
 * there are, so they are kept. What changes is noted, and looked at again when the search is made the next time, product by product.
 */
export class KeptSearches {
  readonly #db: Db;
  readonly #shopId: string;
  readonly #columns: ProductColumns;
  readonly #manyProducts: number;
  readonly #found = new LRUCache<string, Kept<MatchedRows>>({ max: maxFound, ttl: foundFor });
  // By their queries in Postgres' tsquery notation.
  readonly #sets = new LRUCache<string, Kept<RowSet>>({ max: maxSets });
  #words: Kept<Vocabulary> | null = null;
  #ofAll = Number.POSITIVE_INFINITY;
  #readingWords: Promise<Vocabulary> | null = null;
  readonly #reading = new Map<string, Promise<Kept<RowSet>>>();
  readonly #finding = new Map<string, Promise<MatchedRows | null>>();
  // The last products that changed, and how many have in all.
  #changed: string[] = [];
  #count = 0;

  /** @param many with so many products what answers is read a part after the other */
  constructor(db: Db, shopId: string, columns: ProductColumns, many = manyProducts) {
    this.#manyProducts = many;
    this.#db = db;
    this.#shopId = shopId;
    this.#columns = columns;
  }

  /** Reads the words of the shop, so that nobody's search waits for them. */
  prepare(): void {
    this.#readWords().catch(() => {});
  }

  /** As `findMatches`. */
  async find(text: string, depth: Depth): Promise<MatchedRows | null> {
    const key = `${depth.ranked} ${text}`;
    const kept = this.#found.get(key);
    if (kept && (await this.#stands(kept))) return kept.value;
    const underWay = this.#finding.get(key);
    if (underWay) return underWay;
    const finding = this.#findAnew(key, text, depth).finally(() => {
      if (this.#finding.get(key) === finding) this.#finding.delete(key);
    });
    this.#finding.set(key, finding);
    return finding;
  }

  async #findAnew(key: string, text: string, depth: Depth): Promise<MatchedRows | null> {
    const seen = this.#count;
    const found = await findMatches(
      this.#db,
      { ...this.#shop, vocabulary: await this.#vocabulary() },
      text,
      depth,
    );
    if (!found) return null;
    const rows = new Int32Array(found.best.length / idBytes);
    this.#columns.ids.rowsAt(found.best, 0, rows);
    const value = { ...found, best: rows.filter((row) => row >= 0) };
    if (seen === this.#count) this.#found.set(key, { value, seen });
    return value;
  }

  /** All rows of products on sale that answer a query in Postgres' tsquery notation. */
  async rowsOf(wanted: string, turn: Turn): Promise<RowSet> {
    const kept = this.#sets.get(wanted);
    if (kept && (await this.#lookAgain(wanted, kept))) return kept.value;
    const asked = this.#count;
    const underWay = this.#reading.get(wanted);
    if (underWay) {
      const read = await underWay;
      // What changed before this was asked may have come after that one had looked.
      if (read.seen >= asked || (await this.#lookAgain(wanted, read))) return read.value;
      return this.rowsOf(wanted, turn);
    }
    const reading = this.#read(wanted, turn).finally(() => {
      if (this.#reading.get(wanted) === reading) this.#reading.delete(wanted);
    });
    this.#reading.set(wanted, reading);
    return (await reading).value;
  }

  /** Notes products that have changed, once they are in the columns. */
  update(ids: string[]): void {
    this.#finding.clear();
    this.#readingWords = null;
    this.#count += ids.length;
    this.#changed = [...this.#changed, ...ids].slice(-maxLookedAt);
  }

  /** For when products may be found by other words than before. */
  clear(): void {
    this.#count += maxLookedAt + 1;
    this.#changed = [];
    this.#words = null;
    this.#readingWords = null;
    this.#found.clear();
    this.#sets.clear();
    this.#reading.clear();
    this.#finding.clear();
  }

  /** About what all that is kept takes. */
  get bytes(): number {
    const ofSet = (this.#columns.end >>> 3) + 4;
    let sum = this.#words?.value.bytes ?? 0;
    for (const wanted of this.#sets.keys()) sum += ofSet + 2 * wanted.length;
    for (const { value } of this.#found.values()) sum += value.best.byteLength + 2 * value.wanted.length;
    return sum;
  }

  get #shop(): { id: string; size: number; ofAll: number } {
    return { id: this.#shopId, size: this.#columns.size, ofAll: this.#ofAll };
  }

  /** What has changed since a search was looked at; null where it is more than is looked at again. */
  #changedSince(seen: number): string[] | null {
    const count = this.#count - seen;
    if (count > maxLookedAt) return null;
    return count === 0 ? [] : [...new Set(this.#changed.slice(-count))];
  }

  /** The words of the shop, with those of products that have changed. */
  async #vocabulary(): Promise<Vocabulary> {
    const [kept, seen] = [this.#words, this.#count];
    const ids = kept && kept.value.learnt <= maxLearnt ? this.#changedSince(kept.seen) : null;
    if (!kept || !ids) return this.#readingWords ?? this.#readWords();
    if (ids.length > 0) kept.value.learn(await wordsOfProducts(this.#db, this.#shopId, ids));
    kept.seen = Math.max(kept.seen, seen);
    return kept.value;
  }

  #readWords(): Promise<Vocabulary> {
    const seen = this.#count;
    const reading = Promise.all([readVocabulary(this.#db, this.#shopId), countedProducts(this.#db)])
      .then(([value, ofAll]) => {
        this.#words = { value, seen };
        this.#ofAll = ofAll;
        return value;
      })
      .finally(() => {
        if (this.#readingWords === reading) this.#readingWords = null;
      });
    this.#readingWords = reading;
    return reading;
  }

  /** Whether nothing that has changed since is among the best, or answers now. */
  async #stands(kept: Kept<MatchedRows>): Promise<boolean> {
    const seen = this.#count;
    const ids = this.#changedSince(kept.seen);
    if (!ids) return false;
    if (ids.length === 0) return true;
    // Few are found as fast as they would be looked at again.
    if (kept.value.areAll) return false;
    const rows = new Set(this.#rowsOf(ids));
    if (kept.value.best.some((row) => rows.has(row) || this.#columns.facts.category(row) < 0)) return false;
    if ((await this.#answering(kept.value.wanted, ids)).length > 0) return false;
    kept.seen = Math.max(kept.seen, seen);
    return true;
  }

  /** Brings a set up to what has changed since; false where that is too much. */
  async #lookAgain(wanted: string, kept: Kept<RowSet>): Promise<boolean> {
    const seen = this.#count;
    const ids = this.#changedSince(kept.seen);
    if (!ids) return false;
    if (ids.length === 0) return true;
    const belonging = await this.#answering(wanted, ids);
    // Somebody who looked later was answered sooner, and has heard of all that this tells and more.
    if (kept.seen > seen) return true;
    for (const row of this.#rowsOf(ids)) kept.value.delete(row);
    for (const row of this.#rowsOf(belonging)) kept.value.add(row);
    kept.seen = Math.max(kept.seen, seen);
    return true;
  }

  async #read(wanted: string, turn: Turn): Promise<Kept<RowSet>> {
    const kept: Kept<RowSet> = { value: new RowSet(this.#columns.end), seen: this.#count };
    const add = (ids: Buffer) => this.#addTo(kept.value, ids, turn);
    if (this.#columns.size < this.#manyProducts) await this.#readAtOnce(wanted, add);
    else await this.#readByParts(wanted, add);
    if (await this.#lookAgain(wanted, kept)) this.#sets.set(wanted, kept);
    return kept;
  }

  #addTo(set: RowSet, ids: Buffer, turn: Turn): Promise<void> {
    const addSome = (from: number, to: number) => {
      const rows = new Int32Array(to - from);
      this.#columns.ids.rowsAt(ids, from * idBytes, rows);
      for (const row of rows) if (row >= 0) set.add(row);
    };
    return bySlices(ids.length / idBytes, turn, addSome);
  }

  async #readAtOnce(wanted: string, add: (ids: Buffer) => Promise<void>): Promise<void> {
    // As few values: thousands of rows take many times as long to come over, and one of all is taken apart in one go.
    const parts = await this.#db.execute<{ part: string }>(sql`
      select encode(string_agg(uuid_send(id), ''), 'base64') as part from (
        select id, (row_number() over () - 1) / ${idsOfPart}::int as place from products
        where ${answering(this.#shop, wanted)}
      ) found group by place`);
    for (const { part } of parts) await add(Buffer.from(part, 'base64'));
  }

  // With more than a hundred thousand that answer one statement would take seconds: as long as for a database that has gone away.
  #readByParts(wanted: string, add: (ids: Buffer) => Promise<void>): Promise<void> {
    return this.#db.transaction(async (tx) => {
      // Where the places of all that answer do not fit, Postgres looks through whole pages once more. All of them are wanted, none sooner.
      await tx.execute(
        sql`select set_config('work_mem', ${roomForPlaces}, true), set_config('cursor_tuple_fraction', '1', true)`,
      );
      await tx.execute(sql`declare answering no scroll cursor for
        select id from products where ${answering(this.#shop, wanted)}`);
      const next = sql.raw(`fetch ${rowsOfPart} from answering`);
      let read = rowsOfPart;
      while (read === rowsOfPart) {
        const rows = await tx.execute<{ id: string }>(next);
        read = rows.length;
        await add(bytesOf(rows.map(({ id }) => id).join('')));
      }
    });
  }

  async #answering(wanted: string, ids: string[]): Promise<string[]> {
    // Said so that the index of words is not asked, which reads all that answer.
    const found = await this.#db.execute<{ id: string }>(sql`
      select id from products where shop_id = ${this.#shopId} and id = any(${listOf(ids)}::uuid[]) and active
        and (search_doc @@ ${wanted}::tsquery) is true`);
    return found.map(({ id }) => id);
  }

  #rowsOf(ids: string[]): number[] {
    return ids.map((id) => this.#columns.ids.rowOf(id)).filter((row) => row >= 0);
  }
}

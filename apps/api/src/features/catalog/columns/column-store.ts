import { LRUCache } from 'lru-cache';
import { changedProducts, tags as tagsOf } from '../../../core/cache/cache.ts';
import { everything } from '../../../core/cache/wide-tags.ts';
import type { Changes } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { isDatabaseAway } from '../../../core/database/failures.ts';
import { loggable } from '../../../core/errors.ts';
import { KeptSearches } from './kept-searches.ts';
import type { ProductColumns } from './product-columns.ts';
import { differingProducts, maxRead, readColumns, readProducts, rowsOfPart } from './read-columns.ts';
import { inTurns } from './turns.ts';

// All columns of a process together, in bytes, with the searches that are kept of them.
const maxBytes = 512 * 2 ** 20;
// After so many milliseconds columns are compared with the database, for what nobody announced: what is changed by hand.
const comparedAfter = 60_000;
// Comparing takes no more than such a part of the time; while other processes are not heard, half of it.
const comparingShare = 50;
const unheardShare = 2;
// A shop of which all may have changed is compared before it answers where that takes no longer than so many milliseconds.
const waitedFor = 1_000;
// Lists wait until so many products that have changed are read anew. While more of them are, lists are as they were:
// a table's takes most of a second.
const maxWaitedFor = 500;
// Milliseconds between two looks at what a shop takes.
const weighedEvery = 1_000;

interface Kept {
  columns: ProductColumns;
  searches: KeptSearches;
  /** When the columns were compared with the database last, how long that took, and by how much sooner or later than others they are again. */
  comparedAt: number;
  took: number;
  spread: number;
  /** Products that were announced as changed and not read anew yet, and since when there are some, by `performance.now()`. */
  changed: Set<string>;
  changedSince: number;
  isUnsure: boolean;
  reading: Promise<void> | null;
  comparing: Promise<void> | null;
  isCatchingUp: boolean;
  weighedAt: number;
}

/**
 * The columns of shops: read when a shop's first list is asked for, then kept fresh by what is announced. A product that has
 * changed is read anew with the next list, alone; where all may have, what differs is found out while the columns go on answering.
 */
export class ColumnStore {
  readonly #database: Dependencies['database'];
  readonly #changes: Changes;
  readonly #log: Dependencies['log'];
  readonly #maxBytes: number;
  readonly #kept: LRUCache<string, Kept>;
  readonly #filling = new Map<string, Filling>();
  #isTold = false;

  constructor(
    { database, changes, log }: Pick<Dependencies, 'database' | 'changes' | 'log'>,
    most = maxBytes,
  ) {
    this.#database = database;
    this.#changes = changes;
    this.#log = log;
    this.#maxBytes = most;
    // A shop that is larger than the bound is kept by itself: to read it for each list would take more than its memory.
    this.#kept = new LRUCache<string, Kept>({
      maxSize: most,
      sizeCalculation: (kept) => Math.min(most, bytesOf(kept)),
    });
    changes.listen((tags) => this.#hear(tags));
  }

  /** What columns there are, in the process. */
  get holds(): { shops: number; products: number; bytes: number } {
    let [products, bytes] = [0, 0];
    for (const kept of this.#kept.values()) {
      products += kept.columns.size;
      bytes += bytesOf(kept);
    }
    return { shops: this.#kept.size, products, bytes };
  }

  /** Whether a shop's columns are there, so that nobody waits for them. */
  has(shopId: string): boolean {
    return this.#kept.has(shopId);
  }

  /** The columns of a shop, and what is searched in it, as they are after every change that has been announced; where that is of many products at once, soon after it. */
  async columnsOf(shopId: string): Promise<Pick<Kept, 'columns' | 'searches'>> {
    const kept = this.#kept.get(shopId) ?? (await this.#fill(shopId));
    const { isHeard } = this.#changes;
    const isSoon = kept.took < waitedFor;
    if (kept.isUnsure) {
      const sure = this.#becomeSure(shopId, kept);
      if (isSoon) await sure;
    } else {
      const share = isHeard() ? comparingShare : unheardShare;
      const after = Math.max(this.#changes.maxAge(comparedAfter * kept.spread), kept.took * share);
      if (performance.now() - kept.comparedAt > after) {
        const compared = this.#compare(shopId, kept);
        if (isSoon && !isHeard()) await compared;
      }
    }
    if (kept.changed.size > maxWaitedFor) void this.#catchUpLater(shopId, kept);
    if (!kept.isCatchingUp) await this.#catchUp(shopId, kept);
    this.#weigh(shopId, kept);
    return kept;
  }

  /** Counts that a product was looked at, where the shop's columns are there. */
  countView(shopId: string, productId: string): void {
    this.#kept.peek(shopId)?.columns.countView(productId);
  }

  #hear(tags: string[]): void {
    if (tags.includes(everything)) {
      for (const shopId of [...this.#kept.keys(), ...this.#filling.keys()]) this.#note(shopId, 'all');
      return;
    }
    const changed = changedProducts(tags);
    for (const [shopId, ids] of changed) this.#note(shopId, ids);
    // Of no product alone: by which words products are found, or what sellers and categories are called.
    for (const shopId of changedNames(tags))
      if (!changed.has(shopId)) this.#kept.peek(shopId)?.searches.clear();
  }

  #note(shopId: string, ids: string[] | 'all'): void {
    for (const each of [this.#filling.get(shopId), this.#kept.peek(shopId)]) {
      if (!each) continue;
      if (each.changed.size === 0) each.changedSince = performance.now();
      if (ids !== 'all') for (const id of ids) if (isId.test(id)) each.changed.add(id);
      // To read so many one by one would take longer than to compare all.
      const isMany = each.changed.size > Math.max(maxRead, (each.columns?.size ?? Infinity) / 2);
      if (ids !== 'all' && !isMany) continue;
      each.isUnsure = true;
      each.changed.clear();
    }
  }

  #fill(shopId: string): Promise<Kept> {
    return (this.#filling.get(shopId) ?? this.#startFilling(shopId)).done;
  }

  #startFilling(shopId: string): Filling {
    const begun = performance.now();
    const done = readColumns(this.#readingOf(shopId))
      .then((columns) => {
        const kept: Kept = {
          ...{ columns, searches: new KeptSearches(this.#database.orm, shopId, columns) },
          ...{ comparedAt: begun, took: performance.now() - begun, spread: 0.8 + 0.4 * Math.random() },
          // What changed meanwhile is read, or compared, once: nothing begins anew for it.
          ...{ changed: filling.changed, changedSince: filling.changedSince, isUnsure: filling.isUnsure },
          ...{ reading: null, comparing: null, isCatchingUp: false, weighedAt: performance.now() },
        };
        this.#kept.set(shopId, kept);
        kept.searches.prepare();
        this.#tellOfLarge(shopId, kept);
        return kept;
      })
      .finally(() => this.#filling.delete(shopId));
    const filling: Filling = { changed: new Set(), changedSince: begun, isUnsure: false, done };
    this.#filling.set(shopId, filling);
    return filling;
  }

  /** Compares until nothing is unsure: what is under way began before that was announced. */
  async #becomeSure(shopId: string, kept: Kept): Promise<void> {
    for (let round = 0; round < 2 && (kept.isUnsure || kept.comparing); round += 1)
      await (kept.comparing ?? this.#compare(shopId, kept));
  }

  /** Finds out what was changed and not named; while the database is away columns stay as they are. */
  #compare(shopId: string, kept: Kept): Promise<void> {
    const begun = performance.now();
    const wasUnsure = kept.isUnsure;
    if (!kept.comparing) kept.isUnsure = false;
    kept.comparing ??= differingProducts(this.#readingOf(shopId), kept.columns)
      .then((ids) => {
        for (const id of ids) kept.changed.add(id);
        kept.took = performance.now() - begun;
        kept.comparedAt = begun;
        // Pages may have been made meanwhile from what was.
        if (wasUnsure && ids.length > 0) this.#changes.hear([tagsOf.lists(shopId)]);
        void this.#clearIdle(shopId, kept);
      })
      .catch(() => void (kept.isUnsure ||= wasUnsure))
      .finally(() => (kept.comparing = null));
    return kept.comparing;
  }

  /** Reads columns anew that hold much of what products were like once. They go on answering meanwhile. */
  async #clearIdle(shopId: string, kept: Kept): Promise<void> {
    if (!(await kept.columns.hasIdleSets(inTurns())) || this.#kept.peek(shopId) !== kept) return;
    // Where it fails the next comparison tries again.
    await this.#fill(shopId).catch(() => {});
  }

  #readingOf(shopId: string) {
    return { db: this.#database.orm, shopId, most: rowsOfPart, turn: inTurns() };
  }

  /** Reads anew what has changed until now; what changes from here on is for who asks next. */
  async #catchUp(shopId: string, kept: Kept): Promise<void> {
    let rounds = Math.ceil(kept.changed.size / maxRead) + (kept.reading ? 1 : 0);
    for (; rounds > 0 && (kept.changed.size > 0 || kept.reading); rounds -= 1) {
      kept.reading ??= this.#readChanged(shopId, kept).finally(() => (kept.reading = null));
      await kept.reading;
    }
  }

  /** Reads many anew behind the lists that are asked for; those that were made meanwhile are as far behind as they would have been. */
  async #catchUpLater(shopId: string, kept: Kept): Promise<void> {
    if (kept.isCatchingUp) return;
    kept.isCatchingUp = true;
    const since = kept.changedSince;
    try {
      await this.#catchUp(shopId, kept);
      this.#changes.hear([tagsOf.lists(shopId)], since);
    } catch (error) {
      // The next list tries again. That the database is away is told elsewhere, once.
      if (!isDatabaseAway(error))
        this.#log.warn({ error: loggable(error), shopId }, 'what has changed in a shop could not be read');
    } finally {
      kept.isCatchingUp = false;
    }
  }

  async #readChanged(shopId: string, { changed, columns, searches }: Kept): Promise<void> {
    const ids = [...changed].slice(0, maxRead);
    for (const id of ids) changed.delete(id);
    try {
      await columns.update(ids, await readProducts(this.#database.orm, shopId, ids), inTurns());
      searches.update(ids);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  #weigh(shopId: string, kept: Kept): void {
    const now = performance.now();
    if (now - kept.weighedAt < weighedEvery || this.#kept.peek(shopId) !== kept) return;
    kept.weighedAt = now;
    this.#kept.set(shopId, kept, { noDisposeOnSet: true });
    this.#tellOfLarge(shopId, kept);
  }

  #tellOfLarge(shopId: string, kept: Kept): void {
    const bytes = bytesOf(kept);
    if (this.#isTold || bytes <= this.#maxBytes) return;
    this.#isTold = true;
    this.#log.warn(
      { shopId, bytes, bound: this.#maxBytes },
      'the lists of one shop take more memory than those of all may; the others are read anew each time',
    );
  }
}

const bytesOf = ({ columns, searches }: Kept): number => Math.max(1, columns.bytes + searches.bytes);
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Filling {
  changed: Set<string>;
  changedSince: number;
  isUnsure: boolean;
  done: Promise<Kept>;
  columns?: undefined;
}

const changedNames = (tags: string[]): Set<string> =>
  new Set(tags.flatMap((tag) => /^(?:lists|vendors|categories):(.+)$/.exec(tag)?.[1] ?? []));

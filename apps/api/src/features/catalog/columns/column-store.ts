import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { changedProducts } from '../../../core/cache/cache.ts';
import { everything } from '../../../core/cache/wide-tags.ts';
import type { Changes } from '../../../core/cache/cache.ts';
import type { Db } from '../../../core/database/database.ts';
import { KeptSearches } from './kept-searches.ts';
import type { ProductColumns } from './product-columns.ts';
import { differingProducts, maxRead, readColumns, readProducts } from './read-columns.ts';

/** All columns of a process together, in bytes. */
const maxBytes = 512 * 2 ** 20;
/** After so many milliseconds columns are read anew, for what nobody announced: how often is looked at, what is changed by hand. */
const renewedAfter = 60_000;
/** Reading takes no more than such a part of the time, and what takes no longer than so many milliseconds is waited for. */
const readingShare = 50;
const shortWait = 100;

interface Kept {
  columns: ProductColumns;
  searches: KeptSearches;
  readAt: number;
  /** How long it took to read them, in milliseconds. */
  took: number;
  /** Products that were announced as changed and not read anew yet. */
  changed: Set<string>;
  reading: Promise<void> | null;
  renewing: Promise<void> | null;
}

/**
 * The columns of shops: read when a shop's first list is asked for, then kept fresh by what is announced. A product that has
 * changed is read anew with the next list, alone.
 */
export class ColumnStore {
  readonly #db: Db;
  readonly #changes: Changes;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ columns }) => Math.max(1, columns.bytes),
  });
  readonly #filling = new Map<string, Filling>();

  constructor(db: Db, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
    changes.listen((tags) => {
      if (tags.includes(everything)) {
        for (const shopId of [...this.#kept.keys(), ...this.#filling.keys()]) this.#note(shopId, 'all');
        return;
      }
      const changed = changedProducts(tags);
      for (const [shopId, ids] of changed) this.#note(shopId, ids);
      // Of no product alone: by which words products are found, or what sellers and categories are called.
      for (const shopId of changedNames(tags))
        if (!changed.has(shopId)) this.#kept.peek(shopId)?.searches.clear();
    });
  }

  /** What columns there are, in the process. */
  get holds(): { shops: number; products: number; bytes: number } {
    let products = 0;
    for (const { columns } of this.#kept.values()) products += columns.size;
    return { shops: this.#kept.size, products, bytes: this.#kept.calculatedSize };
  }

  /** The columns of a shop, and what is searched in it, as they are after every change that has been announced. */
  async columnsOf(shopId: string): Promise<Pick<Kept, 'columns' | 'searches'>> {
    const kept = this.#kept.get(shopId) ?? (await this.#fill(shopId));
    const renewing = Math.max(this.#changes.maxAge(renewedAfter), kept.took * readingShare);
    if (performance.now() - kept.readAt > renewing) {
      const renewed = this.#renew(shopId, kept);
      if (kept.took < shortWait) await renewed;
    }
    await this.#catchUp(shopId, kept);
    return kept;
  }

  /** Counts that a product was looked at, where the shop's columns are there. */
  countView(shopId: string, productId: string): void {
    this.#kept.peek(shopId)?.columns.countView(productId);
  }

  #note(shopId: string, ids: string[] | 'all'): void {
    const filling = this.#filling.get(shopId);
    if (ids === 'all') {
      this.#kept.delete(shopId);
      this.#filling.delete(shopId);
      return;
    }
    for (const id of ids) filling?.changed.add(id);
    const kept = this.#kept.peek(shopId);
    if (!kept) return;
    for (const id of ids) kept.changed.add(id);
    // To read nearly everything one by one would take longer than to read it anew.
    if (kept.changed.size > Math.max(maxRead, kept.columns.size / 2)) this.#kept.delete(shopId);
  }

  async #fill(shopId: string): Promise<Kept> {
    for (;;) {
      const filling = this.#filling.get(shopId) ?? this.#startFilling(shopId);
      const kept = await filling.done;
      // Everything may have changed meanwhile: then it was not kept.
      if (kept) return kept;
    }
  }

  #startFilling(shopId: string): Filling {
    const changed = new Set<string>();
    const begun = performance.now();
    const done = readColumns({ db: this.#db, shopId, pause })
      .then((columns) => {
        if (this.#filling.get(shopId) !== filling) return null;
        const searches = new KeptSearches(this.#db, shopId, columns);
        const took = performance.now() - begun;
        const kept = { columns, searches, readAt: begun, took, changed, reading: null, renewing: null };
        this.#kept.set(shopId, kept);
        return kept;
      })
      .finally(() => {
        if (this.#filling.get(shopId) === filling) this.#filling.delete(shopId);
      });
    const filling: Filling = { changed, done };
    this.#filling.set(shopId, filling);
    return filling;
  }

  /** Finds out what was changed and not announced; while the database is away columns stay as they are. */
  #renew(shopId: string, kept: Kept): Promise<void> {
    const begun = performance.now();
    kept.renewing ??= differingProducts({ db: this.#db, shopId, pause }, kept.columns)
      .then((ids) => {
        for (const id of ids) kept.changed.add(id);
        kept.took = performance.now() - begun;
        kept.readAt = begun;
      })
      .catch(() => {})
      .finally(() => (kept.renewing = null));
    return kept.renewing;
  }

  async #catchUp(shopId: string, kept: Kept): Promise<void> {
    while (kept.changed.size > 0 || kept.reading) {
      kept.reading ??= this.#readChanged(shopId, kept).finally(() => (kept.reading = null));
      await kept.reading;
    }
  }

  async #readChanged(shopId: string, { changed, columns, searches }: Kept): Promise<void> {
    const ids = [...changed].slice(0, maxRead);
    for (const id of ids) changed.delete(id);
    try {
      columns.update(ids, await readProducts(this.#db, shopId, ids));
      await searches.update(ids);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }
}

interface Filling {
  /** Products that were announced as changed since it began. */
  changed: Set<string>;
  done: Promise<Kept | null>;
}

const changedNames = (tags: string[]): Set<string> =>
  new Set(tags.flatMap((tag) => /^(?:lists|vendors|categories):(.+)$/.exec(tag)?.[1] ?? []));

import { LRUCache } from 'lru-cache';
import { everything, isWide, widerThan } from './wide-tags.ts';

interface Kept<T> {
  value: T;
  tags: string[];
  keptAt: number;
}

export interface CacheBounds<T> {
  /** The most it may hold, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: T, key: string, tags: string[]) => number;
  /** How many values at most, whatever their size. */
  maxEntries: number;
}

/**
 * What was made from the shop's data, dropped by tag when the data changes (design D4).
 * A value whose making began before one of its tags was dropped is not kept: it may be made from what was.
 */
export class TaggedCache<T extends object> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clock = 0;

  constructor({ maxSize, sizeOf, maxEntries }: CacheBounds<T>) {
    this.#kept = new LRUCache<string, Kept<T>>({
      max: maxEntries,
      maxSize: maxSize,
      sizeCalculation: ({ value, tags }, key) => Math.max(1, sizeOf(value, key, tags)),
      dispose: ({ tags }, key) => this.#forget(key, tags),
    });
  }

  /** The value under a key and its age in milliseconds. */
  get(key: string): { value: T; age: number } | undefined {
    const kept = this.#kept.get(key);
    // By a clock that nobody can set back.
    return kept && { value: kept.value, age: performance.now() - kept.keptAt };
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Starts making a value; the answer is what `keep` wants back. */
  begin(): number {
    return this.#clock;
  }

  /** Keeps a value under a key until one of its tags is dropped, unless one was dropped since `begun`. */
  keep(key: string, value: T, tags: Iterable<string>, begun: number): void {
    const list = [...new Set(tags)];
    const dropping = new Set(list.flatMap((tag) => [tag, ...widerThan(tag)])).add(everything);
    for (const tag of dropping) if ((this.#droppedAt.get(tag) ?? -1) > begun) return;
    this.#put(key, { value, tags: list, keptAt: performance.now() });
  }

  /** Hands a value over to another cache, which hears of the same changes, with its age. */
  moveTo(other: TaggedCache<T>, key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    other.#put(key, kept);
  }

  /** Measures a value anew that has grown or shrunk since it was kept. */
  recount(key: string, value: T): void {
    const kept = this.#kept.peek(key);
    if (kept?.value === value) this.#kept.set(key, { ...kept }, { noDisposeOnSet: true });
  }

  #put(key: string, kept: Kept<T>): void {
    this.#kept.set(key, kept);
    // What is larger than the whole cache was not taken.
    if (!this.#kept.has(key)) return;
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  /** Drops everything that carries one of the tags. */
  drop(tags: Iterable<string>): void {
    this.#clock += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#clock);
      if (tag === everything) this.#kept.clear();
      else if (isWide(tag))
        this.#dropAll([...this.#keysByTag.keys()].filter((each) => widerThan(each).includes(tag)));
      else this.#dropAll([tag]);
    }
    if (this.#droppedAt.size > 10_000) this.#prune();
  }

  #dropAll(tags: string[]): void {
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#kept.delete(key);
  }

  get entries(): number {
    return this.#kept.size;
  }

  /** What all values take together, in the unit of `sizeOf`. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  #forget(key: string, tags: string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Values take seconds to make, so what was dropped many drops ago can no longer matter. */
  #prune(): void {
    for (const [tag, at] of this.#droppedAt) if (at < this.#clock - 5_000) this.#droppedAt.delete(tag);
  }
}

/** Where something was changed: by this process, or by another one (`shareChanges`). */
export type ChangedBy = 'here' | 'elsewhere';
type ChangeListener = (tags: string[], from: ChangedBy) => void;

/** Milliseconds for which what was made counts while other processes are not heard. */
const agesUnheard = 1_000;

/** Tells everyone who keeps something that data behind these tags has changed. */
export class Changes {
  readonly #listeners = new Set<ChangeListener>();
  /** Whether what other processes change is heard just now. */
  isHeard = (): boolean => true;

  /** Called after a transaction commits, never inside it. */
  announce(tags: string[]): void {
    this.#tell(withLists(tags), 'here');
  }

  /** What another process has announced. */
  hear(tags: string[]): void {
    this.#tell(tags, 'elsewhere');
  }

  /** Hears of every change; the answer stops it. Tags may be wide (`wide-tags.ts`): everything, or all of a shop. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The age in milliseconds until which what is kept counts: shorter while others may change it unheard. */
  maxAge(usual: number): number {
    return this.isHeard() ? usual : Math.min(usual, agesUnheard);
  }

  #tell(tags: string[], from: ChangedBy): void {
    if (tags.length > 0) for (const listener of this.#listeners) listener(tags, from);
  }
}

/** The tags of the shop's data, one spelling each. */
export const tags = {
  /** Which shops there are. */
  shops: 'shops',
  shop: (shopId: string) => `shop:${shopId}`,
  categories: (shopId: string) => `categories:${shopId}`,
  /** Which products there are and in which order: any list of a shop. */
  lists: (shopId: string) => `lists:${shopId}`,
  /** All products of a shop may have changed: for who changes more of them than can be named. */
  products: (shopId: string) => `products:${shopId}`,
  /** A product as lists show it too: whoever announces it announces the lists. Its reviews have a tag of their own. */
  product: (shopId: string, productId: string) => `product:${shopId}:${productId}`,
  /** Some of an account's sessions have ended. */
  sessions: (shopId: string, accountId: string) => `sessions:${shopId}:${accountId}`,
  vendors: (shopId: string) => `vendors:${shopId}`,
  reviews: (shopId: string, productId: string) => `reviews:${shopId}:${productId}`,
  /** What shoppers gave the products of a vendor, taken together. */
  ratings: (shopId: string, vendorId: string) => `ratings:${shopId}:${vendorId}`,
};

/** The products among announced tags, shop by shop. */
export function productsIn(announced: string[]): { shopId: string; ids: string[] }[] {
  const found = announced.flatMap((tag) => {
    const [kind, shopId, id] = tag.split(':');
    return kind === 'product' && shopId && id ? [{ shopId, id }] : [];
  });
  return [...Map.groupBy(found, ({ shopId }) => shopId)].map(([shopId, products]) => ({
    shopId,
    ids: products.map(({ id }) => id),
  }));
}

/** Whose products have changed: shop by shop the ids that were named, or that all may have. */
export function changedProducts(announced: string[]): Map<string, string[] | 'all'> {
  const changed = new Map<string, string[] | 'all'>(
    productsIn(announced).map(({ shopId, ids }) => [shopId, ids]),
  );
  for (const tag of announced) {
    const shopId = /^(?:products|\*):([^:]+)$/.exec(tag)?.[1];
    if (shopId !== undefined) changed.set(shopId, 'all');
  }
  return changed;
}

/** A product with another price stands elsewhere in a list. */
const withLists = (announced: string[]): string[] => [
  ...new Set(
    announced.flatMap((tag) => {
      const shopId = /^product(?:s:([^:]+)$|:([^:]+):)/.exec(tag)?.slice(1).find(Boolean);
      return shopId === undefined ? [tag] : [tags.lists(shopId), tag];
    }),
  ),
];

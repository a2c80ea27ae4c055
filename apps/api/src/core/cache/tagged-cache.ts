import { LRUCache } from 'lru-cache';
import { everything, isWide, widerThan } from './wide-tags.ts';

interface Kept<T> {
  value: T;
  tags: string[];
  /** What it shows among much else: when that changes it is behind, not dropped. */
  listed: string[];
  keptAt: number;
  /** Since when it shows what was; null while it doesn't. */
  behindSince: number | null;
  /** By how much its age counts more or less than others', so that what was kept together is not made anew together. */
  spread: number;
}

/** When the making of a value began. */
export interface Begun {
  clock: number;
  at: number;
}

/** A value as it is kept. Times are in milliseconds. */
export interface Found<T> {
  value: T;
  age: number;
  /** For how long it has been behind what it lists at most; null where it is not. */
  behind: number | null;
  /** What an age that it may have is multiplied by, 0.8 to 1.2. */
  spread: number;
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
 * A value whose making began before one of its tags was dropped is not kept: it may be made from what was. What it merely lists
 * makes it fall behind instead, and its reader decides for how long that will do.
 */
export class TaggedCache<T extends object> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #keysByListed = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clock = 0;

  constructor({ maxSize, sizeOf, maxEntries }: CacheBounds<T>) {
    this.#kept = new LRUCache<string, Kept<T>>({
      max: maxEntries,
      maxSize: maxSize,
      sizeCalculation: ({ value, tags, listed }, key) =>
        Math.max(1, sizeOf(value, key, [...tags, ...listed])),
      dispose: ({ tags, listed }, key) => {
        unindex(this.#keysByTag, key, tags);
        unindex(this.#keysByListed, key, listed);
      },
    });
  }

  /** The value under a key, how old it is and how far behind. */
  get(key: string): Found<T> | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    const { value, keptAt, behindSince, spread } = kept;
    // By a clock that nobody can set back.
    const now = performance.now();
    return { value, spread, age: now - keptAt, behind: behindSince === null ? null : now - behindSince };
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  /** Starts making a value; the answer is what `keep` wants back. */
  begin(): Begun {
    return { clock: this.#clock, at: performance.now() };
  }

  /**
   * Keeps a value under a key until one of its tags is dropped, unless one was dropped since `begun`.
   * @param listed tags of what it shows among much else
   */
  keep(key: string, value: T, tags: Iterable<string>, begun: Begun, listed: Iterable<string> = []): void {
    const own = new Set(tags);
    if (this.isDroppedSince(begun, own)) return;
    const others = new Set(listed).difference(own);
    this.#put(key, {
      value,
      tags: [...own],
      listed: [...others],
      keptAt: performance.now(),
      // What has changed meanwhile may have changed as soon as the making began.
      behindSince: this.isDroppedSince(begun, others) ? begun.at : null,
      spread: 0.8 + 0.4 * Math.random(),
    });
  }

  /** Whether one of these tags was dropped since a making began. */
  isDroppedSince({ clock }: Begun, tags: Iterable<string>): boolean {
    const dropped = (tag: string) => (this.#droppedAt.get(tag) ?? -1) > clock;
    if (clock === this.#clock) return false;
    for (const tag of tags) if (dropped(tag) || widerThan(tag).some(dropped)) return true;
    return dropped(everything);
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
    note(this.#keysByTag, key, kept.tags);
    if (kept.behindSince === null) note(this.#keysByListed, key, kept.listed);
  }

  /** Drops everything that carries one of the tags; what lists something of them is behind from now on, or since it changed. */
  drop(tags: Iterable<string>, since = performance.now()): void {
    this.#clock += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#clock);
      if (tag === everything) this.#kept.clear();
      else if (isWide(tag)) this.#dropWide(tag);
      else this.#dropOne(tag, since);
    }
    if (this.#droppedAt.size > 10_000) this.#prune();
  }

  // Nobody can say what of it has changed, so nothing of it stays.
  #dropWide(wide: string): void {
    for (const keysBy of [this.#keysByTag, this.#keysByListed])
      for (const [tag, keys] of [...keysBy])
        if (widerThan(tag).includes(wide)) for (const key of [...keys]) this.#kept.delete(key);
  }

  #dropOne(tag: string, since: number): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#kept.delete(key);
    for (const key of [...(this.#keysByListed.get(tag) ?? [])]) {
      const kept = this.#kept.peek(key);
      if (!kept) continue;
      kept.behindSince ??= since;
      // It hears of no more changes: it is behind the first.
      unindex(this.#keysByListed, key, kept.listed);
    }
  }

  get entries(): number {
    return this.#kept.size;
  }

  /** What all values take together, in the unit of `sizeOf`. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  // Values take seconds to make, so what was dropped many drops ago can no longer matter.
  #prune(): void {
    for (const [tag, at] of this.#droppedAt) if (at < this.#clock - 5_000) this.#droppedAt.delete(tag);
  }
}

type KeysByTag = Map<string, Set<string>>;

function note(keysBy: KeysByTag, key: string, tags: string[]): void {
  for (const tag of tags) {
    const keys = keysBy.get(tag);
    if (keys) keys.add(key);
    else keysBy.set(tag, new Set([key]));
  }
}

function unindex(keysBy: KeysByTag, key: string, tags: string[]): void {
  for (const tag of tags) {
    const keys = keysBy.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysBy.delete(tag);
  }
}

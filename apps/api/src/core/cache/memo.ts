import type { Changes } from './cache.ts';
import { TaggedCache } from './tagged-cache.ts';
import { isTouched } from './wide-tags.ts';

interface MemoOptions<T> {
  maxSize: number;
  sizeOf?: (value: T) => number;
  maxAge: number;
}

/**
 * Remembers what a function made from the shop's data until one of its tags is dropped, and lets callers that
 * come together share one making. For small things that every page needs: a shop's frame, its dictionary.
 */
export class Memo<T extends object> {
  readonly #cache: TaggedCache<T>;
  readonly #making = new Map<string, { made: Promise<T>; tags: string[] }>();
  readonly #maxAge: (spread: number) => number;

  /**
   * `maxAge` in milliseconds: after so long a value is made again, whatever was said. `maxSize`: how much is kept in
   * all, in the unit of `sizeOf`, which counts values unless told.
   */
  constructor(changes: Changes, { maxSize, sizeOf = () => 1, maxAge }: MemoOptions<T>) {
    this.#cache = new TaggedCache({ maxSize, sizeOf, maxEntries: maxSize });
    this.#maxAge = (spread) => changes.maxAge(maxAge * spread);
    changes.listen((announced) => {
      const all = new Set(announced);
      for (const [key, { tags }] of this.#making) if (isTouched(tags, all)) this.#making.delete(key);
      this.#cache.drop(announced);
    });
  }

  async get(key: string, tags: string[], make: () => Promise<T>): Promise<T> {
    const kept = this.#cache.get(key);
    if (kept && kept.age < this.#maxAge(kept.spread)) return kept.value;
    const underWay = this.#making.get(key);
    if (underWay) return underWay.made;
    const begun = this.#cache.begin();
    const made = make().then(
      (value) => {
        this.#cache.keep(key, value, tags, begun);
        if (this.#making.get(key) === making) this.#making.delete(key);
        return value;
      },
      (error: unknown) => {
        if (this.#making.get(key) === making) this.#making.delete(key);
        throw error;
      },
    );
    const making = { made, tags };
    this.#making.set(key, making);
    return made;
  }
}

import { TaggedCache } from '@haat/api/core/cache/cache';
import type { Changes } from '@haat/api/core/cache/cache';
import { finished } from './page.ts';
import type { Page, Rendered } from './page.ts';

export type Render = () => Promise<Rendered>;

export interface PageCacheOptions {
  /** Milliseconds for which a kept page is sent without asking anybody. */
  freshFor: number;
  /** Milliseconds after which a page is made anew before it is sent; between the two it is sent and made anew behind. */
  staleFor: number;
  /** Bytes that all kept pages may take together, with their keys and all else that is held for them. */
  maxBytes: number;
  /** How many pages may be kept, whatever their size. */
  maxEntries: number;
}

/** How the room is shared: whoever asks for one address after another gets a part of it, and pushes out nothing else. */
const shares = { askedAgain: 0.7, askedOnce: 0.25, missing: 0.05 };

/**
 * The pages of the shop, held in the process until what they were made from changes (design D4). Everyone who asks
 * for a page while it is being made gets the same making.
 */
export class PageCache {
  readonly #askedAgain: TaggedCache<Page>;
  readonly #askedOnce: TaggedCache<Page>;
  /** Addresses that are none: whoever makes them up pushes out none that is. */
  readonly #missing: TaggedCache<Page>;
  readonly #making = new Map<string, Promise<Page>>();
  readonly #options: PageCacheOptions;
  readonly #changes: Changes;

  constructor(changes: Changes, options: PageCacheOptions) {
    this.#options = options;
    this.#changes = changes;
    const room = (share: number) =>
      new TaggedCache<Page>({
        maxSize: Math.ceil(options.maxBytes * share),
        maxEntries: Math.ceil(options.maxEntries * share),
        sizeOf: bytesOfEntry,
      });
    this.#askedAgain = room(shares.askedAgain);
    this.#askedOnce = room(shares.askedOnce);
    this.#missing = room(shares.missing);
    changes.listen((tags) => {
      this.#making.clear();
      for (const each of this.#rooms) each.drop(tags);
    });
  }

  get #rooms() {
    return [this.#askedAgain, this.#askedOnce, this.#missing];
  }

  /** How many pages are kept, and the bytes that they take. */
  get holds(): { entries: number; bytes: number } {
    const sum = (of: (room: TaggedCache<Page>) => number) =>
      this.#rooms.reduce((all, room) => all + of(room), 0);
    return { entries: sum(({ entries }) => entries), bytes: sum(({ size }) => size) };
  }

  /**
   * The page under a key, kept or made. A page that failed is never kept; where there is one from before, however old,
   * that one is sent instead (`stale-if-error`).
   * @param admit called before a page is made that its reader waits for; it throws where that may not be
   */
  async get(key: string, render: Render, admit: () => void = () => {}): Promise<Page> {
    const kept = this.#find(key);
    if (kept && kept.age < this.#changes.maxAge(this.#options.staleFor)) {
      if (kept.age >= this.#options.freshFor) this.#make(key, render).catch(() => {});
      else void kept.value.tighten();
      return kept.value;
    }
    try {
      if (!this.#making.has(key)) admit();
      const made = await this.#make(key, render);
      return kept && made.status >= 500 ? kept.value : made;
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    }
  }

  #find(key: string): { value: Page; age: number } | undefined {
    const again = this.#askedAgain.get(key) ?? this.#missing.get(key);
    if (again) return again;
    const once = this.#askedOnce.get(key);
    if (once) this.#askedOnce.moveTo(this.#askedAgain, key);
    return once;
  }

  #make(key: string, render: Render): Promise<Page> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const begun = this.#rooms.map((room) => room.begin());
    const making = render()
      .then(async (rendered) => {
        const page: Page = await finished(rendered, () => {
          for (const room of this.#rooms) room.recount(key, page);
        });
        if (page.status < 500) {
          const room = this.#roomFor(key, page);
          room.keep(key, page, rendered.tags, begun[this.#rooms.indexOf(room)] ?? 0);
        }
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #roomFor(key: string, { status }: Page): TaggedCache<Page> {
    if (status >= 400) return this.#missing;
    return this.#askedAgain.has(key) ? this.#askedAgain : this.#askedOnce;
  }
}

/** What an entry takes besides its bytes, measured: the page's own parts, its buffers' and its places in the cache. */
const entryOverhead = 2_600;
const tagOverhead = 200;

/** The bytes that a page takes in memory together with all that is held for it. */
const bytesOfEntry = ({ held, policy }: Page, key: string, tags: string[]): number =>
  entryOverhead +
  held +
  policy.length +
  2 * key.length +
  tags.reduce((all, tag) => all + tagOverhead + tag.length, 0);

import { TaggedCache } from '@haat/api/core/cache/tagged-cache';
import type { Begun, Found } from '@haat/api/core/cache/tagged-cache';
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

/** Milliseconds for which a page may show what was of things that it merely lists (decision 25). */
const maxBehind = 2_000;
/** A page that is younger, in milliseconds, is not made anew for that, however often something that it lists changes. */
const remadeEvery = 1_000;

interface Making {
  begun: Begun;
  made: Promise<{ page: Page; rendered: Rendered }>;
}

type Kept = Found<Page>;

/**
 * The pages of the shop, held in the process until what they were made from changes (design D4). Everyone who asks
 * for a page while it is being made gets the same making, unless it began before what it shows has changed.
 */
export class PageCache {
  readonly #askedAgain: TaggedCache<Page>;
  readonly #askedOnce: TaggedCache<Page>;
  // Addresses that are none: whoever makes them up pushes out none that is.
  readonly #missing: TaggedCache<Page>;
  readonly #making = new Map<string, Making>();
  /** How often a page was sent as it was kept, sent once more while it was made anew, waited for, and rendered. */
  readonly counts = { kept: 0, aged: 0, waited: 0, rendered: 0 };
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
    changes.listen((tags, _, since) => {
      for (const each of this.#rooms) each.drop(tags, since);
    });
  }

  get #rooms() {
    return [this.#askedAgain, this.#askedOnce, this.#missing];
  }

  /** Any of them: all hear the same changes, so each knows as well as another what was dropped when. */
  get #room() {
    return this.#missing;
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
    if (kept && this.#mayBeSent(kept)) {
      if (this.#wantsRemaking(kept)) {
        this.counts.aged += 1;
        this.#make(key, render).made.catch(() => {});
      } else {
        this.counts.kept += 1;
        // One that is behind goes within a second.
        if (kept.behind === null) void kept.value.tighten();
      }
      return kept.value;
    }
    this.counts.waited += 1;
    try {
      const made = await this.#waitFor(key, render, admit);
      return kept && made.status >= 500 ? kept.value : made;
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    }
  }

  #mayBeSent({ age, spread, behind }: Kept): boolean {
    return age < this.#changes.maxAge(this.#options.staleFor * spread) && (behind ?? 0) < maxBehind;
  }

  #wantsRemaking({ age, spread, behind }: Kept): boolean {
    return age >= this.#options.freshFor * spread || (behind !== null && age >= remadeEvery);
  }

  /** The page for who waits for it: another making where it turns out that what it shows had changed before they came. */
  async #waitFor(key: string, render: Render, admit: () => void): Promise<Page> {
    const asked = this.#room.begin();
    for (;;) {
      if (!this.#making.has(key)) admit();
      const { begun, made } = this.#make(key, render);
      const { page, rendered } = await made;
      if (begun.clock === asked.clock || begun.at >= asked.at || !this.#isBehind(begun, rendered))
        return page;
    }
  }

  #isBehind(begun: Begun, { tags, listed = new Set() }: Rendered): boolean {
    if (this.#room.isDroppedSince(begun, tags)) return true;
    return performance.now() - begun.at > maxBehind && this.#room.isDroppedSince(begun, listed);
  }

  #find(key: string): Kept | undefined {
    const again = this.#askedAgain.get(key) ?? this.#missing.get(key);
    if (again) return again;
    const once = this.#askedOnce.get(key);
    if (once) this.#askedOnce.moveTo(this.#askedAgain, key);
    return once;
  }

  #make(key: string, render: Render): Making {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    this.counts.rendered += 1;
    const begun = this.#room.begin();
    const made = render()
      .then(async (rendered) => {
        const page: Page = await finished(rendered, () => {
          for (const room of this.#rooms) room.recount(key, page);
        });
        if (page.status < 500) this.#keep(key, page, rendered, begun);
        return { page, rendered };
      })
      .finally(() => this.#making.delete(key));
    const making = { begun, made };
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, page: Page, { tags, listed }: Rendered, begun: Begun): void {
    const room = this.#roomFor(key, page);
    // What was not there before and is now must not be found as it was.
    for (const other of this.#rooms) if (other !== room) other.delete(key);
    room.keep(key, page, tags, begun, listed);
  }

  #roomFor(key: string, { status }: Page): TaggedCache<Page> {
    if (status >= 400) return this.#missing;
    return this.#askedAgain.has(key) ? this.#askedAgain : this.#askedOnce;
  }
}

/** What an entry takes besides its bytes, measured: the page's own parts, its buffers' and its places in the cache. */
const entryOverhead = 2_600;
const tagOverhead = 200;

const bytesOfEntry = ({ held, policy }: Page, key: string, tags: string[]): number =>
  entryOverhead +
  held +
  policy.length +
  2 * key.length +
  tags.reduce((all, tag) => all + tagOverhead + tag.length, 0);

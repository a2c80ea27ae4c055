import { networkOf } from '@haat/api/core/network';
import { refusal } from '@haat/contract/core/problem';

/** Pages that one network may have made at once, and how many more each second. Pages that are kept count nowhere. */
export interface PagesPerNetwork {
  atOnce: number;
  perSecond: number;
}

const usual: PagesPerNetwork = { atOnce: 600, perSecond: 10 };
/** Networks that are remembered; who comes on top begins anew with the one that asked longest ago. */
const networksMost = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * How many pages are made for one network (an IPv4 address, a /64 of IPv6). Generous, because in Nepal thousands of
 * phones share an address: what they look at is kept, and costs nobody anything.
 */
export class Allowance {
  readonly #buckets = new Map<string, Bucket>();
  readonly #pages: PagesPerNetwork;

  constructor(pages = usual) {
    this.#pages = pages;
  }

  /** @throws Refusal `too-many-requests` with the seconds to wait */
  take(address: string): void {
    const network = networkOf(address);
    const { atOnce, perSecond } = this.#pages;
    const now = performance.now();
    const { left, at } = this.#buckets.get(network) ?? { left: atOnce, at: now };
    const filled = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    this.#buckets.delete(network);
    this.#buckets.set(network, { left: filled < 1 ? filled : filled - 1, at: now });
    if (this.#buckets.size > networksMost) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    if (filled < 1) throw refusal('too-many-requests', { retryAfter: Math.ceil((1 - filled) / perSecond) });
  }
}

/** Pages that are made at the same time: most of it is waiting for the database. */
const madeAtOnce = 2;
/** Pages that wait for their turn; who comes on top is told to come again. */
const waitingMost = 100;

/**
 * Makes pages in turn. However many are asked for, calls of the API come between two of them, and no more than some
 * seconds of work wait.
 */
export class Turns {
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws Refusal `unavailable` where too many wait */
  async take<T>(make: () => Promise<T>): Promise<T> {
    if (this.#underWay < madeAtOnce) this.#underWay += 1;
    else {
      if (this.#waiting.length >= waitingMost) throw refusal('unavailable', { retryAfter: 2 });
      await new Promise<void>((begin) => this.#waiting.push(begin));
    }
    try {
      return await make();
    } finally {
      const next = this.#waiting.shift();
      // Whoever else was heard meanwhile comes first.
      if (next) setImmediate(next);
      else this.#underWay -= 1;
    }
  }
}

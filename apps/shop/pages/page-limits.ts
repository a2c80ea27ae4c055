import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Budget } from '@haat/api/core/limits/allowance';
import { refusal } from '@haat/contract/core/problem';

/**
 * Pages that one network may have made at once, and how many more each second; pages that are kept count nowhere. Generous,
 * because in Nepal thousands of phones share an address: what they look at is kept, and costs nobody anything.
 */
export const pagesPerNetwork: Budget = { burst: 600, perSecond: 10, refusalCosts: 0.05 };

/**
 * Lets callers go one at a time, each some milliseconds after the one before. Whoever floods the shop waits for an
 * answer before asking again, so refusals that come at a pace slow it down, and they never come all at once in front of
 * somebody else's answer.
 */
export class Pace {
  readonly #every: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];

  /** @param options `every` so many milliseconds one goes; `most` wait, and who comes on top goes at once */
  constructor({ every, most }: { every: number; most: number }) {
    this.#every = every;
    this.#most = most;
  }

  inTurn(go: () => void): void {
    if (this.#waiting.length >= this.#most) go();
    else if (this.#waiting.push(go) === 1) this.#later();
  }

  #later(): void {
    setTimeout(() => {
      const next = this.#waiting.shift();
      if (this.#waiting.length > 0) this.#later();
      next?.();
    }, this.#every).unref();
  }
}

// Pages that are made at the same time: most of it is waiting for the database.
const madeAtOnce = 2;
// Pages that wait for their turn; who comes on top is told to come again.
const maxWaiting = 100;

/**
 * Makes pages in turn. However many are asked for, calls of the API come between two of them, and no more than some
 * seconds of work wait.
 */
export class Turns {
  readonly #limit = pLimit(madeAtOnce);

  /** @throws Refusal `unavailable` where too many wait */
  async take<T>(make: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= maxWaiting) throw refusal('unavailable', { retryAfter: 2 });
    const waits = this.#limit.activeCount >= madeAtOnce;
    return this.#limit(async () => {
      // Whoever else was heard meanwhile comes first.
      if (waits) await setImmediate();
      return make();
    });
  }
}

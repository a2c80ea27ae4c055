import { refusal } from '@haat/contract/core/problem';

// Waiting for their turn, in all and for one caller: who comes on top is asked to come again.
const maxWaiting = 60;
const waitingEach = 20;

/**
 * Lets one piece of work run at a time, and callers take turns: who has brought much waits longer, and nobody waits for more
 * than one piece of each other caller who waits.
 */
export class Turns {
  readonly #lines = new Map<string, (() => void)[]>();
  #running = false;
  #waiting = 0;

  /** @throws Refusal `unavailable` when too many wait, `too-many-requests` when too many of this caller do */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running) await this.#wait(caller);
    this.#running = true;
    try {
      return await work();
    } finally {
      this.#next(caller);
    }
  }

  #wait(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= waitingEach) throw refusal('too-many-requests', { retryAfter: 10 });
    if (this.#waiting >= maxWaiting) throw refusal('unavailable', { retryAfter: 10 });
    this.#waiting += 1;
    this.#lines.set(caller, line);
    return new Promise((turn) => line.push(turn));
  }

  #next(before: string): void {
    // Who has just had a turn is behind everybody else who waits.
    const own = this.#lines.get(before);
    if (own && this.#lines.delete(before)) this.#lines.set(before, own);
    const [first] = this.#lines;
    this.#running = first !== undefined;
    if (!first) return;
    const [caller, line] = first;
    const turn = line.shift();
    if (line.length === 0) this.#lines.delete(caller);
    this.#waiting -= 1;
    turn?.();
  }
}

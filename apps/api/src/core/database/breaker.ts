import { setTimeout as after } from 'node:timers/promises';
import { DatabaseAway } from './failures.ts';

// A database that is well answers within this, in milliseconds.
const ANSWER_MS = 1000;
// How often one that is away is asked whether it is back.
const AGAIN_MS = 200;

/**
 * A circuit breaker: while the database cannot be reached, whoever asks is told so at once instead of waiting in a
 * queue, and one question at a time finds out whether it is back.
 */
export class Breaker {
  readonly #ask: () => Promise<unknown>;
  readonly #waiting = new Set<(why: DatabaseAway) => void>();
  #asking = false;
  #away = false;
  #closed = false;

  /** @param ask asks the database anything, whatever the breaker says */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** @throws DatabaseAway while it is known to be away */
  refuseWhileAway(): void {
    if (this.#away) throw whileAway();
  }

  /** Notes that somebody waits, for the case that the database is found to be away; the answer takes it back. */
  note(giveUp: (why: DatabaseAway) => void): () => void {
    this.#waiting.add(giveUp);
    return () => void this.#waiting.delete(giveUp);
  }

  /** Finds out whether the database is there, because something says that it may not be. */
  suspect(): void {
    if (this.#asking || this.#closed) return;
    this.#asking = true;
    void this.#untilItAnswers();
  }

  close(): void {
    this.#closed = true;
  }

  async #untilItAnswers(): Promise<void> {
    while (!this.#closed) {
      const answered = this.#ask().then(
        () => true,
        () => false,
      );
      const soon = await Promise.race([answered, after(ANSWER_MS, false, { ref: false })]);
      if (!soon) this.#open();
      if (soon || (await answered)) break;
      await after(AGAIN_MS, undefined, { ref: false });
    }
    this.#away = false;
    this.#asking = false;
  }

  #open(): void {
    this.#away = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const giveUp of waiting) giveUp(whileAway());
  }
}

const whileAway = () => new DatabaseAway("The database doesn't answer.");

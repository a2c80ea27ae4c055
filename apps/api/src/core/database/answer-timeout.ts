import type { Duplex } from 'node:stream';
import { DatabaseAway } from './failures.ts';

/** What a connection goes through; `bytesRead` as Node's own sockets count it. */
export type ConnectionStream = Duplex & { readonly bytesRead: number };

/** How long a connection may leave an answer owing, and who is told of one that does, or of one that fails. */
export type TimeoutPolicy = {
  /** In milliseconds; null while the database may take its time, as at a start. */
  ms: number | null;
  onTrouble: () => void;
  all: Set<AnswerTimeout>;
};

export const withoutTimeout = (): TimeoutPolicy => ({ ms: null, onTrouble: () => {}, all: new Set() });

/**
 * Watches one connection for a server that has stopped answering: a process that hangs, a line that swallows what it
 * carries. Neither breaks a connection, and TCP asks only whether the machine is there.
 */
export class AnswerTimeout {
  readonly #stream: ConnectionStream;
  readonly #timeouts: TimeoutPolicy;
  #pending = 0;
  #lastAnswerAt = performance.now();
  #bytesRead = 0;
  #timer: NodeJS.Timeout | undefined;
  #checkAt = 0;

  constructor(stream: ConnectionStream, timeouts: TimeoutPolicy) {
    this.#stream = stream;
    this.#timeouts = timeouts;
    timeouts.all.add(this);
    stream.on('error', () => timeouts.onTrouble());
    stream.on('close', () => {
      clearTimeout(this.#timer);
      timeouts.all.delete(this);
    });
  }

  get isClosed(): boolean {
    return this.#stream.destroyed;
  }

  requestSent(): void {
    if (this.#pending === 0) this.#lastAnswerAt = performance.now();
    this.#pending += 1;
    this.#schedule();
  }

  answerReceived(): void {
    this.#pending -= 1;
    this.#lastAnswerAt = performance.now();
  }

  expire(): void {
    this.#stream.destroy(new DatabaseAway('The database has not answered in time.'));
  }

  #schedule(): void {
    const { ms } = this.#timeouts;
    if (ms === null || this.#pending === 0) return;
    const due = this.#lastAnswerAt + ms;
    // One that is set already looks again when it is due; only a shorter patience needs an earlier one.
    if (this.#timer && due >= this.#checkAt) return;
    clearTimeout(this.#timer);
    this.#checkAt = due;
    // What came while this process itself was busy is heard first.
    this.#timer = setTimeout(
      () => setImmediate(() => this.#check()),
      Math.max(1, due - performance.now()),
    ).unref();
  }

  #check(): void {
    this.#timer = undefined;
    if (this.#pending === 0 || this.isClosed) return;
    const isOverdue = () => performance.now() - this.#lastAnswerAt >= (this.#timeouts.ms ?? Infinity);
    if (isOverdue() && this.#stream.bytesRead !== this.#bytesRead) this.#lastAnswerAt = performance.now();
    this.#bytesRead = this.#stream.bytesRead;
    if (!isOverdue()) return this.#schedule();
    // Others that were last heard before are gone the same way: nobody should find that out one by one.
    for (const other of this.#timeouts.all) if (other.#lastAnswerAt <= this.#lastAnswerAt) other.expire();
  }
}

import type { Duplex } from 'node:stream';
import { DatabaseAway } from './failures.ts';

/** What a connection goes through; `bytesRead` as Node's own sockets count it. */
export type Line = Duplex & { readonly bytesRead: number };

/** How connections are watched: for how long one may be silent, and who is told of one that is, or of one that fails. */
export type Watch = {
  /** How long the database may leave an answer owing, in milliseconds; null while it may take its time, as at a start. */
  ms: number | null;
  onTrouble: () => void;
  all: Set<Silence>;
};

/** Watches nobody yet: for connections that may take their time. */
export const unwatched = (): Watch => ({ ms: null, onTrouble: () => {}, all: new Set() });

/**
 * Watches one connection for a server that has stopped answering: a process that hangs, a line that swallows what it
 * carries. Neither breaks a connection, and TCP asks only whether the machine is there.
 */
export class Silence {
  readonly #line: Line;
  readonly #watch: Watch;
  #owed = 0;
  #heardAt = performance.now();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;
  #due = 0;

  constructor(line: Line, watch: Watch) {
    this.#line = line;
    this.#watch = watch;
    watch.all.add(this);
    line.on('error', () => watch.onTrouble());
    line.on('close', () => {
      clearTimeout(this.#timer);
      watch.all.delete(this);
    });
  }

  /** Whether the connection is closed, or broken. */
  get isOver(): boolean {
    return this.#line.destroyed;
  }

  asked(): void {
    if (this.#owed === 0) this.#heardAt = performance.now();
    this.#owed += 1;
    this.#look();
  }

  answered(): void {
    this.#owed -= 1;
    this.#heardAt = performance.now();
  }

  giveUp(): void {
    this.#line.destroy(new DatabaseAway('The database has not answered in time.'));
  }

  #look(): void {
    const { ms } = this.#watch;
    if (ms === null || this.#owed === 0) return;
    const due = this.#heardAt + ms;
    // One that is set already looks again when it is due; only a shorter patience needs an earlier one.
    if (this.#timer && due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    // What came while this process itself was busy is heard first.
    this.#timer = setTimeout(
      () => setImmediate(() => this.#check()),
      Math.max(1, due - performance.now()),
    ).unref();
  }

  #check(): void {
    this.#timer = undefined;
    if (this.#owed === 0 || this.isOver) return;
    const isSilent = () => performance.now() - this.#heardAt >= (this.#watch.ms ?? Infinity);
    if (isSilent() && this.#line.bytesRead !== this.#bytes) this.#heardAt = performance.now();
    this.#bytes = this.#line.bytesRead;
    if (!isSilent()) return this.#look();
    // Others that were last heard before are gone the same way: nobody should find that out one by one.
    for (const other of this.#watch.all) if (other.#heardAt <= this.#heardAt) other.giveUp();
  }
}

/** How long the database may leave an answer owing, in milliseconds; null while it may take its time, as at a start. */
export type Patience = { ms: number | null };

const [query, sync, flush, readyForQuery] = [0x51, 0x53, 0x48, 0x5a];
const CANCEL_REQUEST = 80_877_102;

/** Counts, by the wire protocol, whether the server owes an answer to what was sent on a connection. */
class Owed {
  #answers = 0;
  #description = false;
  #begun = false;
  /** Bytes of the message under way that are still to come, and those of a head that came in two parts. */
  #left = 0;
  #head: number[] = [];

  get any(): boolean {
    return this.#answers > 0 || this.#description;
  }

  /** What the driver sends is always whole messages. */
  sent(bytes: Buffer): void {
    let at = 0;
    // The first one has no type.
    if (!this.#begun && bytes.length >= 8) {
      this.#begun = true;
      if (bytes.readUInt32BE(4) === CANCEL_REQUEST) return;
      this.#answers += 1;
      at = bytes.readUInt32BE(0);
    }
    while (at + 5 <= bytes.length) {
      const type = bytes[at];
      if (type === query || type === sync) this.#answers += 1;
      if (type === flush) this.#description = true;
      at += 1 + bytes.readUInt32BE(at + 1);
    }
  }

  heard(bytes: Buffer): void {
    this.#description = false;
    let at = 0;
    while (at < bytes.length) {
      if (this.#left > 0) {
        const part = Math.min(this.#left, bytes.length - at);
        this.#left -= part;
        at += part;
        continue;
      }
      this.#head.push(bytes[at] ?? 0);
      at += 1;
      if (this.#head.length < 5) continue;
      const [type = 0, ...length] = this.#head;
      this.#head = [];
      this.#left = Buffer.from(length).readUInt32BE(0) - 4;
      if (type === readyForQuery) this.#answers -= 1;
    }
  }
}

/**
 * Watches one connection for a server that has stopped answering: a process that hangs, a line that swallows what it
 * carries. Neither breaks a connection, and TCP asks only whether the machine is there.
 */
export class Silence {
  readonly #owed = new Owed();
  readonly #patience: Patience;
  readonly #onSilent: () => void;
  #since = 0;
  #heardAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #due = 0;
  #over = false;

  /** @param onSilent called once the connection owes an answer and has said nothing for so long */
  constructor(patience: Patience, onSilent: () => void) {
    this.#patience = patience;
    this.#onSilent = onSilent;
  }

  /** When it was last heard, by the clock of `performance`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Since when it has owed an answer without a word. */
  get since(): number {
    return this.#since;
  }

  sent(bytes: Buffer): void {
    if (!this.#owed.any) this.#since = performance.now();
    this.#owed.sent(bytes);
    this.#watch();
  }

  heard(bytes: Buffer): void {
    this.#owed.heard(bytes);
    this.#heardAt = performance.now();
    this.#since = this.#heardAt;
  }

  /** The connection is closed. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #watch(): void {
    const { ms } = this.#patience;
    if (ms === null || this.#over || !this.#owed.any) return;
    const due = this.#since + ms;
    // One that is set already looks again when it is due; only a shorter patience needs an earlier one.
    if (this.#timer && due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      // What came while this process itself was busy is heard first.
      setImmediate(() => {
        this.#timer = undefined;
        if (this.#over || !this.#owed.any) return;
        if (performance.now() - this.#since >= (this.#patience.ms ?? Infinity)) this.#onSilent();
        else this.#watch();
      });
    }, due - performance.now()).unref();
  }
}

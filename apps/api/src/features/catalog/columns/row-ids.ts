import { grown, roomFor } from './grown.ts';

// So many numbers of 32 bits make an id.
const words = 4;
const movedAtOnce = 64;

/** The ids (UUIDs) of rows, and the row of an id: 16 bytes a row and about 12 of a hash table. */
export class RowIds {
  #words = new Uint32Array(0);
  /** Rows at the hashes of their ids, each one more than it is: 0 is an empty place. */
  #places = new Int32Array(16);
  /** A table that became too small, of which the first places have moved on to the new one; -1 is one that went. */
  #former: Int32Array | null = null;
  #moved = 0;
  #size = 0;

  /** Has room for so many rows. */
  reserve(rows: number): void {
    if (this.#size > 0) return;
    this.#words = new Uint32Array(roomFor(rows) * words);
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, (roomFor(rows) * 4) / 3))));
  }

  /** Gives a row its id, which no other row has, from somewhere in bytes. */
  set(row: number, bytes: Buffer, from: number): void {
    if ((row + 1) * words > this.#words.length)
      this.#words = grown(this.#words, new Uint32Array(roomFor(row + 1) * words));
    for (let n = 0; n < words; n += 1) this.#words[row * words + n] = bytes.readUInt32BE(from + n * 4);
    this.#size += 1;
    if (this.#size * 4 > this.#places.length * 3) this.#double();
    this.#moveSome();
    this.#take(row);
  }

  delete(row: number): void {
    const mask = this.#places.length - 1;
    let at = this.#hash(row) & mask;
    while (this.#places[at] !== row + 1 && this.#places[at] !== 0) at = (at + 1) & mask;
    this.#size -= 1;
    if (this.#places[at] === 0) {
      this.#forget(row);
      return;
    }
    this.#places[at] = 0;
    // What had to go on from this place moves up, so that nobody stops here on the way to it.
    for (let next = (at + 1) & mask; this.#places[next] !== 0; next = (next + 1) & mask) {
      const moved = this.#places[next]! - 1;
      this.#places[next] = 0;
      this.#take(moved);
    }
  }

  /** The row of an id; -1 where none has it. */
  rowOf(id: string): number {
    return this.rowAt(bytesOf(id), 0);
  }

  /** The row of an id that stands somewhere in bytes; -1 where none has it. */
  rowAt(bytes: Buffer, from: number): number {
    const a = bytes.readUInt32BE(from);
    const b = bytes.readUInt32BE(from + 4);
    const c = bytes.readUInt32BE(from + 8);
    const d = bytes.readUInt32BE(from + 12);
    return this.#find(a, b, c, d);
  }

  #find(a: number, b: number, c: number, d: number): number {
    const hash = hashOf(a, b, c, d);
    const all = this.#words;
    for (const places of [this.#places, this.#former]) {
      if (places === null) break;
      const mask = places.length - 1;
      for (let at = hash & mask; places[at] !== 0; at = (at + 1) & mask) {
        if (places[at]! < 0) continue;
        const row: number = places[at]! - 1;
        const word = row * words;
        if (all[word] === a && all[word + 1] === b && all[word + 2] === c && all[word + 3] === d) return row;
      }
    }
    return -1;
  }

  /**
   * The rows of ids that stand one after the other in bytes, -1 where none has one: into `rows`, as many as there is room for. All are
   * looked up before the first is compared, so that the processor fetches many from memory while it waits for one: in two thirds of the time.
   */
  rowsAt(bytes: Buffer, from: number, rows: Int32Array): void {
    const [all, places] = [this.#words, this.#places] as const;
    const mask = places.length - 1;
    const asked = new Uint32Array(rows.length * words);
    for (let n = 0; n < asked.length; n += 1) asked[n] = bytes.readUInt32BE(from + n * 4);
    for (let n = 0; n < rows.length; n += 1) {
      const at = n * words;
      rows[n] = places[hashOf(asked[at]!, asked[at + 1]!, asked[at + 2]!, asked[at + 3]!) & mask]! - 1;
    }
    for (let n = 0; n < rows.length; n += 1) {
      const at = n * words;
      const [a, b, c, d] = [asked[at]!, asked[at + 1]!, asked[at + 2]!, asked[at + 3]!] as const;
      const word = rows[n]! * words;
      const isIt = all[word] === a && all[word + 1] === b && all[word + 2] === c && all[word + 3] === d;
      // Behind another one of its hash, or in the table that became too small.
      if (!isIt) rows[n] = this.#find(a, b, c, d);
    }
  }

  idOf(row: number): string {
    let hex = '';
    for (let n = 0; n < words; n += 1) hex += this.#words[row * words + n]!.toString(16).padStart(8, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Which of two rows has the lesser id, as a number below, at or above 0: as the database orders them. */
  compare(one: number, other: number): number {
    for (let n = 0; n < words; n += 1) {
      const difference = this.#words[one * words + n]! - this.#words[other * words + n]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  get bytes(): number {
    return this.#words.byteLength + this.#places.byteLength + (this.#former?.byteLength ?? 0);
  }

  #take(row: number): void {
    const mask = this.#places.length - 1;
    let at = this.#hash(row) & mask;
    while (this.#places[at] !== 0) at = (at + 1) & mask;
    this.#places[at] = row + 1;
  }

  #double(): void {
    while (this.#former) this.#moveSome();
    this.#former = this.#places;
    this.#moved = 0;
    this.#places = new Int32Array(this.#former.length * 2);
  }

  /** Some places of the former table move on with each row that comes: all at once would hold everybody up. */
  #moveSome(): void {
    if (!this.#former) return;
    const end = Math.min(this.#former.length, this.#moved + movedAtOnce);
    for (; this.#moved < end; this.#moved += 1) {
      const place = this.#former[this.#moved]!;
      if (place <= 0) continue;
      this.#former[this.#moved] = -1;
      this.#take(place - 1);
    }
    if (end === this.#former.length) this.#former = null;
  }

  #forget(row: number): void {
    const former = this.#former!;
    let at = this.#hash(row) & (former.length - 1);
    while (former[at] !== row + 1) at = (at + 1) & (former.length - 1);
    former[at] = -1;
  }

  #hash(row: number): number {
    const at = row * words;
    const all = this.#words;
    return hashOf(all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!);
  }
}

/** An id, or several one after the other, as bytes. */
export const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Ids that count up and those that are drawn spread alike. */
function hashOf(a: number, b: number, c: number, d: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ d, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

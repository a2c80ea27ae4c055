import { grown, roomFor } from './grown.ts';

/** So many numbers of 32 bits make an id. */
const words = 4;

/** The ids (UUIDs) of rows, and the row of an id: 16 bytes a row and about 12 of a hash table. */
export class RowIds {
  #words = new Uint32Array(0);
  /** Rows at the hashes of their ids, each one more than it is: 0 is an empty place. */
  #places = new Int32Array(16);
  #size = 0;

  /** Gives a row its id, which no other row has. */
  set(row: number, id: string): void {
    if ((row + 1) * words > this.#words.length)
      this.#words = grown(this.#words, new Uint32Array(roomFor(row + 1) * words));
    const hex = id.replaceAll('-', '');
    for (let n = 0; n < words; n += 1)
      this.#words[row * words + n] = Number.parseInt(hex.slice(n * 8, n * 8 + 8), 16);
    this.#size += 1;
    if (this.#size * 4 > this.#places.length * 3) this.#spread(this.#places.length * 2);
    this.#take(row);
  }

  /** Frees a row. */
  delete(row: number): void {
    const mask = this.#places.length - 1;
    let at = this.#hash(row);
    while (this.#places[at] !== row + 1) at = (at + 1) & mask;
    this.#places[at] = 0;
    this.#size -= 1;
    // What had to go on from this place moves up, so that nobody stops here on the way to it.
    for (let next = (at + 1) & mask; this.#places[next] !== 0; next = (next + 1) & mask) {
      const moved = this.#places[next]! - 1;
      this.#places[next] = 0;
      this.#take(moved);
    }
  }

  /** The row of an id; -1 where none has it. */
  rowOf(id: string): number {
    return this.rowAt(Buffer.from(id.replaceAll('-', ''), 'hex'), 0);
  }

  /** The row of an id that stands somewhere in bytes; -1 where none has it. */
  rowAt(bytes: Buffer, from: number): number {
    const a = bytes.readUInt32BE(from);
    const b = bytes.readUInt32BE(from + 4);
    const c = bytes.readUInt32BE(from + 8);
    const d = bytes.readUInt32BE(from + 12);
    const all = this.#words;
    const mask = this.#places.length - 1;
    for (let at = hashOf(a, b, c, d) & mask; this.#places[at] !== 0; at = (at + 1) & mask) {
      const row = this.#places[at]! - 1;
      const word = row * words;
      if (all[word] === a && all[word + 1] === b && all[word + 2] === c && all[word + 3] === d) return row;
    }
    return -1;
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
    return this.#words.byteLength + this.#places.byteLength;
  }

  #take(row: number): void {
    const mask = this.#places.length - 1;
    let at = this.#hash(row);
    while (this.#places[at] !== 0) at = (at + 1) & mask;
    this.#places[at] = row + 1;
  }

  #spread(places: number): void {
    const before = this.#places;
    this.#places = new Int32Array(places);
    for (const place of before) if (place !== 0) this.#take(place - 1);
  }

  #hash(row: number): number {
    const at = row * words;
    const all = this.#words;
    return hashOf(all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!) & (this.#places.length - 1);
  }
}

/** Ids that count up and those that are drawn spread alike. */
function hashOf(a: number, b: number, c: number, d: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ d, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

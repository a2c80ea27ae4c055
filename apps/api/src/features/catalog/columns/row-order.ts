import { GrowingList, grown, roomFor } from './grown.ts';
import type { RowIds } from './row-ids.ts';

const digit = 11;
const digits = 2 ** digit;

/** Rows by a number of theirs, those of equal ones by their ids: ascending; read backwards it is the other way round. */
export class RowOrder {
  #rows: Int32Array<ArrayBuffer> = new Int32Array(0);
  #length = 0;
  readonly #ids: RowIds;
  readonly #keys: () => Int32Array | Uint32Array | Uint8Array;

  constructor(ids: RowIds, keys: () => Int32Array | Uint32Array | Uint8Array) {
    this.#ids = ids;
    this.#keys = keys;
  }

  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#length);
  }

  get bytes(): number {
    return this.#rows.byteLength;
  }

  /** As the order has two rows. */
  compare(one: number, other: number): number {
    const keys = this.#keys();
    return keys[one]! - keys[other]! || this.#ids.compare(one, other);
  }

  /** Puts all rows in order, of which those up to `count` are there by their ids; hands the loop on between its steps. */
  async sort(count: number, pause: () => Promise<void>): Promise<void> {
    const keys = this.#keys();
    let most = 0;
    for (let row = 0; row < count; row += 1) if (keys[row]! > most) most = keys[row]!;
    let from = new Int32Array(roomFor(count));
    for (let row = 0; row < count; row += 1) from[row] = row;
    let into = new Int32Array(from.length);
    // Digit by digit from the last one, each time keeping what was in order.
    for (let shift = 0; shift < 32 && most >>> shift > 0; shift += digit) {
      await pause();
      sortByDigit(from.subarray(0, count), into, keys, shift);
      [from, into] = [into, from];
    }
    this.#rows = from;
    this.#length = count;
  }

  /** Takes a row out, while its number is still the one by which it was put in. */
  take(row: number): void {
    const at = this.#placeOf(row);
    this.#rows.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  put(row: number): void {
    const at = this.#placeOf(row);
    if (this.#length === this.#rows.length)
      this.#rows = grown(this.#rows, new Int32Array(roomFor(this.#length + 1)));
    this.#rows.copyWithin(at + 1, at, this.#length);
    this.#rows[at] = row;
    this.#length += 1;
  }

  /** Leaves out rows, however their numbers have changed, and puts in others: in one go through all. */
  merge(isOut: (row: number) => boolean, added: number[]): void {
    const coming = added.toSorted((one, other) => this.compare(one, other));
    const merged = new GrowingList(roomFor(this.#length + added.length));
    let next = 0;
    for (const row of this.rows) {
      if (isOut(row)) continue;
      while (next < coming.length && this.compare(coming[next]!, row) < 0) merged.push(coming[next++]!);
      merged.push(row);
    }
    while (next < coming.length) merged.push(coming[next++]!);
    this.#rows = merged.values;
    this.#length = merged.length;
  }

  /** The place of a row, or where it belongs. */
  #placeOf(row: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#rows[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function sortByDigit(
  from: Int32Array,
  into: Int32Array,
  keys: Int32Array | Uint32Array | Uint8Array,
  shift: number,
): void {
  const starts = new Int32Array(digits + 1);
  for (const row of from) starts[((keys[row]! >>> shift) & (digits - 1)) + 1]! += 1;
  for (let n = 1; n < digits; n += 1) starts[n]! += starts[n - 1]!;
  for (const row of from) {
    const place = (keys[row]! >>> shift) & (digits - 1);
    into[starts[place]!] = row;
    starts[place]! += 1;
  }
}

import { GrowingList } from './grown.ts';
import type { RowIds } from './row-ids.ts';
import { bySlices } from './turns.ts';
import type { Turn } from './turns.ts';

const digit = 11;
const digits = 2 ** digit;
// A part is made of so many rows, and cut in two where it has grown beyond the other number.
const rowsOfPart = 1_024;
const maxOfPart = 2_048;

type KeyOf = (row: number) => number;

/**
 * Rows by a number of theirs, those of equal ones by their ids: ascending; read backwards it is the other way round. They lie in parts, so that
 * a row comes and goes without others moving, however many there are.
 */
export class RowOrder {
  #parts: GrowingList[] = [];
  #length = 0;
  readonly #ids: RowIds;
  readonly #keyOf: KeyOf;

  constructor(ids: RowIds, keyOf: KeyOf) {
    this.#ids = ids;
    this.#keyOf = keyOf;
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#parts.reduce((sum, { values }) => sum + values.byteLength, 0);
  }

  /** As the order has two rows. */
  compare(one: number, other: number): number {
    return this.#keyOf(one) - this.#keyOf(other) || this.#ids.compare(one, other);
  }

  /** The rows in order, or from the last to the first, without so many at the beginning: part by part. */
  *read(descending: boolean, skip = 0): Generator<Int32Array, void, void> {
    let left = skip;
    const parts = descending ? this.#parts.toReversed() : this.#parts.slice();
    for (const { all } of parts) {
      if (left < all.length)
        yield descending ? all.subarray(0, all.length - left).toReversed() : all.subarray(left);
      left = Math.max(0, left - all.length);
    }
  }

  /** How many rows have a lesser number. */
  below(key: number): number {
    const keyOf = this.#keyOf;
    let count = 0;
    for (const { all } of this.#parts) {
      if (keyOf(all.at(-1)!) < key) count += all.length;
      else return count + firstWhere(all.length, (n) => keyOf(all[n]!) >= key);
    }
    return count;
  }

  /** Puts rows in order that are there by their ids. */
  async sort(rows: Int32Array, turn: Turn): Promise<void> {
    const keyOf = this.#keyOf;
    let most = 0;
    const count = rows.length;
    let from = Int32Array.from(rows);
    await bySlices(count, turn, (first, end) => {
      for (let n = first; n < end; n += 1) most = Math.max(most, keyOf(rows[n]!));
    });
    let into = new Int32Array(count);
    // Digit by digit from the last one, each time keeping what was in order.
    for (let shift = 0; shift < 32 && most >>> shift > 0; shift += digit) {
      await sortByDigit(from, into, { keyOf, shift, turn });
      [from, into] = [into, from];
    }
    const parts: GrowingList[] = [];
    for (let first = 0; first < count; first += rowsOfPart) {
      const part = from.slice(first, first + rowsOfPart);
      parts.push(GrowingList.of(part));
      await turn(part.length);
    }
    this.#parts = parts;
    this.#length = count;
  }

  /** Takes a row out, while its number is still the one by which it was put in. */
  take(row: number): void {
    const at = this.#partOf(row);
    const part = this.#parts[at]!;
    part.remove(this.#placeIn(part, row));
    if (part.length === 0) this.#parts.splice(at, 1);
    this.#length -= 1;
  }

  put(row: number): void {
    if (this.#parts.length === 0) this.#parts.push(new GrowingList());
    const at = Math.min(this.#partOf(row), this.#parts.length - 1);
    const part = this.#parts[at]!;
    part.insert(this.#placeIn(part, row), row);
    this.#length += 1;
    if (part.length <= maxOfPart) return;
    const { all } = part;
    const halves = [all.slice(0, rowsOfPart), all.slice(rowsOfPart)].map((half) => GrowingList.of(half));
    this.#parts.splice(at, 1, ...halves);
  }

  /** The part in which a row lies or belongs; behind the last one where it comes after all. */
  #partOf(row: number): number {
    return firstWhere(this.#parts.length, (n) => {
      const { values, length } = this.#parts[n]!;
      return this.compare(values[length - 1]!, row) >= 0;
    });
  }

  #placeIn({ values, length }: GrowingList, row: number): number {
    return firstWhere(length, (n) => this.compare(values[n]!, row) >= 0);
  }
}

/** The first number of which something holds that holds of all after it. */
export function firstWhere(count: number, holds: (n: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function sortByDigit(
  from: Int32Array,
  into: Int32Array,
  { keyOf, shift, turn }: { keyOf: KeyOf; shift: number; turn: Turn },
): Promise<void> {
  const starts = new Int32Array(digits + 1);
  await bySlices(from.length, turn, (first, end) => {
    for (let n = first; n < end; n += 1) starts[((keyOf(from[n]!) >>> shift) & (digits - 1)) + 1]! += 1;
  });
  for (let n = 1; n < digits; n += 1) starts[n]! += starts[n - 1]!;
  await bySlices(from.length, turn, (first, end) => {
    for (let n = first; n < end; n += 1) {
      const row = from[n]!;
      const place = (keyOf(row) >>> shift) & (digits - 1);
      into[starts[place]!] = row;
      starts[place]! += 1;
    }
  });
}

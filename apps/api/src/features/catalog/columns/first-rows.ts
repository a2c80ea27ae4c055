import { firstWhere } from './row-order.ts';

// More than these are put in order with all others.
const maxKept = 200;

/** How many rows are compared, about, to have the first of so many. */
export const costOfFirst = (rows: number, most: number): number =>
  most > maxKept ? rows * Math.log2(rows + 1) : rows;

/** As an order has two rows: below 0 where the first one comes first. */
type Compare = (one: number, other: number) => number;

/** The first of many rows in an order, found without putting all of them in it. */
export class FirstRows {
  readonly rows: number[] = [];
  readonly #most: number;
  readonly #compare: Compare;

  constructor(most: number, compare: Compare) {
    [this.#most, this.#compare] = [most, compare];
  }

  /** Takes a row in, once however often it comes by. */
  take(row: number): void {
    const { rows } = this;
    // Most come after the last one, which is found out first.
    const isFull = rows.length === this.#most;
    if (isFull && this.#compare(row, rows[this.#most - 1]!) > 0) return;
    // Also one that has come to another place since.
    if (rows.includes(row)) return;
    const at = firstWhere(rows.length, (n) => this.#compare(rows[n]!, row) > 0);
    rows.splice(at, 0, row);
    if (isFull) rows.pop();
  }
}

/** The first of some rows in an order. */
export function firstRows(rows: Int32Array, most: number, compare: Compare): number[] {
  if (most > maxKept) return Array.from(rows).sort(compare).slice(0, most);
  const first = new FirstRows(most, compare);
  // From the last row on: those of the newest products come last.
  for (let n = rows.length - 1; n >= 0; n -= 1) first.take(rows[n]!);
  return first.rows;
}

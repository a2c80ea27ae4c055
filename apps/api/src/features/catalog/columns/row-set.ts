/** Rows as bits. */
export class RowSet {
  #bits: Uint32Array;

  constructor(rows: number) {
    this.#bits = new Uint32Array((rows >>> 5) + 1);
  }

  has(row: number): boolean {
    return (((this.#bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    if (row >>> 5 >= this.#bits.length) {
      const longer = new Uint32Array((row >>> 5) + 64);
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[row >>> 5]! |= 1 << (row & 31);
  }

  delete(row: number): void {
    if (row >>> 5 < this.#bits.length) this.#bits[row >>> 5]! &= ~(1 << (row & 31));
  }
}

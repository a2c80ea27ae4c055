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

  /** Writes the rows of a part, in order, from the start of an array that has room for all of them. @returns how many they are */
  read(from: number, to: number, into: Int32Array): number {
    let count = 0;
    const end = Math.min(this.#bits.length, (to + 31) >>> 5);
    for (let word = from >>> 5; word < end; word += 1)
      for (let bits = this.#bits[word]!; bits !== 0; bits &= bits - 1) {
        const row = (word << 5) + 31 - Math.clz32(bits & -bits);
        if (row < from || row >= to) continue;
        into[count] = row;
        count += 1;
      }
    return count;
  }
}

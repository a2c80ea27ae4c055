type Numbers = Int32Array | Uint32Array | Uint8Array;

/** The same numbers in a longer array. */
export function grown<T extends Numbers>(numbers: Numbers, longer: T): T {
  longer.set(numbers);
  return longer;
}

/** How long an array gets that has to hold so many: a quarter longer, so that it seldom grows. */
export const roomFor = (length: number): number => Math.max(16, Math.ceil(length * 1.25));

/** Numbers in a row that grows at its end. */
export class GrowingList {
  values: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(room = 0) {
    this.values = new Int32Array(room);
  }

  push(value: number): void {
    if (this.length === this.values.length)
      this.values = grown(this.values, new Int32Array(roomFor(this.length + 1)));
    this.values[this.length] = value;
    this.length += 1;
  }

  /** What was pushed, without a copy. */
  get all(): Int32Array {
    return this.values.subarray(0, this.length);
  }
}

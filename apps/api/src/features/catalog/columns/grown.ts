type Numbers = Int32Array | Uint32Array | Uint8Array;

/** The same numbers in a longer array. */
export function grown<T extends Numbers>(numbers: Numbers, longer: T): T {
  longer.set(numbers);
  return longer;
}

/** How long an array gets that has to hold so many: a quarter longer, so that it seldom grows. */
export const roomFor = (length: number): number => Math.max(16, Math.ceil(length * 1.25));

export class GrowingList {
  values: Int32Array<ArrayBuffer> = new Int32Array(0);
  length = 0;

  static of(values: Int32Array<ArrayBuffer>): GrowingList {
    const list = new GrowingList();
    list.values = values;
    list.length = values.length;
    return list;
  }

  push(value: number): void {
    if (this.length === this.values.length)
      this.values = grown(this.values, new Int32Array(roomFor(this.length + 1)));
    this.values[this.length] = value;
    this.length += 1;
  }

  insert(at: number, value: number): void {
    this.push(value);
    this.values.copyWithin(at + 1, at, this.length - 1);
    this.values[at] = value;
  }

  remove(at: number): void {
    this.values.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  /** What was pushed, without a copy. */
  get all(): Int32Array {
    return this.values.subarray(0, this.length);
  }
}

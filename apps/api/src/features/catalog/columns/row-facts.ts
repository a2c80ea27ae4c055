import { grown } from './grown.ts';

/** What lists are narrowed and counted by: numbers, `category`, `vendor` and `choice` those that columns give to names and sets. */
export interface Facts {
  price: number;
  discount: number;
  inStock: number;
  category: number;
  vendor: number;
  choice: number;
}

const numbersOfRow = 4;
const [price, category, vendor, rest] = [0, 1, 2, 3] as const;
// The last number holds the stock in its lowest bit, a discount of up to 100 percent in seven, and a choice above them.
const [discountAt, choiceAt] = [1, 8];
const maxDiscount = 127;
const noCategory = -1;

/**
 * The facts of rows, 16 bytes each and beside each other: rows of a category lie anywhere in a large shop, and a row that is counted comes
 * into the processor's cache as one line, instead of one for each of six columns.
 */
export class RowFacts {
  #numbers: Int32Array<ArrayBuffer> = new Int32Array(0);

  /** For how many rows there is room. */
  get length(): number {
    return this.#numbers.length / numbersOfRow;
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  grow(length: number): void {
    this.#numbers = grown(this.#numbers, new Int32Array(length * numbersOfRow));
  }

  price(row: number): number {
    return this.#numbers[row * numbersOfRow + price]!;
  }

  /** -1 where no product stands in a row. */
  category(row: number): number {
    return this.#numbers[row * numbersOfRow + category]!;
  }

  vendor(row: number): number {
    return this.#numbers[row * numbersOfRow + vendor]!;
  }

  choice(row: number): number {
    return this.#numbers[row * numbersOfRow + rest]! >>> choiceAt;
  }

  /** In percent. */
  discount(row: number): number {
    return (this.#numbers[row * numbersOfRow + rest]! >>> discountAt) & maxDiscount;
  }

  /** 1 or 0. */
  inStock(row: number): number {
    return this.#numbers[row * numbersOfRow + rest]! & 1;
  }

  set(row: number, facts: Facts): void {
    const at = row * numbersOfRow;
    this.#numbers[at + price] = facts.price;
    this.#numbers[at + category] = facts.category;
    this.#numbers[at + vendor] = facts.vendor;
    this.#numbers[at + rest] = (facts.choice << choiceAt) | (facts.discount << discountAt) | facts.inStock;
  }

  /** A row in which no product stands any more. */
  clear(row: number): void {
    this.#numbers[row * numbersOfRow + category] = noCategory;
  }
}

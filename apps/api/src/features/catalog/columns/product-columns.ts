import type { Sort } from '@haat/contract/catalog/rules';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import { ChoiceSets } from './choice-sets.ts';
import { GrowingList, grown, roomFor } from './grown.ts';
import { Names } from './names.ts';
import { RowIds, bytesOf } from './row-ids.ts';
import { RowOrder } from './row-order.ts';
import { bySlices, fewest } from './turns.ts';
import type { Turn } from './turns.ts';

/** A product on sale as lists narrow, count and order it. `price` in whole rupees, `createdAt` in seconds. */
export interface ListedProduct {
  id: string;
  categoryId: string;
  vendorId: string;
  price: number;
  discount: number;
  inStock: boolean;
  createdAt: number;
  views: number;
  variants: OfferedVariant[];
}

/** What columns hold of a product: numbers, names by those that `categories`, `vendors` and `choices` give them. */
export interface RowNumbers {
  price: number;
  discount: number;
  inStock: number;
  category: number;
  vendor: number;
  choice: number;
  createdAt: number;
  views: number;
}

const noRow = -1;

/**
 * What a shop has on sale, a column for each thing that lists are narrowed, counted and ordered by: about 80 bytes a product,
 * whatever its card holds. A row is where a product stands in each column; it keeps its row as long as it is on sale.
 */
export class ProductColumns {
  price: Int32Array<ArrayBuffer> = new Int32Array(0);
  discount: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  inStock: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  /** Numbers of `categories`; -1 where no product stands in a row. */
  category: Int32Array<ArrayBuffer> = new Int32Array(0);
  /** Numbers of `vendors`. */
  vendor: Int32Array<ArrayBuffer> = new Int32Array(0);
  /** Numbers of `choices`. */
  choice: Int32Array<ArrayBuffer> = new Int32Array(0);
  createdAt: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  views: Uint32Array<ArrayBuffer> = new Uint32Array(0);

  readonly ids = new RowIds();
  readonly categories = new Names();
  readonly vendors = new Names();
  readonly choices = new ChoiceSets();

  /** Up to where rows were ever used, and how many of them are. */
  end = 0;
  size = 0;
  /** How many products are in stock. */
  stocked = 0;
  /** Another number after each change: what was counted before and after one does not go together. */
  generation = 0;
  readonly #free: number[] = [];
  // The rows of each category, and where in its list a row stands.
  readonly #inCategory: GrowingList[] = [];
  #place: Int32Array<ArrayBuffer> = new Int32Array(0);

  readonly #orders = {
    newest: new RowOrder(this.ids, () => this.createdAt),
    price: new RowOrder(this.ids, () => this.price),
    discount: new RowOrder(this.ids, () => this.discount),
    popular: new RowOrder(this.ids, () => this.views),
  };

  /** The rows of a category itself. */
  rowsIn(category: number): Int32Array {
    return this.#inCategory[category]?.all ?? new Int32Array(0);
  }

  /** The order of a sort; of all but the cheapest first the last comes first. */
  order(sort: Sort): { order: RowOrder; descending: boolean } {
    if (sort === 'price-asc') return { order: this.#orders.price, descending: false };
    return { order: this.#orders[sort === 'price-desc' ? 'price' : sort], descending: true };
  }

  /** Has room for so many products, so that none of them waits until the columns have grown. */
  reserve(rows: number): void {
    this.ids.reserve(rows);
    this.#grow(roomFor(rows));
  }

  /** Adds a product, whose id stands somewhere in bytes, in the order of the ids, before `sort` is called. */
  append(id: Buffer, from: number, numbers: RowNumbers): void {
    this.#write(this.#takeRow(id, from), numbers);
  }

  /** Puts what was appended in its orders. */
  async sort(turn: Turn): Promise<void> {
    for (const order of Object.values(this.#orders)) await order.sort(this.end, turn);
  }

  numbersOf(product: ListedProduct): RowNumbers {
    const { price, discount, createdAt, views } = product;
    return {
      ...{ price, discount, createdAt, views },
      inStock: product.inStock ? 1 : 0,
      category: this.categories.add(product.categoryId),
      vendor: this.vendors.add(product.vendorId),
      choice: this.choices.add(product.variants),
    };
  }

  /** Has products be as they are now; those of `ids` that are not among them are no longer on sale. Between two of them others may read. */
  async update(ids: string[], products: ListedProduct[], turn: Turn): Promise<void> {
    const now = new Map(products.map((product) => [product.id, product]));
    const all = [...new Set(ids)];
    const put = (from: number, to: number) => {
      this.generation += 1;
      for (const id of all.slice(from, to)) this.#put(id, now.get(id));
    };
    await bySlices(all.length, turn, put, fewest);
  }

  #put(id: string, product: ListedProduct | undefined): void {
    const orders = Object.values(this.#orders);
    const known = this.ids.rowOf(id);
    if (known !== noRow) {
      for (const order of orders) order.take(known);
      this.stocked -= this.inStock[known]!;
      if (product) this.#leaveCategory(known);
      else this.#remove(known);
    }
    if (!product) return;
    const row = known === noRow ? this.#takeRow(bytesOf(id), 0) : known;
    this.#write(row, this.numbersOf(product));
    for (const order of orders) order.put(row);
  }

  /** Whether a row holds something else than a product is like. */
  differ(row: number, product: RowNumbers): boolean {
    return (
      this.price[row] !== product.price ||
      this.discount[row] !== product.discount ||
      this.inStock[row] !== product.inStock ||
      this.createdAt[row] !== product.createdAt ||
      this.views[row] !== product.views ||
      this.choice[row] !== product.choice ||
      this.category[row] !== product.category ||
      this.vendor[row] !== product.vendor
    );
  }

  /** Counts that a product was looked at. */
  countView(id: string): void {
    const row = this.ids.rowOf(id);
    if (row === noRow) return;
    this.#orders.popular.take(row);
    this.views[row]! += 1;
    this.#orders.popular.put(row);
  }

  /** What all columns take, and what their numbers stand for. */
  get bytes(): number {
    const columns = [this.price, this.discount, this.inStock, this.category, this.vendor, this.choice];
    const others = [this.createdAt, this.views, this.#place, ...this.#inCategory.map(({ values }) => values)];
    const named = this.categories.bytes + this.vendors.bytes + this.choices.bytes;
    const own = [...columns, ...others].reduce((sum, { byteLength }) => sum + byteLength, named);
    return Object.values(this.#orders).reduce((sum, { bytes }) => sum + bytes, own + this.ids.bytes);
  }

  #takeRow(id: Buffer, from: number): number {
    const row = this.#free.pop() ?? this.end;
    if (row === this.end) this.end += 1;
    if (row >= this.price.length) this.#grow(roomFor(row + 1));
    this.ids.set(row, id, from);
    this.size += 1;
    return row;
  }

  #write(row: number, { category, ...numbers }: RowNumbers): void {
    this.price[row] = numbers.price;
    this.discount[row] = numbers.discount;
    this.inStock[row] = numbers.inStock;
    this.stocked += numbers.inStock;
    this.vendor[row] = numbers.vendor;
    this.choice[row] = numbers.choice;
    this.createdAt[row] = numbers.createdAt;
    this.views[row] = numbers.views;
    this.category[row] = category;
    const list = (this.#inCategory[category] ??= new GrowingList());
    this.#place[row] = list.length;
    list.push(row);
  }

  #remove(row: number): void {
    this.#leaveCategory(row);
    this.ids.delete(row);
    this.category[row] = noRow;
    this.#free.push(row);
    this.size -= 1;
  }

  /** The last row of its list takes its place. */
  #leaveCategory(row: number): void {
    const list = this.#inCategory[this.category[row]!]!;
    const last = list.values[list.length - 1]!;
    list.values[this.#place[row]!] = last;
    this.#place[last] = this.#place[row]!;
    list.length -= 1;
  }

  #grow(length: number): void {
    this.price = grown(this.price, new Int32Array(length));
    this.discount = grown(this.discount, new Uint8Array(length));
    this.inStock = grown(this.inStock, new Uint8Array(length));
    this.category = grown(this.category, new Int32Array(length));
    this.vendor = grown(this.vendor, new Int32Array(length));
    this.choice = grown(this.choice, new Int32Array(length));
    this.createdAt = grown(this.createdAt, new Uint32Array(length));
    this.views = grown(this.views, new Uint32Array(length));
    this.#place = grown(this.#place, new Int32Array(length));
  }
}

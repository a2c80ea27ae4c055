import type { Sort } from '@haat/contract/catalog/rules';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import { ChoiceSets } from './choice-sets.ts';
import { GrowingList, grown, roomFor } from './grown.ts';
import { Names } from './names.ts';
import { RowFacts } from './row-facts.ts';
import type { Facts } from './row-facts.ts';
import { RowGroups } from './row-groups.ts';
import { RowIds, bytesOf } from './row-ids.ts';
import { RowOrder } from './row-order.ts';
import { bySlices } from './turns.ts';
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
export interface RowNumbers extends Facts {
  createdAt: number;
  views: number;
}

const noRow = -1;
// Fewer choice sets than these take some megabytes, whatever they are of.
const fewSets = 5_000;

/**
 * What a shop has on sale, in columns by which lists are narrowed, counted and ordered: about 80 bytes a product,
 * whatever its card holds. A row is where a product stands in each column; it keeps its row as long as it is on sale.
 */
export class ProductColumns {
  readonly facts = new RowFacts();
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
  // Until all are sorted: the rows that wait for products of a category, by its number, and those in which products stand.
  #reserved: { next: number; end: number }[] = [];
  #appended = new GrowingList();
  readonly #inCategory = new RowGroups();
  readonly #ofVendor = new RowGroups();

  readonly #orders = {
    newest: new RowOrder(this.ids, (row) => this.createdAt[row]!),
    price: new RowOrder(this.ids, (row) => this.facts.price(row)),
    discount: new RowOrder(this.ids, (row) => this.facts.discount(row)),
    popular: new RowOrder(this.ids, (row) => this.views[row]!),
  };

  /** The rows of a category itself. */
  rowsIn(category: number): Int32Array {
    return this.#inCategory.rowsIn(category);
  }

  /** The rows of a vendor. */
  rowsOf(vendor: number): Int32Array {
    return this.#ofVendor.rowsIn(vendor);
  }

  /** The order of a sort; of all but the cheapest first the last comes first. */
  order(sort: Sort): { order: RowOrder; descending: boolean } {
    if (sort === 'price-asc') return { order: this.#orders.price, descending: false };
    return { order: this.#orders[sort === 'price-desc' ? 'price' : sort], descending: true };
  }

  /**
   * Has room for so many products of each category, so that none of them waits until the columns have grown. Those of a category stand
   * beside each other: what is counted together lies together in memory.
   */
  reserve(products: ReadonlyMap<string, number>): void {
    for (const [categoryId, count] of products) {
      this.#reserved[this.categories.add(categoryId)] = { next: this.end, end: this.end + count };
      this.end += count;
    }
    this.ids.reserve(this.end);
    this.#grow(roomFor(this.end));
  }

  /** Adds a product, whose id stands somewhere in bytes, in the order of the ids, before `sort` is called. */
  append(id: Buffer, from: number, numbers: RowNumbers): void {
    const row = this.#takeReserved(numbers.category) ?? this.#takeRow();
    this.#name(row, id, from);
    this.#appended.push(row);
    this.#write(row, numbers);
  }

  /** Puts what was appended in its orders. */
  async sort(turn: Turn): Promise<void> {
    // Of products that have gone since they were counted.
    for (const { next, end } of this.#reserved.filter(Boolean))
      for (let row = next; row < end; row += 1) this.#freeRow(row);
    const rows = this.#appended.all;
    [this.#reserved, this.#appended] = [[], new GrowingList()];
    for (const order of Object.values(this.#orders)) await order.sort(rows, turn);
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
    await bySlices(all.length, turn, put);
  }

  #put(id: string, product: ListedProduct | undefined): void {
    const orders = Object.values(this.#orders);
    const known = this.ids.rowOf(id);
    if (known !== noRow) {
      for (const order of orders) order.take(known);
      this.stocked -= this.facts.inStock(known);
      if (product) this.#leaveGroups(known);
      else this.#remove(known);
    }
    if (!product) return;
    const row = known === noRow ? this.#takeRow() : known;
    if (known === noRow) this.#name(row, bytesOf(id), 0);
    this.#write(row, this.numbersOf(product));
    for (const order of orders) order.put(row);
  }

  /** Whether a row holds something else than a product is like. */
  differ(row: number, product: RowNumbers): boolean {
    const { facts } = this;
    return (
      facts.price(row) !== product.price ||
      facts.discount(row) !== product.discount ||
      facts.inStock(row) !== product.inStock ||
      this.createdAt[row] !== product.createdAt ||
      this.views[row] !== product.views ||
      facts.choice(row) !== product.choice ||
      facts.category(row) !== product.category ||
      facts.vendor(row) !== product.vendor
    );
  }

  /** Whether most choice sets are of no product any more, and there are many: they stay for as long as the columns do. */
  async hasIdleSets(turn: Turn): Promise<boolean> {
    const all = this.choices.size;
    if (all < fewSets) return false;
    const used = new Uint8Array(all);
    let idle = all;
    await bySlices(this.end, turn, (from, to) => {
      for (let row = from; row < to; row += 1) {
        if (this.facts.category(row) < 0) continue;
        const set = this.facts.choice(row);
        // One that has come meanwhile has no place, and counts for nothing.
        if (used[set] !== 0) continue;
        used[set] = 1;
        idle -= 1;
      }
    });
    return idle > all / 2;
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
    const named = [this.categories, this.vendors, this.choices];
    const columns = [this.facts, this.ids, this.#inCategory, this.#ofVendor, ...Object.values(this.#orders)];
    const own = this.createdAt.byteLength + this.views.byteLength;
    return [...named, ...columns].reduce((sum, { bytes }) => sum + bytes, own);
  }

  #takeReserved(category: number): number | null {
    const reserved = this.#reserved[category];
    if (!reserved || reserved.next === reserved.end) return null;
    reserved.next += 1;
    return reserved.next - 1;
  }

  #takeRow(): number {
    const row = this.#free.pop() ?? this.end;
    if (row === this.end) this.end += 1;
    if (row >= this.createdAt.length) this.#grow(roomFor(row + 1));
    return row;
  }

  #name(row: number, id: Buffer, from: number): void {
    this.ids.set(row, id, from);
    this.size += 1;
  }

  #write(row: number, numbers: RowNumbers): void {
    this.facts.set(row, numbers);
    this.stocked += numbers.inStock;
    this.createdAt[row] = numbers.createdAt;
    this.views[row] = numbers.views;
    this.#inCategory.add(row, numbers.category);
    this.#ofVendor.add(row, numbers.vendor);
  }

  #remove(row: number): void {
    this.#leaveGroups(row);
    this.ids.delete(row);
    this.size -= 1;
    this.#freeRow(row);
  }

  #freeRow(row: number): void {
    this.facts.clear(row);
    this.#free.push(row);
  }

  #leaveGroups(row: number): void {
    this.#inCategory.delete(row, this.facts.category(row));
    this.#ofVendor.delete(row, this.facts.vendor(row));
  }

  #grow(length: number): void {
    this.facts.grow(length);
    this.createdAt = grown(this.createdAt, new Uint32Array(length));
    this.views = grown(this.views, new Uint32Array(length));
  }
}

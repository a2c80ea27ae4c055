import type { Sort } from '@haat/contract/catalog/rules';
import type { OfferedVariant } from '@haat/contract/catalog/product';
import { ChoiceSets } from './choice-sets.ts';
import { GrowingList, grown, roomFor } from './grown.ts';
import { Names } from './names.ts';
import { RowIds } from './row-ids.ts';
import { RowOrder } from './row-order.ts';

/** A product on sale as lists narrow, count and order it. `price` in whole rupees, `createdAt` in seconds. */
export interface ListedProduct {
  id: string;
  categoryId: string;
  vendorId: string;
  price: number;
  /** Percent. */
  discount: number;
  inStock: boolean;
  createdAt: number;
  views: number;
  variants: OfferedVariant[];
}

/** So many changes at once and more are put into the orders in one go. */
const many = 24;
const noRow = -1;

/**
 * What a shop has on sale, a column for each thing that lists are narrowed, counted and ordered by: about 75 bytes a product,
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
  readonly #free: number[] = [];
  /** The rows of each category, and where in its list a row stands. */
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

  /** Adds a product in the order of the ids, before `sort` is called; what variants come in has been added by who reads many. */
  append(product: Omit<ListedProduct, 'variants'>, choice: number): void {
    this.#write(this.#takeRow(product.id), product, choice);
  }

  /** Puts what was appended in its orders, handing the loop on between its steps. */
  async sort(pause: () => Promise<void>): Promise<void> {
    for (const order of Object.values(this.#orders)) await order.sort(this.end, pause);
  }

  /** Has products be as they are now; those of `ids` that are not among them are no longer on sale. */
  update(ids: string[], products: ListedProduct[]): void {
    const now = new Map(products.map((product) => [product.id, product]));
    const orders = Object.values(this.#orders);
    const changed = new Set(ids.map((id) => this.ids.rowOf(id)).filter((row) => row !== noRow));
    const inOneGo = ids.length >= many;
    if (!inOneGo) for (const order of orders) for (const row of changed) order.take(row);
    for (const row of changed) if (!now.has(this.ids.idOf(row))) this.#remove(row);
    const written = products.map((product) => {
      const known = this.ids.rowOf(product.id);
      const row = known === noRow ? this.#takeRow(product.id) : known;
      if (known !== noRow) this.#leaveCategory(row);
      this.#write(row, product, this.choices.add(product.variants));
      return row;
    });
    if (inOneGo) for (const order of orders) order.merge((row) => changed.has(row), written);
    else for (const order of orders) for (const row of written) order.put(row);
  }

  /** Whether a row holds something else than a product is like. */
  differ(row: number, product: Omit<ListedProduct, 'variants'>, choice: number): boolean {
    return (
      this.price[row] !== product.price ||
      this.discount[row] !== product.discount ||
      (this.inStock[row] === 1) !== product.inStock ||
      this.createdAt[row] !== product.createdAt ||
      this.views[row] !== product.views ||
      this.choice[row] !== choice ||
      this.categories.nameOf(this.category[row]!) !== product.categoryId ||
      this.vendors.nameOf(this.vendor[row]!) !== product.vendorId
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

  /** What all columns take. */
  get bytes(): number {
    const columns = [this.price, this.discount, this.inStock, this.category, this.vendor, this.choice];
    const others = [this.createdAt, this.views, this.#place, ...this.#inCategory.map(({ values }) => values)];
    const own = [...columns, ...others].reduce((sum, { byteLength }) => sum + byteLength, 0);
    return Object.values(this.#orders).reduce((sum, { bytes }) => sum + bytes, own + this.ids.bytes);
  }

  #takeRow(id: string): number {
    const row = this.#free.pop() ?? this.end;
    if (row === this.end) this.end += 1;
    if (row >= this.price.length) this.#grow(roomFor(row + 1));
    this.ids.set(row, id);
    this.size += 1;
    return row;
  }

  #write(row: number, product: Omit<ListedProduct, 'variants'>, choice: number): void {
    this.price[row] = product.price;
    this.discount[row] = product.discount;
    this.inStock[row] = product.inStock ? 1 : 0;
    this.vendor[row] = this.vendors.add(product.vendorId);
    this.choice[row] = choice;
    this.createdAt[row] = product.createdAt;
    this.views[row] = product.views;
    const category = this.categories.add(product.categoryId);
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

import type { ProductQuery } from '@haat/contract/catalog/schemas';
import type { Sort } from '@haat/contract/catalog/rules';
import type { ProductColumns } from './product-columns.ts';
import type { RowOrder } from './row-order.ts';
import { costOfFirst, firstRows } from './first-rows.ts';
import { RowSet } from './row-set.ts';
import { bySlices, maxOfSlice } from './turns.ts';
import type { Turn } from './turns.ts';

/** What narrows a list besides its category, as columns have it. */
export type Narrowing = Pick<ProductQuery, 'min' | 'max' | 'inStock' | 'sizes' | 'colours'> & {
  leastDiscount: number;
  /** The ids of the chosen vendors; null where none was chosen. */
  vendorIds: ReadonlySet<string> | null;
};

/** How many products further filters would leave: a facet obeys every filter but its own. */
export interface Counts {
  total: number;
  /** By the numbers of categories, vendors and choice sets, and by percent of discount. */
  byCategory: Uint32Array;
  byVendor: Uint32Array;
  bySet: Uint32Array;
  byDiscount: Uint32Array;
  inStock: number;
  /** The lowest and the highest price; null where there is none. */
  prices: { min: number; max: number } | null;
  /** The rows of `total`, in no order, as long as they are few. */
  found: Int32Array | null;
}

/**
 * Which rows a list is made from: these, or all of a shop; of them those that are in it, unless all of these are. Where nobody asks for
 * facets only the total is counted.
 */
export interface Scope {
  rows: Int32Array[] | RowSet | null;
  isIn: ((row: number) => boolean) | null;
  areAllIn: boolean;
  facets: boolean;
}

// So many rows are put in order one against the other; of more the order of all is read.
const maxFound = 4_096;

// A row that comes by in the order of all lies anywhere in memory: it takes as long as so many of those that were found, which lie together.
const costOfPicking = 8;

const price = 1;
const stock = 2;
const discount = 4;
const vendor = 8;
const choice = 16;

/** Tells by which filters a row would be left out, as bits: 0 for one that obeys them all. */
function failing(columns: ProductColumns, narrowing: Narrowing): (row: number) => number {
  const { min = 0, max = 2 ** 31 - 1, inStock = false, leastDiscount, vendorIds } = narrowing;
  const vendors = vendorIds && numbersOf(vendorIds, columns);
  const inChoices = columns.choices.matching(narrowing);
  const { facts } = columns;
  return (row) => {
    const cost = facts.price(row);
    return (
      (cost < min || cost > max ? price : 0) |
      (inStock && facts.inStock(row) === 0 ? stock : 0) |
      (facts.discount(row) < leastDiscount ? discount : 0) |
      (vendors !== null && vendors[facts.vendor(row)] !== 1 ? vendor : 0) |
      (inChoices !== null && !inChoices(facts.choice(row)) ? choice : 0)
    );
  };
}

/** For each vendor of the columns 1 where it is among these, else 0. */
function numbersOf(vendorIds: ReadonlySet<string>, { vendors }: ProductColumns): Uint8Array {
  const chosen = new Uint8Array(vendors.size);
  for (const id of vendorIds) {
    const number = vendors.numberOf(id);
    if (number !== undefined) chosen[number] = 1;
  }
  return chosen;
}

/** Counts rows in one pass. */
export async function count(
  columns: ProductColumns,
  scope: Scope,
  narrowing: Narrowing,
  turn: Turn,
): Promise<Counts> {
  const counting = new Counting(columns, failing(columns, narrowing), scope);
  const { rows } = scope;
  if (rows === null) await bySlices(columns.end, turn, (from, to) => counting.add(null, from, to));
  else if (rows instanceof RowSet) {
    const part = new Int32Array(maxOfSlice);
    await bySlices(columns.end, turn, (from, to) => counting.add(part, 0, rows.read(from, to, part)));
  } else
    for (const part of rows) await bySlices(part.length, turn, (from, to) => counting.add(part, from, to));
  return counting.counts();
}

/**
 * How long a list is whose every row belongs to it, or that of all products in stock: told without going through them. Null where something else
 * narrows it, or where it is so short that its rows are put in order one against the other.
 */
export function uncounted(
  columns: ProductColumns,
  { rows, isIn, areAllIn }: Omit<Scope, 'facets'>,
  narrowing: Narrowing,
): Pick<Counts, 'found' | 'total'> | null {
  const { min, max, inStock, sizes = [], colours = [], leastDiscount, vendorIds } = narrowing;
  if ((isIn && !areAllIn) || rows instanceof RowSet) return null;
  const isNarrowed = min !== undefined || max !== undefined || leastDiscount > 0 || vendorIds;
  if (isNarrowed || sizes.length + colours.length > 0) return null;
  if (rows === null) return { total: inStock ? columns.stocked : columns.size, found: null };
  if (inStock) return null;
  const total = rows.reduce((sum, { length }) => sum + length, 0);
  return total > maxFound ? { total, found: null } : null;
}

class Counting {
  readonly #columns: ProductColumns;
  readonly #failing: (row: number) => number;
  readonly #isIn: Scope['isIn'];
  readonly #facets: boolean;
  readonly #byCategory: Uint32Array;
  readonly #byVendor: Uint32Array;
  readonly #bySet: Uint32Array;
  readonly #byDiscount = new Uint32Array(101);
  readonly #found = new Int32Array(maxFound);
  #total = 0;
  #inStock = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = -1;

  constructor(columns: ProductColumns, fails: (row: number) => number, { isIn, areAllIn, facets }: Scope) {
    this.#columns = columns;
    this.#isIn = areAllIn ? null : isIn;
    this.#facets = facets;
    this.#failing = fails;
    this.#byCategory = new Uint32Array(columns.categories.size);
    this.#byVendor = new Uint32Array(columns.vendors.size);
    this.#bySet = new Uint32Array(columns.choices.size);
  }

  /** Counts rows of a list, or of all: in one loop over what it needs, which takes two thirds of a call for each row. */
  add(rows: Int32Array | null, from: number, to: number): void {
    const { facts } = this.#columns;
    const [byCategory, byVendor, bySet] = [this.#byCategory, this.#byVendor, this.#bySet] as const;
    const byDiscount = this.#byDiscount;
    const [isIn, fails, found, facets] = [this.#isIn, this.#failing, this.#found, this.#facets] as const;
    let [total, stocked, min, max] = [this.#total, this.#inStock, this.#min, this.#max];
    for (let n = from; n < to; n += 1) {
      const row = rows === null ? n : rows[n]!;
      const own = facts.category(row);
      if (own < 0 || (isIn !== null && !isIn(row))) continue;
      const failed = fails(row);
      // Who fails one filter alone counts for the facet of that filter, who fails two counts nowhere.
      if (failed === 0) {
        if (total < maxFound) found[total] = row;
        total += 1;
        // Vendors and sets may have come while others had their turn: those are counted the next time.
        byCategory[own]! += 1;
      }
      if (!facets) continue;
      if ((failed & ~vendor) === 0) byVendor[facts.vendor(row)]! += 1;
      if ((failed & ~choice) === 0) bySet[facts.choice(row)]! += 1;
      if ((failed & ~discount) === 0) byDiscount[facts.discount(row)]! += 1;
      if ((failed & ~stock) === 0) stocked += facts.inStock(row);
      if ((failed & ~price) === 0) {
        const cost = facts.price(row);
        if (cost < min) min = cost;
        if (cost > max) max = cost;
      }
    }
    [this.#total, this.#inStock, this.#min, this.#max] = [total, stocked, min, max];
  }

  counts(): Counts {
    return {
      total: this.#total,
      byCategory: this.#byCategory,
      byVendor: this.#byVendor,
      bySet: this.#bySet,
      byDiscount: this.#byDiscount,
      inStock: this.#inStock,
      prices: this.#max < 0 ? null : { min: this.#min, max: this.#max },
      found: this.#total <= maxFound ? this.#found.subarray(0, this.#total) : null,
    };
  }
}

interface Part {
  sort: Sort;
  /** Rows that come before all others, whatever the sort. */
  first: Int32Array | number[] | null;
  skip: number;
  size: number;
  /** Whether a row belongs to those that were counted, before they were narrowed; null where all of the shop do. */
  isIn: ((row: number) => boolean) | null;
  turn: Turn;
}

/** The rows of a part of what was counted, in order. */
export async function partOf(
  columns: ProductColumns,
  { found, total }: Pick<Counts, 'found' | 'total'>,
  narrowing: Narrowing,
  { sort, first, skip, size, isIn, turn }: Part,
): Promise<number[]> {
  if (skip >= total) return [];
  const { order, descending } = columns.order(sort);
  // To find the first of some takes the longer the more they are, to pick them out of the order of all the fewer they are.
  const picking = (columns.size * (skip + size)) / total;
  if (found && !first && costOfFirst(found.length, skip + size) < picking * costOfPicking) {
    const compare = (one: number, other: number) =>
      descending ? order.compare(other, one) : order.compare(one, other);
    return firstRows(found, skip + size, compare).slice(skip);
  }
  const isComplete = total === columns.size && !first;
  const fails = isComplete ? () => 0 : failing(columns, narrowing);
  const part: number[] = [];
  let seen = isComplete ? skip : 0;
  const isFull = (row: number) => {
    if ((isIn !== null && !isIn(row)) || fails(row) !== 0) return false;
    // One that was moved while others had their turn may come by twice.
    if (seen >= skip && !part.includes(row)) part.push(row);
    seen += 1;
    // Where fewer than a part are found, nothing comes after the last of them.
    return part.length === size || seen === total;
  };
  if (first?.some(isFull)) return part;
  const before = new Set(first);
  const outside = isComplete ? skip : outsideOf(order, { sort, descending }, narrowing);
  let passed = 0;
  for (const rows of order.read(descending, outside)) {
    if (rows.some((row) => !before.has(row) && isFull(row))) return part;
    passed += rows.length;
    if (passed < maxOfSlice) continue;
    await turn(passed);
    passed = 0;
  }
  return part;
}

/** How many rows of an order by prices are passed before the first that costs what it may. */
function outsideOf(
  order: RowOrder,
  { sort, descending }: { sort: Sort; descending: boolean },
  { min, max }: Narrowing,
): number {
  if (!sort.startsWith('price-')) return 0;
  if (descending) return max === undefined ? 0 : order.length - order.below(max + 1);
  return min === undefined ? 0 : order.below(min);
}

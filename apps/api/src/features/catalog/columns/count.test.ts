import { expect, test } from 'vitest';
import type { VendorMarkRow } from '../../vendors/service.ts';
import { CategoryTree } from '../category-tree.ts';
import { facetsOf } from '../listing/facets.ts';
import { count, partOf, uncounted } from './count.ts';
import { ProductColumns } from './product-columns.ts';
import { RowSet } from './row-set.ts';
import { inTurns, maxOfSlice } from './turns.ts';
import type { Turn } from './turns.ts';

async function aShopOf(products: number, turn: Turn = inTurns()): Promise<ProductColumns> {
  const columns = new ProductColumns();
  const id = Buffer.alloc(16);
  const choice = columns.choices.add([]);
  for (let n = 0; n < products; n += 1) {
    id.writeUInt32BE(n, 12);
    const [category, vendor, price] = [
      columns.categories.add(`${n % 5}`),
      columns.vendors.add(`${n % 7}`),
      1 + (n % 900),
    ];
    const more = { discount: n % 50, inStock: n % 2, createdAt: n, views: n % 11 };
    columns.append(id, 0, { category, vendor, choice, price, ...more });
  }
  await columns.sort(turn);
  return columns;
}

const all = { isIn: null, areAllIn: true };
const anything = { leastDiscount: 0, vendorIds: null };

// spec: growth.2
test('a search that finds less than a page looks at what it found, not at the whole shop', async () => {
  const columns = await aShopOf(5_000);
  const best = [4_000, 17, 2_500];
  const found = new Set(best);
  let lookedAt = 0;
  const isIn = (row: number) => {
    lookedAt += 1;
    return found.has(row);
  };
  const counted = { total: best.length, found: Int32Array.from(best) };
  const part = { sort: 'newest', first: best, skip: 0, size: 24, isIn, turn: inTurns() } as const;
  expect(await partOf(columns, counted, anything, part)).toEqual(best);
  expect(lookedAt).toBe(3);
});

// spec: growth.2
test('what a search found is counted as if all rows of the shop were asked whether they are among it', async () => {
  const columns = await aShopOf(45_000);
  const found = new RowSet(columns.end);
  // Alone and in a row, the first and the last, and on both sides of where a slice ends.
  const rows = [0, 1, 2, 31, 32, 33, 4_999, 19_999, 20_000, 20_001, 39_999, 40_000, 44_998, 44_999];
  for (const row of rows) found.add(row);
  const scope = { isIn: (row: number) => found.has(row), areAllIn: true, facets: true };
  const narrowing = { ...anything, max: 20 };
  const asked = await count(columns, { ...scope, rows: null, areAllIn: false }, narrowing, inTurns());
  expect(asked.total).toBeGreaterThan(1);
  expect(await count(columns, { ...scope, rows: found }, narrowing, inTurns())).toEqual(asked);
  expect((await count(columns, { ...scope, rows: found }, anything, inTurns())).found).toEqual(
    Int32Array.from(rows),
  );
  expect(uncounted(columns, { ...scope, rows: found }, anything)).toBeNull();
});

test.each(['newest', 'price-asc', 'price-desc', 'discount', 'popular'] as const)(
  'a part of what was found, by %s, is what all of it in order has there',
  async (sort) => {
    const columns = await aShopOf(6_000);
    const { order, descending } = columns.order(sort);
    const found = Int32Array.from({ length: 1_500 }, (_, n) => (n * 1_009) % 6_000);
    const sorted = Array.from(found).sort((one, other) => order.compare(one, other) * (descending ? -1 : 1));
    const among = new Set(found);
    const isIn = (row: number) => among.has(row);
    for (const skip of [0, 24, 150, 1_490]) {
      const part = { sort, first: null, skip, size: 24, isIn, turn: inTurns() };
      expect(await partOf(columns, { found, total: found.length }, anything, part)).toEqual(
        sorted.slice(skip, skip + 24),
      );
    }
  },
);

test('a long list that nothing narrows is as long as its rows are many, and goes through none of them', async () => {
  const columns = await aShopOf(25_000);
  const [two, one] = [[columns.rowsIn(3), columns.rowsIn(4)], [columns.rowsIn(3).subarray(0, 100)]];
  expect(uncounted(columns, { rows: null, ...all }, anything)).toEqual({ total: 25_000, found: null });
  expect(uncounted(columns, { rows: two, ...all }, anything)).toEqual({ total: 10_000, found: null });
  expect(uncounted(columns, { rows: one, ...all }, anything)).toBeNull();
  expect(uncounted(columns, { rows: two, ...all }, { ...anything, inStock: true })).toBeNull();
  const narrower = [
    ...[{ min: 0 }, { max: 900 }, { sizes: ['M'] }, { colours: ['Red'] }],
    ...[{ leastDiscount: 1 }, { vendorIds: new Set<string>() }],
  ];
  expect(
    narrower.map((each) => uncounted(columns, { rows: null, ...all }, { ...anything, ...each })),
  ).toEqual(narrower.map(() => null));
  expect(
    (await count(columns, { rows: two, isIn: null, areAllIn: true, facets: false }, anything, inTurns()))
      .total,
  ).toBe(10_000);
});

// spec: growth.1
test('how many are in stock is known as pieces and products come and go, without going through them', async () => {
  const columns = await aShopOf(25_000);
  const stocked = { ...anything, inStock: true };
  expect(uncounted(columns, { rows: null, ...all }, stocked)).toEqual({ total: 12_500, found: null });
  const scope = { rows: null, isIn: null, areAllIn: true, facets: false };
  const expectCounted = async (total: number) => {
    expect(uncounted(columns, { rows: null, ...all }, stocked)).toEqual({ total, found: null });
    expect((await count(columns, scope, stocked, inTurns())).total).toBe(total);
  };
  const [soldOut, had, gone] = [0, 1, 3].map((row) => columns.ids.idOf(row)) as [string, string, string];
  const product = {
    categoryId: '0',
    vendorId: '0',
    price: 5,
    discount: 0,
    createdAt: 0,
    views: 0,
    variants: [],
  };
  const back = { ...product, id: soldOut, inStock: true };
  await columns.update([soldOut, gone], [back], inTurns());
  await expectCounted(12_500);
  await columns.update([had], [{ ...product, id: had, inStock: false }], inTurns());
  await columns.update([soldOut, gone], [back, { ...product, id: gone, inStock: false }], inTurns());
  await expectCounted(12_499);
  // The last page ends with the last of them.
  const part = { sort: 'newest', first: null, skip: 12_490, size: 24, isIn: null, turn: inTurns() } as const;
  expect(
    await partOf(columns, uncounted(columns, { rows: null, ...all }, stocked)!, stocked, part),
  ).toHaveLength(9);
});

test('of more sellers than a list offers those with the most products are offered, of as many products by their names', async () => {
  const columns = new ProductColumns();
  const choice = columns.choices.add([]);
  const id = Buffer.alloc(16);
  const sellers = Array.from({ length: 150 }, (_, n) => ({
    name: `Seller ${(n * 37) % 150}`,
    products: n % 13,
  }));
  const marks = new Map<string, VendorMarkRow>();
  for (const { name, products } of sellers) {
    marks.set(name, { _id: name, shopName: name, shopNameNe: null, slug: name, city: '', cityNe: null });
    const [vendor, category] = [columns.vendors.add(name), columns.categories.add('wear')];
    for (let n = 0; n < products; n += 1) {
      id.writeUInt32BE(columns.size, 12);
      const more = { discount: 0, inStock: 1, createdAt: 0, views: 0, price: 1 };
      columns.append(id, 0, { category, vendor, choice, ...more });
    }
  }
  const turn = inTurns();
  await columns.sort(turn);
  const counts = await count(columns, { rows: null, ...all, facets: true }, anything, turn);
  const tree = new CategoryTree([]);
  const { vendor } = await facetsOf(counts, {
    ...{ columns, tree, category: null, vendors: marks, chosen: {}, turn },
  });
  const most = sellers.toSorted((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1));
  expect(vendor.map(({ title, count: products }) => ({ name: title, products }))).toEqual(most.slice(0, 60));
});

test('a product of a vendor that comes while others have their turn is none of the chosen ones', async () => {
  const columns = await aShopOf(25_000);
  const [chosen, changed] = [3, 24_000] as const;
  const product = {
    ...{ categoryId: '1', vendorId: 'new', price: 1, discount: 0, inStock: true },
    ...{ createdAt: 0, views: 0, variants: [] },
  };
  const turn = async () => {
    if (columns.vendors.numberOf('new') !== undefined) return;
    const id = columns.ids.idOf(changed);
    await columns.update([id], [{ id, ...product }], inTurns());
  };
  const narrowing = { ...anything, vendorIds: new Set([`${chosen}`]) };
  const { total } = await count(columns, { rows: null, ...all, facets: false }, narrowing, turn);
  expect(columns.facts.vendor(changed)).toBe(7);
  expect(total).toBe(Math.ceil((25_000 - chosen) / 7));
});

// spec: growth.1
test('of a million products no more than some thousands are gone through before others have their turn', async () => {
  const products = 1_000_000;
  const turns = { most: 0, rows: 0, lookedAt: 0 };
  const turn = async (rows: number) => {
    turns.most = Math.max(turns.most, rows, turns.lookedAt);
    turns.rows += rows;
    turns.lookedAt = 0;
  };
  const columns = await aShopOf(products, turn);
  // Four orders, each of which was gone through for its highest number, at least once by its digits, and cut into parts.
  expect(turns.rows).toBeGreaterThanOrEqual(4 * 4 * products);
  // What is asked of every row tells how many are gone through, whoever says so.
  const scope = {
    ...{ rows: null, areAllIn: false, facets: true },
    isIn: () => {
      turns.lookedAt += 1;
      return true;
    },
  };
  const narrowing = { ...anything, min: 900 };
  const counts = await count(columns, scope, narrowing, turn);
  expect(counts.total).toBe(Math.floor(products / 900));
  const part = { sort: 'newest', first: null, skip: 0, size: 2_000, isIn: scope.isIn, turn } as const;
  expect(await partOf(columns, { ...counts, found: null }, narrowing, part)).toHaveLength(counts.total);
  // An order by prices begins at the first that costs as much.
  turns.rows = 0;
  const cheapest = await partOf(columns, { ...counts, found: null }, narrowing, {
    ...part,
    sort: 'price-asc',
  });
  expect([cheapest[0], turns.rows]).toEqual([899, 0]);
  const id = (n: number) => columns.ids.idOf(n);
  const changed = Array.from({ length: 2_000 }, (_, n) => id(n * 450));
  await columns.update(changed, [], turn);
  expect([columns.size, columns.order('newest').order.length]).toEqual([products - 2_000, products - 2_000]);
  expect(turns.most).toBeLessThanOrEqual(maxOfSlice + 2_048);
});

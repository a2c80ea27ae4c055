import { expect, test } from 'vitest';
import { partOf } from './count.ts';
import { ProductColumns } from './product-columns.ts';
import { inTurns } from './turns.ts';
import type { Turn } from './turns.ts';

async function aShopOf(products: number, turn: Turn = inTurns()): Promise<ProductColumns> {
  const columns = new ProductColumns();
  const id = Buffer.alloc(16);
  const choice = columns.choices.add([]);
  for (let n = 0; n < products; n += 1) {
    id.writeUInt32BE(n, 12);
    const [category, vendor, price] = [columns.categories.add(`${n % 5}`), columns.vendors.add(`${n % 7}`), 1 + (n % 900)];
    const more = { discount: n % 50, inStock: n % 2, createdAt: n, views: n % 11 };
    columns.append(id, 0, { category, vendor, choice, price, ...more });
  }
  await columns.sort(turn);
  return columns;
}

const anything = { leastDiscount: 0, vendorIds: null };

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

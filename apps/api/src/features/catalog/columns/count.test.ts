import { expect, test } from 'vitest';
import { partOf } from './count.ts';
import { ProductColumns } from './product-columns.ts';

async function aShopOf(products: number): Promise<ProductColumns> {
  const columns = new ProductColumns();
  const choice = columns.choices.add([]);
  for (let n = 0; n < products; n += 1) {
    const id = `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
    const [categoryId, vendorId, price] = [`category-${n % 5}`, `vendor-${n % 7}`, 1 + (n % 900)];
    const more = { discount: n % 50, inStock: n % 3 > 0, createdAt: n, views: n % 11 };
    columns.append({ id, categoryId, vendorId, price, ...more }, choice);
  }
  await columns.sort(async () => {});
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
  const part = { sort: 'newest', first: best, skip: 0, size: 24, isIn } as const;
  expect(partOf(columns, counted, anything, part)).toEqual(best);
  expect(lookedAt).toBe(3);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '@haat/contract/core/endpoint';
import { sellerStock } from '@haat/contract/stock/calls';
import { countedDatabase, databaseReads } from '../../testing/database-reads.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Asker } from '../../testing/harness.ts';

/** Enough that Postgres prefers an index to reading everything. */
const [own, ofOthers] = [3_000, 15_000];
const size = 60;

const haat = await openHaat({ database: await countedDatabase() });
afterAll(() => haat.close());
const { sql } = haat.dependencies.database;

let seller: Asker;
beforeAll(async () => {
  const [vendor, other] = [await haat.make.aVendor(), await haat.make.aVendor()];
  seller = await haat.make.aSeller(vendor);
  const { id: categoryId } = await haat.make.aCategory();
  for (const [{ id }, count] of [
    [vendor, own],
    [other, ofOthers],
  ] as const)
    await sql`
      insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price, active, in_stock, created_at)
      select ${vendor.shop.id}, gen_random_uuid(), ${id}, ${categoryId}, 'Cup ' || n, ${id}::text || n, 100, 100,
             n % 3 > 0, n % 5 > 0, now() - n * interval '1 minute'
      from generate_series(1, ${count}::int) n`;
  await sql`
    insert into stocks (shop_id, product_id, quantity)
    select shop_id, id, case when not in_stock then 0 else 20 end from products`;
  await sql`vacuum analyze products`;
  await sql`vacuum analyze stocks`;
});

const halves = own / 2;

// spec: goods-desk.18
test.each<[name: string, filter: CallInput<typeof sellerStock>, least: number]>([
  ['all', {}, own],
  ['all, the newest first,', { sort: 'newest' }, own],
  ['those of which nothing is left, the newest first,', { only: 'out', sort: 'newest' }, own / 5],
  ['those that the shop shows', { state: 'active' }, halves],
  ['those of which nothing is left', { only: 'out' }, own / 5],
  ['those of which little is left', { only: 'low' }, own / 5],
])('of thousands of products %s are read about once each, page after page', async (_, filter, least) => {
  let [seen, pages] = [0, 0];
  const { wholly, rowsOf } = await databaseReads(sql, async () => {
    let after: string | undefined;
    do {
      const { status, body } = await haat.ask(sellerStock, { ...filter, size, after }, seller);
      expect(status).toBe(200);
      [seen, pages] = [seen + body.products.length, pages + 1];
      after = body.next ?? undefined;
    } while (after !== undefined);
  });
  expect(wholly).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(least);
  // What the filter leaves out is walked over once too; by number of the page it would be ten times as many.
  expect(rowsOf('products')).toBeLessThanOrEqual(2 * (own + pages));
});

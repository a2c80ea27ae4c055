import { afterAll, expect, test } from 'vitest';
import { countedDatabase, databaseReads } from '../../../testing/database-reads.ts';
import { openHaat } from '../../../testing/harness.ts';
import { readSellerBalances } from './read-ledger.ts';

const haat = await openHaat({ database: await countedDatabase() });
afterAll(() => haat.close());
const { sql, orm } = haat.dependencies.database;

test('of a shop with thousands of vendors no more balances are read than are listed', async () => {
  const { shop } = await haat.make.aVendor();
  await sql`
    insert into vendors (shop_id, id, shop_name, slug, since)
    select ${shop.id}, gen_random_uuid(), 'Many ' || n, 'many-' || n, '2020-01-01' from generate_series(1, 30000) n`;
  await sql`insert into ledger_balances (shop_id, vendor_id) select shop_id, id from vendors on conflict do nothing`;
  await sql`vacuum analyze ledger_balances`;
  // Of so few Postgres would rather read all and throw most of them away.
  await sql`set enable_seqscan = off`;
  let listed = 0;
  const { rowsOf } = await databaseReads(sql, async () => {
    listed = (await readSellerBalances(orm, shop.id)).length;
  });
  expect(listed).toBe(500);
  expect(rowsOf('ledger_balances')).toBeLessThanOrEqual(listed);
});

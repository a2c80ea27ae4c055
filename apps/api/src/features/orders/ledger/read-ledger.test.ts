import { afterAll, expect, test } from 'vitest';
import { vendorLedgers } from '@haat/contract/orders/ledger/calls';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { sql } = haat.dependencies.database;

// spec: money.14
test('an owner of many sellers reads how the shop stands with all of them, and with each, by name and page by page, and finds one by a part of the name', async () => {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  await sql`
    insert into vendors (shop_id, id, shop_name, shop_name_ne, slug, since)
    select ${shop.id}, gen_random_uuid(), 'Stall ' || lpad(n::text, 3, '0'), 'पसल ' || n, 'stall-' || n, '2020-01-01'
    from generate_series(1, 130) n`;
  // Some owe, some are owed, some both; the last ten have no book.
  await sql`
    insert into ledger_balances (shop_id, vendor_id, courier_for_seller, shop_for_seller, seller_for_shop, shop_for_shop)
    select shop_id, id, n % 7 * 100, (n % 5 - 2) * 10, (n % 3 - 1) * 7, -(n % 7 * 100 + (n % 5 - 2) * 10 + (n % 3 - 1) * 7)
    from (select shop_id, id, substr(shop_name, 7)::int as n from vendors where shop_id = ${shop.id}) stalls
    where n <= 120`;
  const read = async (asked: { q?: string; after?: string; size?: number } = {}) =>
    (await ask(vendorLedgers, asked, admin)).body;

  const { all } = await read();
  const ledgers: Awaited<ReturnType<typeof read>>['ledgers'] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await read({ size: 50, ...(after && { after }) });
    expect(page.all).toEqual(all);
    ledgers.push(...page.ledgers);
    after = page.next;
  }
  const names = Array.from({ length: 130 }, (_, n) => `Stall ${String(n + 1).padStart(3, '0')}`);
  expect(ledgers.map(({ vendor }) => vendor.shopName)).toEqual(names);
  const sumOf = (part: keyof typeof all) => ledgers.reduce((sum, { standing }) => sum + standing[part], 0);
  expect(all).toEqual({
    withCourier: sumOf('withCourier'),
    owedToSeller: sumOf('owedToSeller'),
    owedToShop: sumOf('owedToShop'),
  });
  expect(Math.min(...Object.values(all))).toBeGreaterThan(0);

  const found = await read({ q: 'sTALL 12' });
  expect(found.ledgers.map(({ vendor }) => vendor.shopName)).toEqual(names.slice(119, 129));
  expect([found.next, found.all]).toEqual([null, all]);
  expect((await read({ q: 'पसल 130' })).ledgers).toHaveLength(1);
  expect((await read({ q: 'nobody' })).ledgers).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder, listOrders, sellerOrders, trackOrder } from '@haat/contract/orders/endpoints';
import { openHaat } from '../../testing/harness.ts';
import type { MadePerson } from '../../testing/makers.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { sql, kind } = haat.parts.database;

/** So many orders of one shopper from one seller; a page is 20 of them. Of a few hundred it is quicker to read all. */
const all = 20_000;
let [shopper, seller]: MadePerson[] = [];
beforeAll(async () => {
  const vendor = await make.aVendor();
  [shopper, seller] = [await make.aShopper(), await make.aSeller(vendor)];
  const { id: productId } = await make.aProduct({ vendor });
  const shop = vendor.shop.id;
  await sql`create temp table made as
    select gen_random_uuid() as id, gen_random_uuid() as checkout, now() - n * interval '1 hour' as at,
      case when n % 500 = 0 then 'confirmed' else 'delivered' end as status
    from generate_series(1, ${all}) n`;
  await sql`insert into checkouts (shop_id, id, account_id, full_name, email, phone, fulladdress, subtotal,
      delivery_fee, total, created_at)
    select ${shop}, checkout, ${shopper.id}, '', '', '', '', 10, 0, 10, at from made`;
  await sql`insert into orders (shop_id, id, checkout_id, vendor_id, account_id, status, subtotal, delivery_fee, total,
      created_at)
    select ${shop}, id, checkout, ${vendor.id}, ${shopper.id}, status, 10, 0, 10, at from made`;
  await sql`insert into order_lines (shop_id, order_id, position, product_id, title, slug, price, quantity)
    select ${shop}, id, 0, ${productId}, 'A thing', 'thing', 10, 1 from made`;
  await sql`insert into order_events (shop_id, order_id, status, at) select ${shop}, id, 'pending', at from made`;
  await sql`analyze`;
});

/** Rows of orders and what belongs to them that were read while something was asked. */
async function rowsRead(asking: () => Promise<unknown>): Promise<number> {
  const soFar = async () => {
    await sql`select pg_stat_force_next_flush()`;
    const [row] = await sql<{ rows: number }[]>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables
      where relname in ('orders', 'order_lines', 'order_events', 'checkouts')`;
    return row!.rows;
  };
  const before = await soFar();
  await asking();
  return (await soFar()) - before;
}

// Other servers count in each of their connections and tell it later; the plans are the same ones.
test.runIf(kind === 'embedded')(
  'a page of orders reads about a page of rows, however many orders there are and wherever it lies',
  async () => {
    const { body } = await ask(listOrders, { size: 60 }, shopper);
    const [first, last] = [body.orders[0]!, body.orders.at(-1)!];
    const asked = {
      'the first page': () => ask(listOrders, {}, shopper),
      'a page further on': () => ask(listOrders, { after: last._id }, shopper),
      "a seller's first page": () => ask(sellerOrders, {}, seller),
      "a seller's page further on": () => ask(sellerOrders, { after: last._id }, seller),
      'a status that few orders are in': () => ask(sellerOrders, { status: 'confirmed' }, seller),
      'a status that none is in': () => ask(sellerOrders, { status: 'pending' }, seller),
      'one order': () => ask(getOrder, { orderId: first._id }, shopper),
      'an order by its link': () => ask(trackOrder, { token: first.trackToken }),
    };
    for (const [name, asking] of Object.entries(asked)) {
      const rows = await rowsRead(asking);
      expect(rows, name).toBeLessThanOrEqual(150);
    }
    // What is counted is counted at all.
    expect(await rowsRead(() => sql`select count(*) from orders where total = 10`)).toBeGreaterThanOrEqual(
      all,
    );
  },
);

// `node bench/orders.ts`: the calls of an account on the embedded database with 10,000 accounts and 50,000 orders, one
// after another, and what the database says of the queries behind the lists. Times in milliseconds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@haat/contract/core/endpoint';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { listAddresses } from '@haat/contract/addresses/endpoints';
import { getMe } from '@haat/contract/account/endpoints';
import { tokenHeader } from '@haat/contract/core/session';
import {
  cancelOrder,
  getOrder,
  listOrders,
  placeOrder,
  sellerOrders,
  setOrderStatus,
  trackOrder,
} from '@haat/contract/orders/endpoints';
import { freshDatabase } from '../apps/api/src/testing/database.ts';
import { openHaat } from '../apps/api/src/testing/harness.ts';
import type { Haat } from '../apps/api/src/testing/harness.ts';
import type { MadePerson } from '../apps/api/src/testing/makers.ts';

const times = Number(process.env['BENCH_TIMES'] ?? 300);
const [accounts, orders] = [10_000, 50_000];

const folder = await mkdtemp(join(tmpdir(), 'haat-bench-'));
const haat = await openHaat({ database: await freshDatabase(join(folder, 'postgres')) });
try {
  await run(haat);
} finally {
  await haat.close();
  await rm(folder, { recursive: true, force: true });
}

async function run({ make, parts }: Haat): Promise<void> {
  const shop = (await make.aVendor()).shop.id;
  const vendor = await make.aVendor();
  const [seller, shopper] = [await make.aSeller(vendor), await make.aShopper()];
  const product = await make.aProduct({ vendor, stock: 100_000 });
  const { id: addressId } = await make.anAddress(shopper, { deliveryArea: await make.anArea() });
  await fill(shop, vendor.id, product.id, shopper.id);
  await parts.database.orm.execute('analyze');

  const own = await inOrder(listOrders, { size: 60 }, shopper);
  const sold = await inOrder(sellerOrders, { size: 60 }, seller);
  const [order, far] = [own.orders[0]!, own.orders.at(-1)!];
  const items = [{ productId: product.id, quantity: 1 }];
  await measured('who am I', () => inOrder(getMe, {}, shopper));
  await measured('own addresses', () => inOrder(listAddresses, {}, shopper));
  await measured('own orders, first 20', () => inOrder(listOrders, {}, shopper));
  await measured('own orders, 20 more', () => inOrder(listOrders, { after: far._id }, shopper));
  await measured('own orders, delivered', () => inOrder(listOrders, { status: 'delivered' }, shopper));
  await measured('one order', () => inOrder(getOrder, { orderId: order._id }, shopper));
  await measured('by its link', () => inOrder(trackOrder, { token: order.trackToken }));
  await measured("a seller's orders", () => inOrder(sellerOrders, {}, seller));
  await measured("a seller's orders, further", () =>
    inOrder(sellerOrders, { after: sold.orders.at(-1)!._id }, seller),
  );
  await measured("a seller's pending orders", () => inOrder(sellerOrders, { status: 'pending' }, seller));
  const placed: string[] = [];
  await measured('order placed', async () => {
    const { data } = await inOrder(placeOrder, { items, addressId }, shopper);
    placed.push(data.orders[0]!._id);
  });
  await measured('order cancelled', () => inOrder(cancelOrder, { orderId: placed.pop()! }, shopper), 50);
  await measured(
    'order confirmed by its seller',
    () => inOrder(setOrderStatus, { orderId: placed.pop()!, status: 'confirmed' }, seller),
    50,
  );
}

/** Orders of every age and status; the shopper has 200 of them and the vendor 10,000. */
async function fill(shop: string, vendor: string, product: string, shopper: string): Promise<void> {
  const { sql } = haat.parts.database;
  await sql`insert into accounts (shop_id, id, email, first_name, last_name, role, activated_at)
    select ${shop}, gen_random_uuid(), 'shopper' || n || '@bench.test', 'Sita', 'Rai', 'shopper', now()
    from generate_series(1, ${accounts}) n`;
  await sql`insert into vendors (shop_id, id, shop_name, slug, since)
    select ${shop}, gen_random_uuid(), 'Bench ' || n, 'bench-' || n, '2020-01-01' from generate_series(1, 40) n`;
  // With keys and counted: guessing without them the planner would join these row by row.
  await sql`create temp table who as
    select row_number() over () as k, id from accounts where email like '%@bench.test'`;
  await sql`create temp table whose as
    select row_number() over () as k, id from vendors where slug like 'bench-%'`;
  for (const table of ['who', 'whose']) await sql.unsafe(`create index on ${table} (k); analyze ${table}`);
  await sql`create temp table made as
    select n, gen_random_uuid() as id, gen_random_uuid() as checkout,
      case when n % 250 = 0 then ${shopper}::uuid else a.id end as account,
      case when n % 5 = 0 then ${vendor}::uuid else v.id end as vendor,
      now() - n * interval '7 minutes' as at,
      (array['delivered','delivered','delivered','cancelled','dispatched','confirmed'])[1 + n % 6] as status
    from generate_series(1, ${orders}) n
    join who a on a.k = 1 + n % ${accounts}
    join whose v on v.k = 1 + n % 40`;
  await sql`insert into checkouts (shop_id, id, account_id, full_name, email, phone, fulladdress, subtotal, delivery_fee,
      total, created_at)
    select ${shop}, checkout, account, 'Sita Rai', 'sita@bench.test', '9841234567', 'Patan', 2000, 100, 2100, at from made`;
  await sql`insert into orders (shop_id, id, checkout_id, vendor_id, account_id, status, subtotal, delivery_fee, total,
      created_at, updated_at)
    select ${shop}, id, checkout, vendor, account, status, 2000, 100, 2100, at, at from made`;
  await sql`insert into order_lines (shop_id, order_id, position, product_id, title, slug, price, quantity)
    select ${shop}, id, k, ${product}::uuid, 'A thing', 'thing', 1000, 1 from made, generate_series(0, 1) k`;
  await sql`insert into order_events (shop_id, order_id, status, at)
    select ${shop}, id, step, at from made, unnest(array['pending', 'confirmed', 'delivered']) step`;
}

/** Asks over HTTP, in this process. @throws when it is refused */
async function inOrder<E extends Endpoint>(endpoint: E, input: CallInput<E>, asker?: MadePerson) {
  const { status, body } = await haat.ask(endpoint, input, asker);
  if (status !== 200) {
    const { url } = addressOf(endpoint, input as Record<string, unknown>);
    throw new Error(`${url} (${tokenHeader}: ${asker ? 'there' : 'none'}) answered ${status} ${body.code}`);
  }
  return body;
}

async function measured(name: string, call: () => Promise<unknown>, amount = times): Promise<void> {
  for (let n = 0; n < Math.min(20, amount / 5); n += 1) await call();
  const took: number[] = [];
  for (let n = 0; n < amount; n += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) =>
    (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(1);
  console.log(`${name.padEnd(32)} p50 ${at(0.5).padStart(6)}  p99 ${at(0.99).padStart(6)}`);
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe, getMyData, getSessions, signIn } from '@haat/contract/account/calls';
import { getAddress, listAddresses } from '@haat/contract/addresses/calls';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { sellerInsight, shopInsight } from '@haat/contract/insight/calls';
import { shopToday } from '@haat/contract/orders/owning/calls';
import { cancelOrder, getOrder, listOrders, trackOrder } from '@haat/contract/orders/calls';
import {
  getSellerOrder,
  markPrinted,
  sellerOrders,
  sellerToday,
  setOrderStatus,
} from '@haat/contract/orders/selling/calls';
import { getWishlist } from '@haat/contract/wishlist/calls';
import { hashPassword } from './features/account/passwords/passwords.ts';
import { seedCrowd, maxOrders, oneOf } from './testing/crowd.ts';
import { openHaat } from './testing/harness.ts';
import type { Asker } from './testing/harness.ts';
import { countedDatabase, databaseReads, readCounts } from './testing/database-reads.ts';

// Enough rows that Postgres prefers an index to reading everything.
const size = { accounts: 4_000, orders: 12_000 };
const password = 'a good password';
const shopper = oneOf(1);

const haat = await openHaat({ database: await countedDatabase() });
afterAll(() => haat.close());
const { ask, make } = haat;
const { sql } = haat.dependencies.database;

let seller: Asker;
let owner: Asker;
beforeAll(async () => {
  const vendor = await make.aVendor();
  seller = await make.aSeller(vendor);
  owner = await make.anAdmin();
  for (let n = 0; n < 9; n += 1) await make.aVendor();
  const place = { shopId: vendor.shop.id, passwordHash: await hashPassword(password) };
  await seedCrowd(haat.dependencies.database.orm, { ...place, ...size });
  await haat.refreshSearch();
  // As the database does by itself after a while: what is counted is then counted in an index alone.
  await sql`vacuum analyze orders`;
  await sql`vacuum analyze order_lines`;
  await sql`vacuum analyze order_search_keys`;
});

/** What a call makes the database read: tables from end to end, and how many orders. */
async function readingOf(call: () => Promise<unknown>): Promise<{ wholly: string[]; orders: number }> {
  const { wholly, rowsOf } = await databaseReads(sql, call);
  return { wholly, orders: rowsOf('orders') };
}

async function well<E extends Endpoint>(endpoint: E, input: CallInput<E>, asker: Asker) {
  const { status, body } = await ask(endpoint, input, asker);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

test('there is enough to read', async () => {
  const tables = [...(await readCounts(sql)).keys()];
  const expected = [
    'accounts',
    'addresses',
    'checkouts',
    'order_events',
    'order_lines',
    'order_search_keys',
    'orders',
    'sessions',
  ];
  expect(tables).toEqual(expect.arrayContaining(expected));
});

const delivered = { status: 'delivered' as const };
const calls: [name: string, call: () => Promise<unknown>][] = [
  ['signing in', () => well(signIn, { email: shopper.email, password }, {})],
  ['who one is', () => well(getMe, {}, shopper)],
  ['own sessions', () => well(getSessions, {}, shopper)],
  ['own addresses', () => well(listAddresses, {}, shopper)],
  [
    'one address',
    async () => {
      const [first] = await well(listAddresses, {}, shopper);
      return well(getAddress, { addressId: first!._id }, shopper);
    },
  ],
  ['the own wishlist', () => well(getWishlist, {}, shopper)],
  ['everything about oneself', () => well(getMyData, {}, oneOf(2))],
  ['the newest own orders', () => well(listOrders, {}, shopper)],
  ['own orders that were delivered', () => well(listOrders, delivered, shopper)],
  ["a seller's newest orders", () => well(sellerOrders, {}, seller)],
  ["a seller's delivered orders", () => well(sellerOrders, delivered, seller)],
  ["a seller's open orders", () => well(sellerOrders, { status: 'open', sort: 'waiting' }, seller)],
  ["a seller's orders by a name that many have", () => well(sellerOrders, { q: 'sita' }, seller)],
  ["a seller's delivered orders by name", () => well(sellerOrders, { ...delivered, q: 'सीता राई' }, seller)],
  ["a seller's orders by name, the last one first", () => well(sellerOrders, { q: 'rai sita' }, seller)],
  ["a seller's orders by a number", () => well(sellerOrders, { q: '#00000000' }, seller)],
  ["a seller's day", () => well(sellerToday, {}, seller)],
  ["an owner's day, with who is late", () => well(shopToday, {}, owner)],
  ["a seller's week in figures", () => well(sellerInsight, { days: 7 }, seller)],
];

// spec: accounts.52
test.each(calls)('%s: no table is read from end to end', async (_, call) => {
  expect(await readingOf(call)).toMatchObject({ wholly: [] });
});

// spec: insight.4
test("the shop's week in figures reads the orders of that week alone", async () => {
  // Each is looked at for its day, its seller and its lines. Of those lines the database may well read all, as few as they are.
  const { wholly, orders: read } = await readingOf(() => well(shopInsight, { days: 7 }, owner));
  expect(wholly).not.toContain('orders');
  expect(read).toBeLessThanOrEqual(3 * Math.ceil((size.orders / 400) * 8));
});

// spec: accounts.52
test('following, reading, confirming and cancelling one order reads no table from end to end', async () => {
  const { orders: own } = await well(listOrders, { status: 'pending' }, shopper);
  const { orders: sold } = await well(sellerOrders, { status: 'pending' }, seller);
  const [{ _id: orderId, trackToken }, ours] = [own[0]!, sold.find(({ _id }) => _id !== own[0]!._id)!];
  for (const call of [
    () => well(getSellerOrder, { orderId: ours._id }, seller),
    () => well(markPrinted, { orderIds: [ours._id], what: 'slip' }, seller),
    () => well(getOrder, { orderId }, shopper),
    () => well(trackOrder, { token: trackToken }, {}),
    () => well(setOrderStatus, { orderId: ours._id, status: 'confirmed' }, seller),
    () => well(cancelOrder, { orderId }, shopper),
  ])
    expect(await readingOf(call)).toMatchObject({ wholly: [] });
});

// spec: accounts.53
test('five hundred orders, page after page, are read about once each, however far on a page lies', async () => {
  const size = 20;
  let seen = 0;
  const { orders: read } = await readingOf(async () => {
    let after: string | undefined;
    do {
      const page = await well(listOrders, { size, after }, shopper);
      seen += page.orders.length;
      after = page.next ?? undefined;
    } while (after !== undefined);
  });
  expect(seen).toBeGreaterThanOrEqual(maxOrders);
  // Counted over all pages: each connection of a pool tells its own counts a little later. By number it would be 13 times.
  expect(read).toBeLessThanOrEqual(3 * (seen + seen / size));
  expect(read).toBeGreaterThanOrEqual(size);
});

// spec: market.31
test.each([
  ['newest first', {}],
  ['open ones, oldest first', { status: 'open', sort: 'waiting' }],
] as const)("a seller's queue, %s, page after page: each order is read about once", async (_, filter) => {
  let [seen, pages] = [0, 0];
  const { orders: read } = await readingOf(async () => {
    let after: string | undefined;
    do {
      const page = await well(sellerOrders, { ...filter, size: 20, after }, seller);
      [seen, pages] = [seen + page.orders.length, pages + 1];
      after = page.next ?? undefined;
    } while (after !== undefined);
  });
  expect(seen).toBeGreaterThan(500);
  expect(read).toBeLessThanOrEqual(3 * (seen + pages));
});

describe('a search reads of the orders only those that it shows', () => {
  const [searches, size] = [60, 20];
  const search = (status?: 'open') => well(sellerOrders, { q: 'sita', size, status }, seller);
  const readBySearches = async () => {
    const { orders: read } = await readingOf(async () => {
      for (let n = 0; n < searches; n += 1) await search();
    });
    return read;
  };
  // Many at once, as above: what was read before may be told only now. All that have the name would be fifty times as many.
  const few = 3 * searches * (size + 1);

  // spec: market.30
  test('where hundreds have the name', async () => {
    expect(await readBySearches()).toBeLessThanOrEqual(few);
  });

  // spec: market.30
  test('where thousands have it, and finds the same', async () => {
    const [before, open] = [await search(), await search('open')];
    await sql`insert into order_search_keys (shop_id, order_id, key, vendor_id, created_at)
      select o.shop_id, o.id, 'sita ' || n, o.vendor_id, o.created_at from orders o, generate_series(1, 3) n`;
    await sql`vacuum analyze order_search_keys`;
    expect(await readBySearches()).toBeLessThanOrEqual(few);
    expect([await search(), await search('open')]).toEqual([before, open]);
  });
});

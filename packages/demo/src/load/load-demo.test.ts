import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { listAddresses } from '@haat/contract/addresses/calls';
import { openChoice } from '@haat/contract/catalog/choice';
import { listProducts } from '@haat/contract/catalog/calls';
import { sellerLedger, vendorLedger } from '@haat/contract/orders/ledger/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { localUploads } from '@haat/api/core/uploads/local-uploads';
import { accounts } from '@haat/api/features/account/tables';
import { blogPosts } from '@haat/api/features/content/tables';
import { categories, products } from '@haat/api/features/catalog/tables';
import { deliverySettings } from '@haat/api/features/addresses/tables';
import { salesByVendor } from '@haat/api/features/orders/service';
import { orderEvents, orderLines, orders } from '@haat/api/features/orders/tables';
import { reviews } from '@haat/api/features/reviews/tables';
import { shops } from '@haat/api/features/tenant/tables';
import { stocks } from '@haat/api/features/stock/tables';
import { vendors } from '@haat/api/features/vendors/tables';
import { openHaat } from '@haat/api/testing/harness';
import { demoPassword, holdsDemo, loadDemo } from './load-demo.ts';

const haat = await openHaat({ empty: true });
const real = await openHaat({ seed: 'none', database: haat.dependencies.database, empty: true });
const folder = await mkdtemp(join(tmpdir(), 'haat-demo-'));
afterAll(async () => {
  await haat.close();
  await real.close();
  await rm(folder, { recursive: true, force: true });
});
const { database, log } = haat.dependencies;
const { orm } = database;
const tables = { shops, vendors, categories, products, stocks, reviews, orders, accounts, blogPosts };

const load = () => loadDemo({ database, uploads: localUploads(folder), log });
const rows = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => {
        const [found] = await orm.select({ rows: count() }).from(table);
        return [name, found?.rows ?? 0] as const;
      }),
    ),
  );
const ofShop = async (shopId: string, table: typeof vendors | typeof categories | typeof products) =>
  (await orm.select({ rows: count() }).from(table).where(eq(table.shopId, shopId)))[0]?.rows;
const demoPeople = ['shopper', 'shopper2', 'seller', 'seller2', 'admin'];

let first: Record<string, number>;
beforeAll(async () => {
  // Two processes that start together on one empty database.
  await Promise.all([load(), load()]);
  first = await rows();
});

// spec: opens.32
test('an empty database gets both demo shops, as large as promised', async () => {
  const made = await orm.select().from(shops);
  expect(made.map(({ subdomain }) => subdomain).toSorted()).toEqual(['haat', 'himal']);
  const { id } = made.find(({ subdomain }) => subdomain === 'haat')!;
  expect(await ofShop(id, vendors)).toBe(9);
  expect(await ofShop(id, categories)).toBeGreaterThanOrEqual(12);
  expect(await ofShop(id, products)).toBeGreaterThanOrEqual(110);
  const himal = made.find(({ subdomain }) => subdomain === 'himal')!;
  const [terms] = await orm.select().from(deliverySettings).where(eq(deliverySettings.shopId, himal.id));
  expect(terms).toMatchObject({ deliveryMode: 'standard', flatDeliveryCharge: 120 });
  expect(first['shops']).toBe(2);
  expect(await holdsDemo(orm)).toBe(true);
});

// spec: opens.32
test('processes that start together, or again, load it once', async () => {
  const pictures = await readdir(folder, { recursive: true });
  await load();
  expect(await rows()).toEqual(first);
  expect(pictures.length).toBeGreaterThan(100);
  expect(await readdir(folder, { recursive: true })).toHaveLength(pictures.length);
});

test('a database with a shop of somebody else is left alone', async () => {
  const own = await openHaat();
  await loadDemo({ database: own.dependencies.database, uploads: localUploads(folder), log });
  const found = await own.dependencies.database.orm.select().from(shops);
  expect(found.map(({ shopName }) => shopName)).toEqual(['Haat']);
  expect(await holdsDemo(own.dependencies.database.orm)).toBe(false);
  await own.close();
});

test('the demo is on sale: its products are listed in each shop with pictures and a price', async () => {
  for (const shop of ['haat', 'himal']) {
    const { status, body } = await haat.ask(listProducts, { size: 12 }, { shop });
    expect(status).toBe(200);
    expect(body.products).toHaveLength(12);
    expect(body.products.every(({ price, image }) => price > 0 && image)).toBe(true);
  }
});

// spec: opens.32
test('the accounts that are promised sign in with the demo password, each in its own shop', async () => {
  for (const shop of ['haat', 'himal']) {
    for (const name of demoPeople) {
      const who = { email: `${name}@${shop}.test`, password: demoPassword };
      const { status, body } = await haat.ask(signIn, who, { shop });
      expect([status, body.user?.email], who.email).toEqual([200, who.email]);
    }
  }
  const stranger = { email: 'shopper@haat.test', password: demoPassword };
  expect((await haat.ask(signIn, stranger, { shop: 'himal' })).status).toBe(401);
});

test('the two sellers of haat are of different vendors, and the shopper has a saved address', async () => {
  const seller = async (name: string) =>
    (
      await orm
        .select()
        .from(accounts)
        .where(eq(accounts.email, `${name}@haat.test`))
    )[0]?.vendorId;
  const [one, other] = [await seller('seller'), await seller('seller2')];
  expect(one).toBeTruthy();
  expect(other).toBeTruthy();
  expect(one).not.toBe(other);
  const who = { email: 'shopper@haat.test', password: demoPassword };
  const { token } = (await haat.ask(signIn, who)).body;
  expect((await haat.ask(listAddresses, {}, { token })).body.length).toBeGreaterThan(0);
});

// spec: opens.33
test('a server without a demo refuses the demo password for every one of them', async () => {
  for (const name of demoPeople) {
    const who = { email: `${name}@haat.test`, password: demoPassword };
    const { status, body } = await real.ask(signIn, who);
    expect([status, body.code], who.email).toEqual([401, 'wrong-credentials']);
  }
});

// spec: goods.15
test('what comes in sizes or colours is counted by them: some are sold out, some nearly so', async () => {
  const found = await orm.select().from(stocks);
  const apart = [...Map.groupBy(found, ({ productId }) => productId).values()].filter(
    (rows) => rows.length > 1,
  );
  expect(apart.length).toBeGreaterThan(40);
  const there = apart.filter((rows) => rows.some(({ quantity }) => quantity > 0)).flat();
  const share = (is: (quantity: number) => boolean) =>
    there.filter(({ quantity }) => is(quantity)).length / there.length;
  expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.1);
  expect(share((quantity) => quantity === 0)).toBeLessThan(0.3);
  expect(share((quantity) => quantity > 0 && quantity <= 5)).toBeGreaterThan(0.2);
  const shown = new Map((await orm.select().from(products)).map(({ id, soldOut }) => [id, soldOut]));
  for (const rows of apart)
    expect(shown.get(rows[0]!.productId)).toHaveLength(rows.filter(({ quantity }) => quantity === 0).length);
});

// spec: goods.15
test('no order of the demo leaves a choice open', async () => {
  const lines = await orm.select().from(orderLines);
  const offered = new Map((await orm.select().from(products)).map(({ id, variants }) => [id, variants]));
  expect(lines.length).toBeGreaterThan(0);
  for (const { productId, variant, slug } of lines)
    expect(openChoice(offered.get(productId) ?? [], variant), slug).toEqual([]);
});

// spec: opens.32, money.1
test("each seller's book holds what their figures say was sold, at the dates at which it was", async () => {
  const [all, events] = await Promise.all([orm.select().from(orders), orm.select().from(orderEvents)]);
  const kinds: Record<string, string> = { confirmed: 'sale', delivered: 'collected' };
  const steps = events
    .filter(({ status }) => status in kinds)
    .toSorted((one, other) => Number(other.at) - Number(one.at));
  for (const { id: shopId, subdomain: shop } of await orm.select().from(shops)) {
    const who = { email: `admin@${shop}.test`, password: demoPassword };
    const { token } = (await haat.ask(signIn, who, { shop })).body;
    const figures = await salesByVendor(orm, { shopId, from: new Date(0) }, 100);
    expect(figures.length).toBeGreaterThan(0);
    for (const { vendor, sold, revenue } of figures) {
      const { body } = await haat.ask(vendorLedger, { vendorId: vendor._id }, { shop, token });
      const theirs = new Map(
        all.filter(({ vendorId }) => vendorId === vendor._id).map((order) => [order.id, order]),
      );
      expect(
        body.entries.map(({ kind, order, createdAt }) => [kind, order?._id, createdAt]),
        vendor.shopName,
      ).toEqual(
        steps
          .filter(({ orderId }) => theirs.has(orderId))
          .map(({ status, orderId, at }) => [kinds[status], orderId, at.toISOString()]),
      );
      const sales = body.entries.filter(({ kind }) => kind === 'sale');
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      const forSeller = sales.flatMap(({ lines }) => lines.filter(({ owner }) => owner === 'seller'));
      expect([sales.length, sumOf(forSeller.map(({ amount }) => amount))]).toEqual([sold, revenue]);
      const brought = [...theirs.values()].filter(({ status }) => status === 'delivered');
      expect(body.standing.withCourier).toBe(sumOf(brought.map(({ subtotal }) => subtotal)));
    }
  }
});

// spec: money.1
test('an order of the demo that goes on is booked as one sale, on the day on which it was confirmed', async () => {
  const who = { email: 'seller3@haat.test', password: demoPassword };
  const { token } = (await haat.ask(signIn, who)).body;
  const read = async () => (await haat.ask(sellerLedger, {}, { token })).body;
  const [sale] = (await read()).entries;
  const orderId = sale!.order!._id;
  for (const status of ['arrived', 'delivered'] as const)
    expect((await haat.ask(setOrderStatus, { orderId, status }, { token })).status).toBe(200);
  const { entries } = await read();
  expect(entries.map(({ kind }) => kind)).toEqual(['collected', 'sale']);
  expect(entries[1]).toEqual(sale);
});

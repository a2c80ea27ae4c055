import { setTimeout as pause } from 'node:timers/promises';
import { Changes } from '@haat/api/core/cache/cache';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { Makers } from '@haat/api/testing/makers';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import type { BulkResult } from '@haat/contract/catalog/selling/bulk/schemas';
import { tokenHeader } from '@haat/contract/core/session';
import { startShop } from '../e2e/support/shop-process.ts';
import type { ShopProcess } from '../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import { percentile } from './measure.ts';
import { cpuOf } from './process-use.ts';
import type { Figure } from './report.ts';
import { stock } from './scale/stock.ts';

const size = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const editsPerSecond = 20;
const readsPerSecond = 200;
const metricsToken = 'bench-reads-the-metrics';
/** The dearest product of the shop stands first where the dearest come first; its price says how often it was changed. */
const dearest = 9_000_000;

interface Seller {
  token: string;
  /** Products of the seller, the dearest first. */
  products: { id: string; version: number; slug: string }[];
}

/** What a seller changes beside what shoppers read: how much of it is sent as it was kept, and how far behind. */
export async function edits(): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  if (!server) throw new Error('This drill needs a Postgres server on this machine.');
  const database = await openDatabase({ url: server.url, max: 2 });
  try {
    await migrate(database);
    console.log(`making a shop of ${size} products …`);
    const seller = await stocked(database);
    const env = { DATABASE_URL: server.url, SEED: 'none', RATE_LIMIT: 'off', METRICS_TOKEN: metricsToken };
    const shop = await startShop({ env, patience: 180_000 });
    try {
      return await measured(shop, seller);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.close();
    await server.stop();
  }
}

async function stocked(database: Database): Promise<Seller> {
  const { orm, sql } = database;
  await sql`set statement_timeout = 0`;
  const { subdomain } = await stock(database, 'haat', size);
  await sql`update products set price = ${dearest}, mark_price = ${dearest}, in_stock = true where slug = 'p-0'`;
  const products = await sql<Seller['products'][number]>`
    select id, version, slug from products where vendor_id = (select vendor_id from products where slug = 'p-0')
    order by price desc`;
  const [vendor] = await sql<{ id: string; slug: string; shopName: string; shopId: string }>`
    select id, slug, shop_name as "shopName", shop_id as "shopId" from vendors
    where id = (select vendor_id from products where slug = 'p-0')`;
  if (!vendor) throw new Error('the shop has no seller');
  const make = new Makers(orm, new Changes());
  const isOf = { ...vendor, shop: { id: vendor.shopId, subdomain } };
  const { token } = await make.aSeller(isOf, { email: 'edits@example.np' });
  await sql`vacuum analyze products`;
  return { token, products };
}

/** Lists as shoppers ask for them: the front and a few categories most, most of the others now and then. */
const addresses = [
  '/',
  '/products',
  ...Array.from({ length: 8 }, (_, root) => `/product_category/root-${root}`),
  ...Array.from({ length: 48 }, (_, n) => `/product_category/leaf-${Math.floor(n / 6)}-${n % 6}`),
  ...['newest', 'price-asc', 'price-desc'].map((sort) => `/products?sort=${sort}`),
  ...Array.from({ length: 20 }, (_, n) => `/products?page=${n + 2}`),
];
const weights = addresses.map((_, n) => 1 / (n + 1));
const allWeights = weights.reduce((sum, each) => sum + each, 0);

function someAddress(): string {
  let at = Math.random() * allWeights;
  return addresses[weights.findIndex((weight) => (at -= weight) < 0)] ?? '/';
}

async function measured(shop: ShopProcess, seller: Seller): Promise<Figure[]> {
  const { origin, process: child } = shop;
  const read = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return text;
  };
  for (const path of addresses) await read(path);
  const prices = new Prices(origin, seller);
  const times: number[] = [];
  const readList = async () => {
    const began = performance.now();
    await read(someAddress());
    times.push(performance.now() - began);
  };
  const behind = { lists: [0], products: [0] };
  const look = async (path: string, all: number[]) => {
    const asked = performance.now();
    all.push(prices.behind(await read(path), asked));
  };
  const listOfAll = () => look('/products?sort=price-desc', behind.lists);
  const editing = () => [at(editsPerSecond, () => prices.next())];
  const reading = () => [at(readsPerSecond - 10, readList), at(10, listOfAll)];

  await during(3, [...editing(), ...reading()]);
  times.length = 0;
  const [before, used] = [await pagesSent(origin), cpuOf(child.pid ?? 0) ?? 0];
  await during(seconds, [...editing(), ...reading()]);
  const [after, done] = [await pagesSent(origin), cpuOf(child.pid ?? 0) ?? 0];
  const sent = (from: string) => (after.get(from) ?? 0) - (before.get(from) ?? 0);
  const all = sent('kept') + sent('aged') + sent('waited');
  const sorted = times.toSorted((a, b) => a - b);
  const cup = `/product/${seller.products[0]?.slug}`;
  await during(seconds, [...editing(), ...reading(), at(20, () => look(cup, behind.products))]);
  return [
    { name: 'reads of lists a second', value: all / seconds },
    { name: 'of them made while their reader waits, %', value: (100 * sent('waited')) / all, most: 10 },
    { name: 'lists made a second', value: sent('rendered') / seconds },
    { name: 'p50 of a list, ms', value: percentile(sorted, 0.5) },
    { name: 'p99 of a list, ms', value: percentile(sorted, 0.99) },
    { name: 'processor of the shop, % of a core', value: (done - used) / (10 * seconds) },
    { name: 'changes', value: prices.changes },
    { name: 'a list behind by at most, ms', value: Math.max(...behind.lists), most: 2_000 },
    { name: "a product's page behind by at most, ms", value: Math.max(...behind.products), most: 0 },
    { name: "a product's page was looked at so often", value: behind.products.length - 1 },
  ];
}

/** How many pages were sent, by where they came from, and made. */
async function pagesSent(origin: string): Promise<Map<string, number>> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const found = (await answer.text()).matchAll(
    /^haat_pages_(?:sent_total\{from="(\w+)"\}|(rendered)_total) (\d+)$/gm,
  );
  return new Map(Array.from(found, ([, from, rendered, count]) => [from ?? rendered ?? '', Number(count)]));
}

/** Changes prices of a seller's products, every fourth time that of the dearest, and knows when each of these was acknowledged. */
class Prices {
  changes = 0;
  readonly #origin: string;
  readonly #seller: Seller;
  readonly #acknowledged = [0];
  #busy = new Set<number>();

  constructor(origin: string, seller: Seller) {
    this.#origin = origin;
    this.#seller = seller;
  }

  async next(): Promise<void> {
    const { products, token } = this.#seller;
    const n = this.changes % 4 === 0 ? 0 : 1 + Math.floor(Math.random() * (products.length - 1));
    const product = products[n];
    if (!product || this.#busy.has(n)) return;
    this.#busy.add(n);
    this.changes += 1;
    // One that no product has had: the same again would change nothing.
    const price = n === 0 ? dearest + this.#acknowledged.length : 60_000 + this.changes;
    const change = { kind: 'price', price, markPrice: price };
    const answer = await fetch(this.#origin + bulkChange.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify({
        products: [{ _id: product.id, version: product.version }],
        change,
        apply: true,
      }),
    });
    const result = (await answer.json()) as BulkResult;
    const [changed] = result.changed;
    if (!changed) throw new Error(`a price was not changed: ${JSON.stringify(result)}`);
    product.version = changed.version;
    if (n === 0) this.#acknowledged.push(performance.now());
    this.#busy.delete(n);
  }

  /** For how many milliseconds the page that was asked for then had shown a price that was none any more. */
  behind(page: string, asked: number): number {
    const shown = Array.from(page.matchAll(/\b9,?0\d\d,?\d\d\d\b/g), ([price]) =>
      Number(price.replaceAll(',', '')),
    );
    if (shown.length === 0) throw new Error('the dearest product is not on the page');
    const next = this.#acknowledged[Math.min(...shown) - dearest + 1];
    return next === undefined ? 0 : Math.max(0, asked - next);
  }
}

interface Beat {
  perSecond: number;
  work: () => Promise<void>;
}

const at = (perSecond: number, work: () => Promise<void>): Beat => ({ perSecond, work });

/** Does each so often a second for so many seconds, whether the one before is done or not. */
async function during(length: number, beats: Beat[]): Promise<void> {
  const works: Promise<void>[] = [];
  await Promise.all(
    beats.map(async ({ perSecond, work }) => {
      const began = performance.now();
      for (let n = 0; n < length * perSecond; n += 1) {
        const wait = began + (n * 1_000) / perSecond - performance.now();
        if (wait > 0) await pause(wait);
        works.push(work());
      }
    }),
  );
  await Promise.all(works);
}

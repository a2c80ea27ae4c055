import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { listProducts, searchProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { cookies } from '@haat/contract/core/session';
import { startShop } from '../../e2e/support/shop-process.ts';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import { percentile } from '../measure.ts';
import { cpuOf, residentOf } from '../process-use.ts';
import type { Figure } from '../report.ts';
import { stock } from './stock.ts';
import type { Stocked } from './stock.ts';

const small = 100;
const large = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const million = process.argv.includes('--million') ? [1_000_000] : [];
const embedded = 10_000;
/** So many requests of a kind make a figure. */
const requests = 120;

/** What some requests cost, each: processor of the shop and its Postgres, and how long they took; in milliseconds. */
interface Cost {
  cpu: number;
  p50: number;
  p99: number;
}

interface Costs {
  list: Cost;
  facets: Cost;
  category: Cost;
  product: Cost;
  search: Cost;
  found: Cost;
}

/** Lists, searches and pages of shops of different sizes, each beside the smallest one's. */
export async function scale(): Promise<Figure[]> {
  return [...(await onPostgres()), ...(await onItsOwn())];
}

async function onPostgres(): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  if (!server) throw new Error('This drill needs a Postgres server on this machine.');
  const database = await openDatabase({ url: server.url, max: 1 });
  try {
    await migrate(database);
    // Of its one session: what fills the shops may take its time.
    await database.sql`set statement_timeout = 0`;
    const sizes = [small, large, ...million];
    const shops: [Stocked, ...Stocked[]] = [await stock(database, 'warm', small)];
    for (const size of sizes) shops.push(await stocked(database, size));
    await database.sql`vacuum analyze products`;
    await database.sql`analyze`;
    const shop = await startShop({ env: { DATABASE_URL: server.url, SEED: 'none' } });
    try {
      return await compared(shop, shops, sizes, database);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.close();
    await server.stop();
  }
}

async function onItsOwn(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-scale-'));
  try {
    const database = await openDatabase({ directory: join(dataDir, 'postgres') });
    await migrate(database);
    const shops: [Stocked, ...Stocked[]] = [
      await stock(database, 'warm', small),
      await stocked(database, small),
      await stocked(database, embedded),
    ];
    await database.sql`analyze`;
    await database.close();
    const shop = await startShop({ dataDir, env: { SEED: 'none' } });
    try {
      const figures = await compared(shop, shops, [small, embedded], null);
      return figures.map(({ name, value }) => ({ name: `embedded: ${name}`, value }));
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function stocked(database: Database, size: number): Promise<Stocked> {
  console.log(`making a shop of ${size} products …`);
  return stock(database, `size-${size}`, size);
}

async function compared(
  shop: ShopProcess,
  [warmUp, ...shops]: [Stocked, ...Stocked[]],
  sizes: number[],
  database: Database | null,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  // What is compiled with the first requests is no part of what each costs.
  await costsOf(shop, warmUp, database);
  let base: Costs | undefined;
  for (const [n, each] of shops.entries()) {
    const size = sizes[n]!;
    const held = residentOf(shop.process.pid ?? 0) ?? 0;
    const filling = performance.now();
    await ask(shop, each, asked(listProducts, { size: 24, facets: true }));
    const filled = performance.now() - filling;
    const costs = await costsOf(shop, each, database);
    const say = (kind: string, value: number, most?: number) =>
      figures.push({ name: `${size} products: ${kind}`, value, ...(most !== undefined && { most }) });
    for (const [kind, { cpu, p50, p99 }] of Object.entries(costs)) {
      say(`${kind}, CPU ms`, cpu);
      say(`${kind}, p50 ms`, p50);
      say(`${kind}, p99 ms`, p99);
    }
    say('first list, ms', filled);
    say('memory of the process, MB more', (residentOf(shop.process.pid ?? 0) ?? 0) - held);
    if (base) {
      const isMillion = size >= 1_000_000;
      say('category page, ratio', costs.category.cpu / base.category.cpu, isMillion ? 2 : 1.3);
      say('list with facets, ratio', costs.facets.cpu / base.facets.cpu, 2);
      say('product page, ratio', costs.product.cpu / base.product.cpu, 1.1);
      say('search, ratio', costs.search.cpu / base.search.cpu);
      say('search p99 ms', costs.search.p99, isMillion ? 60 : 25);
    }
    base ??= costs;
  }
  return figures;
}

const asked = <E extends Endpoint>(endpoint: E, input: CallInput<E>): string =>
  addressOf(endpoint, input as Record<string, unknown>).url;

async function costsOf(shop: ShopProcess, stocked: Stocked, database: Database | null): Promise<Costs> {
  const { categories, slugs, searches } = stocked;
  const category = (n: number) => categories[n % categories.length]!;
  // A highest price that leaves nothing out: no two requests are one.
  let max = 10_000_000;
  const anew = () => (max += 1);
  const cost = (path: (n: number) => string, count = requests) =>
    costOf(shop, stocked, database, path, count);
  const list = (n: number, facets: boolean) =>
    asked(listProducts, { category: category(n), max: anew(), facets });
  await cost((n) => list(n, true), 40);
  const search = (n: number) => asked(searchProducts, { term: searches[n % searches.length]! });
  await cost(search, 20);
  return {
    list: await cost((n) => list(n, false)),
    facets: await cost((n) => list(n, true)),
    category: await cost((n) => `/product_category/${category(n)}?max=${anew()}`),
    product: await cost((n) => `/product/${slugs[n % slugs.length]}`, slugs.length),
    search: await cost(search, searches.length),
    found: await cost(
      (n) => asked(listProducts, { q: searches[n % searches.length]!, facets: true }),
      searches.length,
    ),
  };
}

async function costOf(
  shop: ShopProcess,
  stocked: Stocked,
  database: Database | null,
  path: (n: number) => string,
  count: number,
): Promise<Cost> {
  const times: number[] = [];
  const before = await usedBy(shop, database);
  for (let n = 0; n < count; n += 1) times.push(await ask(shop, stocked, path(n)));
  const used = (await usedBy(shop, database)) - before;
  const sorted = times.toSorted((a, b) => a - b);
  return { cpu: used / count, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** The processor time of the shop and of the database's sessions so far, in milliseconds. */
async function usedBy({ process: { pid = 0 } }: ShopProcess, database: Database | null): Promise<number> {
  // Its counters move by ten milliseconds.
  await pause(30);
  const backends = database
    ? await database.sql<{ pid: number }>`
        select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    : [];
  return [pid, ...backends.map((each) => each.pid)].reduce((sum, each) => sum + (cpuOf(each) ?? 0), 0);
}

async function ask(shop: ShopProcess, { subdomain }: Stocked, path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(shop.origin + path, {
    headers: { cookie: `${cookies.shop}=${subdomain}`, 'accept-encoding': 'br' },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

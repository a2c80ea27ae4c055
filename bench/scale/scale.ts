import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { startShop } from '../../e2e/support/shop-process.ts';
import type { ShopProcess, ShopStart } from '../../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import { withDebugger } from '../debugger.ts';
import type { Figure } from '../report.ts';
import { costsOf, fewRounds, kinds, rounds } from './costs.ts';
import type { Cost, Kind, Running } from './costs.ts';
import { fill } from './fill.ts';
import { loopHeldBy } from './loop.ts';
import { roomy, stocking } from './stocking.ts';
import { metricsToken } from './metrics.ts';
import type { Filled } from './fill.ts';
import { manyShops } from './many-shops.ts';
import { stock } from './stock.ts';
import type { Stocked } from './stock.ts';
import { figuresOf, tableOf } from './table.ts';

const small = 126;
const large = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const million = process.argv.includes('--million') ? [Number(process.env['BENCH_MILLION'] ?? 1_000_000)] : [];
const embedded = Number(process.env['BENCH_EMBEDDED'] ?? 10_000);
/** How often all is asked of a shop that is not measured, before anything is and after memory was: 400 to 600 requests each time. */
const [warmUps, warmUpsAgain] = [6, 2];
/** Milliseconds that a shop may take to start on a busy machine. */
const patience = 180_000;

/** Lists, searches and pages of shops of different sizes, each beside the smallest one's; with `--shops`, one shop among many. */
export async function scale(): Promise<Figure[]> {
  if (process.argv.includes('--shops')) return manyShops();
  return [...(await onPostgres()), ...(await onItsOwn())];
}

async function onPostgres(): Promise<Figure[]> {
  const server = await startThrowawayPostgres(roomy);
  if (!server) throw new Error('This drill needs a Postgres server on this machine.');
  const database = await openDatabase({ url: server.url, max: 1 });
  try {
    await migrate(database);
    const shops = await stocked(database, [small, large, ...million]);
    const env = { DATABASE_URL: server.url, SEED: 'none', METRICS_TOKEN: metricsToken, ...withDebugger };
    const figures = await during({ env, patience }, (shop) =>
      compared('Postgres', { shop, database }, shops),
    );
    // For each shop a process of its own, which has rendered nothing but the first pages of the smallest one.
    const started = { env: { ...env, DEFAULT_SHOP: shops[0]!.subdomain }, patience };
    for (const stocked of shops.slice(2))
      figures.push(...(await during(started, (shop) => loopHeld({ shop, database }, stocked))));
    return figures;
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
    const shops = await stocked(database, [small, embedded]);
    await database.close();
    const env = { SEED: 'none', METRICS_TOKEN: metricsToken, ...withDebugger };
    return await during({ dataDir, env, patience }, (shop) =>
      compared('embedded', { shop, database: null }, shops),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function during<T>(start: ShopStart, work: (shop: ShopProcess) => Promise<T>): Promise<T> {
  const shop = await startShop(start);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** For how long the loop was held at most. */
async function loopHeld(running: Running, stocked: Stocked): Promise<Figure[]> {
  const held = await loopHeldBy(stocked, running);
  return held.flatMap(({ name, byCode, withGarbage }) => [
    { name: `Postgres, ${stocked.size}: ${name}, loop held by code, ms`, value: byCode, most: 10 },
    { name: `Postgres, ${stocked.size}: ${name}, the same with collecting garbage, ms`, value: withGarbage },
  ]);
}

/** One to warm up with, and one of each size. */
async function stocked(database: Database, sizes: number[]): Promise<Stocked[]> {
  return stocking(database, async () => {
    const shops = [await stock(database, 'warm', small)];
    for (const size of sizes) {
      console.log(`making a shop of ${size} products …`);
      shops.push(await stock(database, `size-${size}`, size));
    }
    return shops;
  });
}

async function compared(
  where: 'Postgres' | 'embedded',
  running: Running,
  [warmUp, first, ...others]: Stocked[],
): Promise<Figure[]> {
  if (!warmUp || !first) return [];
  const askAll = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      for (const kind of kinds) await costsOf(kind, [warmUp], running, fewRounds);
  };
  // What is compiled with the first thousands of requests is no part of what each costs.
  await askAll(warmUps);
  const filled: Filled[] = [];
  for (const each of [first, ...others]) filled.push(await fill(each, warmUp, running));
  // To read what is in use all garbage was collected, and with it code that is optimised: pages cost up to twice as much until it is again.
  await askAll(warmUpsAgain);
  const shops = [first, ...others];
  const costs: [Kind, Cost[]][] = [];
  for (const kind of kinds) {
    console.log(`${where}: ${kind.name}, ${rounds} rounds …`);
    costs.push([kind, await costsOf(kind, shops, running)]);
  }
  const sizes = shops.map(({ size }) => size);
  console.log(`\n${tableOf(where, sizes, costs)}\n`);
  return figuresOf(where, sizes, costs, filled);
}

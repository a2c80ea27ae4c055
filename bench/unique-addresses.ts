import { setTimeout as pause } from 'node:timers/promises';
import { listProducts } from '@haat/contract/catalog/endpoints';
import { addressOf } from '@haat/contract/core/endpoint';
import { startShop } from '../e2e/shop-process.ts';
import type { ShopProcess } from '../e2e/shop-process.ts';
import { drive } from './drive.ts';
import type { Figure } from './report.ts';
import { percentile } from './measure.ts';
import { residentOf } from './process-use.ts';
import type { Ask } from './targets.ts';

/** So many addresses nobody asked for before, and for how long where all of them are made. */
const addresses = Number(process.env['BENCH_ADDRESSES'] ?? 200_000);
const madeFor = Number(process.env['BENCH_SECONDS'] ?? 60) * 1_000;
const connections = 64;

const get = (path: string): Ask => ({ method: 'GET', path, headers: { 'accept-encoding': 'br, gzip' } });
const list = addressOf(listProducts, { size: 24 }).url;

/** One of every kind of address that can be made up. */
const kinds = [
  (n: number) => `/faq.data?_routes=x&n=${n}`,
  (n: number) => `/?utm_source=${n}`,
  (n: number) => `/products?max=${10_000_000 + n}`,
  (n: number) => `/product/none-${n}`,
  (n: number) => `/ne/nowhere/${n}`,
  (n: number) => `/track/${n}`,
  (n: number) => `/login?next=%2F${n}`,
  (n: number) => `/products.data?min=${n % 100_000}&page=${n}`,
];

/** Asks for one address after the other, each once, while a shopper goes on using the API. */
export async function uniqueAddresses(): Promise<Figure[]> {
  return [
    ...(await flood('one network', { RATE_LIMIT: 'on' }, { amount: addresses, ms: 0 })),
    ...(await flood('as from many networks', { RATE_LIMIT: 'off' }, { ms: madeFor })),
  ];
}

async function flood(
  name: string,
  env: Record<string, string>,
  most: { ms: number; amount?: number },
): Promise<Figure[]> {
  const shop = await startShop({ env, patience: 180_000 });
  try {
    const { origin } = shop;
    await drive({ origin, next: () => get('/'), connections: 4, ms: 1_000 });
    await useApi(shop, pause(2_000));
    const before = memoryOf(shop);
    const quiet = await useApi(shop, pause(10_000));
    let highest = before;
    const watching = setInterval(() => (highest = Math.max(highest, memoryOf(shop))), 250);
    let n = 0;
    const next = () => get(kinds[n % kinds.length]!((n += 1)));
    const asking = drive({ origin, next, connections, from: '127.0.0.2', ...most });
    const meanwhile = await useApi(shop, asking);
    const asked = (await asking).times.length;
    clearInterval(watching);
    await pause(20_000);
    await useApi(shop, pause(2_000));
    return [
      { name: `${name}: addresses asked for`, value: asked },
      { name: `${name}: memory grows by at most, MB`, value: highest - before, most: 150 },
      { name: `${name}: memory afterwards, MB more`, value: memoryOf(shop) - before, most: 150 },
      { name: `${name}: p99 of the API while quiet, ms`, value: quiet },
      { name: `${name}: p99 of the API meanwhile, ms`, value: meanwhile, most: 4 * quiet },
    ];
  } finally {
    await shop.stop();
  }
}

/** Asks the API as a shopper does until something else is done. @returns its p99 in milliseconds */
async function useApi({ origin }: ShopProcess, until: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const state = { done: false };
  void until.finally(() => (state.done = true));
  while (!state.done) {
    const part = await drive({ origin, next: () => get(list), connections: 1, ms: 0, amount: 20 });
    times.push(...part.times);
    await pause(20);
  }
  return percentile(
    times.toSorted((a, b) => a - b),
    0.99,
  );
}

const memoryOf = ({ process: child }: ShopProcess): number => residentOf(child.pid ?? 0) ?? 0;

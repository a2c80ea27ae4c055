import { setTimeout as pause } from 'node:timers/promises';
import { listProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { startShop } from '../e2e/support/shop-process.ts';
import type { ShopProcess } from '../e2e/support/shop-process.ts';
import { drive } from './drive.ts';
import { flood } from './flood.ts';
import type { Figure } from './report.ts';
import { percentile } from './measure.ts';
import { residentOf } from './process-use.ts';
import type { Ask } from './targets.ts';

/** So many addresses nobody asked for before, and for how long where all of them are made. */
// spec: security.23
const addresses = Number(process.env['BENCH_ADDRESSES'] ?? 200_000);
const madeFor = Number(process.env['BENCH_SECONDS'] ?? 60) * 1_000;

const get = (path: string): Ask => ({ method: 'GET', path, headers: { 'accept-encoding': 'br, gzip' } });
const list = addressOf(listProducts, { size: 24 }).url;

/** Asks for one address after the other, each once, while a shopper goes on using the API. */
export async function uniqueAddresses(): Promise<Figure[]> {
  return [
    ...(await measured('one network', { RATE_LIMIT: 'on' }, { amount: addresses, ms: 0 })),
    ...(await measured('as from many networks', { RATE_LIMIT: 'off' }, { amount: Infinity, ms: madeFor })),
  ];
}

async function measured(
  name: string,
  env: Record<string, string>,
  most: { ms: number; amount: number },
): Promise<Figure[]> {
  if (most.amount === 0 || (most.amount === Infinity && most.ms === 0)) return [];
  const shop = await startShop({ env, patience: 180_000 });
  try {
    const { origin } = shop;
    await drive({ origin, next: () => get('/'), connections: 4, ms: 1_000 });
    await useApi(shop, pause(2_000));
    const before = memoryOf(shop);
    const quiet = await useApi(shop, pause(10_000));
    let highest = before;
    const watching = setInterval(() => (highest = Math.max(highest, memoryOf(shop))), 250);
    const flooding = flood({ origin, ...most });
    const meanwhile = await useApi(shop, flooding);
    const { asked, refused, perSecond } = await flooding;
    clearInterval(watching);
    await pause(20_000);
    await useApi(shop, pause(2_000));
    return [
      { name: `${name}: addresses asked for`, value: asked },
      { name: `${name}: of them without success`, value: refused },
      { name: `${name}: of them a second`, value: perSecond },
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

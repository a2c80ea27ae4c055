import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { listProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { startShop } from '../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import type { Figure } from './report.ts';
import { targetsOf } from './targets.ts';
import type { Target } from './targets.ts';

/** How long the database hangs, in seconds, and how long it is away for a restart. */
const hangsFor = Number(process.env['BENCH_SECONDS'] ?? 75);
const restartsFor = 5;
const shoppers = 4;
const maxOrders = 900;
const kept = ['/', '/faq', '/ne', '/products'];

/** Orders are placed and sent again until they are answered, while the database hangs, and while it is started again. */
export async function away(): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  if (!server) throw new Error('This drill needs a Postgres server on this machine.');
  const shop = await startShop({
    env: { DATABASE_URL: server.url },
    patience: 180_000,
  });
  const database = await openDatabase({ url: server.url, max: 1 });
  try {
    const orders = await (await targetsOf(shop.origin, maxOrders)).at(-1)!();
    const before = await countOf(database);
    for (const path of kept) await statusOf(shop.origin + path);
    const buying = buy(shop.origin, orders);
    await pause(3_000);
    const hung = await looking(shop.origin, buying.placedAt, async () => {
      const goOn = server.freeze();
      await pause(hangsFor * 1_000);
      goOn();
    });
    await pause(3_000);
    const restarted = await looking(shop.origin, buying.placedAt, () => server.restart(restartsFor * 1_000));
    await pause(3_000);
    const placed = await buying.end();
    const stored = (await countOf(database)) - before;
    return [
      { name: `after ${hangsFor} s of hanging: first order after, ms`, value: hung.firstOrder, most: 1_000 },
      { name: 'after a restart: first order after, ms', value: restarted.firstOrder, most: 1_000 },
      { name: 'kept pages that were not sent meanwhile', value: hung.lost + restarted.lost, most: 0 },
      { name: 'the longest a call waited for its 503, ms', value: hung.longest, most: 7_000 },
      { name: 'orders that were answered', value: placed },
      { name: 'of them lost', value: Math.max(0, placed - stored), most: 0 },
      { name: 'of them there twice', value: Math.max(0, stored - placed), most: 0 },
    ];
  } finally {
    await database.close();
    await shop.stop();
    await server.stop();
  }
}

/** Some shoppers who each place one order after the other; one that is not answered well is sent again with its key. */
function buy(origin: string, { next, most = maxOrders }: Target) {
  const placedAt: number[] = [];
  const state = { done: false };
  let begun = 0;
  const shopper = async () => {
    while (!state.done && begun < most) {
      begun += 1;
      const { path, method, headers, body } = next();
      while ((await statusOf(origin + path, { method, headers, body })) !== 200) await pause(50);
      placedAt.push(performance.now());
      await pause(400);
    }
  };
  const all = Promise.all(Array.from({ length: shoppers }, shopper));
  return {
    placedAt,
    end: async () => {
      state.done = true;
      await all;
      return placedAt.length;
    },
  };
}

/** What is seen while something happens to the database, and how soon an order goes through once it is over. */
async function looking(origin: string, placedAt: number[], happening: () => Promise<void>) {
  const state = { over: false };
  let lost = 0;
  let longest = 0;
  const pages = (async () => {
    for (let n = 0; !state.over; n += 1) {
      if ((await statusOf(origin + kept[n % kept.length])) !== 200) lost += 1;
      await pause(200);
    }
  })();
  const calls = (async () => {
    while (!state.over) {
      const began = performance.now();
      await statusOf(origin + addressOf(listProducts, { size: 24, q: 'tea' }).url);
      longest = Math.max(longest, performance.now() - began);
      await pause(100);
    }
  })();
  await happening();
  const back = performance.now();
  state.over = true;
  while (!placedAt.some((at) => at >= back)) await pause(5);
  await Promise.all([pages, calls]);
  return { lost, longest, firstOrder: placedAt.find((at) => at >= back)! - back };
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
}

async function countOf({ sql }: Database): Promise<number> {
  for (;;) {
    try {
      const [found] = await sql<{ n: number }>`select count(*)::int as n from checkouts`;
      return found?.n ?? 0;
    } catch {
      // Its own connection was cut by the restart.
      await pause(100);
    }
  }
}

// Asks for one made-up address after the other, in a thread of its own: beside the shopper whose waiting is measured, it
// would be measured with it, since what 64 connections bring to one event loop stands in front of the shopper's answer.
import { isMainThread, parentPort, workerData, Worker } from 'node:worker_threads';
import { drive } from './drive.ts';
import type { Ask } from './targets.ts';

/** How a shop is asked: until an amount is reached, or for some milliseconds where that is Infinity. */
export interface Flood {
  origin: string;
  amount: number;
  ms: number;
}

/** What came back. */
export interface Flooded {
  asked: number;
  /** Answers that are no success: a 404 of a page that is not there, a 429, a 503. */
  refused: number;
  perSecond: number;
}

const connections = 64;

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

/** Floods a shop from 127.0.0.2, another network than the one that shoppers of a bench come from. */
export function flood(how: Flood): Promise<Flooded> {
  const worker = new Worker(import.meta.filename, { workerData: how });
  return new Promise((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
  });
}

async function run({ origin, amount, ms }: Flood): Promise<Flooded> {
  let n = 0;
  const next = (): Ask => ({
    method: 'GET',
    path: kinds[n % kinds.length]!((n += 1)),
    headers: { 'accept-encoding': 'br, gzip' },
  });
  const { times, failed, took } = await drive({ origin, next, connections, from: '127.0.0.2', amount, ms });
  return { asked: times.length, refused: failed, perSecond: (times.length * 1_000) / took };
}

if (!isMainThread) parentPort?.postMessage(await run(workerData as Flood), []);

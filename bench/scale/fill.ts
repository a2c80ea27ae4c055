import { setTimeout as pause } from 'node:timers/promises';
import { listProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { heldMemoryOf } from '../debugger.ts';
import { residentOf } from '../process-use.ts';
import { ask, costsOf, fewRounds, kinds } from './costs.ts';
import { toldBy } from './metrics.ts';
import type { Running } from './costs.ts';
import type { Stocked } from './stock.ts';

/** What it took until a shop's lists stood in memory. */
export interface Filled {
  /** Until the first list was answered, in milliseconds. */
  ms: number;
  /** The slowest answer that another shop of the process gave meanwhile, and the slowest of the shop's own pages. */
  slowest: number;
  slowestOwn: number;
  /** The longest time for which the event loop was held meanwhile. */
  held: number;
  /** Bytes of the columns for each product. */
  bytes: number;
  /** Bytes that the process has in use besides, garbage collected, for each product: columns and all that came with them. */
  inUse: number;
  /** Megabytes by which the process has grown, garbage and all; and where it was collected before and after. */
  grown: number;
  grownCollected: number;
}

/** Asks a shop for its first list, and meanwhile another one and itself for pages. */
export async function fill(stocked: Stocked, other: Stocked, running: Running): Promise<Filled> {
  const { shop } = running;
  const resident = () => residentOf(shop.process.pid ?? 0) ?? 0;
  const inUse = await inUseOf(shop);
  const collected = resident();
  // Back at work: garbage that a process always has is no part of what it grows by.
  for (const kind of kinds) await costsOf(kind, [other], running, fewRounds);
  const atWork = resident();
  const before = await toldBy(shop);
  const began = performance.now();
  const done = new AbortController();
  const filling = ask(shop, stocked, addressOf(listProducts, { size: 24, facets: true }).url).finally(() =>
    done.abort(),
  );
  let slowest = 0;
  let slowestOwn = 0;
  const askOwn = async () => {
    for (let n = 0; !done.signal.aborted; n += 1) {
      const path = n % 2 === 0 ? '/' : `/product/${stocked.slugs[n % stocked.slugs.length]}`;
      slowestOwn = Math.max(slowestOwn, await ask(shop, stocked, path));
      await pause(20);
    }
  };
  const own = askOwn();
  for (let max = 20_000_000 + stocked.size; !done.signal.aborted; max += 1) {
    slowest = Math.max(
      slowest,
      await ask(shop, other, `/product_category/${other.categories[0]}?max=${max}`),
    );
    await pause(20);
  }
  await filling;
  const ms = performance.now() - began;
  await own;
  const { columns, held } = await toldBy(shop);
  const grown = resident() - atWork;
  const stillInUse = await inUseOf(shop);
  return {
    ...{ ms, slowest, slowestOwn, held, grown },
    bytes: (columns - before.columns) / stocked.size,
    inUse: (stillInUse - inUse) / stocked.size,
    grownCollected: resident() - collected,
  };
}

async function inUseOf(shop: ShopProcess): Promise<number> {
  const { heap, buffers } = await heldMemoryOf(shop.said());
  return heap + buffers;
}

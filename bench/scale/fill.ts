import { setTimeout as pause } from 'node:timers/promises';
import { listProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { residentOf } from '../process-use.ts';
import { ask } from './costs.ts';
import type { Running } from './costs.ts';
import type { Stocked } from './stock.ts';

/** What it took until a shop's lists stood in memory. */
export interface Filled {
  /** Until the first list was answered, in milliseconds. */
  ms: number;
  /** The slowest answer that another shop of the process gave meanwhile. */
  slowest: number;
  /** Bytes of the columns for each product. */
  bytes: number;
  /** Megabytes by which the process has grown. */
  grown: number;
}

/** Asks a shop for its first list, and meanwhile another one for its pages. */
export async function fill(
  stocked: Stocked,
  other: Stocked,
  { shop }: Running,
  token: string,
): Promise<Filled> {
  const held = residentOf(shop.process.pid ?? 0) ?? 0;
  const columns = await columnBytes(shop.origin, token);
  const began = performance.now();
  const done = new AbortController();
  const filling = ask(shop, stocked, addressOf(listProducts, { size: 24, facets: true }).url).finally(() =>
    done.abort(),
  );
  let slowest = 0;
  for (let max = 20_000_000 + stocked.size; !done.signal.aborted; max += 1) {
    slowest = Math.max(
      slowest,
      await ask(shop, other, `/product_category/${other.categories[0]}?max=${max}`),
    );
    await pause(20);
  }
  await filling;
  const ms = performance.now() - began;
  return {
    ...{ ms, slowest },
    bytes: ((await columnBytes(shop.origin, token)) - columns) / stocked.size,
    grown: (residentOf(shop.process.pid ?? 0) ?? 0) - held,
  };
}

async function columnBytes(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const told = /^haat_columns_bytes (\S+)$/m.exec(await answer.text())?.[1];
  if (told === undefined) throw new Error('the shop does not tell what its columns take');
  return Number(told);
}

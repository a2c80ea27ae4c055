import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of freshly stocked demo shops; never opened, only copied. */
    stockedShop: string;
    /** The address of a running shop for journeys that change nothing in it. */
    sharedShop: string;
  }
}

/**
 * Stocks the demo shops once, by the same first start that a newcomer sees. Journeys that change something get their own
 * copy, all others share one that runs.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-stocked-'));
  const [stocked, shared] = [join(folder, 'stocked'), join(folder, 'shared')];
  const first = await startShop({ dataDir: stocked, patience: 120_000 });
  await first.stop();
  await cp(stocked, shared, { recursive: true });
  const shop = await startShop({ dataDir: shared });
  provide('stockedShop', stocked);
  provide('sharedShop', shop.origin);
  return async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

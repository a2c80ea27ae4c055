import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of freshly stocked demo shops; never opened, only copied. */
    stockedShop: string;
  }
}

/** Stocks the demo shops once, by the same first start that a newcomer sees; every journey gets its own copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-stocked-'));
  const shop = await startShop({ dataDir, patience: 120_000 });
  await shop.stop();
  provide('stockedShop', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}

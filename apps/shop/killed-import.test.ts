import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { openHaat } from '@haat/api/testing/harness';
import type { Haat } from '@haat/api/testing/harness';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { tokenHeader } from '@haat/contract/core/session';
import { startShop } from '../../e2e/support/shop-process.ts';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { memoryOrDisk, startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';

const postgres = await startThrowawayPostgres({}, memoryOrDisk());
const running = new Set<ShopProcess>();
let database: Database;
let haat: Haat;

beforeAll(async () => {
  if (!postgres) return;
  database = await openDatabase({ url: postgres.url });
  await migrate(database);
  haat = await openHaat({ database });
});
afterAll(async () => {
  await Promise.all([...running].map((shop) => shop.kill()));
  await database?.close();
  await postgres?.stop();
});

async function start(): Promise<ShopProcess> {
  const env = { DATABASE_URL: postgres?.url ?? '', SEED: 'none' };
  const shop = await startShop({ env, patience: 180_000 });
  running.add(shop);
  return shop;
}

// spec: csv.8, csv.13
test.skipIf(!postgres).each([{ whole: false }, { whole: true }])(
  'a process that applies a table (all or nothing: $whole) is killed: the next one ends it, no row twice, none left out',
  async ({ whole }) => {
    const { make } = haat;
    const vendor = await make.aVendor();
    const { token } = await make.aSeller(vendor);
    const category = await make.aCategory();
    const rows = Array.from({ length: 600 }, (_, n) => `Cup ${n},5,${category.title},${n}`);
    const table = new File([['Name,Price,Category,Pieces', ...rows].join('\n')], 'cups.csv');
    const sender = (shop: ShopProcess) => async (path: string, body?: FormData | object) => {
      const isForm = body instanceof FormData;
      const json = body && !isForm ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(shop.origin + path, {
        headers: { [tokenHeader]: token, ...json },
        ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const until = (shop: ShopProcess, is: (job: ImportJob) => boolean) =>
      expect
        .poll(
          async () => {
            const { job } = (await sender(shop)(importing.getImport.path)) as { job: ImportJob };
            return is(job) && job;
          },
          { timeout: 240_000, interval: 50 },
        )
        .toBeTruthy();

    const first = await start();
    const form = new FormData();
    form.set('table', table);
    const { _id: jobId } = (await sender(first)(importing.startImport.path, form)) as ImportJob;
    await until(first, ({ state }) => state === 'looked');
    await sender(first)(importing.applyImport.path, { jobId, whole });
    await until(first, ({ state, counts }) => state === 'applying' && counts.added > 100);
    await first.kill();
    const second = await start();
    await until(second, ({ state }) => state === 'applied');
    const { job } = (await sender(second)(importing.getImport.path)) as { job: ImportJob };
    expect(job.counts).toEqual({ added: 600, changed: 0, unchanged: 0, failed: 0 });
    const titles = await database.sql<{
      title: string;
    }>`select title from products where vendor_id = ${vendor.id}`;
    expect(titles).toHaveLength(600);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(600);
    await second.kill();
  },
  600_000,
);

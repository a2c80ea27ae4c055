import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import { v7 } from '../../../../core/ids.ts';
import { openHaat } from '../../../../testing/harness.ts';
import { endOfImport, importTable } from '../../../../testing/import-table.ts';
import { products } from '../../tables.ts';
import { purgeOldImports } from './import-jobs.ts';
import { importJobs } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory();
  const isTheirs = eq(importJobs.vendorId, vendor.id);
  const start = (table: string) =>
    ask(importing.startImport, { table: [new File([table], 'cups.csv')] }, seller);
  const apply = async (jobId: string) => (await ask(importing.applyImport, { jobId }, seller)).status;
  const read = async () => (await ask(importing.getImport, {}, seller)).body.job;
  const titles = async () => {
    const own = await orm.select().from(products).where(eq(products.vendorId, vendor.id));
    return own.map(({ title }) => title);
  };
  return { vendor, seller, category, isTheirs, start, apply, read, titles };
}

const tableOf = (count: number, category: { title: string }, price = 5) =>
  [
    'Name,Price,Category',
    ...Array.from({ length: count }, (_, n) => `Cup ${n},${price},${category.title}`),
  ].join('\n');
/** Until then nobody else takes a job up. */
const later = sql`now() + interval '1 hour'`;

// spec: csv.8
test('a table whose process dies half way is gone on with by another one: no row is done twice, none is left out', async () => {
  const { seller, category, isTheirs, apply, read, titles } = await aStall();
  const { body: looked } = await importTable(haat, seller, tableOf(300, category), false);
  expect(await apply(looked._id)).toBe(200);
  // Another process has it, in the midst of the rows that this one is at.
  await expect
    .poll(() =>
      orm
        .update(importJobs)
        .set({ claimedBy: v7(), claimedUntil: later })
        .where(and(isTheirs, gt(importJobs.added, 0)))
        .returning({ id: importJobs.id }),
    )
    .toHaveLength(1);
  const half = await read();
  expect(await titles()).toHaveLength(half?.counts.added ?? -1);
  await orm
    .update(importJobs)
    .set({ claimedUntil: sql`now()` })
    .where(isTheirs);
  const counts = { added: 300, changed: 0, unchanged: 0, failed: 0 };
  expect(await endOfImport(haat, seller)).toMatchObject({ state: 'applied', counts });
  expect(new Set(await titles()).size).toBe(300);
  expect(await titles()).toHaveLength(300);
});

// spec: csv.8
test('a table that nobody can finish ends as stopped, with what was done', async () => {
  const { seller, category, isTheirs, read } = await aStall();
  await importTable(haat, seller, tableOf(2, category), false);
  await orm.update(importJobs).set({ state: 'applying', tries: 3, claimedUntil: later }).where(isTheirs);
  expect(await read()).toMatchObject({ state: 'applying', changes: [] });
  await orm
    .update(importJobs)
    .set({ claimedUntil: sql`now()` })
    .where(isTheirs);
  expect(await endOfImport(haat, seller)).toMatchObject({ state: 'stopped', counts: { unchanged: 0 } });
});

// spec: csv.8
test('what is being looked at gives way to another table, what is being applied does not', async () => {
  const { seller, category, isTheirs, start, apply, titles } = await aStall();
  const first = (await start(tableOf(30, category))).body;
  const second = (await start('Name,Price\nBowl,5\n')).body;
  expect(await endOfImport(haat, seller)).toMatchObject({ _id: second._id, rows: 1, fileName: 'cups.csv' });
  expect(await apply(first._id)).toBe(404);
  await orm.update(importJobs).set({ state: 'applying', claimedUntil: later }).where(isTheirs);
  expect((await start(tableOf(1, category))).body.code).toBe('import-running');
  const mapping = { jobId: second._id, columns: { title: 0 } };
  expect((await ask(importing.mapImport, mapping, seller)).body.code).toBe('import-running');
  // A thumb that is pressed twice.
  expect(await apply(second._id)).toBe(200);
  expect(await titles()).toEqual([]);
});

// spec: csv.9
test('a table announces the products that it changes a few times, not one by one', async () => {
  const { seller, vendor, category } = await aStall();
  await importTable(haat, seller, tableOf(60, category));
  const told: number[] = [];
  const stop = haat.dependencies.changes.listen((tags) => void told.push(tags.length));
  await importTable(haat, seller, tableOf(60, category, 6));
  stop();
  // With the lists of the shop: as often as rows were saved together at most.
  expect(told.length).toBeLessThanOrEqual(3);
  expect(told.reduce((sum, tags) => sum + tags - 1, 0)).toBe(60);
  const own = await orm.select().from(products).where(eq(products.vendorId, vendor.id));
  for (const { shopId, id } of own) expect(haat.announced).toContain(`product:${shopId}:${id}`);
});

// spec: csv.8
test('a table is kept for a day', async () => {
  const { seller, isTheirs, read } = await aStall();
  const { body } = await importTable(haat, seller, 'Name,Price\nBowl,5\n', false);
  expect(await purgeOldImports(orm)).toBe(0);
  expect((await read())?._id).toBe(body._id);
  await orm
    .update(importJobs)
    .set({ updatedAt: sql`now() - interval '25 hours'` })
    .where(isTheirs);
  expect(await purgeOldImports(orm)).toBe(1);
  expect(await read()).toBeNull();
  expect((await ask(importing.failedRows, { jobId: body._id }, seller)).status).toBe(404);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchProducts } from '@haat/contract/catalog/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { products } from '../tables.ts';
import { isStale, markStale, refreshSearch } from './refresh.ts';
import { searchIndexes } from './tables.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat();
});
afterAll(() => haat.close());

// spec: goods.66
test('what was indexed by an older version is found as today once it was indexed anew, and once only', async () => {
  const { orm } = haat.dependencies.database;
  const colour = { size: null, color: 'Maroon', colorPicker: '#b91c1c', extraProperties: [] };
  const old = await haat.make.aProduct({ title: 'Cotton Kurta', variants: [colour] });
  await orm.update(products).set({ searchDoc: "'kurta':1A" }).where(eq(products.id, old.id));
  const found = async () => (await haat.ask(searchProducts, { term: 'red' })).body.map(({ slug }) => slug);
  expect(await found()).toEqual([]);
  await orm.delete(searchIndexes);
  expect(await haat.refreshSearch()).toBe(1);
  expect(await found()).toEqual([old.slug]);
  expect(await haat.refreshSearch()).toBe(0);
});

// spec: categories.7
test('what became stale while a shop was indexed is indexed once more', async () => {
  const { orm } = haat.dependencies.database;
  const [{ shopId }] = (await orm.select({ shopId: products.shopId }).from(products).limit(1)) as [
    { shopId: string },
  ];
  await markStale(orm, shopId);
  let rounds = 0;
  await refreshSearch(orm, [shopId], () => (rounds += 1));
  expect([rounds, await isStale(orm, shopId)]).toEqual([1, false]);
  await markStale(orm, shopId);
  const indexing = refreshSearch(orm, [shopId], () => (rounds += 1));
  await markStale(orm, shopId);
  await indexing;
  expect(await isStale(orm, shopId)).toBe(false);
  expect(rounds).toBeGreaterThan(1);
});

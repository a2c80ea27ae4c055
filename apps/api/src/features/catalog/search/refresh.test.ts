import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchProducts } from '@haat/contract/catalog/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { products } from '../tables.ts';
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

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchProducts } from '@haat/contract/catalog/calls';
import { saveProduct } from '@haat/contract/catalog/selling/calls';
import type { Db } from '../../../core/database/database.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { importTable } from '../../../testing/import-table.ts';
import { saveProductDocuments } from '../search-documents.ts';
import { products } from '../tables.ts';
import { searchVersion } from './document.ts';
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

/** Whether somebody waits for what another transaction holds; never on one that is embedded, whose one connection does one thing after the other. */
async function isHeldUp(): Promise<boolean> {
  const { orm, kind } = haat.dependencies.database;
  if (kind === 'embedded') return false;
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await orm.execute(waiting)).length > 0;
}

/** Begins to index a shop, does something once that is held up by a product that is being changed, and lets both go on. */
async function whileIndexing(
  { id, shop }: { id: string; shop: { id: string } },
  change: (tx: Db) => Promise<unknown>,
  then: () => Promise<unknown> = async () => {},
  done: () => void = () => {},
): Promise<void> {
  const { orm, kind } = haat.dependencies.database;
  const [changed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = orm.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, id)).for('update');
    await change(tx);
    changed.resolve();
    await goOn.promise;
  });
  await changed.promise;
  const indexing = refreshSearch(orm, [shop.id], done);
  await expect.poll(isHeldUp).toBe(kind === 'outside');
  const after = then();
  if (kind === 'outside') await after;
  goOn.resolve();
  await Promise.all([changing, indexing, after]);
}

// spec: categories.7
test('what became stale while a shop was indexed is indexed once more', async () => {
  const { orm } = haat.dependencies.database;
  const product = await haat.make.aProduct({ title: 'Jute Rope' });
  const shopId = product.shop.id;
  await markStale(orm, shopId);
  let rounds = 0;
  await refreshSearch(orm, [shopId], () => (rounds += 1));
  expect([rounds, await isStale(orm, shopId)]).toEqual([1, false]);
  await markStale(orm, shopId);
  const again = () => markStale(orm, shopId);
  await whileIndexing(
    product,
    async () => {},
    again,
    () => (rounds += 1),
  );
  expect([rounds, await isStale(orm, shopId)]).toEqual([3, false]);
});

const foundBy = async (term: string) =>
  (await haat.ask(searchProducts, { term })).body.map(({ title }) => title);

test('what a process of an older version writes after a shop was indexed is found as today, too, and the rest is left', async () => {
  const { orm } = haat.dependencies.database;
  const maroon = { size: null, color: 'Maroon', colorPicker: '#b91c1c', extraProperties: [] };
  const written = await haat.make.aProduct({ title: 'Wool Shawl', variants: [maroon] });
  await haat.make.aProduct({ title: 'Silk Shawl', variants: [maroon] });
  await haat.refreshSearch();
  const older = { searchDoc: "'shawl':1A", searchVersion: searchVersion - 1 };
  await orm.update(products).set(older).where(eq(products.id, written.id));
  expect(await foundBy('red shawl')).toEqual(['Silk Shawl']);
  expect(await haat.refreshSearch()).toBe(1);
  expect((await foundBy('red shawl')).sort()).toEqual(['Silk Shawl', 'Wool Shawl']);
  expect(await haat.refreshSearch()).toBe(0);
});

test('whoever writes what a product is found by says of which version it is: the editor, and a table', async () => {
  const { orm } = haat.dependencies.database;
  const vendor = await haat.make.aVendor();
  const seller = await haat.make.aSeller(vendor);
  const category = await haat.make.aCategory();
  const asked = { title: 'Brass Lamp', categoryId: category.id, price: 900, markPrice: 900 };
  const { body } = await haat.ask(saveProduct, asked, seller);
  const versions = () =>
    orm
      .select({ title: products.title, version: products.searchVersion })
      .from(products)
      .where(eq(products.vendorId, vendor.id))
      .orderBy(products.title);
  const rows = [
    `${body.data._id},Brass Lantern,900,900,${category.title}`,
    `,Brass Pot,500,500,${category.title}`,
  ];
  expect(await versions()).toEqual([{ title: 'Brass Lamp', version: searchVersion }]);
  await orm
    .update(products)
    .set({ searchVersion: searchVersion - 1 })
    .where(eq(products.vendorId, vendor.id));
  const imported = await importTable(haat, seller, ['id,title,price,markPrice,category', ...rows].join('\n'));
  expect(imported.body.failed).toEqual([]);
  expect(await versions()).toEqual([
    { title: 'Brass Lantern', version: searchVersion },
    { title: 'Brass Pot', version: searchVersion },
  ]);
});

test('a product that gets another name while its shop is indexed is found by that', async () => {
  const { orm } = haat.dependencies.database;
  const product = await haat.make.aProduct({ title: 'Iron Kettle' });
  const { id, shop } = product;
  await orm.update(products).set({ searchDoc: "'kettle':1A" }).where(eq(products.id, id));
  await markStale(orm, shop.id);
  await whileIndexing(product, async (tx) => {
    await tx.update(products).set({ title: 'Copper Kettle' }).where(eq(products.id, id));
    await saveProductDocuments(tx, shop.id, [id]);
  });
  expect(await foundBy('copper')).toEqual(['Copper Kettle']);
});

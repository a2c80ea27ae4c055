import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts, searchProducts, similarProducts } from '@haat/contract/catalog/calls';
import { tags } from '../../../core/cache/cache.ts';
import { askOf, askedBy } from '../../../core/database/session.ts';
import { executing } from '../../../testing/database.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { collectedLog } from '../../../testing/log.ts';
import type { LogLine } from '../../../testing/log.ts';
import { ColumnStore } from './column-store.ts';
import { KeptSearches } from './kept-searches.ts';
import { inTurns } from './turns.ts';
import type { ProductColumns } from './product-columns.ts';
import { wholeList } from '../search/match.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat();
});
afterAll(() => haat.close());

const pricesOf = ({ facts, end }: ProductColumns): number[] =>
  Array.from({ length: end }, (_, row) => facts.price(row));

/** The application's database, which calls something with each statement. */
function watched(called: () => void): Haat['dependencies']['database'] {
  const { database } = haat.dependencies;
  const orm = new Proxy(database.orm, {
    get(target, name) {
      if (name === 'execute') called();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  askedBy(orm, (...asked) => {
    called();
    return askOf(database.orm)(...asked);
  });
  return new Proxy(database, { get: (target, name) => (name === 'orm' ? orm : Reflect.get(target, name)) });
}

// spec: growth.8
test('while another process imports, lists are answered: nothing that is read begins anew', async () => {
  const { changes } = haat.dependencies;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), price: 500 });
  let statements = 0;
  const database = watched(() => {
    statements += 1;
    changes.hear([tags.products(shop.id)]);
  });
  const store = new ColumnStore({ ...haat.dependencies, database });
  const { columns } = await store.columnsOf(shop.id);
  expect(columns.facts.price(columns.ids.rowOf(id))).toBe(500);
  expect((await store.columnsOf(shop.id)).columns).toBe(columns);
  expect(statements).toBeLessThan(20);
});

test('what changed while all of a shop may have is there with the next list', async () => {
  const { changes, database } = haat.dependencies;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), price: 500 });
  const store = new ColumnStore(haat.dependencies);
  const priceNow = async () => {
    const { columns } = await store.columnsOf(shop.id);
    return columns.facts.price(columns.ids.rowOf(id));
  };
  expect(await priceNow()).toBe(500);
  await database.sql`update products set price = 400 where id = ${id}`;
  changes.hear([tags.products(shop.id)]);
  expect(await priceNow()).toBe(400);
});

// spec: growth.8
test('of very many products that change at once no list waits until the last is read; lists made meanwhile go then', async () => {
  const { changes, database } = haat.dependencies;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), price: 500 });
  await database.sql`
    insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price)
    select shop_id, gen_random_uuid(), vendor_id, category_id, title, 'pot-' || n, price, price
    from products, generate_series(1, 1500) as n where id = ${id}`;
  const store = new ColumnStore(haat.dependencies);
  const pricesNow = async () => {
    const { columns } = await store.columnsOf(shop.id);
    return new Set(pricesOf(columns));
  };
  expect(await pricesNow()).toEqual(new Set([500]));
  const rows = await database.sql<{ id: string }>`
    update products set price = 400, mark_price = 400 where shop_id = ${shop.id} returning id`;
  const heard: string[] = [];
  const stop = changes.listen((told) => heard.push(...told));
  changes.announce(rows.slice(0, 700).map((row) => tags.product(shop.id, row.id)));
  heard.length = 0;
  expect(await pricesNow()).toEqual(new Set([500]));
  await expect.poll(() => heard).toEqual([tags.lists(shop.id)]);
  stop();
  const { columns } = await store.columnsOf(shop.id);
  expect(pricesOf(columns).filter((price) => price === 400)).toHaveLength(700);
});

test('what products came in once, and none does any more, is forgotten after a while, with lists answered meanwhile', async () => {
  const { changes, database } = haat.dependencies;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), price: 500 });
  await database.sql`
    insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price, variants)
    select shop_id, gen_random_uuid(), vendor_id, category_id, title, 'pot-' || n, price, price,
      jsonb_build_array(jsonb_build_object('size', 'Size ' || n, 'color', null, 'colorPicker', null, 'extraProperties', '[]'::jsonb))
    from products, generate_series(1, 6000) as n where id = ${id}`;
  const store = new ColumnStore(haat.dependencies);
  const look = async () => {
    changes.hear([tags.products(shop.id)]);
    return (await store.columnsOf(shop.id)).columns;
  };
  const before = await look();
  const { bytes } = before.choices;
  expect([before.size, before.choices.size]).toEqual([6_001, 6_001]);
  expect(await look()).toBe(before);
  await database.sql`delete from products where shop_id = ${shop.id} and id <> ${id}`;
  await expect.poll(async () => (await look()).choices.size).toBe(1);
  const after = await look();
  expect(after.facts.price(after.ids.rowOf(id))).toBe(500);
  expect(after.choices.bytes).toBeLessThan(bytes / 1_000);
});

test('a shop that takes more memory than all may is kept by itself, which is logged once', async () => {
  const { shop } = await haat.make.aProduct({ shop: await haat.make.aShop() });
  const lines: LogLine[] = [];
  let statements = 0;
  const database = watched(() => void (statements += 1));
  const store = new ColumnStore({ ...haat.dependencies, database, log: collectedLog(lines) }, 100);
  await store.columnsOf(shop.id);
  const filling = statements;
  await store.columnsOf(shop.id);
  expect(statements).toBe(filling);
  expect(lines).toMatchObject([{ level: 'warn', details: { shopId: shop.id, bound: 100 } }]);
});

test('a product found by words is forgotten as soon as it changes, and no search is asked of before it is made again', async () => {
  const { database, changes } = haat.dependencies;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), title: 'Kettle' });
  await database.sql`
    insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price, search_doc)
    select shop_id, gen_random_uuid(), vendor_id, category_id, title || ' ' || n, 'pot-' || n, n, n, search_doc
    from products, generate_series(1, 2100) as n where id = ${id}`;
  let statements = 0;
  const store = new ColumnStore({ ...haat.dependencies, database: watched(() => void (statements += 1)) });
  const { columns, searches } = await store.columnsOf(shop.id);
  const has = async () => {
    const found = await searches.find('kettle', wholeList);
    return (await searches.rowsOf(found!.wanted, async () => {})).has(columns.ids.rowOf(id));
  };
  expect(await has()).toBe(true);
  await database.sql`update products set search_doc = '' where id = ${id}`;
  const [before] = [statements];
  for (let n = 0; n < 100; n += 1) searches.update([id]);
  expect(statements).toBe(before);
  changes.announce([tags.product(shop.id, id)]);
  await store.columnsOf(shop.id);
  expect(await has()).toBe(false);
});

test('a search that is made again asks the database nothing as long as nothing has changed', async () => {
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), title: 'Kettle' });
  let statements = 0;
  const store = new ColumnStore({ ...haat.dependencies, database: watched(() => void (statements += 1)) });
  const { columns, searches } = await store.columnsOf(shop.id);
  const found = async () => (await searches.find('kettle', wholeList))!.best;
  const first = await found();
  expect([...first]).toEqual([columns.ids.rowOf(id)]);
  const before = statements;
  expect(await found()).toEqual(first);
  expect(statements).toBe(before);
  await haat.dependencies.database.sql`update products set search_doc = '' where id = ${id}`;
  searches.update([id]);
  expect(await found()).toHaveLength(0);
});

test('of two who look again at what was found the one that was asked later counts, whichever answer comes first', async () => {
  const { orm, sql } = haat.dependencies.database;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), title: 'Kettle' });
  const late = Promise.withResolvers<void>();
  const { columns, searches: others } = await new ColumnStore(haat.dependencies).columnsOf(shop.id);
  let isLate = false;
  const execute = async (query: SQL) => {
    const waits = isLate;
    const answer = await orm.execute(query);
    isLate = false;
    if (waits) await late.promise;
    return answer;
  };
  const db = executing(orm, execute);
  const searches = new KeptSearches(db, shop.id, columns);
  const { wanted } = (await others.find('kettle', wholeList))!;
  const has = async () => (await searches.rowsOf(wanted, inTurns())).has(columns.ids.rowOf(id));
  expect(await has()).toBe(true);
  searches.update([id]);
  isLate = true;
  const first = has();
  await expect.poll(() => isLate).toBe(false);
  await sql`update products set search_doc = '' where id = ${id}`;
  searches.update([id]);
  expect(await has()).toBe(false);
  late.resolve();
  await first;
  expect(await has()).toBe(false);
});

test('who joins a search that is being read is told what changed before asking', async () => {
  const { orm, sql } = haat.dependencies.database;
  const { shop, id } = await haat.make.aProduct({ shop: await haat.make.aShop(), title: 'Kettle' });
  const { columns, searches: others } = await new ColumnStore(haat.dependencies).columnsOf(shop.id);
  const { wanted } = (await others.find('kettle', wholeList))!;
  const [begun, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let statements = 0;
  const execute = async (query: SQL) => {
    statements += 1;
    const isLookingAgain = statements === 2;
    const answer = await orm.execute(query);
    if (statements === 1) searches.update([id]);
    if (isLookingAgain) begun.resolve();
    if (isLookingAgain) await late.promise;
    return answer;
  };
  const searches = new KeptSearches(executing(orm, execute), shop.id, columns);
  const has = async () => (await searches.rowsOf(wanted, inTurns())).has(columns.ids.rowOf(id));
  const first = has();
  await begun.promise;
  await sql`update products set search_doc = '' where id = ${id}`;
  searches.update([id]);
  const joined = has();
  late.resolve();
  await first;
  expect(await joined).toBe(false);
});

test('a word that came with a product is completed and corrected with the next search', async () => {
  const { make, ask } = haat;
  const { shop, vendor } = await make.aProduct({ shop: await make.aShop(), title: 'Kettle' });
  const found = async (term: string) =>
    (await ask(searchProducts, { term }, { shop })).body.map(({ title }) => title);
  expect(await found('kett')).toEqual(['Kettle']);
  await make.aProduct({ shop, vendor, title: 'Samovar' });
  expect(await found('samo')).toEqual(['Samovar']);
  expect(await found('samobat')).toEqual(['Samovar']);
});

// spec: growth.2
test('of more products than are ranked those whose title has the word come first, however late they came', async () => {
  const { database } = haat.dependencies;
  const { make, ask } = haat;
  const { shop, id, vendor } = await make.aProduct({
    shop: await make.aShop(),
    title: 'Spoon',
    description: 'Goes with a kettle',
  });
  await database.sql`
    insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price, search_doc)
    select shop_id, gen_random_uuid(), vendor_id, category_id, title || ' ' || n, 'spoon-' || n, n, n, search_doc
    from products, generate_series(1, 2100) as n where id = ${id}`;
  await make.aProduct({ shop, vendor, title: 'Kettle for two cups', slug: 'kettle' });
  const found = (await ask(listProducts, { q: 'kettle' }, { shop })).body;
  expect([found.total, found.products[0]?.slug]).toEqual([2_102, 'kettle']);
  expect((await ask(searchProducts, { term: 'kettle' }, { shop })).body[0]?.slug).toBe('kettle');
});

// spec: growth.9
test('a product’s page shows what is similar before the lists of its shop are read, and the same afterwards', async () => {
  const { make, ask } = haat;
  const shop = await make.aShop();
  const parent = await make.aCategory({ shop, slug: 'kitchen' });
  const own = await make.aCategory({ shop, slug: 'kettles', parentId: parent.id });
  const beside = await make.aCategory({ shop, slug: 'pans', parentId: parent.id });
  const aProduct = (slug: string, category: typeof own, stock: number, day: number) =>
    make.aProduct({ shop, category, slug, stock, createdAt: new Date(Date.UTC(2026, 0, day)) });
  await aProduct('kettle', own, 5, 1);
  await aProduct('old', own, 5, 2);
  await aProduct('sold-out', own, 0, 4);
  await aProduct('new', own, 5, 3);
  await aProduct('pan', beside, 5, 5);
  const similar = async (to = 'kettle') =>
    (await ask(similarProducts, { slug: to }, { shop })).body.map(({ slug }) => slug);
  const expected = ['new', 'old', 'sold-out', 'pan'];
  expect(await similar()).toEqual(expected);
  await ask(listProducts, {}, { shop });
  expect(await similar()).toEqual(expected);
  expect(await similar('new')).toEqual(['old', 'kettle', 'sold-out', 'pan']);
  await aProduct('newest', own, 5, 6);
  expect(await similar()).toEqual(['newest', ...expected]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listProducts } from '@haat/contract/catalog/calls';
import type { FacetValue, ProductQuery } from '@haat/contract/catalog/schemas';
import { discountSteps, sorts } from '@haat/contract/catalog/rules';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { tags } from '../../../core/cache/cache.ts';
import { isAmong } from '../listing/choices.ts';
import { keepCatalogs } from '../listing/list-sources.ts';
import type { ListSources } from '../listing/list-sources.ts';
import { listProducts as list } from '../listing/listing.ts';
import { wholeList } from '../search/match.ts';
import { KeptSearches } from './kept-searches.ts';
import { ProductColumns } from './product-columns.ts';
import type { ListedProduct } from './product-columns.ts';
import { bytesOf } from './row-ids.ts';
import { inTurns } from './turns.ts';
import { differingProducts, readColumns } from './read-columns.ts';

let haat: Haat;
let shopId: string;
let sources: ListSources;

/** The same numbers each time, so that a failure can be looked at again. */
let state = 20_831;
const below = (limit: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};
const oneOf = <T>(all: T[]): T => all[below(all.length)]!;
const some = <T>(all: T[]): T[] | undefined => {
  const picked = all.filter(() => below(3) === 0);
  return picked.length > 0 && below(2) === 0 ? picked : undefined;
};

const sizes = ['S', 'M', 'XL', '9', '40'];
const colours = ['Red', 'Blue', '"{Odd}\\'];
const vendorSlugs = ['kapada', 'chappal', 'jutta'];
const categorySlugs = ['wear', 'shirts', 'shoes'];
/** What each product was made as. */
const made = new Map<string, ListedProduct>();
const placeOf = new Map<string, { category: string; vendor: string }>();

const someVariants = () =>
  Array.from({ length: below(4) }, () => {
    const size = oneOf([null, ...sizes]);
    const color = oneOf([null, ...colours]);
    const names = { sizeNe: size && oneOf([null, 'सानो', 'ठूलो']), colorNe: color && oneOf(['रातो', 'निलो']) };
    return {
      size,
      color,
      ...names,
      colorPicker: color && oneOf([null, '#c00', '#00c']),
      extraProperties: [],
    };
  });

beforeAll(async () => {
  haat = await openHaat();
  const { make } = haat;
  const wear = await make.aCategory({ slug: 'wear' });
  const shirts = await make.aCategory({ slug: 'shirts', parentId: wear.id });
  const shoes = await make.aCategory({ slug: 'shoes' });
  // One is called as another one's address: who names that means the other one.
  const vendors = await Promise.all(
    vendorSlugs.map((slug, n) => make.aVendor({ slug, shopName: n === 0 ? 'jutta' : `Vendor ${slug}` })),
  );
  shopId = wear.shop.id;
  for (let n = 0; n < 60; n += 1) {
    const markPrice = 100 + below(900);
    const price = below(3) === 0 ? Math.round(markPrice * 0.6) : markPrice;
    const [category, vendor, stock] = [oneOf([wear, shirts, shoes]), oneOf(vendors), below(4) === 0 ? 0 : 5];
    const variants = someVariants();
    const createdAt = new Date(Date.UTC(2026, 0, 1 + below(20)));
    const { id } = await make.aProduct({
      ...{ category, vendor, price, markPrice, stock, variants, createdAt },
    });
    placeOf.set(id, { category: category.slug, vendor: vendor.slug });
    made.set(id, {
      ...{ id, categoryId: category.id, vendorId: vendor.id, price, variants, views: 0, inStock: stock > 0 },
      discount: Math.round(((markPrice - price) * 100) / markPrice),
      createdAt: createdAt.getTime() / 1000,
    });
  }
  sources = await keepCatalogs(haat.dependencies).sourcesOf(shopId);
});
afterAll(() => haat.close());

const aQuery = (): ProductQuery => ({
  facets: oneOf([true, true, undefined]),
  sort: oneOf([undefined, ...sorts]),
  size: oneOf([undefined, 5]),
  page: oneOf([undefined, 2]),
  category: oneOf([undefined, ...categorySlugs]),
  vendor: some([...vendorSlugs, 'Vendor chappal']),
  ofVendor: oneOf([undefined, undefined, ...vendorSlugs]),
  min: oneOf([undefined, 200, 400]),
  max: oneOf([undefined, 500, 900]),
  inStock: oneOf([undefined, true]),
  discount: oneOf([undefined, 10, 30]),
  sizes: some(sizes),
  colours: some(colours),
});

/** What a list has, said once more as plainly as can be: one product after the other. */
function plainly(query: ProductQuery): ListedProduct[] {
  const vendors = query.vendor?.map((name) => name.replace('Vendor ', ''));
  const found = [...made.values()].filter(({ id, ...product }) => {
    const { category, vendor } = placeOf.get(id)!;
    const isIn = query.category === category || (query.category === 'wear' && category === 'shirts');
    return (
      (!query.category || isIn) &&
      (!vendors || vendors.includes(vendor)) &&
      (!query.ofVendor || query.ofVendor === vendor) &&
      product.price >= (query.min ?? 0) &&
      product.price <= (query.max ?? Infinity) &&
      (!query.inStock || product.inStock) &&
      product.discount >= (query.discount ?? 0) &&
      ((!query.sizes && !query.colours) || product.variants.some((variant) => isAmong(variant, query)))
    );
  });
  const keys = {
    'price-asc': 'price',
    'price-desc': 'price',
    discount: 'discount',
    popular: 'views',
  } as const;
  const { sort = 'newest' } = query;
  const key = sort === 'newest' ? 'createdAt' : keys[sort];
  const ascending = found.sort((a, b) => a[key] - b[key] || (a.id < b.id ? -1 : 1));
  return sort === 'price-asc' ? ascending : ascending.toReversed();
}

// spec: choosing.28, growth.1
test('a list holds what obeys its filters, in its order, and counts what each further one would leave', async () => {
  const answers = new Set<string>();
  for (let n = 0; n < 400; n += 1) {
    const query = aQuery();
    const { products, total, facets } = await list(sources, query);
    const expected = plainly(query);
    const { page = 1, size = 24 } = query;
    const shown = expected.slice((page - 1) * size, page * size);
    expect(
      products.map(({ _id }) => _id),
      JSON.stringify(query),
    ).toEqual(shown.map(({ id }) => id));
    expect(total).toBe(expected.length);
    answers.add(JSON.stringify(products));
    if (!facets) continue;
    const left = (change: Partial<ProductQuery>) => plainly({ ...query, ...change }).length;
    expect(facets.inStock).toBe(left({ inStock: true }));
    expect(facets.discount.map((step) => step.count)).toEqual(
      discountSteps.map((discount) => left({ discount })),
    );
    for (const { value, count } of facets.category) expect(count).toBe(left({ category: value }));
    const offered = (values: string[], narrowedTo: (value: string) => Partial<ProductQuery>) =>
      new Map(values.map((each) => [each, left(narrowedTo(each))] as const).filter(([, count]) => count > 0));
    const told = (facet: FacetValue[]) => new Map(facet.map(({ value, count }) => [value, count]));
    expect(told(facets.vendor)).toEqual(offered(vendorSlugs, (each) => ({ vendor: [each] })));
    expect(told(facets.size)).toEqual(offered(sizes, (each) => ({ sizes: [each] })));
    expect(told(facets.colour)).toEqual(offered(colours, (each) => ({ colours: [each] })));
    const prices = plainly({ ...query, min: undefined, max: undefined }).map(({ price }) => price);
    expect(facets.price).toEqual(
      prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
    );
  }
  expect(answers.size).toBeGreaterThan(50);
});

// spec: growth.1
test('a vendor’s own list goes through no product of another one', async () => {
  const { columns } = sources;
  const looked = vi.spyOn(columns.facts, 'category');
  for (const query of [{}, { category: 'wear' }, { facets: true }])
    await list(sources, { ...query, ofVendor: 'jutta' });
  const vendors = new Set(looked.mock.calls.map(([row]) => columns.facts.vendor(row)));
  looked.mockRestore();
  const own = [...made.keys()].find((id) => placeOf.get(id)!.vendor === 'jutta')!;
  expect([...vendors]).toEqual([columns.facts.vendor(columns.ids.rowOf(own))]);
});

/** All of the columns, in each order. */
const contentsOf = (columns: ProductColumns) =>
  sorts.map((sort) => {
    const { facts } = columns;
    const { order, descending } = columns.order(sort);
    return [...order.read(descending)]
      .flatMap((part) => [...part])
      .map((row) => [
        columns.ids.idOf(row),
        ...[facts.price(row), facts.discount(row), facts.inStock(row), columns.views[row]],
        columns.categories.nameOf(facts.category(row)),
        columns.rowsIn(facts.category(row)).includes(row),
        columns.rowsOf(facts.vendor(row)).includes(row),
        columns.rowsOf(facts.vendor(row)).length,
        columns.choices.matching({ sizes: ['M'] })?.(facts.choice(row)),
      ]);
  });

test('columns in which products came, changed and went are those that are read anew', async () => {
  const all = [...made.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const filledWith = async (products: ListedProduct[], counted = products) => {
    const columns = new ProductColumns();
    columns.reserve(countedBy(counted.map(({ categoryId }) => categoryId)));
    for (const product of products) columns.append(bytesOf(product.id), 0, columns.numbersOf(product));
    await columns.sort(inTurns());
    return columns;
  };
  const now = new Map(all.slice(0, 40).map((product) => [product.id, product]));
  // Counted while others were on sale than are read: some have gone since, some have come.
  const columns = await filledWith([...now.values()], all.slice(20, 70));
  expect(contentsOf(columns)).toEqual(contentsOf(await filledWith([...now.values()])));
  for (let n = 0; n < 300; n += 1) {
    // A few one after the other, or many in one go.
    const ids = Array.from({ length: oneOf([1, 3, 40]) }, () => oneOf(all).id);
    for (const id of ids)
      if (below(4) === 0) now.delete(id);
      else now.set(id, { ...oneOf(all), id, views: below(3) });
    const left = [...new Set(ids)].flatMap((id) => now.get(id) ?? []);
    await columns.update(ids, left, inTurns());
    const viewed = oneOf(all).id;
    const product = now.get(viewed);
    if (product) now.set(viewed, { ...product, views: product.views + 1 });
    columns.countView(viewed);
  }
  const anew = await filledWith([...now.values()].sort((a, b) => (a.id < b.id ? -1 : 1)));
  expect(contentsOf(columns)).toEqual(contentsOf(anew));
  expect(columns.size).toBe(now.size);
  // Read anew, the rows of a category follow each other.
  for (let category = 0; category < anew.categories.size; category += 1) {
    const rows = anew.rowsIn(category);
    expect([...rows]).toEqual(Array.from(rows, (_, n) => rows[0]! + n));
  }
});

const countedBy = (names: string[]): Map<string, number> =>
  new Map(Object.entries(Object.groupBy(names, String)).map(([name, all = []]) => [name, all.length]));

test('a change is there with the next list, however many come while columns are read', async () => {
  const { make, ask, dependencies } = haat;
  const shop = await make.aShop();
  const totals = async () => (await ask(listProducts, { facets: true }, { shop })).body;
  const { id } = await make.aProduct({ shop, price: 500 });
  expect(await totals()).toMatchObject({ total: 1, facets: { price: { max: 500 } } });
  const setPrice = async (price: number) => {
    await dependencies.database
      .sql`update products set price = ${price}, mark_price = ${price} where id = ${id}`;
    dependencies.changes.announce([tags.product(shop.id, id)]);
  };
  const lists = [];
  for (const price of [600, 700, 800]) {
    await setPrice(price);
    lists.push(totals());
  }
  expect((await totals()).facets?.price).toEqual({ min: 800, max: 800 });
  await Promise.all(lists);
  await make.aProduct({ shop, active: false });
  await make.aProduct({ shop });
  expect((await totals()).total).toBe(2);
});

/** As many as are read in several parts, ranked in part and counted in all. */
const thousands = 9_000;

async function aLargeShop() {
  const { database, changes } = haat.dependencies;
  const shop = await haat.make.aShop();
  const { id } = await haat.make.aProduct({ shop, title: 'Kettle', slug: 'kettle' });
  await database.sql`
    insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price, variants, search_doc)
    select shop_id, gen_random_uuid(), vendor_id, category_id, title || ' ' || n, 'pot-' || n, n, n, variants, search_doc
    from products, generate_series(1, ${thousands}::int) as n where id = ${id}`;
  changes.announce([tags.products(shop.id)]);
  const asked = async (query: ProductQuery) => (await haat.ask(listProducts, query, { shop })).body;
  return { shop, id, asked };
}

test('a shop of many thousands is filled in parts, counted, searched and paged to its end', async () => {
  const { database, changes } = haat.dependencies;
  const { shop, id, asked } = await aLargeShop();
  const cheapest = await asked({ sort: 'price-asc', size: 3, facets: true });
  expect(cheapest).toMatchObject({ total: thousands + 1, facets: { price: { min: 1, max: thousands } } });
  expect(cheapest.products.map(({ price }) => price)).toEqual([1, 2, 3]);
  const last = await asked({ sort: 'price-desc', min: 2, size: 60, page: 150 });
  expect([last.total, last.products.map(({ price }) => price).slice(-2)]).toEqual([thousands, [3, 2]]);
  expect((await asked({ page: 10_000 })).products).toEqual([]);
  expect(await asked({ size: 2, sort: 'price-asc' })).toMatchObject({
    total: thousands + 1,
    products: [{ price: 1 }, { price: 2 }],
  });
  // A search of so many ranks the first of them; all are counted, and stand on its pages once each.
  const found = await asked({ q: 'kettle', facets: true, max: thousands - 1 });
  expect([found.total, found.facets?.price.max]).toEqual([thousands, thousands]);
  const pages = await Promise.all(
    Array.from({ length: 151 }, (_, n) => asked({ q: 'kettle', size: 60, page: n + 1 })),
  );
  expect(new Set(pages.flatMap(({ products }) => products.map((card) => card._id))).size).toBe(thousands + 1);
  expect((await asked({ q: 'kettle', sort: 'price-asc' })).products[0]?.price).toBe(1);
  // Of very many they are read a part after the other.
  const columns = await readColumns({ db: database.orm, shopId: shop.id, most: 2_000, turn: inTurns() });
  const byParts = new KeptSearches(database.orm, shop.id, columns, 1);
  const { wanted } = (await byParts.find('kettle', wholeList))!;
  const rows = await byParts.rowsOf(wanted, inTurns());
  expect(Array.from({ length: columns.end }, (_, row) => rows.has(row)).every(Boolean)).toBe(true);
  expect((await byParts.rowsOf("'nothing'", inTurns())).has(0)).toBe(false);
  // What is found no longer is counted no longer.
  await database.sql`update products set search_doc = '' where id = ${id}`;
  changes.announce([tags.product(shop.id, id)]);
  expect(await asked({ q: 'kettle' })).toMatchObject({ total: thousands });
});

test('what nobody announced is found by reading all once more', async () => {
  const { database } = haat.dependencies;
  const reading = { db: database.orm, shopId, most: 25, turn: inTurns() };
  const columns = await readColumns(reading);
  expect(await differingProducts(reading, columns)).toEqual([]);
  const [one, other] = [...made.keys()].sort() as [string, string];
  await database.sql`update products set in_stock = not in_stock where id = ${one}`;
  await database.sql`update products set active = false where id = ${other}`;
  expect(await differingProducts(reading, columns)).toEqual([one, other]);
});

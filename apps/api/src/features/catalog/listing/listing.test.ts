import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts, searchProducts } from '@haat/contract/catalog/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { sorts } from '@haat/contract/catalog/rules';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import type { MadeShop } from '../../../testing/makers.ts';
import { hostileTexts } from '../../../testing/samples/hostile-texts.ts';
import { productCounts } from '../tables.ts';

type ProductQuery = CallInput<typeof listProducts>;

let haat: Haat;
let himal: MadeShop;

beforeAll(async () => {
  haat = await openHaat();
  const { make } = haat;
  const chiya = await make.aVendor({ shopName: 'Ilam Chiya', slug: 'ilam-chiya' });
  const kapada = await make.aVendor({ shopName: 'Kapada Ghar', slug: 'kapada-ghar' });
  const food = await make.aCategory({ slug: 'food', title: 'Food' });
  const tea = await make.aCategory({ slug: 'tea', title: 'Tea', parentId: food.id });
  const green = await make.aCategory({ slug: 'green-tea', title: 'Green tea', parentId: tea.id });
  const wear = await make.aCategory({ slug: 'wear', title: 'Clothes' });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const products = [
    { title: 'Masala tea', price: 300, vendor: chiya, category: tea, createdAt: day(1) },
    {
      title: 'Green tea leaves',
      price: 500,
      markPrice: 1_000,
      vendor: chiya,
      category: green,
      createdAt: day(2),
    },
    {
      title: 'Honey jar',
      price: 900,
      markPrice: 1_000,
      vendor: chiya,
      category: food,
      createdAt: day(3),
      stock: 0,
    },
    { title: 'Dhaka topi', price: 700, vendor: kapada, category: wear, createdAt: day(4) },
    { title: 'Tea towel', price: 200, vendor: kapada, category: wear, createdAt: day(5), stock: 0 },
  ];
  for (const product of products) await make.aProduct(product);
  await make.aProduct({ title: 'Withdrawn tea', vendor: chiya, category: tea, active: false });
  const topi = await ids({ q: 'topi' });
  const { id: shopId } = (await haat.shopOf({ headers: {} }))!;
  await haat.dependencies.database.orm
    .insert(productCounts)
    .values({ shopId, productId: topi[0]!, views: 9 });
  haat.dependencies.changes.announce([tags.products(shopId)]);
  himal = await make.aShop({ subdomain: 'himal' });
  const otherFood = await make.aCategory({ shop: himal, slug: 'food', title: 'Food' });
  const otherVendor = await make.aVendor({ shop: himal, slug: 'ilam-chiya', shopName: 'Ilam Chiya' });
  await make.aProduct({ title: 'Yak cheese', category: otherFood, vendor: otherVendor });
});
afterAll(() => haat.close());

async function list(query: ProductQuery, shop?: MadeShop) {
  const { status, body } = await haat.ask(listProducts, query, { shop });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const titlesOf = (products: { title: string }[]) => products.map(({ title }) => title);
const titles = async (query: ProductQuery, shop?: MadeShop) => titlesOf((await list(query, shop)).products);
const ids = async (query: ProductQuery) => (await list(query)).products.map(({ _id }) => _id);

describe('a list of products', () => {
  // spec: 1.2, 3.4
  test('shows what is on sale, newest first, as cards', async () => {
    const { products, total, pages, facets } = await list({});
    expect(titlesOf(products)).toEqual([
      'Tea towel',
      'Dhaka topi',
      'Honey jar',
      'Green tea leaves',
      'Masala tea',
    ]);
    expect({ total, pages, facets }).toEqual({ total: 5, pages: 1, facets: null });
    expect(products[3]).toMatchObject({
      price: 500,
      sellingPrice: 500,
      markPrice: 1_000,
      discount: '50',
      adminId: { shopName: 'Ilam Chiya', slug: 'ilam-chiya' },
      innerCatId: { slug: 'green-tea' },
      inStock: true,
    });
    expect(products[1]?.discount).toBe('0');
    expect(products[0]?.inStock).toBe(false);
  });

  // spec: 2.routes.10
  test('a category shows what lies below it too', async () => {
    expect(await titles({ category: 'food' })).toEqual(['Honey jar', 'Green tea leaves', 'Masala tea']);
    expect(await titles({ category: 'green-tea' })).toEqual(['Green tea leaves']);
  });

  // spec: 6.7
  test('a vendor is chosen by its slug or its name', async () => {
    expect(await titles({ vendor: 'kapada-ghar' })).toEqual(['Tea towel', 'Dhaka topi']);
    expect(await titles({ vendor: 'Kapada Ghar' })).toEqual(['Tea towel', 'Dhaka topi']);
  });

  // spec: 6.7
  test('a name that is one vendor’s address and another one’s name means the first, in the rows and in every count', async () => {
    const shop = await haat.make.aShop();
    const asked = await haat.make.aVendor({ shop, slug: 'chiya', shopName: 'Ilam Chiya' });
    const other = await haat.make.aVendor({ shop, slug: 'pasal', shopName: 'chiya' });
    for (const [vendor, title] of [
      [asked, 'Green tea'],
      [other, 'Tea pot'],
    ] as const)
      await haat.make.aProduct({ shop, vendor, title });
    // With words it is the database that counts, without them the cached cards.
    for (const query of [{ vendor: 'chiya' }, { vendor: 'chiya', q: 'tea' }]) {
      const { products, total, facets } = await list({ ...query, facets: true }, shop);
      expect([titlesOf(products), total, facets?.inStock]).toEqual([['Green tea'], 1, 1]);
      expect(facets?.category.map(({ count }) => count)).toEqual([1]);
    }
    expect(await titles({ vendor: ['chiya', 'pasal'] }, shop)).toEqual(['Tea pot', 'Green tea']);
  });

  test('filters by price, stock and discount work together', async () => {
    expect(await titles({ min: 300, max: 700 })).toEqual(['Dhaka topi', 'Green tea leaves', 'Masala tea']);
    expect(await titles({ discounted: true })).toEqual(['Honey jar', 'Green tea leaves']);
    expect(await titles({ discounted: true, inStock: true, category: 'food' })).toEqual(['Green tea leaves']);
  });

  test.each([
    ['price-asc', 'Tea towel', 'Honey jar'],
    ['price-desc', 'Honey jar', 'Tea towel'],
    ['discount', 'Green tea leaves', 'Masala tea'],
    ['popular', 'Dhaka topi', 'Masala tea'],
  ] as const)('sorted by %s begins with %s and ends with %s', async (sort, first, last) => {
    const found = await titles({ sort });
    expect([found[0], found.at(-1)]).toEqual([first, last]);
  });

  // spec: opens.17
  test.each(sorts)('its pages by %s hold every product once and know how many there are', async (sort) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, size: 1, sort })));
    expect(pages.flatMap(({ products }) => titlesOf(products))).toEqual(await titles({ sort }));
    expect(pages[1]).toMatchObject({ total: 5, page: 2, pages: 5 });
    expect(await list({ page: 9, size: 2, sort })).toMatchObject({
      products: [],
      total: 5,
      page: 9,
      pages: 3,
    });
  });

  // spec: choosing.27
  test('several vendors are chosen together', async () => {
    expect((await list({ vendor: ['kapada-ghar', 'ilam-chiya'] })).total).toBe(5);
    expect(await titles({ vendor: ['kapada-ghar', 'nobody'] })).toEqual(['Tea towel', 'Dhaka topi']);
    const { body } = await haat.send('GET', '/api/product/list?vendor=kapada-ghar&vendor=Ilam%20Chiya');
    expect(body).toMatchObject({ total: 5 });
  });

  // spec: choosing.27
  test('a discount is at least so many percent', async () => {
    expect(await titles({ discount: 10 })).toEqual(['Honey jar', 'Green tea leaves']);
    expect(await titles({ discount: 11, discounted: true })).toEqual(['Green tea leaves']);
    expect(await titles({ discount: 51 })).toEqual([]);
  });

  test('an unknown category or vendor is an empty page', async () => {
    const empty = { products: [], total: 0, pages: 0 };
    expect(await list({ category: 'nowhere' })).toMatchObject(empty);
    expect(await list({ vendor: 'nobody' })).toMatchObject(empty);
    expect(await list({ sizes: 'M' })).toMatchObject(empty);
    expect(await list({ category: 'nowhere', facets: true })).toMatchObject({
      ...empty,
      facets: { inStock: 0 },
    });
  });

  // spec: choosing.64
  test.each([
    ...['size=61', 'size=0', 'page=0', 'page=1000000', 'min=-1', 'min=1e9', 'sort=drop', 'inStock=maybe'],
    ...['colour=red', 'discount=0', 'discount=100', 'sizes=', 'colours=%00', 'vendor=a%2Fb'],
  ])('a query of %s is refused, naming the field', async (query) => {
    const { status, body } = await haat.send('GET', `/api/product/list?${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [query.split('=')[0]]]);
  });

  // spec: choosing.64
  test.each(['sizes', 'colours', 'vendor'])('more than 20 %s at once are refused', async (name) => {
    const many = (count: number) => `/api/product/list?${`${name}=x&`.repeat(count)}`;
    expect((await haat.send('GET', many(20))).status).toBe(200);
    const { status, body } = await haat.send('GET', many(21));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
  });

  // spec: 1.4
  test("never shows another shop's products, by the same names either", async () => {
    expect(await titles({}, himal)).toEqual(['Yak cheese']);
    expect(await titles({ category: 'food' }, himal)).toEqual(['Yak cheese']);
    expect(await titles({ vendor: 'ilam-chiya' }, himal)).toEqual(['Yak cheese']);
    expect(await titles({ category: 'tea' }, himal)).toEqual([]);
  });
});

describe('facets', () => {
  const queries: ProductQuery[] = [
    {},
    { category: 'food' },
    { category: 'tea', vendor: 'ilam-chiya' },
    { vendor: 'kapada-ghar', inStock: true },
    { min: 250, max: 950, discounted: true },
    { q: 'tea', max: 600 },
    { ofVendor: 'ilam-chiya', category: 'food', discounted: true },
    { ofVendor: 'kapada-ghar', q: 'tea' },
  ];
  test.each(queries.map((query) => [query]))(
    '%j: each count is what that filter would leave',
    async (query) => {
      const { facets, total } = await list({ ...query, facets: true });
      if (!facets) throw new Error('facets were asked for');
      expect(total).toBe((await list(query)).total);
      expect(facets.inStock).toBe((await list({ ...query, inStock: true })).total);
      expect(facets.discounted).toBe((await list({ ...query, discount: undefined, discounted: true })).total);
      for (const { least, count } of facets.discount)
        expect([least, (await list({ ...query, discounted: undefined, discount: least })).total]).toEqual([
          least,
          count,
        ]);
      for (const { value, count } of facets.category)
        expect([value, (await list({ ...query, category: value })).total]).toEqual([value, count]);
      for (const { value, count } of facets.vendor)
        expect([value, (await list({ ...query, vendor: value })).total]).toEqual([value, count]);
      const prices = (await list({ ...query, min: undefined, max: undefined })).products.map(
        ({ price }) => price,
      );
      expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    },
  );

  test('categories are those right below the chosen one, without empty ones', async () => {
    const below = async (query: ProductQuery) =>
      (await list({ ...query, facets: true })).facets?.category.map(({ value, count }) => [value, count]);
    expect(await below({})).toEqual([
      ['food', 3],
      ['wear', 2],
    ]);
    expect(await below({ category: 'food' })).toEqual([['tea', 2]]);
    expect(await below({ vendor: 'kapada-ghar' })).toEqual([['wear', 2]]);
  });
});

describe('a vendor’s own list', () => {
  // spec: 6.7
  test('has its products alone, narrowed as any other, and counts no other vendor’s', async () => {
    expect(await titles({ ofVendor: 'kapada-ghar' })).toEqual(['Tea towel', 'Dhaka topi']);
    expect(await titles({ ofVendor: 'kapada-ghar', inStock: true })).toEqual(['Dhaka topi']);
    expect(await titles({ ofVendor: 'kapada-ghar', q: 'tea' })).toEqual(['Tea towel']);
    expect(await titles({ ofVendor: 'kapada-ghar', category: 'food' })).toEqual([]);
    expect(await titles({ ofVendor: 'nobody' })).toEqual([]);
    expect(await titles({ ofVendor: 'kapada-ghar' }, himal)).toEqual([]);
    const { facets } = await list({ ofVendor: 'kapada-ghar', min: 500, facets: true });
    expect(facets).toMatchObject({
      vendor: [{ value: 'kapada-ghar', count: 1 }],
      price: { min: 200, max: 700 },
    });
  });
});

describe('a search', () => {
  const search = async (term: string, shop?: MadeShop) => {
    const { status, body } = await haat.ask(searchProducts, { term }, { shop });
    expect(status).toBe(200);
    return titlesOf(body);
  };

  // spec: 7.5
  test('finds products on sale, by a mistyped word and through the list alike', async () => {
    expect((await search('tea')).toSorted()).toEqual(['Green tea leaves', 'Masala tea', 'Tea towel']);
    expect(await search('dahka')).toEqual(['Dhaka topi']);
    expect(await titles({ q: 'dahka' })).toEqual(['Dhaka topi']);
    expect(await titles({ q: 'tea', sort: 'price-asc' })).toEqual([
      'Tea towel',
      'Masala tea',
      'Green tea leaves',
    ]);
  });

  test("finds nothing withdrawn and nothing of another shop's", async () => {
    expect(await search('withdrawn')).toEqual([]);
    expect(await search('cheese')).toEqual([]);
    expect(await search('cheese', himal)).toEqual(['Yak cheese']);
  });

  test('blank words filter nothing, words without a letter find nothing', async () => {
    expect(await list({ q: '  ' })).toMatchObject({ total: 5 });
    expect(await list({ q: '%_*', facets: true })).toMatchObject({ total: 0, products: [] });
    expect(await search('  ')).toEqual([]);
  });

  // spec: 7.5
  test('no character of a query has a meaning of its own', async () => {
    // What no address can carry never arrives here.
    const texts = hostileTexts.filter((text) => text !== '' && text.length <= 200 && text.isWellFormed());
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) {
      const searched = await haat.ask(searchProducts, { term: text });
      const listed = await haat.ask(listProducts, { q: text });
      expect([text, searched.status, listed.status]).toEqual([text, 200, 200]);
    }
    expect((await list({})).total).toBe(5);
  });

  // spec: 7.5
  test('a term of 200 letters is answered in any script, a longer one is not there', async () => {
    expect((await haat.send('GET', `/api/product/search/${'a'.repeat(201)}`)).status).toBe(404);
    expect((await haat.ask(searchProducts, { term: 'चिया '.repeat(40) })).status).toBe(200);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '@haat/contract/catalog/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import type { MadeShop } from '../../../testing/makers.ts';
import { hostileTexts } from '../../../testing/samples/hostile-texts.ts';

type Query = CallInput<typeof listProducts>;

let haat: Haat;
let himal: MadeShop;
const pickers: Record<string, string> = { Red: '#c00', Blue: '#00c' };
const variants = (...pairs: [string | null, string | null][]) =>
  pairs.map(([size, color]) => ({
    size,
    color,
    colorPicker: color && (pickers[color] ?? null),
    extraProperties: [],
  }));

beforeAll(async () => {
  haat = await openHaat();
  const { make } = haat;
  const wear = await make.aCategory({ slug: 'wear' });
  const shoes = await make.aCategory({ slug: 'shoes' });
  const kapada = await make.aVendor({ slug: 'kapada' });
  const chappal = await make.aVendor({ slug: 'chappal' });
  const kurta = variants(['M', 'Blue'], ['L', 'Red'], ['L', 'Blue']);
  const pictures = ['Blue', 'Red', null].map((color, at) => ({
    ...{ url: `/uploads/${color ?? 'worn'}-800.webp`, altText: '', isPrimary: at === 0, color },
  }));
  const products = [
    { title: 'Kurta', category: wear, vendor: kapada, price: 900, variants: kurta, images: pictures },
    {
      title: 'Shirt',
      category: wear,
      vendor: kapada,
      price: 500,
      variants: variants(['M', 'Red'], ['XL', 'Red']),
    },
    {
      title: 'Shawl',
      category: wear,
      vendor: chappal,
      price: 700,
      variants: variants([null, 'Red'], [null, 'Blue']),
    },
    {
      title: 'Sandal',
      category: shoes,
      vendor: chappal,
      price: 300,
      variants: variants(['40', null], ['9', null]),
    },
    {
      title: 'Sock',
      category: shoes,
      vendor: chappal,
      price: 100,
      stock: 0,
      variants: variants(['M', '"{Red}\\']),
    },
    { title: 'Lace', category: shoes, vendor: chappal, price: 50 },
  ];
  for (const product of products) await make.aProduct(product);
  himal = await make.aShop({ subdomain: 'himal' });
  await make.aProduct({ shop: himal, title: 'Jacket', variants: variants(['M', 'Red']) });
});
afterAll(() => haat.close());

async function list(query: Query, shop?: MadeShop) {
  const { status, body } = await haat.ask(listProducts, query, { shop });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const titles = async (query: Query, shop?: MadeShop) =>
  (await list(query, shop)).products.map(({ title }) => title).sort();

// spec: choosing.27
test('products are found by any of the chosen sizes or colours', async () => {
  expect(await titles({ sizes: 'L' })).toEqual(['Kurta']);
  expect(await titles({ sizes: ['L', 'XL'] })).toEqual(['Kurta', 'Shirt']);
  expect(await titles({ colours: ['Blue'] })).toEqual(['Kurta', 'Shawl']);
  expect(await titles({ sizes: 'M', category: 'shoes' })).toEqual(['Sock']);
  expect(await titles({ sizes: 'M', inStock: true, max: 600 })).toEqual(['Shirt']);
});

// spec: choosing.27
test('a size and a colour are found together on one variant only', async () => {
  expect(await titles({ sizes: 'M', colours: 'Red' })).toEqual(['Shirt']);
  expect(await titles({ sizes: ['M', 'XL'], colours: ['Blue', 'Red'] })).toEqual(['Kurta', 'Shirt']);
  expect(await titles({ sizes: 'XL', colours: 'Blue' })).toEqual([]);
});

// spec: goods.13
test('a list narrowed to a colour shows its cards in that colour, of those that the chosen sizes come in', async () => {
  const shown = async (query: Query) => {
    const { products } = await list(query);
    const kurta = products.find(({ title }) => title === 'Kurta');
    const primary = kurta?.images.filter(({ isPrimary }) => isPrimary).map(({ url }) => url);
    expect(primary).toEqual([kurta?.image]);
    return kurta?.images.map(({ color }) => color);
  };
  for (const facets of [true, undefined])
    for (const sort of [undefined, 'popular'] as const) {
      expect(await shown({ facets, sort })).toEqual(['Blue', 'Red', null]);
      expect(await shown({ facets, sort, colours: 'Red' })).toEqual(['Red', 'Blue', null]);
      expect(await shown({ facets, sort, colours: ['Blue', 'Red'], sizes: 'M' })).toEqual([
        'Blue',
        'Red',
        null,
      ]);
    }
});

test('what products come in is listed in the order of a shop, with the colours as they were picked', async () => {
  const { facets } = await list({ facets: true });
  expect(facets?.size.map(({ value, count }) => [value, count])).toEqual([
    ['M', 3],
    ['L', 1],
    ['XL', 1],
    ['9', 1],
    ['40', 1],
  ]);
  expect(facets?.colour.map(({ value, count, picker }) => [value, count, picker])).toEqual([
    ['Red', 3, '#c00'],
    ['Blue', 2, '#00c'],
    ['"{Red}\\', 1, null],
  ]);
});

// spec: choosing.8
test('a size and a colour are called in Nepali as a seller calls them, and have no such name where none does', async () => {
  const shop = await haat.make.aShop();
  const plain = { colorPicker: null, extraProperties: [] };
  for (const [sizeNe, colorNe] of [
    ['सानो', 'रातो'],
    [null, null],
  ] as const)
    await haat.make.aProduct({
      shop,
      variants: [
        { size: 'Small', sizeNe, color: 'Red', colorNe, ...plain },
        { size: 'M', color: null, ...plain },
      ],
    });
  // With words it is the database that counts, without them the cached cards.
  for (const query of [{ facets: true }, { facets: true, q: 'product' }]) {
    const { facets } = await list(query, shop);
    expect(facets?.size.map(({ value, titleNe, count }) => [value, titleNe, count])).toEqual([
      ['M', null, 2],
      ['Small', 'सानो', 2],
    ]);
    expect(facets?.colour.map(({ value, titleNe }) => [value, titleNe])).toEqual([['Red', 'रातो']]);
  }
});

const queries: Query[] = [
  {},
  { sizes: 'M' },
  { colours: ['Red', 'Blue'] },
  { sizes: ['M', 'L'], colours: 'Red' },
  { category: 'wear', sizes: 'M', vendor: 'kapada' },
  { q: 'shirt', colours: 'Red' },
  { inStock: true, max: 800, colours: '"{Red}\\' },
];
// spec: choosing.27
test.each(queries.map((query) => [query]))(
  '%j: each count is what that filter would leave',
  async (query) => {
    const { facets, total } = await list({ ...query, facets: true });
    if (!facets) throw new Error('facets were asked for');
    expect(total).toBe((await list(query)).total);
    const filters = { size: 'sizes', colour: 'colours', vendor: 'vendor', category: 'category' } as const;
    for (const [name, filter] of Object.entries(filters))
      for (const { value, count } of facets[name as keyof typeof filters])
        expect([value, (await list({ ...query, [filter]: value })).total]).toEqual([value, count]);
  },
);

test('a value that nobody has finds nothing, and no character of it has a meaning', async () => {
  expect(await titles({ colours: '"{Red}\\' })).toEqual(['Sock']);
  const values = hostileTexts.map((text) => text.trim()).filter((text) => /^[^\p{Cc}]{1,80}$/u.test(text));
  expect(values.length).toBeGreaterThan(30);
  for (const value of values.filter((text) => text.isWellFormed())) {
    const found = await list({ sizes: [value, 'XL'], colours: [value, 'Red'], facets: true });
    expect([value, found.products.map(({ title }) => title)]).toEqual([value, ['Shirt']]);
  }
});

test("another shop's sizes and colours are not counted", async () => {
  const { facets } = await list({ facets: true, sizes: 'M' }, himal);
  expect(facets?.size).toMatchObject([{ value: 'M', count: 1 }]);
  expect(facets?.colour).toMatchObject([{ value: 'Red', count: 1 }]);
  expect(await titles({ sizes: 'M', colours: 'Red' }, himal)).toEqual(['Jacket']);
});

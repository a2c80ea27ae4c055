import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductQuery } from '@haat/contract/catalog/schemas';
import { listProducts as listing } from '@haat/contract/catalog/calls';
import { sorts } from '@haat/contract/catalog/rules';
import { tags } from '../../core/cache/cache.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import { CategoryTree } from './category-tree.ts';
import { listProducts } from './listing.ts';
import { listCategories } from './service.ts';
import { readCardCache, maxCachedCards } from './card-cache.ts';

let haat: Haat;
let shopId: string;

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
    await make.aProduct({
      category: oneOf([wear, shirts, shoes]),
      vendor: oneOf(vendors),
      price: below(3) === 0 ? Math.round(markPrice * 0.6) : markPrice,
      markPrice,
      stock: below(4) === 0 ? 0 : 5,
      images: [null, ...colours].slice(0, below(5)).map((color, at) => ({
        ...{ url: `/uploads/${color}-800.webp`, altText: '', isPrimary: at === 0, color },
      })),
      variants: Array.from({ length: below(4) }, () => {
        const size = oneOf([null, ...sizes]);
        const color = oneOf([null, ...colours]);
        return {
          size,
          sizeNe: size && oneOf([null, 'सानो', 'ठूलो']),
          color,
          colorNe: color && oneOf(['रातो', 'निलो']),
          colorPicker: color && oneOf([null, '#c00', '#00c']),
          extraProperties: [],
        };
      }),
    });
  }
});
afterAll(() => haat.close());

const aQuery = (): ProductQuery => ({
  facets: oneOf([true, true, undefined]),
  sort: oneOf([undefined, ...sorts]),
  size: oneOf([undefined, 5]),
  page: oneOf([undefined, 2]),
  category: oneOf([undefined, ...categorySlugs]),
  vendor: some([...vendorSlugs, 'Vendor chappal']),
  min: oneOf([undefined, 200, 400]),
  max: oneOf([undefined, 500, 900]),
  inStock: oneOf([undefined, true]),
  discount: oneOf([undefined, 10, 30]),
  sizes: some(sizes),
  colours: some(colours),
});

// spec: choosing.28, goods.13
test('the cached cards and the database say the same of a list, whatever narrows and orders it', async () => {
  const { orm } = haat.dependencies.database;
  const [placed, cards] = await Promise.all([listCategories(orm, shopId), readCardCache(orm, shopId)]);
  const tree = new CategoryTree(placed.map(({ category }) => category));
  expect(cards.products).toHaveLength(60);
  const answers = new Set<string>();
  for (let n = 0; n < 300; n += 1) {
    const query = aQuery();
    const cached = await listProducts(orm, shopId, query, { tree, cards: async () => cards });
    const asked = await listProducts(orm, shopId, query, { tree, cards: async () => ({ products: null }) });
    expect(cached, JSON.stringify(query)).toEqual(asked);
    answers.add(JSON.stringify(cached));
  }
  expect(answers.size).toBeGreaterThan(50);
});

test('a shop of more products than are cached is listed by the database', async () => {
  const { database, changes } = haat.dependencies;
  const shop = await haat.make.aShop();
  const { id } = await haat.make.aProduct({ shop, title: 'Kettle', slug: 'kettle' });
  const more = async (count: number, name: string) => {
    await database.sql`
      insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price)
      select shop_id, gen_random_uuid(), vendor_id, category_id, title, ${name} || n, price, mark_price
      from products, generate_series(1, ${count}::int) as n where id = ${id}`;
    changes.announce([tags.lists(shop.id)]);
    const { body } = await haat.ask(listing, { facets: true }, { shop });
    return [(await readCardCache(database.orm, shop.id)).products?.length, body.total];
  };
  expect(await more(maxCachedCards - 1, 'pot-')).toEqual([maxCachedCards, maxCachedCards]);
  expect(await more(1, 'lid-')).toEqual([undefined, maxCachedCards + 1]);
});

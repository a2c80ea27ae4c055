import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getCategory,
  getProduct,
  getProductImages,
  getProductVideo,
  similarProducts,
  viewProduct,
} from '@haat/contract/catalog/calls';
import { tags } from '../../core/cache/cache.ts';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadeProduct, MadeShop } from '../../testing/makers.ts';
import { CategoryTree } from './category-tree.ts';
import { countRating, countSold, productsForOrder } from './service.ts';
import { productCounts } from './tables.ts';

let haat: Haat;
let himal: MadeShop;
let kettle: MadeProduct;
let hidden: MadeProduct;
let foreign: MadeProduct;

beforeAll(async () => {
  haat = await openHaat();
  const { make } = haat;
  const home = await make.aCategory({ slug: 'home', title: 'Home' });
  const kitchen = await make.aCategory({
    slug: 'kitchen',
    title: 'Kitchen',
    titleNe: 'भान्सा',
    parentId: home.id,
  });
  const garden = await make.aCategory({ slug: 'garden', title: 'Garden', parentId: home.id });
  const toys = await make.aCategory({ slug: 'toys', title: 'Toys' });
  const picture = (name: string, isPrimary: boolean) => ({
    url: `/uploads/${name}`,
    isPrimary,
    altText: name,
    color: null,
  });
  kettle = await make.aProduct({
    slug: 'kettle',
    category: kitchen,
    images: [picture('side-800.webp', false), picture('front-800.webp', true)],
    videoUrl: '/uploads/kettle.mp4',
    specifications: [{ name: 'Metal', value: 'Copper' }],
    variants: [{ size: '1 l', color: null, colorPicker: null, extraProperties: [] }],
  });
  await make.aProduct({ slug: 'spade', category: garden });
  await make.aProduct({ slug: 'pan', category: kitchen, createdAt: new Date('2020-01-01') });
  await make.aProduct({ slug: 'kite', category: toys });
  hidden = await make.aProduct({ slug: 'hidden', category: kitchen, active: false });
  himal = await make.aShop({ subdomain: 'himal' });
  foreign = await make.aProduct({ shop: himal, slug: 'foreign' });
});
afterAll(() => haat.close());

const countsOf = (productId: string) =>
  haat.dependencies.database.orm.select().from(productCounts).where(eq(productCounts.productId, productId));

describe('a product', () => {
  // spec: 2.routes.9, 3.4
  test('comes whole, with the way to its category and its rating', async () => {
    await countRating(haat.dependencies.database.orm, kettle.shop.id, kettle.id, { reviews: 1, stars: 5 });
    await countRating(haat.dependencies.database.orm, kettle.shop.id, kettle.id, { reviews: 1, stars: 2 });
    const { status, body } = await haat.ask(getProduct, { slug: 'kettle' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: kettle.id,
      image: '/uploads/front-800.webp',
      specifications: [{ name: 'Metal', value: 'Copper' }],
      categories: [{ slug: 'home' }, { slug: 'kitchen', titleNe: 'भान्सा' }],
      rating: { average: 3.5, count: 2 },
    });
  });

  test.each(['nothing', 'hidden', 'foreign', "'; drop table products; --", '%00'])(
    '%s is not there',
    async (slug) => {
      const { status, body } = await haat.send(
        'GET',
        `/api/product/get/${slug.startsWith('%') ? slug : encodeURIComponent(slug)}`,
      );
      expect([status, body.code]).toEqual([404, 'not-found']);
      expect((await haat.send('GET', `/api/product/similar/${encodeURIComponent(slug)}`)).status).toBe(404);
    },
  );

  test('is found in its own shop by the same path', async () => {
    const { body } = await haat.ask(getProduct, { slug: 'foreign' }, { shop: himal });
    expect(body._id).toBe(foreign.id);
  });

  // spec: opens.20
  test('a page made from it names the product, its reviews, its vendors and categories', async () => {
    const named: string[] = [];
    await haat.call(
      getProduct,
      { slug: 'kettle' },
      { shop: kettle.shop, tag: (...all) => named.push(...all) },
    );
    const { id } = kettle.shop;
    expect(named.toSorted()).toEqual(
      [
        tags.categories(id),
        tags.product(id, kettle.id),
        tags.products(id),
        tags.reviews(id, kettle.id),
        tags.vendors(id),
      ].toSorted(),
    );
  });

  // spec: 2.product.6
  test('similar ones come from its own category first, then from around it, never from elsewhere', async () => {
    const { body } = await haat.ask(similarProducts, { slug: 'kettle' });
    expect(body.map(({ slug }) => slug)).toEqual(['pan', 'spade']);
  });

  // spec: 3.4, 3.28, 7.10, 7.11
  test('its pictures and its video are told by its id', async () => {
    const images = await haat.ask(getProductImages, { productId: kettle.id });
    expect(images.body.map(({ url }) => url)).toEqual(['/uploads/side-800.webp', '/uploads/front-800.webp']);
    expect((await haat.ask(getProductVideo, { productId: kettle.id })).body).toEqual({
      videoUrl: '/uploads/kettle.mp4',
    });
  });

  // spec: 7.10
  test('the pictures, the video and the clicks of what is not here answer 404', async () => {
    for (const productId of [v7(), hidden.id, foreign.id, 'no-id']) {
      expect((await haat.ask(getProductImages, { productId })).status).toBe(404);
      expect((await haat.ask(getProductVideo, { productId })).status).toBe(404);
      expect((await haat.ask(viewProduct, { productId })).status).toBe(404);
    }
  });

  // spec: 7.9
  test('every click on its card counts once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => haat.ask(viewProduct, { productId: kettle.id })));
    expect(await countsOf(kettle.id)).toMatchObject([{ views: 5, ratings: 2, ratingSum: 7 }]);
  });
});

describe('a category', () => {
  // spec: 3.5
  test('tells the way to it and what lies directly in it', async () => {
    const { body } = await haat.ask(getCategory, { slug: 'home' });
    expect(body.category).toMatchObject({ slug: 'home', parentId: null });
    expect(body.path.map(({ slug }) => slug)).toEqual(['home']);
    expect(body.children.map(({ slug }) => slug)).toEqual(['kitchen', 'garden']);
    expect((await haat.ask(getCategory, { slug: 'kitchen' })).body.path.map(({ slug }) => slug)).toEqual([
      'home',
      'kitchen',
    ]);
  });

  // spec: 2.routes.9
  test("is not there when unknown or another shop's", async () => {
    expect((await haat.ask(getCategory, { slug: 'nowhere' })).status).toBe(404);
    expect((await haat.ask(getCategory, { slug: 'home' }, { shop: himal })).status).toBe(404);
  });

  test('that is added is there at once', async () => {
    await haat.make.aCategory({ slug: 'brand-new' });
    expect((await haat.ask(getCategory, { slug: 'brand-new' })).status).toBe(200);
  });

  test('a ring of categories does not hang the shop', () => {
    const ring = ['a', 'b'].map((id) => ({
      _id: id,
      id,
      slug: id,
      title: id,
      titleNe: null,
      image: null,
      adminId: id,
      parentId: id === 'a' ? 'b' : 'a',
    }));
    const tree = new CategoryTree(ring);
    expect(tree.pathTo('a').map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect([...tree.below('a')].toSorted()).toEqual(['a', 'b']);
  });
});

describe('what orders and reviews tell the catalogue', () => {
  test("an order reads its products' prices and vendors, inactive ones too, never another shop's", async () => {
    const { orm } = haat.dependencies.database;
    const found = await productsForOrder(orm, kettle.shop.id, [kettle.id, hidden.id, foreign.id, v7()]);
    expect(Object.fromEntries(found.map(({ id, active }) => [id, active]))).toEqual({
      [kettle.id]: true,
      [hidden.id]: false,
    });
    expect(found.find(({ id }) => id === kettle.id)).toMatchObject({
      vendor: { _id: kettle.vendor.id, slug: kettle.vendor.slug },
      price: 1_000,
      image: '/uploads/front-800.webp',
    });
  });

  test('sold pieces add up over the lines of an order and go back when it is cancelled', async () => {
    const { orm } = haat.dependencies.database;
    const line = (quantity: number) => ({ productId: kettle.id, quantity });
    await countSold(orm, kettle.shop.id, [line(2), line(3)]);
    await countSold(orm, kettle.shop.id, [line(-1)]);
    expect(await countsOf(kettle.id)).toMatchObject([{ sold: 4 }]);
  });

  // spec: 9.21
  test('a review that loses stars or goes leaves the right rating', async () => {
    const { orm } = haat.dependencies.database;
    await countRating(orm, kettle.shop.id, kettle.id, { reviews: 0, stars: -1 });
    await countRating(orm, kettle.shop.id, kettle.id, { reviews: -1, stars: -2 });
    expect((await haat.ask(getProduct, { slug: 'kettle' })).body.rating).toEqual({ average: 4, count: 1 });
  });
});

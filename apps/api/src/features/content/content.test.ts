import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '@haat/contract/catalog/calls';
import {
  getBlogPost,
  getHome,
  getShopBundle,
  getShopFrame,
  getSiteProfile,
  listBlogPosts,
} from '@haat/contract/content/calls';
import { tags } from '../../core/cache/cache.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadeShop } from '../../testing/makers.ts';
import { productCounts } from '../catalog/tables.ts';
import { blogPosts, popups, sliders } from './tables.ts';
import { shops } from '../tenant/tables.ts';

let haat: Haat;
let shopId: string;
let himal: MadeShop;

beforeAll(async () => {
  haat = await openHaat();
  const { orm } = haat.dependencies.database;
  shopId = (await haat.shopOf({ headers: {} }))!.id;
  await orm.insert(sliders).values([
    { shopId, image: '/uploads/b.webp', title: 'Second', position: 2 },
    { shopId, image: '/uploads/a.webp', title: 'First', body: 'Tihar', position: 1 },
  ]);
  await orm.insert(popups).values([
    { shopId, title: 'Old', active: false },
    { shopId, title: 'Dashain', body: 'Closed for ten days' },
  ]);
  const post = (slug: string, publishedAt: Date) => ({
    shopId,
    slug,
    title: slug,
    body: '<p>Text</p>',
    publishedAt,
  });
  await orm
    .insert(blogPosts)
    .values([
      post('older', new Date('2026-01-01')),
      post('newer', new Date('2026-02-01')),
      post('planned', new Date(Date.now() + 86_400_000)),
    ]);
  const root = await haat.make.aCategory({ slug: 'root', title: 'Root', footerPosition: 2 });
  await haat.make.aCategory({ slug: 'inner', title: 'Inner', parentId: root.id, footerPosition: 1 });
  await haat.make.aCategory({ slug: 'unlisted' });
  for (let n = 0; n < 50; n += 1) await haat.make.aProduct({ title: `Full price ${n}` });
  await haat.make.aProduct({ slug: 'bargain', markPrice: 2_000 });
  himal = await haat.make.aShop({ subdomain: 'himal', shopName: 'Himal' });
  await haat.make.aProduct({ shop: himal, slug: 'yak' });
});
afterAll(() => haat.close());

const inHaat = { subdomain: 'haat' };

describe('the shop data bundle', () => {
  // spec: 1.5, 3.5, 3.6, 3.7, 7.1, goods.14
  test('holds everything the spec names, the newest 48 products among it', async () => {
    const { status, body } = await haat.ask(getShopBundle, inHaat);
    expect(status).toBe(200);
    expect(body.products).toHaveLength(48);
    const [newest] = body.products;
    expect(newest?.slug).toBe('bargain');
    expect(newest).toEqual((await haat.ask(getProduct, { slug: 'bargain' })).body);
    expect(body.profileDetails.shopName).toBe('Haat');
    expect(body.sliders.map(({ title, text }) => [title, text])).toEqual([
      ['First', 'Tihar'],
      ['Second', ''],
    ]);
    expect(body.footerItems.map(({ category }) => category.slug)).toEqual(['inner', 'root']);
    expect(body.popup).toMatchObject({ title: 'Dashain', text: 'Closed for ten days' });
    expect(body.blogs.map(({ slug }) => slug)).toEqual(['newer', 'older']);
    expect(body.theme.primaryColor).toBe('#3b82f6');
    expect(body.categories.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['root', 'inner', 'unlisted']),
    );
  });

  // spec: 1.5, 3.7
  test('answers for the shop in its path, whichever the cookie names', async () => {
    const { body } = await haat.ask(getShopBundle, { subdomain: 'himal' }, { shop: 'haat' });
    expect(body.products.map(({ slug }) => slug)).toEqual(['yak']);
    expect(body).toMatchObject({
      sliders: [],
      popup: null,
      blogs: [],
      profileDetails: { shopName: 'Himal' },
    });
  });

  // spec: 7.1
  test.each(['nowhere', 'HAAT', '%00', '..%2f..', "'--", 'a'.repeat(63)])(
    '%s is no shop',
    async (subdomain) => {
      for (const call of ['get-junk', 'get-frame', 'get-home']) {
        const { status, body } = await haat.send('GET', `/api/shop/${call}/${subdomain}`);
        expect([status, body.code]).toEqual([404, 'no-such-shop']);
      }
    },
  );
});

describe('the frame of every page', () => {
  // spec: 4.36, 7.2
  test('costs one reading until something of it changes, and is new at once when it does', async () => {
    const nameOf = async () => (await haat.ask(getShopFrame, inHaat)).body.profileDetails.shopName;
    const before = await nameOf();
    await haat.dependencies.database.orm
      .update(shops)
      .set({ shopName: 'Renamed' })
      .where(eq(shops.id, shopId));
    expect(await nameOf()).toBe(before);
    haat.dependencies.changes.announce([tags.shop(shopId)]);
    expect(await nameOf()).toBe('Renamed');
    const profile = await haat.ask(getSiteProfile, {});
    expect(profile.body).toMatchObject({ favicon: null, profile: { shopName: 'Renamed' } });
  });

  // spec: face.2, face.3
  test('says what the shop promises and which cloth is its own, also of one that has not chosen', async () => {
    const chosen = { pattern: 'steps', promises: { pay: true, fee: false, returnDays: 14 } } as const;
    const oddities = { quickViewRating: 'real', loginToOpenProduct: 'off', newsletter: 'stored' } as const;
    await haat.make.aShop({ subdomain: 'chose', settings: { ...oddities, ...chosen } });
    const settingsOf = async (subdomain: string) =>
      (await haat.ask(getShopFrame, { subdomain })).body.settings;
    expect(await settingsOf('chose')).toEqual({ ...oddities, ...chosen });
    expect(await settingsOf('himal')).toMatchObject({
      pattern: 'diamonds',
      promises: { pay: true, fee: true, returnDays: null },
    });
  });

  // spec: growth.3
  test('is the same one where it is read anew and nothing of it has changed, so that what was drawn for it counts on', async () => {
    const read = () => {
      haat.dependencies.changes.announce([tags.shop(shopId)]);
      return haat.call(getShopFrame, inHaat, { shop: { id: shopId, subdomain: 'haat' }, tag() {} });
    };
    const before = await read();
    expect(await read()).toBe(before);
    const { orm } = haat.dependencies.database;
    await orm.update(shops).set({ shopName: 'Called otherwise' }).where(eq(shops.id, shopId));
    expect((await read()).profileDetails.shopName).toBe('Called otherwise');
  });

  // spec: opens.20
  test('names what it was made from', async () => {
    const named: string[] = [];
    const shop = { id: shopId, subdomain: 'haat' };
    await haat.call(getShopFrame, inHaat, { shop, tag: (...all) => named.push(...all) });
    expect(named).toEqual([tags.shop(shopId), tags.categories(shopId)]);
  });
});

describe('what comes from the provinces', () => {
  const districts = ['Jumla', 'Kaski', 'Lalitpur', 'Bhaktapur', 'Nowhere'];
  const provinces = async (subdomain: string) => (await haat.ask(getHome, { subdomain })).body.provinces;

  // spec: face.4
  test('is one product of each province in their order, from the maker who has been there longest', async () => {
    const shop = await haat.make.aShop({ subdomain: 'wide' });
    for (const [n, district] of districts.entries()) {
      const vendor = await haat.make.aVendor({ shop, district, since: `20${20 - n}-01-01` });
      for (const title of ['older', 'newer'])
        await haat.make.aProduct({ shop, vendor, title: `${title} of ${district}` });
    }
    const soldOut = await haat.make.aVendor({ shop, district: 'Ilam' });
    await haat.make.aProduct({ shop, vendor: soldOut, stock: 0 });
    expect((await provinces('wide')).map(({ name, product }) => [name, product.title])).toEqual([
      ['Bagmati', 'newer of Bhaktapur'],
      ['Gandaki', 'newer of Kaski'],
      ['Karnali', 'newer of Jumla'],
    ]);
  });

  // spec: face.4
  test('is nothing where makers are at home in fewer than three of them', async () => {
    const shop = await haat.make.aShop({ subdomain: 'narrow' });
    for (const district of ['Jumla', 'Kaski', 'Kaski']) {
      const vendor = await haat.make.aVendor({ shop, district });
      await haat.make.aProduct({ shop, vendor });
    }
    expect(await provinces('narrow')).toEqual([]);
  });
});

// spec: 2.routes.1
test('the front page shows rows of products, bargains only where there is one', async () => {
  const { body } = await haat.ask(getHome, inHaat);
  expect(body.rows.map(({ kind, products }) => [kind, products.length])).toEqual([
    ['newest', 12],
    ['popular', 12],
    ['discount', 1],
  ]);
  const other = await haat.ask(getHome, { subdomain: 'himal' });
  expect(other.body.rows.map(({ kind }) => kind)).toEqual(['newest', 'popular']);
});

test('the front page has the same rows before the columns of its shop are read and after', async () => {
  const shop = await haat.make.aShop({ subdomain: 'rows' });
  const { orm } = haat.dependencies.database;
  for (let n = 0; n < 14; n += 1) {
    const { id } = await haat.make.aProduct({
      shop,
      price: 700 + n,
      markPrice: n < 3 ? 2_000 - 500 * n : 700 + n,
    });
    if (n % 2) await orm.insert(productCounts).values({ shopId: shop.id, productId: id, views: n % 5 });
  }
  const rows = async () => (await haat.ask(getHome, { subdomain: 'rows' })).body.rows;
  const fromTables = await rows();
  // A list is there when the columns are.
  await haat.ask(listProducts, {}, { shop });
  expect(await rows()).toEqual(fromTables);
  expect(fromTables.map(({ kind, products }) => [kind, products.length])).toEqual([
    ['newest', 12],
    ['popular', 12],
    ['discount', 3],
  ]);
});

describe('the blog', () => {
  test('lists what is published, newest first', async () => {
    const { body } = await haat.ask(listBlogPosts, {});
    expect(body.map(({ slug }) => slug)).toEqual(['newer', 'older']);
  });

  test("shows a post; one that is unknown, planned or another shop's is not there", async () => {
    expect((await haat.ask(getBlogPost, { slug: 'newer' })).body).toMatchObject({
      body: '<p>Text</p>',
      publishedAt: '2026-02-01T00:00:00.000Z',
    });
    expect((await haat.ask(getBlogPost, { slug: 'nothing' })).status).toBe(404);
    expect((await haat.ask(getBlogPost, { slug: 'planned' })).status).toBe(404);
    expect((await haat.ask(getBlogPost, { slug: 'newer' }, { shop: himal })).status).toBe(404);
  });
});

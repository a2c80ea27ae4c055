import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCategory } from '@haat/contract/catalog/owning/calls';
import { publishProduct, saveProduct } from '@haat/contract/catalog/selling/calls';
import { openMounted } from '../testing/mounted.ts';

const haat = await openMounted();
afterAll(() => haat.close());
const { make, open: get } = haat;

beforeAll(async () => {
  await make.aProduct({ title: 'Copper kettle', slug: 'copper-kettle' });
  const himal = await make.aShop({ subdomain: 'himal', shopName: 'Himal' });
  await make.aProduct({ shop: himal, slug: 'tent' });
});

/** The addresses that an answer names, as whole ones. */
const hostsIn = (body: string) =>
  new Set([...body.matchAll(/https?:\/\/([^/"'<\s]+)/g)].map(([, host]) => host));
const listsOf = async (host: string) => {
  const index = await get('/sitemap.xml', { host });
  const [, part = ''] = /(\/sitemap-products[^<]*)/.exec(index.body) ?? [];
  const [robots, pages, products] = await Promise.all([
    get('/robots.txt', { host }),
    get('/sitemap-pages.xml', { host }),
    get(part, { host }),
  ]);
  return { robots, index, pages, products };
};
const schemas = new Set(['www.sitemaps.org', 'www.w3.org']);

describe('without PUBLIC_URL', () => {
  // spec: choosing.43
  test('robots.txt and sitemaps name the host they are asked for at, each asker its own', async () => {
    for (const host of ['haat.example', 'www.haat.example:8080', '[::1]:3000']) {
      for (const { statusCode, body } of Object.values(await listsOf(host))) {
        expect(statusCode).toBe(200);
        expect(hostsIn(body).difference(schemas)).toEqual(new Set([host]));
      }
    }
  });

  test.each(['haat.example"><b>', "haat.example'", 'haat.example/x', 'haat example'])(
    'a host that is none (%s) gets no list',
    async (host) => {
      expect((await get('/sitemap.xml', { host })).statusCode).toBe(404);
      expect((await get('/robots.txt', { host })).body).not.toContain('Sitemap');
    },
  );

  // spec: choosing.39
  test('no page ever repeats the host that a visitor asked for', async () => {
    const url = '/product/copper-kettle';
    const { body, headers } = await get(url, { host: 'evil.example' });
    expect(body).not.toContain('evil.example');
    expect(body).toContain(`<link rel="canonical" href="${url}"`);
    const again = await get(url, { host: 'haat.example', 'x-forwarded-host': 'evil.example' });
    expect(again.headers.etag).toBe(headers.etag);
  });
});

// spec: choosing.43
test("a shop's lists name its own pages alone, and a new product is in them within two seconds", async () => {
  const { products } = await listsOf('himal.haat.example');
  expect(products.body).toContain('/product/tent<');
  expect(products.body).not.toContain('kettle');
  await make.aProduct({ slug: 'new-cup' });
  await expect
    .poll(async () => (await listsOf('haat.example')).products.body, { timeout: 2_500 })
    .toContain('<loc>http://haat.example/ne/product/new-cup</loc>');
});

test.each(['', '?from=', '?from=1', '?from=%27%20or%201'])(
  'a part of a sitemap that begins nowhere (%s) is not there',
  async (query) => expect((await get(`/sitemap-products.xml${query}`)).statusCode).toBe(404),
);

describe('the manifest', () => {
  // spec: choosing.45
  test.each([
    ['/manifest.webmanifest', 'en-US', '/', 'Haat'],
    ['/ne/manifest.webmanifest', 'ne-NP', '/ne', 'हाट'],
  ])('%s is in %s and begins at %s', async (url, lang, start, name) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ name, lang, start_url: start, theme_color: '#3b82f6' });
  });

  // spec: choosing.45
  test('is of each shop its own', async () => {
    const { body } = await get('/manifest.webmanifest', { cookie: 'subdom=himal' });
    expect(JSON.parse(body).name).toBe('Himal');
  });
});

// spec: 1.6
test('a page whose shop has no favicon names the default one', async () => {
  const { body } = await get('/products');
  expect(body.match(/<link rel="icon"[^>]*>/g)).toEqual([
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  ]);
  expect((await get('/favicon.ico')).statusCode).toBe(200);
});

// spec: choosing.40
test('a title that closes a script stays data', async () => {
  const title = '</script><script>alert(1)</script>&"';
  await make.aProduct({ slug: 'hostile', title });
  const { body } = await get('/product/hostile');
  expect(body).not.toContain('<script>alert(1)');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)['@graph'][0].name).toBe(title);
});

// spec: categories.2
test('a category that is called otherwise is led to from its old address for good, also where the page was kept', async () => {
  const category = await make.aCategory({ title: 'Topis', slug: 'topis' });
  await make.aProduct({ category, title: 'Dhaka topi' });
  const admin = await make.anAdmin();
  expect((await get('/product_category/topis')).statusCode).toBe(200);
  const renamed = { _id: category.id, version: 1, title: 'Hats', slug: 'hats' };
  expect((await haat.ask(saveCategory, renamed, admin)).status).toBe(200);
  for (const [asked, now] of [
    ['/product_category/topis', '/product_category/hats'],
    ['/product_category/topis?sort=price-asc&min=5', '/product_category/hats?min=5&sort=price-asc'],
    ['/ne/product_category/topis', '/ne/product_category/hats'],
  ] as const) {
    for (let times = 0; times < 2; times += 1) {
      const { statusCode, headers } = await get(asked);
      expect([statusCode, headers.location]).toEqual([301, now]);
    }
    expect((await get(now)).statusCode).toBe(200);
  }
  expect((await get('/product_category/hats')).headers.location).toBe(undefined);
  const routes = encodeURIComponent('en/product_category/:slug');
  const { body } = await get(`/product_category/topis.data?min=5&_routes=${routes}`);
  expect(body).toContain('"/product_category/hats?min=5"');
});

// spec: goods-desk.15
test('a product under another address is led to from its old one for good; another one may have that one then', async () => {
  const seller = await make.aSeller(await make.aVendor());
  const { id: categoryId } = await make.aCategory();
  const said = { categoryId, title: 'Blue jug', price: 900, markPrice: 900 };
  const saved = (over: object) => haat.ask(saveProduct, { ...said, ...over }, seller);
  const { _id } = (await saved({})).body.data;
  const { version } = (await haat.ask(publishProduct, { productId: _id, active: true }, seller)).body.data;
  expect((await get('/product/blue-jug')).statusCode).toBe(200);
  expect((await saved({ _id, version, slug: 'copper-kettle' })).body).toMatchObject({
    code: 'already-there',
    fields: { slug: expect.any(String) },
  });
  expect((await saved({ _id, version, slug: 'Blue jug' })).status).toBe(400);
  expect((await saved({ _id, version, slug: 'jug-of-thimi' })).body.data.slug).toBe('jug-of-thimi');
  for (let times = 0; times < 2; times += 1) {
    const { statusCode, headers } = await get('/ne/product/blue-jug');
    expect([statusCode, headers.location]).toEqual([301, '/ne/product/jug-of-thimi']);
  }
  expect((await get('/product/jug-of-thimi')).statusCode).toBe(200);
  const other = (await saved({})).body.data;
  await haat.ask(publishProduct, { productId: other._id, active: true }, seller);
  expect([other.slug, (await get('/product/blue-jug')).statusCode]).toEqual(['blue-jug', 200]);
});

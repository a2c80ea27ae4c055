import { afterAll, expect, test } from 'vitest';
import { builtStorefront } from '../storefront.ts';
import { pagesOf } from './public-pages.ts';
import { openMounted } from '../testing/mounted.ts';

const build = await builtStorefront();
const pageOf = pagesOf(build.routes);
const isPublic = (address: string) => pageOf(address).isPublic;

/** Every page and file of the shop (`apps/storefront/app/routes.ts`), with something in the place of each parameter. */
const addresses = Object.values(build.routes)
  .filter((route) => route !== undefined)
  .filter(({ id }) => Object.values(build.routes).every((other) => other?.parentId !== id))
  .map(({ path = '', parentId }) => {
    const around = parentId === undefined || parentId === 'root' ? undefined : build.routes[parentId];
    const address = `/${[around?.path, path].filter(Boolean).join('/')}`;
    return address.replace(/:\w+\??/g, 'x').replace('*', 'no-such-page');
  });

test('every page of the shop may be kept for everybody but those under a token', () => {
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/ne', '/product/x', '/ne/wishlist', '/robots.txt']),
  );
  const links = ['/activate/x', '/newsletter/confirm/x', '/newsletter/unsubscribe/x', '/reset-password/x'];
  const tokens = [...links, '/product-preview/x', '/track/x'];
  expect(addresses.filter((address) => !isPublic(address)).toSorted()).toEqual(
    [...tokens, ...tokens.map((path) => `/ne${path}`)].toSorted(),
  );
});

// spec: growth.5
test('every public page is the same for all at its host, whatever their cookies say; a cookie of another shop makes it private', async () => {
  const haat = await openMounted();
  const { shop } = await haat.make.aProduct({ slug: 'x' });
  await haat.make.aShop({ subdomain: 'himal' });
  const told = async (address: string, cookie: string) => {
    const { headers } = await haat.open(address, { cookie, host: `${shop.subdomain}.example.np` });
    return { etag: headers.etag, vary: headers.vary, caching: String(headers['cache-control']) };
  };
  const cookies = 'subdom=haat; locale=ne-NP; theme=dark; device=x; user-token=x';
  for (const address of addresses.filter(isPublic)) {
    const anybody = await told(address, '');
    expect(anybody, address).toMatchObject({
      vary: 'Accept-Encoding',
      caching: expect.stringMatching(/^public, max-age=0, s-maxage=60|^no-store$/),
    });
    expect(await told(address, cookies), address).toEqual(anybody);
  }
  for (const address of ['/', '/ne/products', '/about.data'])
    expect(await told(address, 'subdom=himal'), address).toMatchObject({
      vary: 'Accept-Encoding, Cookie',
      caching: expect.stringMatching(/^private, max-age=0(?!.*s-maxage)/),
    });
  await haat.close();
});

// spec: accounts.5
test.each([
  '/activate/x.data',
  '/ne/track/x/_.data',
  '/Activate/x',
  '/login?code=x',
  '/ne/login.data?next=%2F&code=x',
])('%s is never public, however it is spelt', (address) => expect(isPublic(address)).toBe(false));

test.each(['/login', '/login?next=%2F', '/activate', '/track/x/y', '/_.data', '/ne.data'])(
  '%s is',
  (address) => expect(isPublic(address)).toBe(true),
);

test('a page whose route says nothing is nobody else’s, whichever other route could answer', () => {
  const said = { handle: { cache: 'public' } };
  const pageOf = pagesOf({
    root: { id: 'root', path: '', module: {} },
    one: { id: 'one', parentId: 'root', path: 'order/:id', module: {} },
    two: { id: 'two', parentId: 'root', path: 'order/placed', module: said },
    blog: { id: 'blog', parentId: 'root', path: 'blog', module: { handle: { cache: 'private' } } },
  });
  expect(
    ['/order/7', '/order/placed', '/blog', '/nowhere', '/'].filter((address) => pageOf(address).isPublic),
  ).toEqual([]);
});

// spec: accounts.5
test('without its word a page is made anew for each reader, and no cache may keep it', async () => {
  const id = 'en/faq';
  const faq = build.routes[id];
  if (!faq) throw new Error('the shop has no such page');
  const module = { ...faq.module, handle: undefined };
  const silent = { ...build, routes: { ...build.routes, [id]: { ...faq, module } } };
  const haat = await openMounted({ build: async () => silent });
  afterAll(() => haat.close());
  const cookie = 'user-token=a-token-of-more-than-ten';
  for (const address of ['/faq', '/faq.data']) {
    await haat.open(address, { cookie });
    haat.made.mockClear();
    const { statusCode, headers } = await haat.open(address, { cookie });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(haat.made, address).toHaveBeenCalled();
  }
  expect((await haat.open('/ne/faq', { cookie })).headers['cache-control']).toMatch(/^public\b/);
});

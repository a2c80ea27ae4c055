import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeProduct } from '@haat/api/testing/makers';
import { sentRaw } from '@haat/api/testing/servers/raw';
import { openMounted } from './testing/mounted.ts';

const haat = await openMounted();
afterAll(() => haat.close());
const { make, app, made, open: get } = haat;

let kettle: MadeProduct;
beforeAll(async () => {
  kettle = await make.aProduct({ title: 'Copper kettle', slug: 'copper-kettle', price: 1_250, stock: 50 });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

const page = (product: MadeProduct) => get(`/product/${product.slug}`);
describe('a page is the same for everybody', () => {
  // spec: opens.18
  test('a guest, a shopper and a visitor with junk in their cookies get the same bytes', async () => {
    const { token } = await make.aShopper();
    const guest = await page(kettle);
    expect([guest.statusCode, guest.body.includes('Copper kettle')]).toEqual([200, true]);
    const detail = encodeURIComponent(JSON.stringify({ firstName: 'Sita', email: 'sita@example.np' }));
    for (const cookie of [
      `user-token=${token}; user-detail=${detail}`,
      'user-token=%00; user-detail={"; theme-mode=dark; locale=ne-NP',
      'subdom=haat; user-token=x',
      'subdom=../../etc; subdom=<script>',
      'subdom=no-such-shop',
      `subdom=${'x'.repeat(3_000)}`,
    ]) {
      const known = await get(`/product/${kettle.slug}`, { cookie, 'user-token': token });
      expect(known.body === guest.body, cookie.slice(0, 40)).toBe(true);
      expect(known.headers.etag).toBe(guest.headers.etag);
      expect(known.headers['set-cookie']).toBeUndefined();
    }
  });

  // spec: opens.19
  test('any cache on the way may keep it for a minute, by shop and encoding', async () => {
    const { headers } = await page(kettle);
    expect(headers['cache-control']).toMatch(/^public\b.*\bs-maxage=60\b.*stale-while-revalidate=\d+/);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  // spec: accounts.5
  test.each([
    '/activate/x',
    '/%41ctivate/x',
    '/track/x',
    '/newsletter/confirm/x',
    '/ne/newsletter/unsubscribe/x',
    '/ne/reset-password/x',
    '/login?code=x',
    '/ne/login?next=%2F&code=x',
    '/reset-password/x.data',
  ])('%s, whose address is a secret, is kept by nobody and told to nobody', async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  // spec: opens.19
  test('a browser that has it is told so in a line', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const context = { 'accept-encoding': encoding };
      const first = await get(`/product/${kettle.slug}`, context);
      const tag = String(first.headers.etag);
      const again = await get(`/product/${kettle.slug}`, { ...context, 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      const changed = await get(`/product/${kettle.slug}`, { ...context, 'if-none-match': '"older"' });
      expect(changed.statusCode).toBe(200);
    }
  });

  // spec: opens.18
  test('it says the same in brotli, gzip and plain, each under a tag of its own', async () => {
    const as = (encoding: string) => get(`/product/${kettle.slug}`, { 'accept-encoding': encoding });
    const [br, gzip, plain] = [await as('gzip, deflate, br'), await as('gzip'), await as('identity')];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('an encoding that a browser rules out is not sent', async () => {
    const as = async (encoding: string) =>
      (await get(`/product/${kettle.slug}`, { 'accept-encoding': encoding })).headers['content-encoding'];
    expect(await as('br;q=0, gzip')).toBe('gzip');
    expect(await as('br; q=0.0, gzip;q=0')).toBeUndefined();
    expect(await as('br;q=0.5')).toBe('br');
  });

  // spec: opens.17
  test('the same filters in another order are the same page', async () => {
    await get('/products?min=100&sort=price-asc');
    made.mockClear();
    expect((await get('/products?sort=price-asc&min=100')).statusCode).toBe(200);
    expect(made).not.toHaveBeenCalled();
  });

  // spec: security.1
  test('a link with the marks of a campaign, or any parameter that no page reads, leads to the same page', async () => {
    for (const path of ['/product/copper-kettle', '/products?sort=price-asc', '/faq', '/faq.data']) {
      const { body } = await get(path);
      made.mockClear();
      const marks = ['utm_source=mail&utm_campaign=7', 'fbclid=x9', '_routes=x', 'x[]=1&x[]=2'];
      for (const mark of marks) {
        const marked = await get(`${path}${path.includes('?') ? '&' : '?'}${mark}`);
        expect([marked.statusCode, marked.body === body], `${path} ${mark}`).toEqual([200, true]);
      }
      expect(made, path).not.toHaveBeenCalled();
    }
  });
});

test('a part of the data of a page is asked for by the name of its route, as browsers do', async () => {
  const { body: all } = await get('/contact.data?product=copper-kettle');
  const { body: part } = await get('/contact.data?product=copper-kettle&_routes=en%2Fcontact');
  expect(part).toContain('Copper kettle');
  expect(all).toContain('"root"');
  expect(part).not.toContain('"root"');
});

describe('who asks for ever other addresses', () => {
  let freshPrice = 0;
  /** Asks for pages that nobody asked for before until one is refused. */
  async function untilRefused(open: typeof get, remoteAddress: string) {
    for (let n = 0; n < 100; n += 1) {
      const answer = await open(`/products.data?max=${(freshPrice += 1)}`, {}, remoteAddress);
      if (answer.statusCode !== 200) return answer;
    }
    throw new Error('never refused');
  }

  // spec: security.2
  test(
    'has to wait, is told so in both languages, and keeps nobody else from any page',
    { timeout: 60_000 },
    async () => {
      const limited = await openMounted({
        rateLimit: 'on',
        pagesPerNetwork: { burst: 20, perSecond: 0.01 },
      });
      await limited.open('/faq');
      const [stranger, neighbour, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'];
      const refused = await untilRefused(limited.open, stranger);
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toMatch(/Please wait a moment.*एकछिन पर्खनुहोस्/s);
      expect((await untilRefused(limited.open, neighbour)).statusCode).toBe(429);
      // What is kept is there for everybody, behind the same address too.
      expect((await limited.open('/faq?utm_source=x', {}, stranger)).statusCode).toBe(200);
      expect((await limited.open('/products?min=1', {}, other)).statusCode).toBe(200);
      await limited.close();
    },
  );

  // spec: security.23
  test('is told so one request after the other, while a neighbour reads what is kept without waiting', async () => {
    const limited = await openMounted({
      rateLimit: 'on',
      pagesPerNetwork: { burst: 5, perSecond: 0.01 },
    });
    await limited.open('/faq');
    const [stranger, neighbour] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
    await untilRefused(limited.open, stranger);
    const answered: string[] = [];
    const asked = Array.from({ length: 200 }, async (_, n) => {
      const { statusCode } = await limited.open(`/products.data?max=${20_000 + n}`, {}, stranger);
      answered.push(String(statusCode));
    });
    await limited.open('/faq', {}, neighbour);
    answered.push('kept');
    await Promise.all(asked);
    expect(answered.indexOf('kept')).toBeLessThan(100);
    expect(answered.filter((each) => each === '429')).toHaveLength(200);
    await limited.close();
  });

  // spec: security.2
  test('all at once is answered as far as there is room, and told to come again beyond, while the rest of the shop answers', async () => {
    const asked = Array.from({ length: 300 }, (_, n) => get(`/products.data?max=${9_000 + n}`));
    const answers = await Promise.all(asked);
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(50);
    expect(busy.length).toBeGreaterThan(50);
    expect(busy[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect((await page(kettle)).statusCode).toBe(200);
    expect((await get('/products.data?max=9999')).statusCode).toBe(200);
  });

  // spec: security.2
  test('with an address longer than any of the shop is refused, in both languages', async () => {
    const { statusCode, headers, body } = await get(`/faq?x=${'y'.repeat(5_000)}`);
    expect([statusCode, headers['cache-control']]).toEqual([414, 'no-store']);
    expect(body).toMatch(/too long.*धेरै लामो/s);
  });
});

describe('the address of a page', () => {
  test.each([
    ['/NE/Products?sort=price-asc', '/ne/products?sort=price-asc'],
    ['/PRODUCT/copper-kettle', '/product/copper-kettle'],
    ['/Ne', '/ne'],
  ])('%s has it in small letters', async (asked, proper) => {
    const { statusCode, headers } = await get(asked);
    expect([statusCode, headers.location]).toEqual([301, proper]);
  });

  test('a search for nothing is no page', async () => {
    for (const nothing of ['/search/%20', '/ne/search/%20%20'])
      expect((await get(nothing)).statusCode, nothing).toBe(404);
  });
});

// spec: opens.36
test('a search costs the same by a page as by the API, and is limited alike', async () => {
  const limited = await openMounted({ rateLimit: 'on' });
  const ask = (time: number) => limited.open(`/search/tea?page=1&time=${time % 3}`);
  const answers = [];
  for (let time = 0; time < 241; time += 1) answers.push(await ask(time));
  expect(new Set(answers.slice(0, 240).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers[0]?.headers).not.toHaveProperty('x-ratelimit-remaining');
  expect(answers[240]?.statusCode).toBe(429);
  expect(Number(answers[240]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.open('/products')).statusCode).toBe(200);
  await limited.close();
});

test('a header that is rendered once says on each page what was searched for there, in its language', async () => {
  const searched = async (path: string) =>
    /<input[^>]*role="combobox"[^>]*>/.exec((await get(path)).body)?.[0] ?? '';
  for (const term of ['kettle', 'tent']) {
    expect(await searched(`/search/${term}`)).toContain(`value="${term}"`);
    expect(await searched(`/ne/search/${term}`)).toMatch(
      new RegExp(`placeholder="[^"]*[\u0900-\u097f].*value="${term}"`),
    );
  }
  expect(await searched('/products')).toContain('value=""');
});

describe('which shop', () => {
  // spec: 1.3, 1.4
  test('the host or the cookie names it, and no page of one is ever shown in the other', async () => {
    const himal = await make.aShop({ subdomain: 'himal', shopName: 'Himal' });
    const tent = await make.aProduct({ shop: himal, title: 'Tent', slug: 'tent' });
    const ways: Record<string, string>[] = [{ host: 'himal.haat.example' }, { cookie: 'subdom=himal' }];
    for (const headers of ways) {
      expect((await get(`/product/${tent.slug}`, headers)).statusCode).toBe(200);
      expect((await get(`/product/${kettle.slug}`, headers)).statusCode).toBe(404);
    }
    expect((await page(tent)).statusCode).toBe(404);
  });

  test('a host of no shop is the default shop, whatever is in it', async () => {
    for (const host of ['nowhere.example', '127.0.0.1:3000', '[::1]:3000', 'a'.repeat(200), '..', 'X_Y'])
      expect((await get(`/product/${kettle.slug}`, { host })).statusCode, host).toBe(200);
  });

  // spec: 1.3
  test('where there is no shop at all a plain page says so, in both languages, and is not kept', async () => {
    const nothing = await openMounted({ empty: true });
    const { statusCode, body, headers } = await nothing.open('/');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('There is no shop at this address');
    expect(body).toContain('पसल छैन');
    await nothing.close();
  });
});

// spec: opens.21
test.each(['/', '/product/copper-kettle', '/ne/product/copper-kettle', '/products', '/no/such/page'])(
  'the policy of %s allows exactly the inline scripts that are on it',
  async (url) => {
    const { body, headers } = await get(url);
    // JSON-LD is data, which nothing runs.
    const inline = [...body.matchAll(/<script\b(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)];
    const hashes = inline.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
    const policy = String(headers['content-security-policy']);
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    expect(new Set(scripts.trim().split(' '))).toEqual(
      new Set(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]),
    );
    for (const what of ['object-src', 'frame-ancestors', 'base-uri'])
      expect(policy).toContain(`${what} 'none'`);
    expect(body).not.toMatch(/<[^>]+\son[a-z]+="/);
  },
);

describe('addresses that are none', () => {
  const none = [
    '/nothing',
    '/no/such/page',
    '/product/none',
    '/product_category/none',
    '/shop/none',
    '/blog/none',
  ];
  // spec: 2.routes.15, 2.routes.17, choosing.37
  test.each([
    { prefix: '', says: 'Page not found' },
    { prefix: '/ne', says: 'यो पृष्ठ यहाँ छैन' },
  ])(
    'a page that is not there is a 404 with ways out below “$prefix”, and no cache on the way keeps it',
    async ({ prefix, says }) => {
      for (const path of [...none, '/blog/%00']) {
        const { statusCode, body, headers } = await get(prefix + path);
        expect([statusCode, headers['cache-control']], path).toEqual([404, 'no-store']);
        expect(body, path).toContain(says);
        for (const way of [prefix || '/', `${prefix}/products`])
          expect(body, path).toContain(`href="${way}"`);
        expect(body, path).not.toMatch(/\bat .*\.(js|ts):\d+/);
      }
    },
  );

  test.each(['/products.php', '/assets/nope.js', '/wp-login.php?x=1', '/.env', '/api/nope', '/icons/x.png'])(
    'a machine that looks for %s is answered in a line',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'no-such-path']);
      expect(body.length).toBeLessThan(200);
      expect(headers['content-type']).toContain('application/json');
    },
  );

  // spec: security.5
  test.each([
    '/assets/',
    '/assets',
    '/assets//',
    '/assets/.',
    '/assets/%2e%2e/',
    '/uploads/',
    '/uploads/product',
  ])('the folder %s is not there, and nobody is called for it', async (url) => {
    haat.log.length = 0;
    const heard = await sentRaw(app, url);
    expect(heard).toMatch(/^HTTP\/1\.1 404 /);
    expect(haat.log.filter(({ level }) => ['warn', 'error', 'fatal'].includes(level))).toEqual([]);
  });

  test.each([
    '//',
    '//evil.example/x',
    '/\\evil.example',
    '//[',
    '/%5c%5c',
    '/product/%E0%A4%A',
    '/?a=%E0%A4%A',
  ])('%s leads neither to another host nor to an error', async (url) => {
    const heard = await sentRaw(app, url);
    expect(heard).toMatch(/^HTTP\/1\.1 (200|302|404) /);
    const [, location = '/'] = /^location: (.*)$/im.exec(heard) ?? [];
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});

test('what a link asks for is the data of the page alone, kept like the page', async () => {
  const { statusCode, headers, body } = await get('/product/copper-kettle.data');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/x-script']);
  expect(body).toContain('Copper kettle');
  expect(body).not.toContain('<html');
  expect(headers['cache-control']).toMatch(/s-maxage/);
  made.mockClear();
  await get('/product/copper-kettle.data');
  expect(made).not.toHaveBeenCalled();
  expect((await get('/product/none.data')).statusCode).toBe(404);
});

test('the page of a vendor names no other one that its category has', async () => {
  const tea = await make.aVendor({ shopName: 'Ilam tea house' });
  const weavers = await make.aVendor({ shopName: 'Weavers of Palpa' });
  const category = await make.aCategory({ title: 'Gifts' });
  await make.aProduct({ vendor: tea, category, title: 'A box of tea' });
  await make.aProduct({ vendor: weavers, category, title: 'Dhaka topi' });
  const { statusCode, body } = await get(`/shop/${tea.slug}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('A box of tea');
  expect(body).toContain('Ilam tea house');
  expect(body).not.toMatch(/Weavers of Palpa|Dhaka topi/);
});

test('what is fetched ahead and is not there is no error yet, and what is there is sent', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  const { statusCode, headers, body } = await get('/product/none.data', ahead);
  expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
  expect((await get('/product/none.data')).statusCode).toBe(404);
  expect((await get('/product/copper-kettle.data', ahead)).body).toContain('Copper kettle');
});

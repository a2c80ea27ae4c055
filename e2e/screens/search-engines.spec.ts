import { describe, expect, test } from 'vitest';
import { productAt } from '../support/api.ts';
import { inLanguage, useShop } from '../support/harness.ts';

const outside = 'https://haat.example';
const journey = useShop({ env: { PUBLIC_URL: outside } });

const bowl = '/product/hand-hammered-singing-bowl-with-cushion-14-cm';
const personal = ['/login', '/cart-details', '/user-profile', '/wishlist', '/compare'];

const get = (path: string, headers: Record<string, string> = {}) => fetch(journey.origin + path, { headers });
/** A page of the shop as text, asked for at the address by which the world knows it. */
async function read(address: string): Promise<string> {
  expect(address.startsWith(`${outside}/`), address).toBe(true);
  const answer = await get(address.slice(outside.length));
  expect(answer.status, address).toBe(200);
  return answer.text();
}
const allIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
const addressesIn = (xml: string) => allIn(xml, /<loc>([^<]+)<\/loc>/g);

interface Fact {
  '@type': string;
  [name: string]: unknown;
}
const factsOn = (html: string): Fact[] => {
  const [data = ''] = allIn(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  return (JSON.parse(data) as { '@graph': Fact[] })['@graph'];
};
const factOn = (html: string, type: string) => factsOn(html).find((fact) => fact['@type'] === type);

describe('search engines', () => {
  // spec: choosing.43
  test('are led by robots.txt to every page in both languages, and each is there', async () => {
    const robots = await read(`${outside}/robots.txt`);
    for (const path of [...personal, '/order/'])
      for (const language of ['en', 'ne'] as const)
        expect(robots.split('\n')).toContain(`Disallow: ${inLanguage(path, language)}`);
    const [index = ''] = allIn(robots, /^Sitemap: (.+)$/gm);
    const parts = addressesIn(await read(index));
    const pages = (await Promise.all(parts.map(async (part) => addressesIn(await read(part))))).flat();
    expect(new Set(pages).size).toBe(pages.length);
    for (const path of ['/', '/faq', '/product_category/handicrafts', '/shop/ilam-tea-house', bowl])
      for (const language of ['en', 'ne'] as const)
        expect(pages).toContain(outside + inLanguage(path, language));
    for (const path of personal) expect(pages).not.toContain(outside + path);
    // Every seventh: each kind of page in both languages is among them.
    for (const page of pages.filter((_, at) => at % 7 === 0)) {
      const html = await read(page);
      expect(html).toContain(`<link rel="canonical" href="${page}"`);
      expect(html, page).not.toContain('noindex');
    }
  });

  // spec: choosing.44
  test('are kept away from what is personal', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /api/\n');
    for (const path of personal.flatMap((each) => [each, inLanguage(each, 'ne')])) {
      expect(robots).toContain(`Disallow: ${path}\n`);
      expect(await (await get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
    }
    for (const path of ['/search/tea', '/products?min=100'])
      expect(await (await get(path)).text(), path).toContain('noindex');
  });
});

describe.each(['en', 'ne'] as const)('a product in %s', (language) => {
  // spec: choosing.39, choosing.40, choosing.41
  test('says what it is, what it costs and how it is rated, as its page shows, and names its addresses', async () => {
    const page = await journey.open(bowl, { language });
    const html = await (await get(inLanguage(bowl, language))).text();
    const { price, rating, inStock } = await productAt(journey.origin, bowl.split('/')[2] ?? '');
    const product = factOn(html, 'Product');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(product).toMatchObject({
      name: title,
      url: outside + inLanguage(bowl, language),
      offers: {
        price,
        priceCurrency: 'NPR',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      },
      aggregateRating: { ratingValue: rating.average, reviewCount: rating.count },
    });
    const trail = page.getByRole('navigation').filter({ has: page.locator('[aria-current=page]') });
    const way = factOn(html, 'BreadcrumbList') as { itemListElement: { name: string }[] } | undefined;
    const steps = way?.itemListElement.map(({ name }) => name);
    expect(steps).toEqual(await trail.getByRole('listitem').allInnerTexts());

    const own = outside + inLanguage(bowl, language);
    expect(html).toContain(`<link rel="canonical" href="${own}"/>`);
    for (const [lang, path] of [
      ['en', bowl],
      ['ne', `/ne${bowl}`],
      ['x-default', bowl],
    ])
      expect(html).toContain(`<link rel="alternate" href="${outside}${path}" hrefLang="${lang}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${own}"/>`);
    const [picture = ''] = allIn(html, /<meta property="og:image" content="([^"]+)"/g);
    expect((await get(picture.slice(outside.length))).headers.get('content-type')).toMatch(/^image\//);
  });
});

// spec: choosing.41
test('the front page says whose shop it is, and how it is searched', async () => {
  const html = await read(`${outside}/`);
  expect(factOn(html, 'Organization')).toMatchObject({
    name: 'Haat',
    url: `${outside}/`,
    email: 'namaste@haat.test',
  });
  expect(factOn(html, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${outside}/search/{search_term_string}` } },
  });
});

// spec: choosing.39
test('another shop has a name of its own under the same host', async () => {
  const html = await (await get('/', { cookie: 'subdom=himal' })).text();
  expect(html).toContain('<link rel="canonical" href="https://himal.haat.example/"/>');
});

// spec: 1.6, choosing.43, choosing.45, goods.49
test('a browser reads the sitemap without an error, shows the favicon of the profile and can put the shop on the home screen in Nepali', async () => {
  const language = 'ne';
  const page = await journey.open('/products', { language, width: 360, height: 740 });
  const parts = addressesIn(await read(`${outside}/sitemap.xml`)).map((part) => part.slice(outside.length));
  for (const part of ['/sitemap.xml', ...parts]) {
    const xml = await (await get(part)).text();
    const root = `new DOMParser().parseFromString(${JSON.stringify(xml)}, 'application/xml').documentElement.tagName`;
    expect(await page.evaluate(root)).toMatch(/^(urlset|sitemapindex)$/);
  }
  const packed = await get('/sitemap-pages.xml', { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  // fetch has unpacked it already; what it weighed on the way is in its header.
  expect(Number(packed.headers.get('content-length'))).toBeLessThan((await packed.text()).length / 3);

  const hrefs = (rel: string) =>
    page
      .locator(`link[rel=${rel}]`)
      .evaluateAll((links: { getAttribute(name: string): string }[]) =>
        links.map((link) => link.getAttribute('href')),
      );
  // Where that of the profile is gone the shop still has one.
  expect(await hrefs('icon')).toEqual(['/favicon.ico', '/uploads/profile/haat-favicon.svg']);
  expect(await measured(page, '/favicon.ico')).toBe('32x32');
  const [href = ''] = await hrefs('manifest');
  const manifest = (await (await get(href)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'हाट', start_url: inLanguage('/', language) });
  const { icons } = manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512']);
  for (const { src, sizes } of icons) expect(await measured(page, src)).toBe(sizes);
  const [apple = ''] = await hrefs('apple-touch-icon');
  expect(await measured(page, apple)).toBe('180x180');
});

/** How large a picture is that the browser itself has loaded. */
const measured = (page: Awaited<ReturnType<typeof journey.open>>, src: string): Promise<string> =>
  page.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(src)};
    await image.decode();
    return image.naturalWidth + 'x' + image.naturalHeight;
  })()`);

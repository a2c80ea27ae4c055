import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Changes } from '@haat/api/core/cache/cache';
import { contentPolicy } from './page.ts';
import type { Page, Rendered } from './page.ts';
import { PageCache } from './pages.ts';
import type { Render } from './pages.ts';

const page = (body: string, tags: string[] = [], status = 200): Rendered => ({
  status,
  type: 'text/html; charset=utf-8',
  body: Buffer.from(body),
  tags: new Set(tags),
});

const textOf = async ({ identity }: Pick<Page, 'identity'>) => (await identity()).toString();

let changes: Changes;
let cache: PageCache;
beforeEach(() => {
  changes = new Changes();
  cache = new PageCache(changes, {
    freshFor: 60_000,
    staleFor: 3_600_000,
    maxBytes: 1_000_000,
    maxEntries: 500,
  });
});

describe('a kept page', () => {
  // spec: opens.18
  test('is made once for everybody who asks, at the same moment or later', async () => {
    const render = vi.fn<Render>(async () => page('<p>tea</p>'));
    const asked = await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(asked.map(({ etag }) => etag)).size).toBe(1);
  });

  test('says the same in every encoding', async () => {
    const { identity, br, gzip } = await cache.get('a', async () => page('<p>चिया</p>'));
    expect(await textOf({ identity })).toBe('<p>चिया</p>');
    expect(brotliDecompressSync(br).toString()).toBe('<p>चिया</p>');
    expect(gunzipSync(await gzip()).toString()).toBe('<p>चिया</p>');
  });

  test('is compressed better once somebody asks for it again', async () => {
    const lines = Array.from({ length: 2_000 }, (_, line) => `<p>tea ${(line * line) % 977}</p>`).join('');
    const ask = () => cache.get('a', async () => page(lines));
    const quick = (await ask()).br;
    await ask();
    await expect.poll(async () => (await ask()).br.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync((await ask()).br).toString()).toBe(lines);
  });

  // spec: opens.20
  test('is dropped when what it was made from changes, and only then', async () => {
    const render = vi.fn<Render>(async () => page('<p>tea</p>', ['product:1']));
    await cache.get('a', render);
    changes.announce(['product:2']);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    changes.announce(['product:1']);
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  // spec: opens.20
  test('is not kept when what it shows changed while it was being made', async () => {
    const old = Promise.withResolvers<Rendered>();
    const first = cache.get('a', () => old.promise);
    changes.announce(['product:1']);
    old.resolve(page('<p>Rs. 100</p>', ['product:1']));
    await first;
    const { identity } = await cache.get('a', async () => page('<p>Rs. 120</p>', ['product:1']));
    expect(await textOf({ identity })).toBe('<p>Rs. 120</p>');
  });

  // spec: opens.20
  test('is never one that failed', async () => {
    await cache.get('a', async () => page('<p>broken</p>', [], 500));
    await expect(cache.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await textOf(await cache.get('a', async () => page('<p>well</p>')))).toBe('<p>well</p>');
    expect(await textOf(await cache.get('b', async () => page('<p>well</p>')))).toBe('<p>well</p>');
  });

  test('that has grown old is sent once more while it is made anew behind', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await cache.get('a', async () => page('<p>old</p>'));
      vi.advanceTimersByTime(61_000);
      const stale = await cache.get('a', async () => page('<p>new</p>'));
      expect(await textOf(stale)).toBe('<p>old</p>');
      const now = () => cache.get('a', async () => page('<p>newer</p>'));
      await expect.poll(async () => textOf(await now())).toBe('<p>new</p>');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('when a page cannot be made', () => {
  const failures: [string, Render][] = [
    ['throws', () => Promise.reject(new Error('away'))],
    ['is an error', async () => page('<p>away</p>', [], 503)],
  ];
  // spec: security.3
  test.each(failures)(
    'that it %s, the last one that was kept is sent, however old it is',
    async (_, failing) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      try {
        await cache.get('a', async () => page('<p>tea</p>'));
        vi.advanceTimersByTime(10 * 3_600_000);
        expect(await textOf(await cache.get('a', failing))).toBe('<p>tea</p>');
        expect(await textOf(await cache.get('a', async () => page('<p>new</p>')))).toBe('<p>new</p>');
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe('however many addresses are asked for', () => {
  const bounds = { maxBytes: 4_000_000, maxEntries: 1_500 };
  const unique = 20_000;
  beforeEach(() => {
    cache = new PageCache(changes, { freshFor: 60_000, staleFor: 3_600_000, ...bounds });
  });
  const flood = async (make: (n: number) => { key: string; rendered: Rendered }) => {
    for (let n = 0; n < unique; n += 1) {
      const { key, rendered } = make(n);
      await cache.get(key, async () => rendered);
      const { entries, bytes } = cache.holds;
      if (bytes > bounds.maxBytes || entries > bounds.maxEntries)
        expect.unreachable(`${entries} pages of ${bytes} bytes after ${n}`);
    }
  };

  // spec: security.1
  test(
    'no more is held than there is room for, by number and by bytes, keys and all',
    { timeout: 60_000 },
    async () => {
      await flood((n) => ({ key: `/faq.data?_routes=${n}`, rendered: page('[]', ['shop:1']) }));
      expect(cache.holds.entries).toBeGreaterThan(100);
      const long = 'x'.repeat(4_000);
      for (let n = 0; n < 1_000; n += 1) await cache.get(`/${long}${n}`, async () => page('[]'));
      expect(cache.holds.bytes).toBeLessThanOrEqual(bounds.maxBytes);
      // Each key alone takes 4 KB, twice that where it is not Latin.
      expect(cache.holds.entries).toBeLessThan(bounds.maxBytes / 8_000);
    },
  );

  // spec: security.1
  test('a page that shoppers come back to stays, and an address that is none takes no page its place', async () => {
    const render = vi.fn<Render>(async () => page('<p>tea</p>'));
    await cache.get('/tea', render);
    await cache.get('/tea', render);
    await cache.get('/once', async () => page('<p>once</p>'));
    for (let n = 0; n < 3_000; n += 1) await cache.get(`/none/${n}`, async () => page('none', [], 404));
    const seen = vi.fn<Render>(async () => page('<p>anew</p>'));
    await cache.get('/once', seen);
    expect(seen).not.toHaveBeenCalled();
    for (let n = 0; n < 3_000; n += 1) await cache.get(`/tea?n=${n}`, async () => page('<p>tea</p>'));
    await cache.get('/tea', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  // spec: security.1
  test('what was made besides for other browsers counts as well', async () => {
    const kept = await cache.get('/tea', async () =>
      page(Array.from({ length: 9_000 }, (_, n) => n * n).join()),
    );
    const before = cache.holds.bytes;
    const { length } = await kept.gzip();
    expect(cache.holds.bytes).toBe(before + length);
  });
});

describe('the content policy of a page', () => {
  const policyOf = (html: string) => contentPolicy(Buffer.from(html));

  // spec: opens.21
  test('allows the scripts it was rendered with by their hash, and no other inline one', () => {
    const policy = policyOf('<script>alert(1)</script><script type="module" src="/assets/a.js"></script>');
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  // spec: opens.21
  test('vouches for no script that stands among what people wrote, whatever stands around it', () => {
    const own = '<template id="own-scripts"></template><script>own()</script>';
    const hashesOf = (html: string) => new Set(policyOf(html).match(/sha256-[^']+/g));
    const ours = hashesOf(`<script>head()</script><p></p>${own}`);
    expect(ours.size).toBe(2);
    const written = '<template id="own-scripts"></template><script>theirs()</script>';
    expect(hashesOf(`<script>head()</script><p>${written}</p>${own}`)).toEqual(ours);
    expect(hashesOf(`<script>head()</script><script>theirs()</script><p></p>${own}`)).toEqual(ours);
  });

  // spec: choosing.42
  test('needs none for what is data, however much it looks like a script', () => {
    expect(policyOf('<script type="application/ld+json">{"@type":"Product"}</script>')).not.toContain(
      'sha256-',
    );
  });

  // spec: opens.21
  test('lets nobody frame the shop, change its base or post its forms elsewhere', () => {
    const policy = policyOf('');
    for (const rule of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ])
      expect(policy).toContain(rule);
  });
});

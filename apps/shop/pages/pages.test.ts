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

const list = (body: string, listed: string[], tags: string[] = []): Rendered => ({
  ...page(body, tags),
  listed: new Set(listed),
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

  test.each([1, 50_000])('says the same in every encoding, however long it is (%i)', async (times) => {
    const text = '<p>चिया</p>'.repeat(times);
    const { identity, br, gzip } = await cache.get('a', async () => page(text));
    expect(await textOf({ identity })).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(await gzip()).toString()).toBe(text);
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
      vi.advanceTimersByTime(73_000);
      const stale = await cache.get('a', async () => page('<p>new</p>'));
      expect(await textOf(stale)).toBe('<p>old</p>');
      const now = () => cache.get('a', async () => page('<p>newer</p>'));
      await expect.poll(async () => textOf(await now())).toBe('<p>new</p>');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what a page shows among much else', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    return () => void vi.useRealTimers();
  });

  // spec: growth.3
  test('may be two seconds behind while the page is made anew, once, then its reader waits', async () => {
    const render = vi.fn<Render>(async () =>
      list('<p>Rs. 100</p>', ['lists:1', 'product:1:cup'], ['shop:1']),
    );
    await cache.get('/products', render);
    vi.advanceTimersByTime(5_000);
    changes.announce(['product:1:cup']);
    vi.advanceTimersByTime(1_900);
    const making = Promise.withResolvers<Rendered>();
    render.mockImplementation(() => making.promise);
    for (const asked of [1, 2, 3])
      expect(await textOf(await cache.get('/products', render)), `${asked}`).toContain('100');
    expect(render).toHaveBeenCalledTimes(2);

    vi.advanceTimersByTime(200);
    const waiting = cache.get('/products', render);
    making.resolve(list('<p>Rs. 120</p>', ['lists:1', 'product:1:cup']));
    expect(await textOf(await waiting)).toContain('120');
    expect(await textOf(await cache.get('/products', render))).toContain('120');
    expect(render).toHaveBeenCalledTimes(2);
  });

  // spec: growth.3
  test('makes a page that nobody asked for in two seconds anew before it is sent', async () => {
    await cache.get('/products', async () => list('<p>Rs. 100</p>', ['lists:1']));
    changes.announce(['product:1:cup']);
    vi.advanceTimersByTime(2_000);
    const { identity } = await cache.get('/products', async () => list('<p>Rs. 120</p>', ['lists:1']));
    expect(await textOf({ identity })).toContain('120');
  });

  // spec: growth.3
  test('counts the two seconds from the change also where the page was made before that could be seen', async () => {
    const changedAt = performance.now();
    vi.advanceTimersByTime(1_500);
    const asOf = (price: number) => async () => list(`<p>Rs. ${price}</p>`, ['lists:1']);
    await cache.get('/products', asOf(100));
    changes.hear(['lists:1'], changedAt);
    const sent = await cache.get('/products', asOf(120));
    vi.advanceTimersByTime(500);
    expect(await textOf(sent)).toContain('100');
    expect(await textOf(await cache.get('/products', asOf(120)))).toContain('120');
  });

  // spec: growth.3
  test('does not make it anew more than once a second, however much is changed', async () => {
    const latest = (): string => `<p>Cup ${render.mock.calls.length}</p>`;
    const render = vi.fn<Render>(async () => list(latest(), ['lists:1']));
    for (let passed = 0; passed < 10_000; passed += 50) {
      changes.announce(['product:1:cup']);
      await cache.get('/products', render);
      // What is made behind is kept before the clock goes on.
      const kept = async () => textOf(await cache.get('/products', render));
      await expect.poll(kept, { interval: 1 }).toBe(latest());
      vi.advanceTimersByTime(50);
    }
    expect(render.mock.calls.length).toBeLessThanOrEqual(11);
  });

  // spec: growth.3
  test('is dropped at once where the page is about it, though it lists it as well', async () => {
    await cache.get('/product/cup', async () =>
      list('<p>Rs. 100</p>', ['lists:1', 'product:1:cup'], ['product:1:cup']),
    );
    changes.announce(['product:1:lamp']);
    const similar = await cache.get('/product/cup', async () => page('<p>anew</p>'));
    expect(await textOf(similar)).toContain('100');
    changes.announce(['product:1:cup']);
    const { identity } = await cache.get('/product/cup', async () => page('<p>Rs. 120</p>'));
    expect(await textOf({ identity })).toContain('120');
  });
});

describe('while a page is being made', () => {
  // spec: growth.3
  test('a change of something else leaves it to all who wait for it', async () => {
    const making = Promise.withResolvers<Rendered>();
    const render = vi.fn<Render>(() => making.promise);
    const first = cache.get('/product/cup', render);
    changes.announce(['product:1:lamp', 'shop:2']);
    const second = cache.get('/product/cup', render);
    making.resolve(page('<p>cup</p>', ['product:1:cup', 'shop:1']));
    await Promise.all([first, second]);
    await cache.get('/product/cup', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  // spec: growth.3
  test('whoever comes after a change of what it shows gets another one, whoever came before the one under way', async () => {
    const making = Promise.withResolvers<Rendered>();
    const first = cache.get('/product/cup', () => making.promise);
    changes.announce(['product:1:cup']);
    const anew = vi.fn<Render>(async () => page('<p>Rs. 120</p>', ['product:1:cup']));
    const later = [cache.get('/product/cup', anew), cache.get('/product/cup', anew)];
    making.resolve(page('<p>Rs. 100</p>', ['product:1:cup']));
    expect(await textOf(await first)).toContain('100');
    for (const each of later) expect(await textOf(await each)).toContain('120');
    expect(anew).toHaveBeenCalledTimes(1);
  });
});

// spec: growth.3, owner.5, blog.2, pages.1, categories.1, goods-desk.27
test('no list is two seconds behind and no page of a product at all, however changes, reads and makings fall', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    /** When each price was set; the last one counts. */
    const setAt = [performance.now()];
    const unfinished: (() => void)[] = [];
    const making = (made: (price: string) => Rendered) => (): Promise<Rendered> => {
      const price = `${setAt.length - 1}`;
      return new Promise((resolve) => unfinished.push(() => resolve(made(price))));
    };
    const ofList = making((price) => list(price, ['lists:1']));
    const ofCup = making((price) => list(price, ['lists:1'], ['product:1:cup']));
    const read = async (key: string, render: Render) => {
      const [asked, current] = [performance.now(), setAt.length - 1];
      const shown = Number(await textOf(await cache.get(key, render)));
      return { changesBehind: Math.max(0, current - shown), behind: asked - (setAt[shown + 1] ?? asked) };
    };
    const lists: ReturnType<typeof read>[] = [];
    const cups: ReturnType<typeof read>[] = [];
    const happens = (share: number) => Math.random() < share;
    for (let step = 0; step < 1_200; step += 1) {
      vi.advanceTimersByTime(25);
      if (happens(0.3)) {
        setAt.push(performance.now());
        changes.announce(['product:1:cup']);
      }
      if (happens(0.15)) lists.push(read('/products', ofList));
      if (happens(0.15)) cups.push(read('/product/cup', ofCup));
      // Some take half a second, some three.
      if (happens(0.05)) for (const finish of unfinished.splice(0)) finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const end = setInterval(() => unfinished.splice(0).forEach((finish) => finish()), 1);
    const [ofLists, ofCups] = await Promise.all([Promise.all(lists), Promise.all(cups)]);
    clearInterval(end);
    expect(Math.max(...ofLists.map(({ behind }) => behind))).toBeLessThan(2_000);
    expect(Math.max(...ofLists.map(({ behind }) => behind))).toBeGreaterThan(500);
    expect(Math.max(...ofCups.map(({ changesBehind }) => changesBehind))).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

// spec: growth.3
test('pages that were kept together do not grow old together', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const names = Array.from({ length: 50 }, (_, n) => `/blog/${n}`);
    const render = vi.fn<Render>(async () => page('<p>tea</p>'));
    const askAll = async () => {
      render.mockClear();
      await Promise.all(names.map((name) => cache.get(name, render)));
      return render.mock.calls.length;
    };
    expect(await askAll()).toBe(50);
    vi.advanceTimersByTime(47_000);
    expect(await askAll()).toBe(0);
    vi.advanceTimersByTime(13_000);
    const some = await askAll();
    expect(some).toBeGreaterThan(2);
    expect(some).toBeLessThan(48);
  } finally {
    vi.useRealTimers();
  }
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

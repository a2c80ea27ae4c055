// The shop's service worker: the shop's own page where there is no connection, and the code of what can be pressed.
// It keeps files of the build and nothing else: no page, no answer of the API, nothing that belongs to anybody.

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  /** What the browser began to fetch while the worker woke up; undefined where it cannot. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate' | 'message', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};

/** Put in by the build (`build.ts`). */
declare const BUILD: {
  /** Another one for each build. */
  version: string;
  /** What shoppers press first; fetched ahead where the line affords it. */
  ahead: string[];
  /** The page without a connection in each language, and the policy its own script needs. */
  pages: { en: string; ne: string; policy: string };
};

// Once: the bundler puts the whole of it wherever it is named.
const build = BUILD;
const own = 'haat-';
const cacheName = own + build.version;
/** Milliseconds that a page may take on a line that has just failed. */
const patience = 5_000;
/** Milliseconds that a file may take that is fetched ahead: while one is under way, no newer worker takes over. */
const aheadPatience = 30_000;
let isFailing = false;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(own) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    // A page that is open goes on with the files of its own build, which the server keeps for a day.
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// Whatever is said to it means: the page is at rest, and its line affords it.
self.addEventListener('message', (event) => event.waitUntil(fetchAhead()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (/^\/assets\/[^/]+\.(?:js|css)$/.test(pathname)) event.respondWith(file(request));
  else if (
    request.mode === 'navigate' &&
    !/^\/(?:api|uploads|assets|icons|desk|ne\/desk)(?:\/|$)/.test(pathname)
  )
    event.respondWith(page(event));
});

/** A file never changes under its name. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full storage must not cost the page its file.
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

/** From the network; where that fails the shop's own page. Only a line that has just failed is not waited for. */
async function page(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const coming = event.preloadResponse.then((begun) => begun ?? fetch(event.request));
    const answer = await (isFailing ? Promise.race([coming, late()]) : coming);
    isFailing = false;
    return answer;
  } catch {
    isFailing = true;
    const { en, ne, policy } = build.pages;
    return new Response(/^\/ne(?:\/|$)/.test(pathname) ? ne : en, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      },
    });
  }
}

const late = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('late')), patience));

async function fetchAhead(): Promise<void> {
  const cache = await caches.open(cacheName);
  // One after the other, so that they stand in nobody's way.
  for (const address of build.ahead) {
    if (await cache.match(address)) continue;
    await cache.add(new Request(address, { signal: AbortSignal.timeout(aheadPatience) }));
  }
}

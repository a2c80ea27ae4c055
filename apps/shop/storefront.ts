import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import type { Api } from '@haat/api/app';
import { Allowance } from '@haat/api/core/limits/allowance';
import type { Budget } from '@haat/api/core/limits/allowance';
import type { ShopMark } from '@haat/api/core/request-context';
import type { Changes } from '@haat/api/core/cache/cache';
import { refusalOf } from '@haat/api/core/errors';
import { encodingFor } from '@haat/api/core/http/encoding';
import { hasAlready } from '@haat/api/core/http/etag';
import { cachingOf } from '@haat/api/core/http/public-answer';
import { languageOfPath } from '@haat/contract/core/language';
import { formerFiles, serveBuilt } from './built-files.ts';
import {
  maxAddress,
  dataRoutesOf,
  inSmallLetters,
  isForCrawlers,
  isMachinePath,
  knownAddress,
} from './address.ts';
import type { DataRoutes } from './address.ts';
import { handlersOf } from './pages/page-handler.ts';
import { Pace, Turns, pagesPerNetwork } from './pages/page-limits.ts';
import { finished } from './pages/page.ts';
import type { Page, Rendered } from './pages/page.ts';
import { PageCache } from './pages/pages.ts';
import { pageFigures } from './pages/page-figures.ts';
import { mountPlainForms } from './pages/plain-forms.ts';
import { sendFailure, sendNoShop, sendTooLong } from './pages/plain-page.ts';
import { otherPages } from './pages/other-pages.ts';
import { pagesOf } from './pages/public-pages.ts';
import type { KnownPage } from './pages/public-pages.ts';
import { storefrontBuildOf } from './storefront-build.ts';
import type { StorefrontBuild } from './storefront-build.ts';
import { mountPushWorker } from './workers/push-worker.ts';
import { mountServiceWorker } from './workers/service-worker.ts';

export interface StorefrontOptions {
  api: Api;
  changes: Changes;
  /** The server build, or how to get the newest one while developing. */
  build: () => Promise<StorefrontBuild>;
  /** False while developing: every page is made anew. */
  keepPages: boolean;
  /** Other than usual, for tests. */
  pagesPerNetwork?: Budget;
  /** False where browsers are to do without one, and to give up the one they have. */
  serviceWorker: boolean;
}

const clientFolder = fileURLToPath(new URL('../storefront/build/client', import.meta.url));
/** Of the server build. */
export const serverFolder = new URL('../storefront/build/server/', import.meta.url);

export async function builtStorefront(): Promise<StorefrontBuild> {
  const loaded: object = await import(new URL('index.js', serverFolder).href);
  return storefrontBuildOf(loaded);
}

/**
 * Renders the home page of a shop, before its first shopper asks for one.
 * @returns what renders one page of each other kind that most shoppers come by, one after the other
 */
export type WarmPages = (shop: ShopMark) => Promise<() => Promise<void>>;

/** Serves the storefront's pages and the files of its build. */
export async function mountStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<WarmPages> {
  await app.register(serveBuilt, {
    under: '/assets/',
    folders: [`${clientFolder}/assets`, formerFiles.storefront],
  });
  const ages = { freshFor: options.keepPages ? 60_000 : 0, staleFor: options.keepPages ? 3_600_000 : 0 };
  const pages = new PageCache(options.changes, { ...ages, maxBytes: 48 * 1024 * 1024, maxEntries: 10_000 });
  // Apart from the pages: a search engine that reads a large sitemap through must not push them out.
  const lists = new PageCache(options.changes, { ...ages, maxBytes: 16 * 1024 * 1024, maxEntries: 1_000 });
  options.api.metrics.watch(...pageFigures({ pages, sitemaps: lists }));
  const allowance = options.api.limited ? new Allowance(options.pagesPerNetwork ?? pagesPerNetwork) : null;
  const turns = new Turns();
  const refusals = new Pace({ every: 2, most: 1_000 });
  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isTooMuch = refusalOf(error).refusal.code === 'too-many-requests';
    if (isTooMuch) refusals.inTurn(() => sendFailure(error, request, reply));
    else sendFailure(error, request, reply);
  };
  const publicPage = (
    cache: PageCache,
    { address, shop, origin }: { address: string; shop: ShopMark; origin: string },
    admit?: () => void,
  ): Promise<Page> => {
    const render = () => turns.take(() => renderPage(address, shop, origin, options));
    return cache.get(`${shop.id} ${origin} ${address}`, render, admit);
  };
  const sendShopPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > maxAddress) return sendTooLong(reply);
    if (isMachinePath(request.url)) return reply.callNotFound();
    const proper = inSmallLetters(request.url);
    if (proper !== request.url) return reply.redirect(proper, 301);
    const shop = await options.api.shopOf(request);
    if (!shop) return sendNoShop(reply);
    const { dataRoutes, pageOf } = routesOf(await options.build());
    const address = knownAddress(request.url, dataRoutes);
    const { route, isPublic } = pageOf(address);
    options.api.metrics.nameRoute(request, route);
    const forCrawlers = isForCrawlers(address);
    const origin = options.api.originOf(shop) ?? (forCrawlers ? askedOrigin(request) : '');
    const admit = () => allowance?.take(request.ip);
    if (!isPublic) {
      admit();
      const rendered = await turns.take(() => renderPage(address, shop, origin, options));
      return sendPage(request, reply, await finished(rendered), headersOfPrivate);
    }
    const [page, isOfHost] = await Promise.all([
      publicPage(forCrawlers ? lists : pages, { address, shop, origin }, admit),
      options.api.isOfHost(request, shop),
    ]);
    return sendPage(request, reply, page, headersOfPublic(page, isOfHost));
  };
  app.get('/*', { errorHandler: answerFailure }, sendShopPage);
  mountPlainForms(app, isMachinePath);
  mountPushWorker(app);
  mountServiceWorker(app, options.serviceWorker ? `${clientFolder}/sw.js` : null);
  // A search costs the same by a page as by the API, so it is limited alike (design §5).
  for (const path of ['/search/*', '/ne/search/*'])
    app.get(path, { errorHandler: answerFailure, config: options.api.searchLimit }, sendShopPage);
  return async (shop) => {
    const origin = options.api.originOf(shop) ?? '';
    const warm = (address: string) => publicPage(pages, { address, shop, origin });
    await warm('/');
    return async () => {
      for (const address of await otherPages(options.api.call, shop)) {
        await pause(betweenWarmed, undefined, { ref: false });
        if (app.server.listening) await warm(address);
      }
    };
  };
}

// Milliseconds in which whoever waits for the shop to open comes between.
const betweenWarmed = 250;

/**
 * Where a shop without `PUBLIC_URL` is asked for: good enough for lists that are kept by it and told to nobody else,
 * never for pages (docs/decisions, 4). '' for a host that is none.
 */
const askedOrigin = ({ protocol, host }: FastifyRequest): string =>
  /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host) ? `${protocol}://${host.toLowerCase()}` : '';

interface RoutesOfBuild {
  dataRoutes: DataRoutes;
  pageOf: (address: string) => KnownPage;
  handlerFor: (pathname: string) => RequestHandler;
}

const routesByBuild = new WeakMap<StorefrontBuild, RoutesOfBuild>();

function routesOf(build: StorefrontBuild): RoutesOfBuild {
  const known = routesByBuild.get(build) ?? {
    dataRoutes: dataRoutesOf(build.routes),
    pageOf: pagesOf(build.routes),
    handlerFor: handlersOf(build),
  };
  routesByBuild.set(build, known);
  return known;
}

async function renderPage(
  url: string,
  shop: ShopMark,
  origin: string,
  { api, build }: StorefrontOptions,
): Promise<Rendered> {
  const [tags, listed] = [new Set<string>(), new Set<string>()];
  const addTo =
    (all: Set<string>) =>
    (...added: string[]) => {
      for (const each of added) all.add(each);
    };
  const context = { shop, tag: addTo(tags), tagListed: addTo(listed) };
  const storefront = await build();
  const address = new URL(`http://shop${url}`);
  const { pathname } = address;
  let away = false;
  let html: Uint8Array[] | undefined;
  const asked: Promise<unknown>[] = [];
  const page = storefront.entry.module.contextFor({
    call: (endpoint, input) => {
      const answer = api.call(endpoint, input, context);
      asked.push(answer);
      answer.catch((error: unknown) => (away ||= refusalOf(error).refusal.code === 'unavailable'));
      return answer;
    },
    shop: shop.subdomain,
    language: languageOfPath(pathname.replace(/\.data$/, '')),
    origin,
    write: (pieces) => {
      html = pieces;
    },
  });
  const response = await routesOf(storefront).handlerFor(pathname)(new Request(address), page);
  // A page that is refused may have overtaken what it asked for besides, which says by what changes it is let go.
  await Promise.allSettled(asked);
  return {
    // The storefront makes a page of whatever failed; that it may be well in a moment is known here only (design §5).
    status: away && response.status >= 500 ? 503 : response.status,
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    location: response.headers.get('location'),
    body: html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.concat(html),
    tags,
    listed,
  };
}

// After so many seconds a page that could not be made is worth another try.
const awaySeconds = 2;
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const headersOfPublic = ({ status }: Page, isOfHost: boolean): Record<string, string> => ({
  ...cachingOf(status < 400 ? cacheControl : 'no-store', isOfHost),
  'referrer-policy': 'strict-origin-when-cross-origin',
});
/** A page that is not public is kept by nobody on the way, and its address, which may be a secret, is told to nobody. */
const headersOfPrivate = {
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie',
  'referrer-policy': 'no-referrer',
};

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  // A link may lead to what is gone meanwhile, as in an old cart. Browsers write each refusal into their console, even
  // of what nobody has pressed yet, so the refusal waits until somebody does.
  if (page.status === 404 && isAhead(request))
    return reply.code(204).header('cache-control', 'no-store').send();
  reply
    .code(page.status)
    .header('content-type', page.type)
    .headers(headers)
    .header('content-security-policy', page.policy)
    .header('x-content-type-options', 'nosniff');
  if (page.location !== null) reply.header('location', page.location);
  if (page.status === 503) reply.header('retry-after', awaySeconds);
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Weak: the same page may have been compressed better meanwhile.
  const etag = `"${page.etag}-${encoding}"`;
  reply.header('etag', `W/${etag}`);
  if (page.status === 200 && hasAlready(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.br : await page[encoding]());
}

/** Whether a browser fetches what may be wanted later; some still say it by the older name. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose).startsWith('prefetch'));

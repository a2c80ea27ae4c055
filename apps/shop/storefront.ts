import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '@haat/api/app';
import type { ShopMark } from '@haat/api/core/asking';
import type { Changes } from '@haat/api/core/cache';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { languageOfPath } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { PageCache } from './pages.ts';
import type { Page, Rendered } from './pages.ts';

/** The built storefront, which hands loaders their context itself: it was bundled with contexts of its own. */
type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      contextFor(page: {
        call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E>>;
        shop: string;
        language: Language;
      }): RouterContextProvider;
    };
  };
};

export interface StorefrontOptions {
  api: Api;
  changes: Changes;
  /** The server build, or how to get the newest one while developing. */
  build: () => Promise<StorefrontBuild>;
  /** False while developing: every page is made anew. */
  keepPages: boolean;
}

const clientFolder = fileURLToPath(new URL('../storefront/build/client', import.meta.url));

/** Loads what `npm run build` made. */
export async function builtStorefront(): Promise<StorefrontBuild> {
  return (await import(
    new URL('../storefront/build/server/index.js', import.meta.url).href
  )) as StorefrontBuild;
}

/** Serves the storefront's files and pages from the same app as the API. */
export async function mountStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  await app.register(serveStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  const cache = new PageCache(options.changes, {
    freshFor: options.keepPages ? 60_000 : 0,
    staleFor: options.keepPages ? 3_600_000 : 0,
    bytesMost: 48 * 1024 * 1024,
  });
  app.get('/*', async (request, reply) => {
    if (isMachinePath(request.url)) return reply.callNotFound();
    const shop = await options.api.shopOf(request);
    if (!shop) return sendNoShop(reply);
    const render = () => renderPage(request.url, shop, options);
    const page = await cache.get(`${shop.id} ${sortedUrl(request.url)}`, render);
    return sendPage(request, reply, page);
  });
}

/** Misspelt calls, pictures and files are answered in a line, not with a page. */
const isMachinePath = (url: string) =>
  /^\/(?:api|uploads|assets|socket\.io|\.well-known)(?:[/?]|$)/.test(url) ||
  /^\/[^/?]*\.(?:php|txt|ico|xml|png|js|map|env)(?:\?|$)/.test(url);

/** The same question in another order is the same page. */
function sortedUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  query.sort();
  return `${url.slice(0, at)}?${query.toString()}`;
}

async function renderPage(url: string, shop: ShopMark, { api, build }: StorefrontOptions): Promise<Rendered> {
  const tags = new Set<string>();
  const tag = (...added: string[]) => {
    for (const each of added) tags.add(each);
  };
  const storefront = await build();
  const { pathname } = new URL(url, 'http://shop');
  const context = storefront.entry.module.contextFor({
    call: (endpoint, input) => api.call(endpoint, input, { shop, tag }),
    shop: shop.subdomain,
    language: languageOfPath(pathname.replace(/\.data$/, '')),
  });
  const handle = createRequestHandler(storefront, 'production');
  const response = await handle(new Request(new URL(url, 'http://shop')), context);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    body: Buffer.from(await response.arrayBuffer()),
    tags,
  };
}

const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply
    .code(page.status)
    .header('content-type', page.type)
    .header('cache-control', page.status < 400 ? cacheControl : 'no-store')
    // The cookie names the shop where the host does not; nothing else in it changes a page (design D4, D12).
    .header('vary', 'Accept-Encoding, Cookie')
    .header('content-security-policy', page.policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  const etag = `"${page.etag}-${encoding}"`;
  reply.header('etag', etag);
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.send(encoding === 'gzip' ? await page.gzip() : page[encoding]);
}

/** A shop that does not exist has no page to show it in: a plain one, in both languages (design D12). */
function sendNoShop(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<title>No shop here</title><body style="font:1.1rem/1.6 system-ui;margin:15vh auto;max-width:32rem;padding:1rem">' +
        '<h1>There is no shop at this address</h1><p lang="ne">यो ठेगानामा कुनै पसल छैन।</p>',
    );
}

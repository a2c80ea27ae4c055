import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '@haat/api/app';
import type { ShopMark } from '@haat/api/core/asking';
import type { Changes } from '@haat/api/core/cache';
import { loggable, problemAnswer, refusalOf } from '@haat/api/core/errors';
import { hasAlready } from '@haat/api/core/etag';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { languageOfPath } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { PageCache, finished } from './pages.ts';
import { mountPlainForms } from './plain-forms.ts';
import type { Page, Rendered } from './pages.ts';

/** The built storefront, which hands loaders their context itself: it was bundled with contexts of its own. */
type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      contextFor(page: {
        call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E>>;
        shop: string;
        language: Language;
        origin: string;
        write: (html: string[]) => void;
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
  const ages = { freshFor: options.keepPages ? 60_000 : 0, staleFor: options.keepPages ? 3_600_000 : 0 };
  const pages = new PageCache(options.changes, { ...ages, bytesMost: 48 * 1024 * 1024 });
  // Apart from the pages: a search engine that reads a large sitemap through must not push them out.
  const lists = new PageCache(options.changes, { ...ages, bytesMost: 16 * 1024 * 1024 });
  const sendShopPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isMachinePath(request.url)) return reply.callNotFound();
    const proper = inSmallLetters(request.url);
    if (proper !== request.url) return reply.redirect(proper, 301);
    const shop = await options.api.shopOf(request);
    if (!shop) return sendNoShop(reply);
    const forCrawlers = isForCrawlers(request.url);
    const origin = options.api.originOf(shop) ?? (forCrawlers ? askedOrigin(request) : '');
    const render = () => renderPage(request.url, shop, origin, options);
    const cache = forCrawlers ? lists : pages;
    if (holdsSecret(request.url)) return sendPage(request, reply, await finished(await render()), 'secret');
    const page = await cache.get(`${shop.id} ${origin} ${sortedUrl(request.url)}`, render);
    return sendPage(request, reply, page);
  };
  app.get('/*', { errorHandler: sendFailure }, sendShopPage);
  mountPlainForms(app, isMachinePath);
  // A search costs the same by a page as by the API, so it is limited alike (design §5).
  for (const path of ['/search/*', '/ne/search/*'])
    app.get(path, { errorHandler: sendFailure, config: options.api.searchLimit }, sendShopPage);
}

/** The language and the kind of a page are written in small letters: one page has one address (design D14). */
const inSmallLetters = (url: string): string =>
  url.replace(/^\/(?:ne(?=[/?]|$)\/?)?[^/?.]*/i, (start) => start.toLowerCase());

/** What names whole addresses for search engines, and nothing else. */
const isForCrawlers = (url: string) => /^\/(?:robots\.txt|sitemap(?:-\w+)?\.xml)(?:\?|$)/.test(url);

/**
 * Where a shop without `PUBLIC_URL` is asked for: good enough for lists that are kept by it and told to nobody else,
 * never for pages (docs/decisions, 4). '' for a host that is none.
 */
const askedOrigin = ({ protocol, host }: FastifyRequest): string =>
  /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host) ? `${protocol}://${host.toLowerCase()}` : '';

/** A mailed link, or the way back from a provider: whoever has the address may do what it stands for. */
const holdsSecret = (url: string) =>
  /^\/(?:ne\/)?(?:activate|reset-password)\//.test(url) ||
  /^\/(?:ne\/)?login(?:\.data)?\?(?:.*&)?code=/.test(url);

/** Misspelt calls, pictures and files are answered in a line, not with a page. */
const isMachinePath = (url: string) =>
  /^\/(?:api|uploads|icons|assets|socket\.io|\.well-known)(?:[/?]|$)/.test(url) ||
  (/^\/[^/?]*\.(?:php|txt|ico|xml|png|js|map|env)(?:\?|$)/.test(url) && !isForCrawlers(url));

/** The same question in another order is the same page. */
function sortedUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  query.sort();
  return `${url.slice(0, at)}?${query.toString()}`;
}

const handlers = new WeakMap<StorefrontBuild, RequestHandler>();

/** The router's handler of a build, which sorts every route of the shop when it is made. */
function handlerOf(build: StorefrontBuild): RequestHandler {
  const made = handlers.get(build) ?? createRequestHandler(build, 'production');
  handlers.set(build, made);
  return made;
}

async function renderPage(
  url: string,
  shop: ShopMark,
  origin: string,
  { api, build }: StorefrontOptions,
): Promise<Rendered> {
  const tags = new Set<string>();
  const tag = (...added: string[]) => {
    for (const each of added) tags.add(each);
  };
  const storefront = await build();
  // Not `new URL(url, base)`: there `//` begins another host, or nothing that can be read.
  const address = new URL(`http://shop${url}`);
  const { pathname } = address;
  let away = false;
  let html: string[] | undefined;
  const context = storefront.entry.module.contextFor({
    call: async (endpoint, input) => {
      try {
        return await api.call(endpoint, input, { shop, tag });
      } catch (error) {
        away ||= refusalOf(error).refusal.code === 'unavailable';
        throw error;
      }
    },
    shop: shop.subdomain,
    language: languageOfPath(pathname.replace(/\.data$/, '')),
    origin,
    write: (pieces) => {
      html = pieces;
    },
  });
  const response = await handlerOf(storefront)(new Request(address), context);
  return {
    // The storefront makes a page of whatever failed; that it may be well in a moment is known here only (design §5).
    status: away && response.status >= 500 ? 503 : response.status,
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    body: html === undefined ? Buffer.from(await response.arrayBuffer()) : bytesOf(html),
    tags,
  };
}

/** The bytes of a text in pieces, each written once: put together first, a page would be copied twice more. */
function bytesOf(pieces: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((all, piece) => all + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/** After so many seconds a page that could not be made is worth another try. */
const awaySeconds = 2;
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** A secret page is kept by nobody on the way, and its address is told to nobody. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  kind: 'public' | 'secret' = 'public',
): Promise<FastifyReply> {
  const secret = kind === 'secret';
  // A link may lead to what is gone meanwhile, as in an old cart. Browsers write each refusal into their console, even
  // of what nobody has pressed yet, so the refusal waits until somebody does.
  if (page.status === 404 && isAhead(request))
    return reply.code(204).header('cache-control', 'no-store').send();
  reply
    .code(page.status)
    .header('content-type', page.type)
    .header('cache-control', page.status < 400 && !secret ? cacheControl : 'no-store')
    // The cookie names the shop where the host does not; nothing else in it changes a page (design D4, D12).
    .header('vary', 'Accept-Encoding, Cookie')
    .header('content-security-policy', page.policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin');
  if (page.status === 503) reply.header('retry-after', awaySeconds);
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Weak: the same page may have been compressed better meanwhile.
  const etag = `"${page.etag}-${encoding}"`;
  reply.header('etag', `W/${etag}`);
  if (page.status === 200 && hasAlready(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.br : await page[encoding]());
}

/** Whether a browser fetches what may be wanted later; some still say it by the older name. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose).startsWith('prefetch'));

/** The best of what a browser takes; one it rules out with `q=0` is not sent. */
function encodingFor(accepted = ''): 'br' | 'gzip' | 'plain' {
  const takes = (name: string) =>
    accepted.split(',').some((each) => {
      const [coding = '', quality = ''] = each.split(';');
      return coding.trim().toLowerCase() === name && !/^\s*q=0(?:\.0*)?\s*$/i.test(quality);
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'plain';
}

/** A shop that does not exist has no page to show it in (design D12). */
const sendNoShop = (reply: FastifyReply) =>
  sendPlain(reply.code(404), {
    title: 'No shop here',
    english: 'There is no shop at this address',
    nepali: 'यो ठेगानामा कुनै पसल छैन।',
  });

/** What fails where there is no shop yet to make a page in. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { refusal, unexpected } = refusalOf(error);
  if (unexpected) request.log.error({ error: loggable(error) }, 'a page failed');
  sendPlain(reply.code(refusal.status).headers(problemAnswer(refusal).headers), {
    title: 'Please try again',
    english: 'This did not work. Please try again in a moment.',
    nepali: 'यो हुन सकेन। केही बेरमा फेरि प्रयास गर्नुहोस्।',
  });
}

/** A page without a shop around it, in both languages. */
function sendPlain(
  reply: FastifyReply,
  { title, english, nepali }: { title: string; english: string; nepali: string },
): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        `<title>${title}</title><body style="font:1.1rem/1.6 system-ui;margin:15vh auto;max-width:32rem;padding:1rem">` +
        `<h1>${english}</h1><p lang="ne">${nepali}</p>`,
    );
}

import { renderToString } from 'react-dom/server';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { partsArrived } from './core/later.tsx';
import { pageContext } from './core/page.ts';
import type { PageRequest } from './core/page.ts';

/** What loaders get to know of a page; called by the process that mounts the storefront. */
export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/**
 * Renders a page whole, in one go: it is kept and compressed as one piece, so nothing is gained by streaming it, and
 * streaming costs as much as the rendering. The text goes to the process that asked by `write`, without the copies
 * that a body makes of it.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  await partsArrived();
  const { serverHandoffStream, ...page } = onlyMatched(entry);
  // Rendering to text leaves the doctype out, without which a browser falls back to the rules of 1998.
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={page} url={request.url} />)}`;
  // What failed inside of a part is left to the browser, and marked so.
  // Looked for from its rarest letter on, since a page is full of the first one; whole, because texts may hold the rest.
  const failed = html.includes('$!-->') && html.includes('<!--$!-->');
  if (failed) console.error(`page ${new URL(request.url).pathname}: a part of it could not be rendered`);
  const data = page.renderMeta?.didRenderScripts && serverHandoffStream;
  context.get(pageContext).write(data ? withData(html, await textOf(data)) : [html]);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** The router walks through every route it is given; a page needs those it is made of. */
function onlyMatched(entry: EntryContext): EntryContext {
  const { routes } = entry.manifest;
  const matched = entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(matched) as typeof routes } };
}

/** Hands the loaders' data to the browser in the router's own form, as `ServerRouter` does where it streams. */
function withData(html: string, data: string): string[] {
  const script = (code: string) => `<script>window.__reactRouterContext.streamController.${code};</script>`;
  // Nothing in it can end the script, or begin a comment in it.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const end = html.lastIndexOf('</body>');
  return [html.slice(0, end), script(`enqueue(${text})`), script('close()'), html.slice(end)];
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** A loader that failed is logged by its name and place, never with what a query carried. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  console.error(
    `page ${pathname} failed:`,
    error instanceof Error ? `${error.name}: ${error.message}` : 'no Error',
  );
};

import { setImmediate as handOn } from 'node:timers/promises';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { renderWhole } from '@haat/web/platform/rendering/whole.ts';

/** What loaders get to know of a page; called by the process that mounts the storefront. */
export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/**
 * Renders a page whole, with every island in it: it is kept and compressed as one piece, so nothing is gained by
 * sending parts of it before. Its bytes go to the process that asked by `write`, without the copies that a body makes.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // What its loaders did may have held the loop for as long as they may: others have their turn before it is rendered.
  await handOn();
  const { html, failed } = await renderWhole(<ServerRouter context={entry} url={request.url} />);
  if (failed) console.error(`page ${new URL(request.url).pathname}: a part of it could not be rendered`);
  context.get(pageContext).write(html);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status: failed ? 500 : status, headers });
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

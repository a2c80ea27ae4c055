import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { pageContext } from './core/page.ts';
import type { PageRequest } from './core/page.ts';

/** What loaders get to know of a page; called by the process that mounts the storefront. */
export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/** Renders a page whole: it is kept and compressed as one piece, so nothing is gained by streaming it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let failed = false;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      // Parts of a page stay where they belong: nothing is sent apart and moved in by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failed = true;
        console.error(error);
      },
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(new Uint8Array(html), { status: failed ? 500 : status, headers });
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

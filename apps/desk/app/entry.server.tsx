import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

/** Makes the one page of the desk, while it is built. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

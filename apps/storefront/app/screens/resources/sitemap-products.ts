import { listSitemapProducts } from '@haat/contract/catalog/calls';
import type { Route } from './+types/sitemap-products';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { sitemapAnswer, urlSet } from '../../features/content/sitemap.ts';

export const handle = { cache: 'public' } satisfies PageHandle;

/** Some thousands of products, from the one that the address names. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { call, origin } = context.get(pageContext);
  const from = new URL(request.url).searchParams.get('from') ?? '';
  const products = await call(listSitemapProducts, { from }).catch(notAskedRight);
  return sitemapAnswer(origin, () =>
    urlSet(
      products.map(({ slug, changedAt }) => ({ path: `/product/${encodeURIComponent(slug)}`, changedAt })),
      origin,
    ),
  );
}

// A part that begins nowhere is not there; anything else went wrong.
function notAskedRight(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'invalid-input')
    throw new Response('', { status: 404 });
  throw error;
}

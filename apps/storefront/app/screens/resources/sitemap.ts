import { listSitemapParts } from '@haat/contract/catalog/calls';
import type { Route } from './+types/sitemap';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { sitemapAnswer, sitemapIndex } from '../../features/content/sitemap.ts';

export const handle = { cache: 'public' } satisfies PageHandle;

/** The parts of the sitemap: the pages of the shop, and its products by the thousands. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { call, origin } = context.get(pageContext);
  const parts = await call(listSitemapParts, {});
  return sitemapAnswer(origin, () =>
    sitemapIndex(
      [
        { path: '/sitemap-pages.xml' },
        ...parts.map(({ from, changedAt }) => ({ path: `/sitemap-products.xml?from=${from}`, changedAt })),
      ],
      origin,
    ),
  );
}

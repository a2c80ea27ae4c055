import type { Route } from './+types/robots';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';

/**
 * What is nobody's to find: the API, and what belongs to one shopper. Searches are kept out too, there is no end to
 * them; lists that filters made say so themselves, in their head.
 */
const kept = [
  '/cart-details',
  '/order/',
  '/product-preview/',
  '/user-profile',
  '/wishlist',
  '/compare',
  '/login',
  '/signup',
  '/forgot-password',
  '/activate/',
  '/reset-password/',
  '/newsletter/',
  '/search/',
];

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...kept.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ne${path}`]),
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

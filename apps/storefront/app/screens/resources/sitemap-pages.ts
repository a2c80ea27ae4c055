import { getShopFrame, listBlogPosts } from '@haat/contract/content/calls';
import { listVendors } from '@haat/contract/vendors/calls';
import type { Route } from './+types/sitemap-pages';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { sitemapAnswer, urlSet } from '../../features/content/sitemap.ts';

// The pages that every shop has. `/contact-us` is `/contact` by another name.
const always = [
  '/',
  '/products',
  '/categories',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/shipping-info',
  '/return-policy',
  '/terms-and-conditions',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
];

// A part holds 5,000 addresses, two of each page.
const maxPages = 2_500;

export const handle = { cache: 'public' } satisfies PageHandle;

/** Every page but the products: what the shop says, its categories, its sellers, its blog. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { call, origin, shop } = context.get(pageContext);
  const [{ categories }, vendors, posts] = await Promise.all([
    call(getShopFrame, { subdomain: shop }),
    call(listVendors, {}),
    call(listBlogPosts, {}),
  ]);
  const under = (path: string, slug: string) => `${path}${encodeURIComponent(slug)}`;
  const pages = [
    ...always.map((path) => ({ path })),
    ...categories.map(({ slug }) => ({ path: under('/product_category/', slug) })),
    ...vendors.map(({ slug }) => ({ path: under('/shop/', slug) })),
    ...posts.map(({ slug, publishedAt }) => ({ path: under('/blog/', slug), changedAt: publishedAt })),
  ];
  return sitemapAnswer(origin, () => urlSet(pages.slice(0, maxPages), origin));
}

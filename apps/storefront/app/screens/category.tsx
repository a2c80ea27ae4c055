import { getCategory } from '@haat/contract/catalog/calls';
import type { Category } from '@haat/contract/catalog/schemas';
import { titleIn } from '@haat/contract/core/language';
import type { Route } from './+types/category';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ListingView } from '../features/browse/listing/listing.tsx';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pack } from '@haat/web/platform/api/packed.ts';
import { movedTo, orNotFound, pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../features/tenant/breadcrumb-fact.ts';
import { loadListing, placeInList } from '../features/catalog/listing/load-listing.ts';
import { headText, screenWords } from '../messages/words.ts';
import { chipLook } from '@haat/web/ui/chip.tsx';

const pathOf = (slug: string) => `/product_category/${encodeURIComponent(slug)}`;

const stepsOf = (trail: { slug: string; title: string }[]) =>
  trail.map(({ slug, title }) => ({ title, to: pathOf(slug) }));

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const [found, listing] = await Promise.all([
    orNotFound(page.call(getCategory, { slug })),
    loadListing(page, searchParams, { category: slug }),
  ]);
  // It had this address before.
  if (found.category.slug !== slug) movedTo(pathOf(found.category.slug), request, page);
  const named = (category: Category) => ({ slug: category.slug, title: titleIn(page.language, category) });
  const { title } = named(found.category);
  const trail = found.path.map(named);
  return {
    title,
    path: pathOf(found.category.slug),
    trail,
    children: found.children.map(named),
    listing: pack(listing),
    words: pack(screenWords(page.language, 'listing')),
    head: describe(
      {
        title,
        description: headText(page.language, 'category.description', { title }),
        image: listing.products[0]?.images[0]?.url,
        ...placeInList(pathOf(found.category.slug), listing),
        facts: [breadcrumbFact(stepsOf(trail), page)],
      },
      page,
    ),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { title, path, trail, children, listing } = loaderData;
  return (
    <>
      <Breadcrumb trail={stepsOf(trail)} />
      <div className="frame grid grid-cols-1 gap-5 py-6">
        <h1 className="page-head">{title}</h1>
        {children.length > 0 && (
          <nav aria-label={t('category.subs', { category: title })}>
            <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
              {children.map((child) => (
                <li key={child.slug} className="shrink-0">
                  <ShopLink to={pathOf(child.slug)} className={chipLook()}>
                    {child.title}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <MoreMessages words={loaderData.words}>
          <ListingView key={path} listing={listing} path={path} fixed="category" />
        </MoreMessages>
      </div>
    </>
  );
}

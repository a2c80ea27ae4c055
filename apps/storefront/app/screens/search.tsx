import { Stall } from '@haat/web/ui/stall.tsx';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/search';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ListingView } from '../features/browse/listing/listing.tsx';
import { useFrame } from '../features/tenant/frame.ts';
import { withoutLanguage } from '@haat/contract/core/language';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { pack } from '@haat/web/platform/api/packed.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { loadListing, placeInList } from '../features/catalog/listing/load-listing.ts';
import { rememberSearch } from '../features/catalog/search/recent-searches.ts';
import { searchPath, termOf } from '../features/catalog/search/term.ts';
import { useOpening } from '../features/catalog/use-opening.ts';
import { useCountedMiss } from '../features/insight/count.ts';
import { firstCategories } from '../features/catalog/categories/categories.ts';
import { headText, screenWords } from '../messages/words.ts';

const CategoryGrid = island(
  async () => (await import('../features/catalog/categories/category-grid.tsx')).CategoryGrid,
  {
    when: 'first-move',
  },
);

// Categories offered where nothing was found: one row of a wide screen.
const maxCategories = 8;

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const term = termOf(params.term);
  // Blank text is no search (spec §5), so there is no page of it.
  if (term === null) throw data(null, { status: 404 });
  const listing = await loadListing(page, searchParams, { q: term });
  return {
    term,
    listing: pack(listing),
    words: pack(screenWords(page.language, 'listing')),
    head: describe(
      {
        title: headText(page.language, 'search.title', { term }),
        description: headText(page.language, 'search.description', { term }),
        ...placeInList(searchPath(term), listing),
        hidden: true,
      },
      page,
    ),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** What answers a few words, best first. */
export default function Search({ loaderData: { term, listing, words } }: Route.ComponentProps) {
  const { t } = useLanguage();
  useEffect(() => rememberSearch(term), [term]);
  const title = t('search.title', { term });
  const open = useOpening();
  // Of a card and of what opens over it: the same cards elsewhere are open to everybody.
  const openFound = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link && withoutLanguage(link.pathname);
    if (to?.startsWith('/product/')) open(event, to);
  };
  return (
    <>
      <Breadcrumb trail={[{ title }]} />
      <div className="frame grid grid-cols-1 gap-5 py-6">
        <h1 className="page-head line-clamp-2 wrap-anywhere">{title}</h1>
        <MoreMessages words={words}>
          {/* It hears of the links inside, which a keyboard presses too. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div onClick={openFound}>
            <ListingView
              key={term}
              listing={listing}
              path={searchPath(term)}
              searching
              nothing={<Nothing term={term} />}
            />
          </div>
        </MoreMessages>
      </div>
    </>
  );
}

function Nothing({ term }: { term: string }) {
  const { t } = useLanguage();
  useCountedMiss(term);
  const frame = useFrame();
  return (
    <div className="grid gap-8 py-6">
      <div className="grid justify-items-center gap-1 text-center" role="status">
        <Stall />
        <p className="text-lg font-semibold">{t('search.none')}</p>
        <p className="text-soft">{t('search.none.hint')}</p>
      </div>
      <section className="grid gap-3">
        <h2 className="section-head">{t('home.categories')}</h2>
        <CategoryGrid categories={firstCategories(frame, maxCategories)} />
      </section>
    </div>
  );
}

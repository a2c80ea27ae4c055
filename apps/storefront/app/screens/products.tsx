import type { Route } from './+types/products';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ListingView } from '../features/browse/listing/listing.tsx';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pack } from '@haat/web/platform/api/packed.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { loadListing, placeInList } from '../features/catalog/listing/load-listing.ts';
import { headText, screenWords } from '../messages/words.ts';

const path = '/products';

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const listing = await loadListing(page, searchParams);
  const head = describe(
    {
      title: headText(page.language, 'products.title'),
      description: headText(page.language, 'products.description'),
      ...placeInList(path, listing),
    },
    page,
  );
  return { listing: pack(listing), head, words: pack(screenWords(page.language, 'listing')) };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** Everything the shop has. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <>
      <Breadcrumb trail={[{ title: t('products.title') }]} />
      <div className="frame grid grid-cols-1 gap-5 py-6">
        <h1 className="page-head">{t('products.title')}</h1>
        <MoreMessages words={loaderData.words}>
          <ListingView listing={loaderData.listing} path={path} />
        </MoreMessages>
      </div>
    </>
  );
}

import type { Route } from './+types/wishlist';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ProductGrid } from '../features/browse/card/product-grid.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { WithoutScript } from '../layout/without-script.tsx';
import { cardOf } from '../features/catalog/card/card.ts';
import { loadListed } from '../features/wishlist/use-listed.ts';
import { useWishlist } from '../features/wishlist/use-wishlist.ts';
import { screenWords } from '../messages/words.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { CountLine } from '@haat/web/ui/list/count-line.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'account') };
}

export const clientLoader = (page: Route.ClientLoaderArgs) => personalPage(page, loadListed);
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['wishlist.title'], matches);

export default function WishlistScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages words={loaderData.words}>
      <Breadcrumb trail={[{ title: loaderData.words['wishlist.title'] }]} />
      <Wishlist {...loaderData} />
    </MoreMessages>
  );
}

function Wishlist(data: Route.ComponentProps['loaderData']) {
  const { t } = useLanguage();
  const { user } = useOwn(data);
  return (
    <div className="frame grid grid-cols-1 gap-6 py-6">
      <h1 className="page-head">{t('wishlist.title')}</h1>
      <WithoutScript place="wishlist" />
      {user ? <Wished key={user._id} /> : <Skeletons />}
    </div>
  );
}

function Wished() {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const { wishlist, again } = useWishlist();
  if (wishlist.state === 'loading') return <Skeletons />;
  if (wishlist.state === 'failed')
    return <Failed text={problemText(wishlist.error)} again={t('error.again')} onAgain={again} />;
  const { products } = wishlist;
  return (
    <>
      <CountLine
        count={products.length}
        text={
          products.length === 0
            ? ''
            : t(products.length === 1 ? 'products.count.one' : 'products.count', { n: products.length })
        }
      />
      {products.length === 0 ? (
        <Empty />
      ) : (
        <ProductGrid products={products.map((product) => cardOf(product, language))} />
      )}
    </>
  );
}

function Empty() {
  const { t } = useLanguage();
  return (
    <EmptyState title={t('wishlist.empty')} hint={t('wishlist.emptyHint')}>
      <ShopLink className={buttonLook()} to="/products">
        {t('products.browse')}
      </ShopLink>
    </EmptyState>
  );
}

function Skeletons() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-80" />
      ))}
    </div>
  );
}

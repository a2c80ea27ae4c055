import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { previewProduct } from '@haat/contract/catalog/selling/calls';
import { CallError, call as callFromHere } from '@haat/web/platform/api/call.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import type { Route } from './+types/product-preview';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { deliveryFactsOf } from '../features/addresses/delivery/delivery.ts';
import { productViewOf } from '../features/catalog/product/product-view.ts';
import { screenWords } from '../messages/words.ts';

// What stands on it is known in the browser alone, and comes with it.
const PreviewedProduct = island(
  async () => (await import('../features/stock/previewed-product.tsx')).PreviewedProduct,
  { when: 'shown', waiting: <WaitingProduct /> },
);

// Without `handle.cache`: what is nobody else's to see leaves not even an address in a cache.

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language, shop } = context.get(pageContext);
  const [terms, places] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  const words = { ...screenWords(language, 'product'), ...screenWords(language, 'preview') };
  return { words, language, delivery: deliveryFactsOf(terms, places) };
}

export const clientLoader = ({ params: { productId }, ...page }: Route.ClientLoaderArgs) =>
  personalPage(page, async (signal) => {
    const saved = callFromHere(previewProduct, { productId }, { signal });
    if (!new URL(page.request.url).searchParams.has('unsaved'))
      return { product: await saved, isSaved: true };
    const { unsavedOf, withUnsaved } = await import('../features/catalog/product/unsaved.ts');
    const [product, unsaved] = await Promise.all([saved, unsavedOf(productId)]);
    return unsaved ? { product: withUnsaved(product, unsaved), isSaved: false } : { product, isSaved: true };
  });
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['preview.title'], matches);

/**
 * A product as a shopper would see it, for who may before the shop shows it: its seller and the shop's owner. With `?unsaved`
 * it is as the desk's editor has it in this browser.
 */
export default function ProductPreviewScreen({ loaderData, params }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <MoreMessages words={words}>
      <Breadcrumb trail={[{ title: words['preview.title'] }]} />
      <Preview key={params.productId} {...loaderData} />
    </MoreMessages>
  );
}

function Preview(data: Route.ComponentProps['loaderData']) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { own, retry } = useOwn(data);
  if (own.state === 'loading') return <WaitingProduct />;
  if (own.state === 'failed')
    return (
      <div className="frame grid grid-cols-1 justify-items-center gap-4 py-6 text-center text-balance">
        <h1 className="page-head">{t('preview.title')}</h1>
        <Stall />
        <Failed
          className="justify-items-center"
          text={problemText(own.error)}
          again={t('error.again')}
          // What is gone comes back by no second try.
          onAgain={!(own.error instanceof CallError && own.error.code === 'not-found') && retry}
        />
        <ShopLink className={buttonLook()} to="/products">
          {t('products.browse')}
        </ShopLink>
      </div>
    );
  const { product, isSaved } = own.data;
  const view = productViewOf(product, data.language);
  const { videoUrl } = product;
  const video = view.video && videoUrl ? { ...view.video, url: videoUrl } : null;
  return <PreviewedProduct product={{ ...view, video }} isSaved={isSaved} delivery={data.delivery} />;
}

function WaitingProduct() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('preview.loading')} className="frame py-6">
      <Skeleton className="h-96" />
    </div>
  );
}

import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { previewProduct } from '@haat/contract/catalog/selling/calls';
import { call as callFromHere } from '@haat/web/platform/api/call.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import type { Route } from './+types/product-preview';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { deliveryFactsOf } from '../features/addresses/delivery/delivery.ts';
import { DeliveryFacts } from '../features/addresses/delivery/delivery-facts.tsx';
import { Description } from '../features/catalog/product/description.tsx';
import { OptionsPanel } from '../features/catalog/product/options-panel.tsx';
import { ProductArrangement } from '../features/catalog/product/product-arrangement.tsx';
import { ProductGallery } from '../features/catalog/product/product-gallery.tsx';
import { PriceBlock, ProductHead } from '../features/catalog/product/product-head.tsx';
import { productViewOf } from '../features/catalog/product/product-view.ts';
import type { ProductView } from '../features/catalog/product/product-view.ts';
import { Specifications } from '../features/catalog/product/specifications.tsx';
import { useChoosing } from '../features/catalog/product/use-choosing.ts';
import { StockLine } from '../features/stock/stock-line.tsx';
import { screenWords } from '../messages/words.ts';

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
  personalPage(page, (signal) => callFromHere(previewProduct, { productId }, { signal }));
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['preview.title'], matches);

/** A product as a shopper would see it, for who may before the shop shows it: its seller and the shop's owner. */
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
  if (own.state === 'loading')
    return (
      <div role="status" aria-label={t('preview.loading')} className="frame py-6">
        <Skeleton className="h-[32rem]" />
      </div>
    );
  if (own.state === 'failed')
    return (
      <div className="frame py-6">
        <Failed text={problemText(own.error)} again={t('error.again')} onAgain={retry} />
      </div>
    );
  const view = productViewOf(own.data, data.language);
  const { videoUrl } = own.data;
  const video = view.video && videoUrl ? { ...view.video, url: videoUrl } : null;
  return <PreviewedProduct product={{ ...view, video }} delivery={data.delivery} />;
}

interface PreviewedProductProps {
  product: ProductView;
  delivery: Route.ComponentProps['loaderData']['delivery'];
}

function PreviewedProduct({ product, delivery }: PreviewedProductProps) {
  const { t } = useLanguage();
  const { card, variants } = product;
  const choosing = useChoosing(variants);
  return (
    <>
      <p
        role="note"
        className="sticky top-0 z-20 bg-ink px-4 py-2.5 text-center text-sm font-semibold text-page"
      >
        {t('preview.note')}
      </p>
      <ProductArrangement
        gallery={
          <ProductGallery
            product={product}
            color={choosing.choice?.color ?? null}
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 48vw, 92vw"
          />
        }
        beside={
          <>
            <ProductHead product={product} reviewsAt="#preview" isPreview />
            <PriceBlock card={card} />
            <StockLine inventory={null} inStock={card.inStock} />
            <OptionsPanel variants={variants} choosing={choosing} />
            <DeliveryFacts facts={delivery} vendor={card.adminId.shopName} quickOrder={false} asks={false} />
            <div id="preview" className="flex flex-wrap gap-3">
              <Button kind="quiet" className="grow" disabled>
                {t('card.add')}
              </Button>
              <Button className="grow" disabled>
                {t('product.buy')}
              </Button>
            </div>
          </>
        }
        below={
          <>
            <Description descriptions={product.descriptions} />
            <Specifications facts={product.facts} />
          </>
        }
      />
    </>
  );
}

import { useDeferredValue } from 'react';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { getProduct, similarProducts } from '@haat/contract/catalog/calls';
import { getProductReviews } from '@haat/contract/reviews/calls';
import type { Route } from './+types/product';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { BuyBar, BuyButtons, QuantityControl, TellMe } from '../features/cart/add/buy-controls.tsx';
import { useBuying } from '../features/cart/add/use-buying.ts';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { MoreMessages } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { pack, unpack } from '@haat/web/platform/api/packed.ts';
import type { Unpacked } from '@haat/web/platform/api/packed.ts';
import { movedTo, orNotFound, pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../features/tenant/breadcrumb-fact.ts';
import { cardOf } from '../features/catalog/card/card.ts';
import { deliveryFactsOf } from '../features/addresses/delivery/delivery.ts';
import { ProductArrangement } from '../features/catalog/product/product-arrangement.tsx';
import { OptionsPanel } from '../features/catalog/product/options-panel.tsx';
import { cutAfterWord, plainText, productViewOf } from '../features/catalog/product/product-view.ts';
import type { ProductView } from '../features/catalog/product/product-view.ts';
import { useChoosing, useColorOfAddress } from '../features/catalog/product/use-choosing.ts';
import { productFact } from '../features/catalog/product/structured.ts';
import { AskedByAddress } from '../features/inquiry/asked-by-address.tsx';
import { useCountedView } from '../features/insight/count.ts';
import { reviewsHash } from '../features/reviews/review-places.ts';
import { reviewViewOf, reviewsAtOnce } from '../features/reviews/review-view.ts';
import { useInventory } from '../features/stock/use-inventory.ts';
import { StockLine } from '../features/stock/stock-line.tsx';
import { screenWords } from '../messages/words.ts';

const head = () => import('../features/catalog/product/product-head.tsx');
const ProductHead = island(async () => (await head()).ProductHead, { when: 'first-move' });
const PriceBlock = island(async () => (await head()).PriceBlock, { when: 'first-move' });
const AgreedPrice = island(
  async () => (await import('../features/inquiry/offers/agreed-price.tsx')).AgreedPrice,
  {
    when: 'shown',
  },
);
const DeliveryFacts = island(
  async () => (await import('../features/addresses/delivery/delivery-facts.tsx')).DeliveryFacts,
  { when: 'first-move', once: true },
);
const KeepButtons = island(
  async () => (await import('../features/browse/card/keep-buttons.tsx')).KeepButtons,
  {
    when: 'first-move',
  },
);
const QuickOrderButton = island(
  async () => (await import('../features/orders/quick-order/quick-order-button.tsx')).QuickOrderButton,
  { when: 'first-move' },
);
const ProductTabs = island(async () => (await import('../features/browse/product-tabs.tsx')).ProductTabs, {
  when: 'first-move',
});
const ProductGallery = island(
  async () => (await import('../features/catalog/product/product-gallery.tsx')).ProductGallery,
  { when: 'first-move' },
);
const Description = island(
  async () => (await import('../features/catalog/product/description.tsx')).Description,
  {
    when: 'first-move',
  },
);
const Specifications = island(
  async () => (await import('../features/catalog/product/specifications.tsx')).Specifications,
  { when: 'first-move' },
);

// Characters of a description that search engines show.
const maxDescription = 155;

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, language, shop } = page;
  const [product, similar, { reviews, percentages }, terms, places] = await Promise.all([
    orNotFound(call(getProduct, { slug })),
    orNotFound(call(similarProducts, { slug })),
    orNotFound(call(getProductReviews, { slug, size: reviewsAtOnce })),
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  // It had this address before.
  if (product.slug !== slug) movedTo(`/product/${encodeURIComponent(product.slug)}`, request, page);
  const view = productViewOf(product, language);
  const head = describe(
    {
      title: view.card.title,
      description: cutAfterWord(plainText(view.descriptions[0]?.html ?? view.card.title), maxDescription),
      path: `/product/${encodeURIComponent(product.slug)}`,
      image: product.image,
      kind: 'product',
      facts: [
        productFact(product, view, page),
        breadcrumbFact([...stepsTo(view), { title: view.card.title }], page),
      ],
    },
    page,
  );
  return {
    words: pack(screenWords(language, 'product')),
    shown: pack({
      product: view,
      similar: similar.map((each) => cardOf(each, language)),
      reviews: reviews.map((each) => reviewViewOf(each, language)),
      percentages,
      delivery: deliveryFactsOf(terms, places),
    }),
    head,
  };
}

const stepsTo = ({ categories }: Pick<ProductView, 'categories'>) =>
  categories.map(({ slug, title }) => ({ title, to: `/product_category/${encodeURIComponent(slug)}` }));

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** A product: its pictures beside what there is to choose, to know and to do; below, what else and what others say. */
export default function Product({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData.shown);
  // Another product is another page, even where the router keeps the screen: nothing chosen is taken along.
  return (
    <MoreMessages words={loaderData.words}>
      <ProductPage key={shown.product.card._id} {...shown} />
    </MoreMessages>
  );
}

type Data = Unpacked<Route.ComponentProps['loaderData']['shown']>;

function ProductPage({ product, similar, reviews, percentages, delivery }: Data) {
  const { card, variants } = product;
  useCountedView(card._id);
  const choosing = useChoosing(variants);
  useColorOfAddress(variants, choosing);
  // The gallery follows the colour; its code may still be on the way.
  const color = useDeferredValue(choosing.choice?.color);
  const inventory = useInventory(card._id);
  const user = useUser();
  // Its code may still be on the way: React would drop what the server drew of it.
  const deferredInventory = useDeferredValue(inventory);
  const buying = useBuying(product, inventory, choosing);
  return (
    <>
      <Breadcrumb trail={[...stepsTo(product), { title: card.title }]} />
      <ProductArrangement
        gallery={
          <ProductGallery
            product={product}
            color={color}
            sizes="(min-width: 1280px) 600px, (min-width: 768px) 48vw, 92vw"
            first
          />
        }
        beside={
          <>
            <ProductHead product={product} reviewsAt={reviewsHash} />
            <PriceBlock card={card} />
            {user && <AgreedPrice card={card} />}
            <StockLine inventory={inventory} inStock={card.inStock} />
            <OptionsPanel variants={variants} choosing={choosing} />
            <DeliveryFacts
              facts={delivery}
              vendor={card.adminId.shopName}
              quickOrder={card.inStock && (delivery.fees?.high ?? 1) > 0}
              asks
            />
            <div className="flex flex-wrap gap-3">
              <QuantityControl card={card} buying={buying} />
              <div className="hidden grow gap-3 md:flex">
                <BuyButtons buying={buying} />
              </div>
              <TellMe card={card} buying={buying} choosing={choosing} />
              <QuickOrderButton
                product={product}
                inventory={deferredInventory}
                choosing={choosing}
                days={delivery.days}
              />
            </div>
            <KeepButtons card={card} />
          </>
        }
        below={
          <>
            <Description descriptions={product.descriptions} />
            <Specifications facts={product.facts} />
          </>
        }
      >
        <ProductTabs
          productId={card._id}
          slug={card.slug}
          similar={similar}
          rating={product.rating}
          percentages={percentages}
          reviews={reviews}
        />
      </ProductArrangement>
      <BuyBar card={card} buying={buying} />
      <AskedByAddress card={card} />
    </>
  );
}

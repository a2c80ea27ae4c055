import { useState } from 'react';
import { getProduct } from '@haat/contract/catalog/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useFrame } from '../tenant/frame.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { fetchProductWords } from '../../messages/product-words.ts';
import type { Card } from '../catalog/card/card.ts';
import { OptionsPanel } from '../catalog/product/options-panel.tsx';
import { ProductGallery } from '../catalog/product/product-gallery.tsx';
import { cutAfterWord, plainText, productViewOf } from '../catalog/product/product-view.ts';
import type { ProductView } from '../catalog/product/product-view.ts';
import { Specifications } from '../catalog/product/specifications.tsx';
import { useChoosing } from '../catalog/product/use-choosing.ts';
import { useInventory } from '../stock/use-inventory.ts';
import { StockLine } from '../stock/stock-line.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { StarRow } from '@haat/web/ui/star-row.tsx';
import { BuyBar, BuyButtons, QuantityControl, TellMe } from '../cart/add/buy-controls.tsx';
import { KeepButtons } from './card/keep-buttons.tsx';
import { PriceBlock, Rating } from '../catalog/product/product-head.tsx';
import { QuickViewDelivery } from '../addresses/delivery/quick-view-delivery.tsx';
import { AgreedPrice } from '../inquiry/offers/agreed-price.tsx';
import { useBuying } from '../cart/add/use-buying.ts';

/** So many characters of a description are seen before 'Show More' (spec §2, §9). */
const maxDescription = 200;

/** A product in a dialog over the list it stands in (spec §2). */
export function QuickView({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const { query, retry } = useQuery(`quick view ${language} ${card.slug}`, async (signal) => {
    const asked = call(getProduct, { slug: card.slug }, { signal });
    const [found, words] = await Promise.all([asked, fetchProductWords(language)]);
    return { product: productViewOf(found, language), words };
  });
  return (
    <Dialog
      bare
      title={`${t('card.quickView')}: ${card.title}`}
      closeLabel={t('close')}
      onClose={onClose}
      width="56rem"
    >
      <div className="p-4 sm:p-6">
        {query.state === 'ready' && (
          <MoreMessages words={query.data.words}>
            <Content product={query.data.product} onLeave={onClose} />
          </MoreMessages>
        )}
        {query.state === 'loading' && <Loading />}
        {query.state === 'failed' && (
          <div className="grid justify-items-start gap-3 py-8 pe-10">
            <p className="font-semibold">{t('card.failed')}</p>
            <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />
            <ShopLink to={`/product/${card.slug}`} className="underline" onClick={onClose}>
              {t('card.open')}
            </ShopLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Content({ product, onLeave }: { product: ProductView; onLeave: () => void }) {
  const { t } = useLanguage();
  const { card, variants } = product;
  const choosing = useChoosing(variants);
  const inventory = useInventory(card._id);
  const buying = useBuying(product, inventory, choosing);
  const to = `/product/${card.slug}`;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="min-w-0">
          <ProductGallery
            product={product}
            color={choosing.choice?.color}
            sizes="(min-width: 768px) 420px, 92vw"
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <div className="grid gap-1 pe-10">
            <p className="text-lg font-bold">
              <ShopLink to={to} className="hover:text-primary-ink hover:underline" onClick={onLeave}>
                {card.title}
              </ShopLink>
            </p>
            <p className="text-sm text-soft">
              {t('product.by')} <span className="font-semibold">{card.adminId.shopName}</span>
            </p>
          </div>
          <p className="flex items-center gap-2 text-sm">
            <ShownRating product={product} />
          </p>
          <PriceBlock card={card} />
          <AgreedPrice card={card} />
          <StockLine inventory={inventory} inStock={card.inStock} />
          <Summary product={product} />
          <OptionsPanel variants={variants} choosing={choosing} />
          <QuickViewDelivery vendor={card.adminId.shopName} />
          <div className="flex flex-wrap gap-3">
            <QuantityControl card={card} buying={buying} />
            <div className="flex grow max-md:hidden">
              <BuyButtons buying={buying} onlyAdd />
            </div>
            <TellMe card={card} buying={buying} choosing={choosing} />
          </div>
          <KeepButtons card={card} />
          <Specifications facts={product.facts} />
          <ShopLink
            to={to}
            className="text-sm font-semibold text-primary-ink hover:underline"
            onClick={onLeave}
          >
            {t('card.open')}
          </ShopLink>
        </div>
      </div>
      <BuyBar within card={card} buying={buying} />
    </>
  );
}

/** The spec has a fixed 4 of 5 and '(5 reviews)' here (§2, §9); a shop's owner may have the real rating (design D11). */
function ShownRating({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const { settings } = useFrame();
  if (settings.quickViewRating === 'real') return <Rating rating={product.rating} />;
  return (
    <>
      <StarRow value={4} size={16} label={t('product.rating', { n: 4 })} />
      <span className="text-soft">{t('product.reviews', { n: 5 })}</span>
    </>
  );
}

function Summary({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const [expanded, setExpanded] = useState(false);
  const text = plainText(product.descriptions[0]?.html ?? '');
  if (text === '') return null;
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <p lang={product.descriptions[0]?.language}>{expanded ? text : cutAfterWord(text, maxDescription)}</p>
      {text.length > maxDescription && (
        <Button
          kind="plain"
          size="s"
          className="-ms-3"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'product.less' : 'product.more')}
        </Button>
      )}
    </div>
  );
}

const Loading = () => (
  <div className="grid grid-cols-1 gap-6 md:grid-cols-2" aria-busy="true">
    <Skeleton className="aspect-square w-full" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  </div>
);

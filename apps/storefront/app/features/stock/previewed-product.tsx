import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import type { deliveryFactsOf } from '../addresses/delivery/delivery.ts';
import { DeliveryFacts } from '../addresses/delivery/delivery-facts.tsx';
import { Description } from '../catalog/product/description.tsx';
import { OptionsPanel } from '../catalog/product/options-panel.tsx';
import { ProductArrangement } from '../catalog/product/product-arrangement.tsx';
import { ProductGallery } from '../catalog/product/product-gallery.tsx';
import { PriceBlock, ProductHead } from '../catalog/product/product-head.tsx';
import type { ProductView } from '../catalog/product/product-view.ts';
import { Specifications } from '../catalog/product/specifications.tsx';
import { useChoosing } from '../catalog/product/use-choosing.ts';
import { StockLine } from './stock-line.tsx';

interface PreviewedProductProps {
  product: ProductView;
  isSaved: boolean;
  delivery: ReturnType<typeof deliveryFactsOf>;
}

export function PreviewedProduct({ product, isSaved, delivery }: PreviewedProductProps) {
  const { t } = useLanguage();
  const { card, variants } = product;
  const choosing = useChoosing(variants);
  return (
    <>
      <p
        role="note"
        className="sticky top-0 z-20 bg-ink px-4 py-2.5 text-center text-sm font-semibold text-page"
      >
        {t(isSaved ? 'preview.note' : 'preview.unsaved')}
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

import { useEffect } from 'react';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { percentOff } from '../card/card.ts';
import { rememberSeen } from './seen.ts';
import type { ProductView } from './product-view.ts';
import { StarRow } from '@haat/web/ui/star-row.tsx';
import { useFrame, useShopName } from '../../tenant/frame.ts';

interface ProductHeadProps {
  product: ProductView;
  reviewsAt: string;
  /** Nobody is to find it again among what they have seen. */
  isPreview?: boolean;
}

export function ProductHead({ product, reviewsAt, isPreview = false }: ProductHeadProps) {
  const { t } = useLanguage();
  const { card, rating } = product;
  const { subdomain } = useFrame();
  const shopName = useShopName();
  useEffect(() => {
    if (isPreview) return;
    const { title, slug, price, images } = card;
    rememberSeen(subdomain, shopName, { title, slug, price, image: images[0]?.url ?? null });
  }, [subdomain, shopName, card, isPreview]);
  return (
    <header className="grid gap-1.5">
      <h1 className="page-head max-md:text-lg">{card.title}</h1>
      <p className="text-sm text-soft">
        {t('product.by')}{' '}
        <ShopLink
          to={`/shop/${encodeURIComponent(card.adminId.slug)}`}
          className="font-semibold text-primary-ink hover:underline"
        >
          {card.adminId.shopName}
        </ShopLink>
      </p>
      <a
        href={reviewsAt}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start md:pointer-fine:min-h-8 text-sm hover:underline"
      >
        <Rating rating={rating} />
      </a>
    </header>
  );
}

export function Rating({ rating }: Pick<ProductView, 'rating'>) {
  const { t, digits } = useLanguage();
  if (rating.count === 0) return <span className="text-soft">{t('reviews.none')}</span>;
  const average = rating.average.toFixed(1);
  return (
    <>
      <StarRow value={rating.average} size={16} label={t('product.rating', { n: digits(average) })} />
      <span aria-hidden className="font-semibold">
        {digits(average)}
      </span>
      <span className="text-soft">
        {t(rating.count === 1 ? 'product.reviews.one' : 'product.reviews', { n: rating.count })}
      </span>
    </>
  );
}

export function PriceBlock({ card }: Pick<ProductView, 'card'>) {
  const { t, rupees } = useLanguage();
  const off = percentOff(card.discount);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-bold">{rupees(card.price)}</span>
        {card.markPrice > card.price && (
          <span className="text-soft">
            <span className="sr-only">{t('card.was')} </span>
            <s>{rupees(card.markPrice)}</s>
          </span>
        )}
        {off > 0 && (
          <span className="rounded-full bg-sale px-2.5 py-0.5 text-sm font-bold text-surface">
            {t('card.off', { n: off })}
          </span>
        )}
      </p>
      {/* It ends before the chat button, which hangs over the first screen of a phone. */}
      <p className="pe-12 text-xs text-soft">{t('product.taxed')}</p>
    </div>
  );
}

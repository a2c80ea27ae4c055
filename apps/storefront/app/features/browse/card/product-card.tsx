import { memo, startTransition, useEffect, useState } from 'react';
import { ShopLink, useLanguage } from '../../../platform/i18n/language.tsx';
import { useNear } from '../../../platform/hydration/use-near.ts';
import { percentOff, productPath } from '../../catalog/card/card.ts';
import type { Card } from '../../catalog/card/card.ts';
import { countView } from '../../catalog/card/count-view.ts';
import { CardPictures } from '../../catalog/card/card-pictures.tsx';
import { island } from '../../../platform/hydration/island.tsx';
import { Price } from '../../../ui/price.tsx';
import { CardCart, fetchStepper } from './card-cart.tsx';

const CardActions = memo(
  island(async () => (await import('./card-actions.tsx')).CardActions, { when: 'shown' }),
);

/** A product among others (spec §2): pictures, discount, title, price, cart, and what it offers when pointed at. */
export function ProductCard({ card, first }: { card: Card; first?: boolean }) {
  const { t, language } = useLanguage();
  const [awake, setAwake] = useState(false);
  const { ref, near } = useNear<HTMLElement>();
  const wake = card.images.length > 1 ? () => startTransition(() => setAwake(true)) : undefined;
  useEffect(() => {
    if (near) fetchStepper();
  }, [near]);
  const open = () => countView(card._id);
  const off = percentOff(card.discount);
  return (
    // It hears that somebody is near; what can be done stands inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article ref={ref} className="group card" onPointerEnter={wake} onFocus={wake}>
      <div className={`card-corners relative aspect-square bg-sunken${card.inStock ? '' : ' opacity-70'}`}>
        <CardPictures card={card} near={near} awake={awake} first={first} onOpen={open} />
        {off > 0 && <span className="card-badge">{t('card.off', { n: off })}</span>}
      </div>
      <div className="flex grow flex-col gap-1 p-2.5 sm:p-3">
        <h3 className="min-h-[2lh] text-sm leading-normal" title={card.cut ? card.title : undefined}>
          <ShopLink
            to={productPath(card)}
            aria-label={card.cut ? card.title : undefined}
            className="hover:text-primary-ink"
            onClick={open}
          >
            {card.cut ?? card.title}
          </ShopLink>
        </h3>
        <Price
          amount={card.price}
          mark={card.markPrice}
          markLabel={t('card.was')}
          language={language}
          className="mt-auto pb-1.5"
        />
        <CardCart card={card} />
      </div>
      {near && <CardActions card={card} />}
    </article>
  );
}

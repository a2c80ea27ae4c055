import { memo, startTransition, useEffect, useState } from 'react';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useNear } from '@haat/web/platform/hydration/use-near.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { percentOff, productPath } from '../../catalog/card/card.ts';
import type { Card } from '../../catalog/card/card.ts';
import { countView } from '../../catalog/card/count-view.ts';
import { CardPictures } from '../../catalog/card/card-pictures.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Price } from '@haat/web/ui/price.tsx';
import { CardHeart, fetchWishToggle } from './card-heart.tsx';
import { CardCart, fetchStepper } from './card-cart.tsx';

const CardActions = memo(
  island(async () => (await import('./card-actions.tsx')).CardActions, { when: 'shown' }),
);
const CardAgreed = memo(
  island(async () => (await import('./card-agreed.tsx')).CardAgreed, { when: 'shown' }),
);
const CardMenu = memo(island(async () => (await import('./card-menu.tsx')).CardMenu, { when: 'shown' }));

/** A product among others (spec §2): pictures, discount, title, price, cart, and what it offers when pointed at. */
export function ProductCard({ card, first }: { card: Card; first?: boolean }) {
  const { t, language } = useLanguage();
  const [awake, setAwake] = useState(false);
  const { ref, near } = useNear<HTMLElement>();
  const wake = card.images.length > 1 ? () => startTransition(() => setAwake(true)) : undefined;
  useEffect(() => {
    if (!near) return;
    fetchStepper();
    fetchWishToggle();
  }, [near]);
  const open = () => countView(card._id);
  const touch = near && matchMedia('(pointer: coarse)').matches;
  const { shopName: seller } = card.adminId;
  const off = percentOff(card.discount);
  return (
    // It hears that somebody is near; what can be done stands inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article ref={ref} className="group card" onPointerEnter={wake} onFocus={wake}>
      <div className={`relative aspect-square rounded-box bg-sunken${card.inStock ? '' : ' card-sold-out'}`}>
        <CardPictures card={card} near={near} awake={awake} first={first} onOpen={open} />
        {off > 0 && <span className="card-badge">{t('card.off', { n: off })}</span>}
        {near && <Agreed card={card} />}
      </div>
      <div className="card-price">
        <Price amount={card.price} mark={card.markPrice} markLabel={t('card.was')} language={language} />
        {touch && <CardMenu card={card} />}
      </div>
      <h3 className="card-title" title={card.cut ? card.title : undefined}>
        <ShopLink to={productPath(card)} aria-label={card.cut ? card.title : undefined} onClick={open}>
          {card.cut ?? card.title}
        </ShopLink>
      </h3>
      <p className="card-seller">
        <span>{seller}</span>
        {card.town && ` · ${card.town}`}
      </p>
      <CardCart card={card} />
      <CardHeart productId={card._id} />
      {near && !touch && <CardActions card={card} />}
    </article>
  );
}

// A guest has agreed on nothing, and fetches nothing for it.
function Agreed({ card }: { card: Card }) {
  const user = useUser();
  return user ? <CardAgreed card={card} /> : null;
}

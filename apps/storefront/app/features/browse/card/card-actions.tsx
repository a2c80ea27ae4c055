import Eye from 'lucide-react/icons/eye';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { cardToast } from '../../cart/add/cart-item.ts';
import { QuickView } from './quick-view-island.ts';

/** Compare and quick view of a card, shown below its heart when a mouse or the focus is on the card (spec §2). */
export function CardActions({ card }: { card: Card }) {
  const { t } = useLanguage();
  const compare = useCompare(cardToast);
  const [looking, setLooking] = useState(false);
  return (
    <div className="absolute end-0 top-9.5 flex flex-col">
      <button
        type="button"
        className="card-action"
        title={t('compare.add')}
        aria-label={t('compare.add')}
        onClick={() => compare(card)}
      >
        <Scale aria-hidden size={18} />
      </button>
      <button
        type="button"
        className="card-action -mt-1.5"
        title={t('card.quickView')}
        aria-label={t('card.quickView')}
        onClick={() => setLooking(true)}
        onPointerEnter={QuickView.preload}
        onFocus={QuickView.preload}
      >
        <Eye aria-hidden size={18} />
      </button>
      {looking && <QuickView card={card} onClose={() => setLooking(false)} />}
    </div>
  );
}

import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Scale from 'lucide-react/icons/scale';
import { useId, useRef, useState } from 'react';
import type { ToggleEvent } from 'react';
import { useLanguage } from '../../../platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { cardToast } from '../../cart/add/cart-item.ts';
import { QuickView } from './quick-view-island.ts';

/** Compare and quick view on a touch screen, which has nothing to point with: behind dots at the end of the price. */
export function CardMenu({ card }: { card: Card }) {
  const { t } = useLanguage();
  const compare = useCompare(cardToast);
  const [looking, setLooking] = useState(false);
  const id = useId();
  const dots = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const box = dots.current?.getBoundingClientRect();
    if (newState !== 'open' || !box || !menu.current) return;
    // On the page and not on the screen: it goes along when the page scrolls.
    menu.current.style.top = `${scrollY + box.bottom}px`;
    menu.current.style.right = `${document.documentElement.clientWidth - box.right}px`;
  };
  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <button
        ref={dots}
        type="button"
        popoverTarget={id}
        title={t('card.more')}
        aria-label={t('card.more')}
        className="tap absolute -end-2 -top-2 inline-grid place-items-center rounded-full text-soft"
      >
        <EllipsisVertical aria-hidden size={20} />
      </button>
      <div ref={menu} id={id} popover="auto" onBeforeToggle={place} className="menu">
        <button type="button" className="menu-entry" onClick={choose(() => compare(card))}>
          <Scale aria-hidden size={20} />
          {t('compare.add')}
        </button>
        <button
          type="button"
          className="menu-entry"
          onPointerDown={QuickView.preload}
          onClick={choose(() => setLooking(true))}
        >
          <Eye aria-hidden size={20} />
          {t('card.quickView')}
        </button>
      </div>
      {looking && <QuickView card={card} onClose={() => setLooking(false)} />}
    </>
  );
}

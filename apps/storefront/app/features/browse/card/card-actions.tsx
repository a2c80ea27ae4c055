import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { useWish } from '../../wishlist/use-wish.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { island } from '../../../platform/hydration/island.tsx';
import { cardToast } from '../../cart/add/cart-item.ts';

const QuickView = island(async () => (await import('../quick-view.tsx')).QuickView, { when: 'shown' });

/**
 * Wishlist, compare and quick view of a card (spec §2): shown when a mouse or the focus is on the card; on a touch
 * screen the heart is always there and the other two come from the dots below it.
 */
export function CardActions({ card }: { card: Card }) {
  const { t } = useLanguage();
  const wish = useWish(card._id, cardToast);
  const compare = useCompare(cardToast);
  const [open, setOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const [touch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const further = open || !touch;
  return (
    <div className="absolute end-0.5 top-0.5 flex flex-col">
      <Action label={wish.label} pressed={wish.listed} shown={wish.listed} onPress={wish.toggle}>
        <Heart aria-hidden className={`size-5 ${wish.listed ? 'fill-sale text-sale' : ''}`} />
      </Action>
      <Action
        label={t('card.more')}
        className="-mt-1.5 pointer-fine:hidden"
        expanded={open}
        onPress={() => setOpen(!open)}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </Action>
      {further && (
        <>
          <Action label={t('compare.add')} className="-mt-1.5" onPress={() => compare(card)}>
            <Scale aria-hidden className="size-5" />
          </Action>
          <Action
            label={t('card.quickView')}
            className="-mt-1.5"
            onPress={() => setLooking(true)}
            onAim={QuickView.preload}
          >
            <Eye aria-hidden className="size-5" />
          </Action>
        </>
      )}
      {looking && <QuickView card={card} onClose={() => setLooking(false)} />}
    </div>
  );
}

interface ActionProps {
  label: string;
  onPress: () => void;
  /** Somebody is about to press: time to fetch what it needs. */
  onAim?: () => void;
  className?: string;
  pressed?: boolean;
  expanded?: boolean;
  /** Shown also while nobody points at the card. */
  shown?: boolean;
  children: ReactNode;
}

function Action(props: ActionProps) {
  const hiding = props.shown
    ? ''
    : 'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100';
  return (
    <IconButton
      label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      onClick={props.onPress}
      onPointerEnter={props.onAim}
      onFocus={props.onAim}
      className={`transition-opacity hover:bg-transparent ${hiding} ${props.className ?? ''}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 shadow-card transition-colors hover:bg-surface">
        {props.children}
      </span>
    </IconButton>
  );
}

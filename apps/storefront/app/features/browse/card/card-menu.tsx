import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { cardToast } from '../../cart/add/cart-item.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { QuickView } from './quick-view-island.ts';

/** Compare and quick view on a touch screen, which has nothing to point with: a sheet behind dots at the end of the price. */
export function CardMenu({ card }: { card: Card }) {
  const { t } = useLanguage();
  const compare = useCompare(cardToast);
  const [open, setOpen] = useState<'menu' | 'quick view' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('card.more')}
        aria-label={t('card.more')}
        className="tap absolute -end-2 -top-2 inline-grid place-items-center rounded-full text-soft"
        onClick={() => setOpen('menu')}
      >
        <EllipsisVertical aria-hidden size={20} />
      </button>
      {open === 'menu' && (
        <Dialog title={card.title} closeLabel={t('close')} onClose={close}>
          <div className="p-2">
            <button
              type="button"
              className="menu-entry"
              onClick={() => {
                close();
                compare(card);
              }}
            >
              <Scale aria-hidden size={20} />
              {t('compare.add')}
            </button>
            <button
              type="button"
              className="menu-entry"
              onPointerDown={QuickView.preload}
              onClick={() => setOpen('quick view')}
            >
              <Eye aria-hidden size={20} />
              {t('card.quickView')}
            </button>
          </div>
        </Dialog>
      )}
      {open === 'quick view' && <QuickView card={card} onClose={close} />}
    </>
  );
}

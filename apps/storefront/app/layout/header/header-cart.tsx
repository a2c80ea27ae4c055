import { useState } from 'react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useCartCount } from '../../features/cart/cart.ts';
import { iconButtonLook } from '@haat/web/ui/icon-button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { isWide, useHoverOpen } from './header-hover.ts';

const CartPanel = island(async () => (await import('../../features/cart/lines/cart-panel.tsx')).CartPanel, {
  when: 'shown',
});
const CartSheet = island(async () => (await import('./cart-sheet.tsx')).CartSheet, { when: 'shown' });

/** The cart's button with its count: opens the panel on desktop, the sheet on a phone (spec §2). */
export function HeaderCart() {
  const { t, digits } = useLanguage();
  const count = useCartCount();
  const { open, close, area, button } = useHoverOpen(CartPanel.preload);
  const [sheet, setSheet] = useState(false);
  const label = t(count === 1 ? 'cart.button.one' : 'cart.button', { n: count });
  return (
    <div {...area}>
      <RenderedOnce
        as="button"
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        className={iconButtonLook}
        onPointerDown={() => (isWide() ? CartPanel : CartSheet).preload()}
        onClick={() => (isWide() ? button.onClick() : setSheet(true))}
        keyOf={() => 'cart'}
      >
        {() => (
          <>
            <ShoppingCart aria-hidden size={22} />
            {count > 0 && (
              <span
                key={count}
                aria-hidden
                className="animate-beat absolute right-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-bold leading-none text-on-primary"
              >
                {count > 99 ? `${digits(99)}+` : digits(count)}
              </span>
            )}
          </>
        )}
      </RenderedOnce>
      <span aria-live="polite" className="sr-only">
        {count > 0 && label}
      </span>
      {open && <CartPanel onClose={close} />}
      {sheet && <CartSheet onClose={() => setSheet(false)} />}
    </div>
  );
}

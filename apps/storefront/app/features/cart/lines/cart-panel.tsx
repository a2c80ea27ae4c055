import { useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useCartLines } from '../cart.ts';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { CartCount, CartFoot, CartLines, CartNotice, EmptyCart } from './cart-panel-lines.tsx';

/** The cart at the right of a wide screen: 25rem, slides in, does not block the page (spec §2, §9). */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const empty = useCartLines().length === 0;
  const panel = useRef<HTMLElement>(null);
  // The button that a key has opened it with lies under it, and with it the ring around what has the focus.
  useEffect(() => {
    if (document.activeElement?.matches('[aria-haspopup=dialog]:focus-visible'))
      panel.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section
      ref={panel}
      data-cart
      role="dialog"
      tabIndex={-1}
      aria-label={t('cart.title')}
      className="fixed inset-y-0 right-0 z-40 flex w-[25rem] flex-col border-l border-line bg-surface outline-none shadow-panel transition-transform duration-200 starting:translate-x-full"
    >
      <div className="flex items-center gap-3 border-b border-line py-2 pl-4 pr-2">
        <h2 className="grow text-lg font-bold">{t('cart.title')}</h2>
        <CartCount place="panel" />
        <IconButton
          label={t('close')}
          onClick={onClose}
          // Back from here leads to the header's button, which the panel would cover.
          onKeyDown={({ key, shiftKey }) => key === 'Tab' && shiftKey && onClose()}
        >
          <X aria-hidden size={22} />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
        <CartNotice />
        {empty ? <EmptyCart /> : <CartLines place="panel" />}
      </div>
      {!empty && (
        <div className="border-t border-line p-4">
          <CartFoot />
        </div>
      )}
    </section>
  );
}

import RefreshCw from 'lucide-react/icons/refresh-cw';
import { keepFocus } from '@haat/web/ui/keep-focus.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { cart } from '../../cart/cart.ts';
import { acceptedLines } from '../../cart/rows.ts';
import type { CartRow } from '../../cart/rows.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { noticeOf } from './checkout-lines.tsx';

interface Props {
  rows: CartRow[];
  onApplied: () => void;
}

/** What changed in the shop since things were put into the cart, taken over with one press. */
export function CheckoutChanges({ rows, onApplied }: Props) {
  const { t } = useLanguage();
  const changed = rows.filter((row) => !['choice', 'zero', null].includes(noticeOf(row))).length;
  if (changed === 0) return null;
  return (
    <div
      role="status"
      className="grid gap-3 rounded-box border border-warn bg-surface p-4 sm:flex sm:items-center sm:justify-between"
    >
      <div className="grid gap-0.5 text-sm">
        <p className="font-semibold">
          {t(changed === 1 ? 'checkout.changed.one' : 'checkout.changed', { n: changed })}
        </p>
        <p className="text-soft">{t('checkout.changedText')}</p>
      </div>
      <Button
        size="s"
        className="shrink-0"
        onClick={({ currentTarget }) => {
          const [items, page] = [currentTarget.closest('section'), currentTarget.closest('main')];
          const take = () => {
            cart.update((lines) => acceptedLines(lines, rows));
            onApplied();
          };
          keepFocus(take, () =>
            items?.isConnected ? items.querySelector<HTMLElement>('a, button:enabled') : page,
          );
        }}
      >
        <RefreshCw size={16} aria-hidden />
        {t('checkout.applyAll')}
      </Button>
    </div>
  );
}

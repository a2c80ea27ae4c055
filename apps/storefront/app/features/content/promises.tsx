import HandCoins from 'lucide-react/icons/hand-coins';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo from 'lucide-react/icons/undo-2';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

const promises = [
  ['promise.pay', HandCoins],
  ['promise.fee', ReceiptText],
  ['promise.returns', Undo],
] as const;

/** What a shopper who never met these sellers wants to know first, in one strip of 44 px. */
export function Promises() {
  const { t } = useLanguage();
  return (
    <ul className="flex min-h-11 items-center justify-between gap-2 text-xs font-medium text-soft sm:justify-center sm:gap-10 sm:text-sm">
      {promises.map(([word, Icon]) => (
        <li key={word} className="flex items-center gap-1.5 leading-4">
          <Icon aria-hidden size={18} className="shrink-0 text-sale" />
          {t(word)}
        </li>
      ))}
    </ul>
  );
}

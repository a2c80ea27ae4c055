import HandCoins from 'lucide-react/icons/hand-coins';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo from 'lucide-react/icons/undo-2';
import { useFrame } from '../tenant/frame.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';

/** What a shopper who never met these sellers wants to know first, in one strip of 44 px: what the shop does promise. */
export function Promises() {
  const { t } = useLanguage();
  const { pay, fee, returnDays } = useFrame().settings.promises;
  const promises = [
    ...(pay ? [[t('promise.pay'), HandCoins] as const] : []),
    ...(fee ? [[t('promise.fee'), ReceiptText] as const] : []),
    ...(returnDays
      ? [[t(returnDays === 1 ? 'promise.returns.one' : 'promise.returns', { n: returnDays }), Undo] as const]
      : []),
  ];
  if (promises.length === 0) return null;
  return (
    <RenderedOnce
      as="ul"
      className="flex min-h-11 [anchor-name:--promises] flex-wrap items-center justify-between gap-2 text-xs font-medium text-soft sm:justify-center sm:gap-x-10 sm:text-sm"
      keyOf={() => 'promises'}
    >
      {() =>
        promises.map(([word, Icon]) => (
          <li
            key={word}
            className="flex min-w-min basis-20 items-center gap-1.5 leading-4 wrap-normal sm:basis-auto max-sm:grow max-sm:nth-2:grow-3"
          >
            <Icon aria-hidden size={18} className="shrink-0 text-sale" />
            {word}
          </li>
        ))
      }
    </RenderedOnce>
  );
}

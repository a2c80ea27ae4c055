import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { DeliverySettings } from '@haat/contract/addresses/schemas';
import { fill } from '@haat/contract/core/fill';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useStored } from '@haat/web/platform/storage/stored.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { forgetReply, keepReply, savedReplies } from './saved-replies.ts';

interface SavedRepliesProps {
  price: number | null;
  /** The shop's terms, once they are known. */
  delivery: DeliverySettings | undefined;
  /** What stands in the box. */
  typed: string;
  onUse: (words: string) => void;
}

/** Replies for a tap: the house's own and those that were kept. */
export function SavedReplies({ price, delivery, typed, onUse }: SavedRepliesProps) {
  const { t, rupees } = useLanguage();
  const kept = useStored(savedReplies);
  const [said, setSaid] = useState(false);
  const values: Record<string, string> = {
    price: price === null ? '' : rupees(price),
    delivery:
      delivery?.deliveryMode !== 'standard'
        ? t('saved.area')
        : delivery.flatDeliveryCharge === 0
          ? t('saved.free')
          : rupees(delivery.flatDeliveryCharge),
  };
  const filled = (text: string) => fill(text, (name) => values[name]);
  const house = [t('saved.price'), t('saved.stock'), t('saved.delivery')];
  return (
    <div className="grid gap-1">
      <ul className="flex gap-2 overflow-x-auto no-scrollbar" aria-label={t('talk.saved')}>
        {[...kept, ...house].map((text) => (
          <li key={text} className="flex shrink-0">
            <button
              type="button"
              className={`${chipLook()} max-w-60 ${kept.includes(text) ? 'rounded-e-none' : ''}`}
              onClick={() => onUse(filled(text))}
            >
              <span className="truncate">{filled(text)}</span>
            </button>
            {kept.includes(text) && (
              <button
                type="button"
                aria-label={t('talk.forget')}
                className="tap grid place-items-center rounded-e-full border border-s-0 border-line"
                onClick={() => forgetReply(text)}
              >
                <X aria-hidden size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {typed !== '' && !kept.includes(typed) && !house.some((text) => filled(text) === typed) && (
        <Button
          kind="plain"
          size="s"
          className="justify-self-start"
          onClick={() => {
            keepReply(typed);
            setSaid(true);
          }}
        >
          {t('talk.save')}
        </Button>
      )}
      <p role="status" className="text-xs text-soft empty:hidden">
        {said && t('talk.savedNow', { price: '{price}', delivery: '{delivery}' })}
      </p>
    </div>
  );
}

import { useRef } from 'react';
import HandCoins from 'lucide-react/icons/hand-coins';
import { movesOf } from '@haat/contract/inquiry/offer-states';
import type { Offer } from '@haat/contract/inquiry/schemas';
import { useMove } from '@haat/web/platform/api/use-move.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { useFocusWhenFewer } from '@haat/web/ui/keep-focus.ts';
import type { Talk } from '../use-conversation.ts';
import { offerNow } from './offer-now.ts';

interface Props {
  offer: Offer;
  /** The time it is: an offer ends by itself. */
  now: Date;
  move: Talk['moveOffer'];
}

export function OfferState({ offer, now, move }: Props) {
  const { t, rupees, language } = useLanguage();
  const { until, onSale } = offer;
  const { status, ...at } = offerNow(offer, now);
  const moves = movesOf(status, 'shopper', onSale);
  const amount = rupees(at.amount);
  const { busy, problem, run } = useMove((how: 'accept' | 'withdraw') => move(offer, how), status);
  const place = useRef<HTMLParagraphElement>(null);
  useFocusWhenFewer(place, moves.length);
  return (
    <div className="grid gap-2 rounded-box border border-line p-3 text-sm">
      <p
        ref={place}
        tabIndex={-1}
        role="status"
        className={`flex gap-2 ${status === 'accepted' ? 'font-semibold text-good' : ''}`}
      >
        <HandCoins aria-hidden size={20} className="shrink-0" />
        {t(`offer.${at.told}`, { amount, when: momentText(until, language) })}
      </p>
      {moves.length > 0 && !onSale && <p>{t('offer.notOnSale')}</p>}
      {moves.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {moves.includes('accept') && (
            <Button size="s" busy={busy} onClick={() => run('accept')}>
              {t('offer.accept', { amount })}
            </Button>
          )}
          <Button kind="quiet" size="s" busy={busy} onClick={() => run('withdraw')}>
            {t('offer.withdraw')}
          </Button>
        </div>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

import { useState } from 'react';
import { answerOffer } from '@haat/contract/inquiry/calls';
import { agreedPrice, movesOf, statusNow } from '@haat/contract/inquiry/offer-states';
import type { Offer, Question } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import type { CallInput } from '@haat/contract/core/endpoint';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useMove } from '@haat/web/platform/api/use-move.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';

interface OfferCardProps {
  offer: Offer;
  /** It was answered, or, where that is not known, has moved meanwhile. */
  onAnswered: (question?: Question) => void;
}

/** A price that a shopper proposed: where it stands, and while it waits the three answers to it. */
export function OfferCard({ offer, onAnswered }: OfferCardProps) {
  const { t, language, rupees } = useLanguage();
  const { _id: offerId, amount, listedPrice, until, used, onSale } = offer;
  const status = statusNow({ status: offer.status, until: new Date(until), used }, useNow());
  const moves = movesOf(status, 'vendor', onSale);
  const {
    busy,
    problem,
    run: answer,
  } = useMove(async (input: CallInput<typeof answerOffer>) => {
    try {
      onAnswered((await call(answerOffer, input)).data);
    } catch (error) {
      onAnswered();
      throw error;
    }
  }, status);
  return (
    <section className="grid gap-3 desk-row" aria-label={t('offer.title', { amount: rupees(amount) })}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg font-bold">{t('offer.title', { amount: rupees(amount) })}</h2>
        <p className="text-sm text-soft">{t('offer.listed', { price: rupees(listedPrice) })}</p>
      </header>
      <p className="text-sm">
        {t(used ? 'offer.used' : `offer.${status}`, { amount: rupees(agreedPrice(offer)) })}
        {(moves.length > 0 || (status === 'accepted' && !used)) &&
          ` · ${t('offer.until', { when: momentText(until, language) })}`}
      </p>
      {moves.length > 0 && !onSale && <p className="text-sm">{t('offer.notOnSale')}</p>}
      {moves.includes('accept') && (
        <Button busy={busy} onClick={() => answer({ offerId, move: 'accept' })}>
          {t('offer.accept', { amount: rupees(amount) })}
        </Button>
      )}
      {moves.includes('counter') && amount + 1 <= listedPrice && (
        <Counter
          offer={offer}
          busy={busy}
          onCounter={(asked) => answer({ offerId, move: 'counter', amount: asked })}
        />
      )}
      {moves.includes('decline') && (
        <Button kind="danger" busy={busy} onClick={() => answer({ offerId, move: 'decline' })}>
          {t('offer.decline')}
        </Button>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}

/** So many steps lie between what was offered and the price, so that a thumb is there soon. */
const steps = 8;

interface CounterProps {
  offer: Offer;
  busy: boolean;
  onCounter: (asked: number) => void;
}

/** Another price: more than was offered, and no more than the product costs. It begins in the middle. */
function Counter({ offer: { amount, listedPrice }, busy, onCounter }: CounterProps) {
  const { t, rupees } = useLanguage();
  const step = Math.max(1, Math.round((listedPrice - amount) / steps / 5) * 5);
  const within = (asked: number) => Math.min(listedPrice, Math.max(amount + 1, asked));
  const [asked, setAsked] = useState(within(Math.round((amount + listedPrice) / 2)));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Stepper
        shown={rupees(asked)}
        labels={{ group: t('offer.amount'), plus: t('offer.plus'), minus: t('offer.minus') }}
        plus={asked < listedPrice ? 'offered' : 'disabled'}
        minus={asked > amount + 1 ? 'offered' : 'disabled'}
        onPlus={() => setAsked(within(asked + step))}
        onMinus={() => setAsked(within(asked - step))}
      />
      <Button kind="outline" className="grow" busy={busy} onClick={() => onCounter(asked)}>
        {t('offer.counter', { amount: rupees(asked) })}
      </Button>
    </div>
  );
}

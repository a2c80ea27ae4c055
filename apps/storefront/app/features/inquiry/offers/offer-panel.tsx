import { useId, useRef, useState } from 'react';
import HandCoins from 'lucide-react/icons/hand-coins';
import { judgeOffer, offerText } from '@haat/contract/inquiry/rules';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { keepIntent } from '@haat/web/platform/session/intent.ts';
import { keepFocus, useFocusWhenFewer } from '@haat/web/ui/keep-focus.ts';
import { integerOf } from '@haat/web/platform/forms/form-text.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import type { Connection } from '../connection.ts';
import type { Subject } from '../subject.ts';
import { agreedFor, useAgreedOffers } from './agreed.ts';

interface Props {
  subject: Subject;
  /** What it costs today, in whole rupees. */
  price: number;
  connection: Connection;
  onOffer: (content: string, amount: number) => void;
}

/**
 * Make an Offer: a lower price, at most 400 rupees below the listed one (spec §4, §5, §9). Once a price is agreed, what it is
 * and the way to buy at it: until then, or its end, no other offer is taken.
 */
export function OfferPanel({ subject, price, connection, onOffer }: Props) {
  const { t, rupees, language } = useLanguage();
  const { product } = subject;
  const [open, setOpen] = useState(false);
  const id = useId();
  const now = useNow();
  const agreed = agreedFor(useAgreedOffers(), product._id, price);
  const isAgreed = agreed !== undefined && new Date(agreed.until) > now;
  const place = useRef<HTMLElement>(null);
  useFocusWhenFewer(place, isAgreed ? 0 : 1);
  const offer = (amount: number) => {
    const link = `${location.origin}/product/${encodeURIComponent(product.slug)}`;
    // The server writes the same words; until then they stand here.
    onOffer(offerText(amount, { title: product.title, link }), amount);
    setOpen(false);
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="shrink-0 border-b border-line outline-none"
    >
      <div className="flex items-center gap-2 px-4 py-1.5">
        <HandCoins aria-hidden size={20} className="text-soft" />
        <h3
          id={`${id}-title`}
          className={`min-w-0 grow text-sm font-semibold ${isAgreed ? 'text-good' : ''}`}
        >
          {isAgreed
            ? t('offer.accepted', {
                amount: rupees(agreed.price),
                when: momentText(agreed.until, language),
              })
            : t('offer.title')}
        </h3>
        {!isAgreed && (
          <Button
            kind="outline"
            size="s"
            aria-expanded={open}
            aria-controls={`${id}-panel`}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'offer.close' : 'offer.open')}
          </Button>
        )}
      </div>
      {isAgreed ? (
        <BuyLink subject={subject} price={price} />
      ) : (
        <div id={`${id}-panel`} hidden={!open} className="max-h-[min(450px,45dvh)] overflow-y-auto px-4 pb-3">
          {open && <OfferForm price={price} isThere={connection.state === 'connected'} onOffer={offer} />}
        </div>
      )}
    </section>
  );
}

/** To the cart, which puts in what is not in it. */
function BuyLink({ subject: { product, vendor }, price }: Pick<Props, 'subject' | 'price'>) {
  const { t, href } = useLanguage();
  const { _id: productId, title, slug } = product;
  const agreed = { productId, title, slug, price, image: null, adminId: vendor._id };
  return (
    <div className="px-4 pb-3">
      <ShopLink
        className={buttonLook('primary', 's')}
        to="/cart-details"
        onClick={() => keepIntent({ at: href('/cart-details'), wish: { agreed } })}
      >
        {t('offer.buy')}
      </ShopLink>
    </div>
  );
}

interface FormProps {
  price: number;
  isThere: boolean;
  onOffer: (amount: number) => void;
}

function OfferForm({ price, isThere, onOffer }: FormProps) {
  const { t, rupees, language } = useLanguage();
  const [text, setText] = useState('');
  const amount = integerOf(text);
  const verdict = judgeOffer(amount, price);
  const isBroken = text !== '' && amount === null;
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict.kind === 'ok' && amount !== null && isThere) onOffer(amount);
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label={t('offer.amount')}
          wrong={isBroken || verdict.kind === 'above-price' || verdict.kind === 'too-low' ? '' : undefined}
          // A field for numbers takes no Nepali digits: on a Nepali page it is one of text that is told like one.
          {...(language === 'ne-NP'
            ? {
                ...{ role: 'spinbutton', 'aria-valuemin': 0, 'aria-valuemax': price },
                'aria-valuenow': amount ?? undefined,
              }
            : { type: 'number', min: 0, max: price, step: 1 })}
          inputMode="numeric"
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={verdict.kind === 'empty' || !isThere}>
          {t('offer.send')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('offer.listed', { price: rupees(price) })}</p>
      <div role="alert" className="grid gap-1 text-sm empty:hidden">
        {isBroken && <p className="text-bad">{t('offer.whole')}</p>}
        {verdict.kind === 'above-price' && <p className="text-bad">{t('offer.above')}</p>}
        {verdict.kind === 'too-low' && (
          <>
            <p className="font-semibold text-bad">{t('offer.low')}</p>
            <p>
              {t('offer.minimum')}: <span className="font-semibold">{rupees(verdict.minimum)}</span>
            </p>
          </>
        )}
      </div>
      {verdict.kind === 'too-low' && (
        <Button
          kind="quiet"
          size="s"
          className="justify-self-start"
          onClick={({ currentTarget: { form } }) =>
            keepFocus(
              () => setText(String(verdict.minimum)),
              () => form?.querySelector('input'),
            )
          }
        >
          {t('offer.useMinimum')}
        </Button>
      )}
    </form>
  );
}

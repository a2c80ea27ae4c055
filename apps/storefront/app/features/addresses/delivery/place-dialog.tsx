import { useState } from 'react';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import type { DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';
import { areasFor, arrivalOf } from '@haat/contract/addresses/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import type { Language } from '@haat/contract/core/language';
import { fetchAddressWords } from '../../../messages/address-words.ts';
import { call } from '@haat/web/platform/api/call.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { lastPlace } from './last-place.ts';
import { PlacePicker } from '../place-picker.tsx';
import { nowhere } from '../use-places.ts';
import { deliveryFactsOf } from './delivery.ts';
import type { DeliveryFacts } from './delivery.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { useFrame } from '../../tenant/frame.ts';

/** Where something is to go, typed or chosen, and what delivery there takes: this phone remembers it, also a guest's. */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const { subdomain } = useFrame();
  const { query, retry } = useQuery(subdomain, (signal) => fetchStart(subdomain, language, signal));
  return (
    <Dialog title={t('product.place')} closeLabel={t('close')} onClose={onClose} width="34rem">
      {query.state === 'ready' ? (
        <MoreMessages words={query.data.words}>
          <Content {...query.data} shop={subdomain} onClose={onClose} />
        </MoreMessages>
      ) : query.state === 'loading' ? (
        <div className="p-4" aria-busy="true">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />
      )}
    </Dialog>
  );
}

async function fetchStart(domain: string, language: Language, signal: AbortSignal) {
  const [words, terms, locations] = await Promise.all([
    fetchAddressWords(language),
    call(getDeliverySettings, { domain }, { signal }),
    call(listDeliveryLocations, { domain }, { signal }),
  ]);
  return { words, terms, locations };
}

interface ContentProps {
  terms: DeliverySettings;
  locations: DeliveryLocation[];
  shop: string;
  onClose: () => void;
}

function Content({ terms, locations, shop, onClose }: ContentProps) {
  const { t } = useLanguage();
  const [place, setPlace] = useState(nowhere);
  const { localLevel } = place;
  const offer = localLevel && areasFor(locations, place);
  const areas = offer?.best ? [offer.best] : (offer?.areas ?? []).map(({ area }) => area);
  const facts = deliveryFactsOf(terms, [{ deliveryAreas: areas }]);
  const { fees, days } = facts;
  const take = () => {
    if (!localLevel || !days) return;
    const { name, nameNe } = localLevel;
    const fee = fees && fees.low === fees.high ? fees.low : null;
    lastPlace.set({ shop, name, nameNe, days: { from: days.low, to: days.high }, fee });
    onClose();
  };
  return (
    <div className="grid gap-4 p-4">
      <PlacePicker place={place} onPlace={setPlace} wrong={{}} />
      <div aria-live="polite" className="grid gap-1 empty:hidden">
        {offer && !offer.covering && <p className="text-sm text-soft">{t('place.notThere')}</p>}
        {offer && days && <Found facts={facts} days={days} />}
      </div>
      <Button size="l" disabled={!offer || !days} onClick={take}>
        {t('place.take')}
      </Button>
    </div>
  );
}

function Found({
  facts: { fees },
  days,
}: {
  facts: DeliveryFacts;
  days: NonNullable<DeliveryFacts['days']>;
}) {
  const { t, rupees, language } = useLanguage();
  const { from, to } = arrivalOf({ from: days.low, to: days.high }, useNow());
  const amount = (fee: number) => (fee === 0 ? t('address.free') : rupees(fee));
  return (
    <>
      {fees && (
        <p className="font-semibold">
          {t('address.delivered')}:{' '}
          {fees.low === fees.high
            ? amount(fees.low)
            : t('place.fees', { low: amount(fees.low), high: amount(fees.high) })}
        </p>
      )}
      <p>{t('place.arrives', { dates: daySpanText(from, to, language) })}</p>
    </>
  );
}

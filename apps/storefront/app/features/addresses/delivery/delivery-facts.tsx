import { useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePlaceHere } from './use-place-here.ts';
import type { DeliveryFacts as Facts } from './delivery.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { ArrivalLine } from './arrival-line.tsx';
import { useFrame } from '../../tenant/frame.ts';

const PlaceDialog = island(async () => (await import('./place-dialog.tsx')).PlaceDialog, { when: 'shown' });

const linkLook = 'text-primary-ink underline underline-offset-2 hover:no-underline';

interface Props {
  facts: Facts;
  vendor: string;
  /** A quick order is offered beside it, whose delivery is free (decision 8). */
  quickOrder?: boolean;
  /** The place can be chosen here; elsewhere what was chosen is followed. */
  asks?: boolean;
}

/** What delivery costs and how to send something back: said before the button (design §6). */
export function DeliveryFacts({ facts, vendor, quickOrder = false, asks = false }: Props) {
  const { t, rupees } = useLanguage();
  const { mode, fees, freeAbove, days } = facts;
  const there = usePlaceHere(useFrame().subdomain)?.fee ?? null;
  const cost = () => {
    if (!fees) return t('product.delivery.ask');
    const amount = (fee: number) => (fee === 0 ? t('product.delivery.free') : rupees(fee));
    // One that the shop does not take any more is no longer said.
    if (there !== null && there >= fees.low && there <= fees.high) return amount(there);
    if (mode === 'standard') return t('product.delivery.flat', { fee: amount(fees.low) });
    return fees.low === fees.high
      ? amount(fees.low)
      : t('product.delivery.area', { low: amount(fees.low), high: amount(fees.high) });
  };
  return (
    <dl className="grid grid-cols-1 gap-2 rounded-box border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex gap-3">
        <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
        <dt className="sr-only">{t('product.delivery')}</dt>
        <dd className="min-w-0">
          {t('product.delivery')}: {cost()} ·{' '}
          <ShopLink to="/shipping-info" className={linkLook}>
            {t('product.delivery.how')}
          </ShopLink>
          {freeAbove !== null && (
            <span className="block text-soft">
              {t('product.delivery.above', { amount: rupees(freeAbove) })}
            </span>
          )}
          {days && (
            <div className="gap-x-2 md:pointer-fine:flex md:pointer-fine:flex-wrap md:pointer-fine:items-center">
              <ArrivalLine days={days} />
              {asks && <AskPlace />}
            </div>
          )}
          {quickOrder && <span className="block text-soft">{t('product.delivery.quick')}</span>}
        </dd>
      </div>
      <div className="flex gap-3">
        <RotateCcw aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
        <dt className="sr-only">{t('product.return')}</dt>
        <dd className="min-w-0">
          {t('product.return.text', { shop: vendor })}{' '}
          <ShopLink to="/return-policy" className={linkLook}>
            {t('product.return.how')}
          </ShopLink>
        </dd>
      </div>
    </dl>
  );
}

function AskPlace() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`block min-h-11 text-start md:pointer-fine:min-h-6 ${linkLook}`}
        onPointerEnter={PlaceDialog.preload}
        onFocus={PlaceDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('product.place')}
      </button>
      {open && <PlaceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

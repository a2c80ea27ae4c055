import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { useStored } from '../core/stored.ts';
import { lastPlace } from '../features/addresses/last-place.ts';
import type { DeliveryFacts as Facts } from '../features/catalog/delivery.ts';
import { island } from '../platform/hydration/island.tsx';
import { useFrame } from './frame.ts';

const ArrivalThere = island(
  async () => (await import('../features/addresses/arrival-there.tsx')).ArrivalThere,
  { when: 'shown' },
);

const linkLook = 'whitespace-nowrap text-primary-ink underline underline-offset-2 hover:no-underline';

interface Props {
  facts: Facts;
  vendor: string;
  /** A quick order is offered beside it, whose delivery is free (decision 8). */
  quickOrder?: boolean;
}

/** What delivery costs and how to send something back: said before the button (design §6). */
export function DeliveryFacts({ facts, vendor, quickOrder = false }: Props) {
  const { t, rupees } = useLanguage();
  const { mode, fees, freeAbove, days } = facts;
  const cost = () => {
    if (!fees) return t('product.delivery.ask');
    const amount = (fee: number) => (fee === 0 ? t('product.delivery.free') : rupees(fee));
    if (mode === 'standard') return t('product.delivery.flat', { fee: amount(fees.low) });
    return fees.low === fees.high
      ? amount(fees.low)
      : t('product.delivery.area', { low: amount(fees.low), high: amount(fees.high) });
  };
  return (
    <dl className="grid gap-2 rounded-box border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex gap-3">
        <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
        <dt className="sr-only">{t('product.delivery')}</dt>
        <dd>
          {t('product.delivery')}: {cost()} ·{' '}
          <ShopLink to="/shipping-info" className={linkLook}>
            {t('product.delivery.how')}
          </ShopLink>
          {freeAbove !== null && (
            <span className="block text-soft">
              {t('product.delivery.above', { amount: rupees(freeAbove) })}
            </span>
          )}
          {days && <Arrival days={days} />}
          {quickOrder && <span className="block text-soft">{t('product.delivery.quick')}</span>}
        </dd>
      </div>
      <div className="flex gap-3">
        <RotateCcw aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
        <dt className="sr-only">{t('product.return')}</dt>
        <dd>
          {t('product.return.text', { shop: vendor })}{' '}
          <ShopLink to="/return-policy" className={linkLook}>
            {t('product.return.how')}
          </ShopLink>
        </dd>
      </div>
    </dl>
  );
}

/** In how many days it comes; where this phone knows the place, on which days. One line in either case, so that nothing moves. */
function Arrival({ days: { low, high } }: { days: NonNullable<Facts['days']> }) {
  const { t } = useLanguage();
  const { subdomain } = useFrame();
  const place = useStored(lastPlace);
  return (
    <span className="block h-lh truncate">
      {place?.shop === subdomain ? (
        <ArrivalThere place={place} />
      ) : (
        t('product.arrivesIn', { from: low, to: high })
      )}
    </span>
  );
}

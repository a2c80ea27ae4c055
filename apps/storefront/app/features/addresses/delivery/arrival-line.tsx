import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { usePlaceHere } from './use-place-here.ts';
import { arrivesIn } from './delivery.ts';
import type { DeliveryFacts } from './delivery.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useFrame } from '../../tenant/frame.ts';

const ArrivalThere = island(async () => (await import('./arrival-there.tsx')).ArrivalThere, {
  when: 'shown',
});

/** In how many days it comes; where this phone knows the place, on which days. One line in either case, so that nothing moves. */
export function ArrivalLine({ days: { low, high } }: { days: NonNullable<DeliveryFacts['days']> }) {
  const { t } = useLanguage();
  const place = usePlaceHere(useFrame().subdomain);
  return (
    <span className="block h-lh max-w-full truncate">
      {place ? <ArrivalThere place={place} /> : t(`product.${arrivesIn(low, high)}`, { from: low, to: high })}
    </span>
  );
}

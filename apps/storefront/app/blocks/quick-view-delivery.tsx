import { useEffect, useState } from 'react';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { call } from '../core/call.ts';
import { deliveryFactsOf } from '../features/catalog/delivery.ts';
import type { DeliveryFacts as Facts } from '../features/catalog/delivery.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { useFrame } from './frame.ts';

/** Asked once a visit: delivery costs the same in each quick view. */
let known: Promise<Facts> | undefined;

/** What delivery costs and the way to return, where the page itself does not know (design §6). Nothing if it can't be had. */
export function QuickViewDelivery({ vendor }: { vendor: string }) {
  const { subdomain } = useFrame();
  const [facts, setFacts] = useState<Facts | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    const show = (found: Facts | 'none') => {
      if (!left) setFacts(found);
    };
    known ??= fetchFacts(subdomain);
    known.then(show, () => {
      known = undefined;
      show('none');
    });
    return () => {
      left = true;
    };
  }, [subdomain]);
  if (facts === 'none') return null;
  return facts ? <DeliveryFacts facts={facts} vendor={vendor} /> : <Skeleton className="h-24 w-full" />;
}

async function fetchFacts(domain: string): Promise<Facts> {
  const [terms, places] = await Promise.all([
    call(getDeliverySettings, { domain }),
    call(listDeliveryLocations, { domain }),
  ]);
  return deliveryFactsOf(terms, places);
}

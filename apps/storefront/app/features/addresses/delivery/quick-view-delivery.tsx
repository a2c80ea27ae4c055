import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { deliveryFactsOf } from './delivery.ts';
import type { DeliveryFacts as Facts } from './delivery.ts';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { useFrame } from '../../tenant/frame.ts';

// Asked once a visit: delivery costs the same in each quick view.
let known: Promise<Facts> | undefined;

/** What delivery costs and the way to return, where the page itself does not know (design §6). Nothing if it can't be had. */
export function QuickViewDelivery({ vendor }: { vendor: string }) {
  const { subdomain } = useFrame();
  const { query } = useQuery(subdomain, () => (known ??= fetchFacts(subdomain)));
  if (query.state === 'loading') return <Skeleton className="h-24 w-full" />;
  return query.state === 'ready' ? <DeliveryFacts facts={query.data} vendor={vendor} /> : null;
}

async function fetchFacts(domain: string): Promise<Facts> {
  try {
    const [terms, places] = await Promise.all([
      call(getDeliverySettings, { domain }),
      call(listDeliveryLocations, { domain }),
    ]);
    return deliveryFactsOf(terms, places);
  } catch (error) {
    known = undefined;
    throw error;
  }
}

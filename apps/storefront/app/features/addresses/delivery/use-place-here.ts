import { useStored } from '@haat/web/platform/storage/stored.ts';
import { lastPlace } from './last-place.ts';
import type { LastPlace } from './last-place.ts';

/** The place that this phone remembers, where it counts in this shop. */
export function usePlaceHere(shop: string): LastPlace | null {
  const place = useStored(lastPlace);
  return place?.shop === shop ? place : null;
}

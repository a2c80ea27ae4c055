import { useRef, useState } from 'react';
import type { Address, DeliveryLocation } from '@haat/contract/addresses/endpoints';
import { useLanguage } from '../../core/language.tsx';
import { nowhere, placeNamed } from './use-places.ts';
import type { Place } from './use-places.ts';

/** The place of delivery that an area lies in; none for an area that has ended. */
export const locationOf = (locations: DeliveryLocation[], areaId: string): DeliveryLocation | undefined =>
  locations.find(({ deliveryAreas }) => deliveryAreas.some(({ _id }) => _id === areaId));

const placeIn = (address: Address | null): Place => {
  if (!address?.localLevel) return nowhere;
  const { state, district, ...localLevel } = address.localLevel;
  return { state, district, localLevel, ward: address.ward };
};

/**
 * Where an address lies: its place in Nepal and the shop's area of delivery. Each brings along what follows from it,
 * where the shopper has not said otherwise. `mended` is told the names of the fields that were filled.
 */
export function useWhere(
  address: Address | null,
  locations: DeliveryLocation[],
  mended: (...names: string[]) => void,
) {
  const { t } = useLanguage();
  const [place, setPlace] = useState(() => placeIn(address));
  const [areaId, setAreaId] = useState(() => {
    const kept = address?.deliveryAreaId ?? '';
    return locationOf(locations, kept) ? kept : '';
  });
  const newest = useRef(place);
  const written = useRef('');

  const take = (next: Place) => {
    newest.current = next;
    setPlace(next);
  };

  /** `area` is the field of that name, where a chosen ward is a good beginning. */
  const choosePlace = (next: Place, area: HTMLInputElement | null) => {
    take(next);
    mended('localLevelId', 'ward');
    const near = locations.filter(({ district }) => district === next.district?.name);
    const [only, ...others] = near.flatMap(({ deliveryAreas }) => deliveryAreas);
    if (areaId === '' && only && others.length === 0) chooseArea(only._id);
    if (!area || next.ward === null) return;
    if (area.value.trim() !== '' && area.value !== written.current) return;
    area.value = t('place.wardText', { n: next.ward });
    written.current = area.value;
    mended('area');
  };

  const chooseArea = (id: string) => {
    setAreaId(id);
    mended('deliveryAreaId');
    const location = locationOf(locations, id);
    const before = newest.current;
    if (!location || before.localLevel) return;
    void placeNamed(location.name, location.district).then((found) => {
      // Meanwhile the shopper may have chosen one.
      if (found && newest.current === before) take(found);
    });
  };

  return { place, areaId, choosePlace, chooseArea };
}

import { useRef, useState } from 'react';
import type { Address, DeliveryArea, DeliveryLocation } from '@haat/contract/addresses/schemas';
import { areasFor } from '@haat/contract/addresses/rules';
import type { AreaOffer } from '@haat/contract/addresses/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { nowhere } from './use-places.ts';
import type { Place } from './use-places.ts';

/** The areas that may be taken for the chosen place; null until its municipality is known. */
export type Offer = AreaOffer<DeliveryLocation, DeliveryArea> | null;

/** What is said of where an address lies. */
export interface Where {
  place: Place;
  areaId: string;
}

/** The same of an address as it is saved. */
export const whereOf = (address: Address | null): Where => ({
  place: placeIn(address),
  areaId: address?.deliveryAreaId ?? '',
});

const placeIn = (address: Address | null): Place => {
  if (!address?.localLevel) return nowhere;
  const { state, district, ...localLevel } = address.localLevel;
  return { state, district, localLevel, ward: address.ward };
};

/**
 * Where an address lies: its place in Nepal and the shop's area of delivery, which follows from the place (design D21)
 * unless the shopper chose another one that may be taken. `mended` is told the names of the fields that were filled.
 */
export function useWhere(begun: Where, locations: DeliveryLocation[], mended: (...names: string[]) => void) {
  const { t } = useLanguage();
  const [place, setPlace] = useState(begun.place);
  const [picked, pick] = useState(begun.areaId);
  const written = useRef({ text: '', named: false });
  const offer: Offer = place.localLevel && areasFor(locations, place);
  const kept = offer?.areas.some(({ area }) => area._id === picked);
  const areaId = kept ? picked : (offer?.best?._id ?? '');

  /**
   * @param area - the field of that name, where a neighbourhood or else the ward is a good beginning
   * @param neighbourhood - what the place was found by
   */
  const choosePlace = (next: Place, area: HTMLInputElement | null, neighbourhood?: string) => {
    setPlace(next);
    mended('place', 'localLevelId', 'ward', 'deliveryAreaId');
    if (!area) return;
    const named = neighbourhood !== undefined;
    const moved = next.localLevel?._id !== place.localLevel?._id;
    const own = area.value === written.current.text && (named || moved || !written.current.named);
    if (area.value.trim() !== '' && !own) return;
    const text = neighbourhood ?? (next.ward === null ? '' : t('place.wardText', { n: next.ward }));
    area.value = text;
    written.current = { text, named };
    if (text !== '') mended('area');
  };

  const chooseArea = (id: string) => {
    pick(id);
    mended('deliveryAreaId');
  };

  return { place, areaId, offer, choosePlace, chooseArea };
}

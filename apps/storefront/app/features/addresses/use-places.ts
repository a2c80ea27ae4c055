import { listDistricts, listLocalLevels, listStates, searchPlaces } from '@haat/contract/addresses/calls';
import type { District, FoundPlace, LocalLevel, State } from '@haat/contract/addresses/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

/** Where in Nepal, as far as it is chosen yet: each part needs the one before. */
export interface Place {
  state: State | null;
  district: District | null;
  localLevel: LocalLevel | null;
  ward: number | null;
}

export const nowhere: Place = { state: null, district: null, localLevel: null, ward: null };

/** What can be chosen next: the provinces, the districts of the chosen one, the local levels of the chosen one. */
export function usePlaceLists({ state, district }: Place) {
  return {
    states: useList('nepal', (signal) => call(listStates, {}, { signal })),
    districts: useList(state?._id, (signal) => call(listDistricts, { state: state?._id ?? '' }, { signal })),
    levels: useList(district?._id, (signal) =>
      call(listLocalLevels, { district: district?._id ?? '' }, { signal }),
    ),
  };
}

/** A list of the country's places, fetched when `of` is known; empty until it is there, and where it fails. */
function useList<T>(of: string | undefined, ask: (signal: AbortSignal) => Promise<T[]>): T[] {
  const { query } = useQuery(of ?? null, ask);
  return query.state === 'ready' ? query.data : [];
}

// A pause of so many milliseconds in typing asks.
const pause = 150;

export type PlaceSearch = { is: 'idle' } | { is: 'loading' } | { is: 'done'; places: FoundPlace[] };

/** Places by a name that is being typed. A search that fails has found nothing. */
export function usePlaceSearch(text: string): PlaceSearch {
  const term = text.trim();
  const { query } = useQuery(term || null, (signal) => call(searchPlaces, { term }, { signal }), { pause });
  if (term === '') return { is: 'idle' };
  return query.state === 'loading'
    ? { is: 'loading' }
    : { is: 'done', places: query.state === 'ready' ? query.data : [] };
}

/** What was found, as a choice. */
export function placeOf(found: FoundPlace): Place {
  if (found.level === 'state') return { ...nowhere, state: found.state };
  const { state, district } = found;
  if (found.level === 'district') return { ...nowhere, state, district };
  const { _id, name, nameNe, kind, wards, postalCode, ward } = found;
  return { state, district, localLevel: { _id, name, nameNe, kind, wards, postalCode }, ward };
}

import { useEffect, useState } from 'react';
import { listDistricts, listLocalLevels, listStates, searchPlaces } from '@haat/contract/addresses/calls';
import type { District, FoundPlace, LocalLevel, State } from '@haat/contract/addresses/schemas';
import { call } from '../../core/call.ts';

/** Where in Nepal, as far as it is chosen yet: each part needs the one before. */
export interface Place {
  state: State | null;
  district: District | null;
  localLevel: LocalLevel | null;
  ward: number | null;
}

export const nowhere: Place = { state: null, district: null, localLevel: null, ward: null };

interface Answered<T> {
  of: string;
  list: T[];
}

/** A list of the country's places that is fetched when `of` is known; empty until it is there, and where it fails. */
function useList<T>(
  of: string | undefined,
  fetchList: (of: string, signal: AbortSignal) => Promise<T[]>,
): T[] {
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  useEffect(() => {
    if (of === undefined) return;
    const leaving = new AbortController();
    fetchList(of, leaving.signal).then(
      (list) => setAnswered({ of, list }),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The list of places could not be fetched:', error);
      },
    );
    return () => leaving.abort();
  }, [of, fetchList]);
  return answered !== null && answered.of === of ? answered.list : [];
}

const fetchStates = (_: string, signal: AbortSignal) => call(listStates, {}, { signal });
const fetchDistricts = (state: string, signal: AbortSignal) => call(listDistricts, { state }, { signal });
const fetchLevels = (district: string, signal: AbortSignal) =>
  call(listLocalLevels, { district }, { signal });

/** What can be chosen next: the provinces, the districts of the chosen one, the local levels of the chosen one. */
export function usePlaceLists({ state, district }: Place) {
  return {
    states: useList('nepal', fetchStates),
    districts: useList(state?._id, fetchDistricts),
    levels: useList(district?._id, fetchLevels),
  };
}

/** A pause of so many milliseconds in typing asks. */
const pause = 150;

export type PlaceSearch = { is: 'idle' } | { is: 'loading' } | { is: 'done'; places: FoundPlace[] };

/** Places by a name that is being typed. An answer that was overtaken is dropped; one that fails found nothing. */
export function usePlaceSearch(text: string): PlaceSearch {
  const term = text.trim();
  const [answered, setAnswered] = useState<{ term: string; places: FoundPlace[] } | null>(null);
  useEffect(() => {
    if (term === '') return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      call(searchPlaces, { term }, { signal }).then(
        (places) => setAnswered({ term, places }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error('The search of places failed:', error);
          setAnswered({ term, places: [] });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [term]);
  if (term === '') return { is: 'idle' };
  return answered?.term === term ? { is: 'done', places: answered.places } : { is: 'loading' };
}

/** What was found, as a choice. */
export function placeOf(found: FoundPlace): Place {
  if (found.level === 'state') return { ...nowhere, state: found.state };
  const { state, district } = found;
  if (found.level === 'district') return { ...nowhere, state, district };
  const { _id, name, nameNe, kind, wards, postalCode, ward } = found;
  return { state, district, localLevel: { _id, name, nameNe, kind, wards, postalCode }, ward };
}

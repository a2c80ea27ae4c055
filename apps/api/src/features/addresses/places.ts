import type { District, LocalLevel, State } from '@haat/contract/addresses/schemas';
import { refusal } from '@haat/contract/core/problem';
import { cityNamed } from './find-place.ts';
import { districtsOf, localLevelsOf, states } from './nepal.ts';

/** The seven provinces in their order (spec §7). */
export const listStates = (): State[] => states.map(({ place }) => place);

/** @throws Refusal `not-found` for a province that is none */
export const listDistricts = (stateId: string): District[] => someOf(districtsOf(stateId));

/** @throws Refusal `not-found` for a district that is none */
export const listLocalLevels = (districtId: string): LocalLevel[] =>
  someOf(localLevelsOf(districtId)).map(({ district: _, state: __, ...level }) => level);

/**
 * A city by its English name, however capitalised or spelt, or its Nepali one, with its postal code (spec §7).
 * @throws Refusal `not-found`
 */
export function getCity(name: string) {
  const city = cityNamed(name);
  if (!city) throw refusal('not-found');
  const { own, found } = city;
  return {
    city: own.name,
    cityNe: own.nameNe,
    state: found.state.name,
    district: found.district.name,
    postalCode: found.postalCode,
  };
}

// No province and no district is empty, so nothing means that there is none.
function someOf<T>(list: T[]): T[] {
  if (list.length === 0) throw refusal('not-found');
  return list;
}

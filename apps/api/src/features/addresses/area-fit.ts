import { areasFor, coverRank } from '@haat/contract/addresses/rules';
import type { Spot } from '@haat/contract/addresses/rules';
import type { Db } from '../../core/database/database.ts';
import { listDeliveryLocations } from './delivery.ts';
import { cityNamed } from './find-place.ts';
import { localLevelOf, stateNamed } from './nepal.ts';

/** The parts of an address that say where in Nepal it lies. */
export interface Written {
  localLevelId: string | null;
  ward: number | null;
  province: string;
  city: string;
}

/**
 * Where an address lies: by its local level, else by the city or the province that was written by hand. Undefined
 * where that names no place there is.
 */
export function spotOf({ localLevelId, ward, province, city }: Written): Spot | undefined {
  const state = stateNamed(province);
  const localLevel = localLevelId === null ? cityNamed(city, state?._id)?.found : localLevelOf(localLevelId);
  if (localLevel) return { state: localLevel.state, district: localLevel.district, localLevel, ward };
  return state && { state, district: null, localLevel: null, ward: null };
}

interface Candidate {
  id: string;
  covers: string[];
}

/**
 * Which of these pairs go together by the rule of delivery areas (design D21), in their order: an area that covers the
 * place, else one of the nearest. The shop's other areas are read only where one does not cover its place.
 */
export async function fitting(
  db: Db,
  shopId: string,
  pairs: { area: Candidate; spot: Spot }[],
): Promise<boolean[]> {
  const covered = pairs.map(({ area, spot }) => coverRank(area.covers, spot) !== null);
  if (covered.every(Boolean)) return covered;
  const locations = await listDeliveryLocations(db, shopId);
  return pairs.map(
    ({ area, spot }, at) =>
      covered[at] === true || areasFor(locations, spot).areas.some((each) => each.area._id === area.id),
  );
}

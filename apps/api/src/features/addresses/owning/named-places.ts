import type { NamedPlace } from '@haat/contract/addresses/owning/schemas';
import { digits } from '@haat/contract/core/money';
import { districts, localLevelOf, states } from '../nepal.ts';

const wide = new Map([...districts, ...states].map(({ place }) => [place._id, place]));

/** The names of what an area covers: a province, district, local level or ward of one; null for what is none. */
export function placeNamed(covered: string): NamedPlace | null {
  const [_id = '', ward] = covered.split('/', 2);
  const level = localLevelOf(_id);
  if (ward !== undefined) {
    if (!level || Number(ward) > level.wards) return null;
    const [name, nameNe] = [`${level.name}-${ward}`, `${level.nameNe}-${digits(ward, 'ne-NP')}`];
    return { _id: covered, name, nameNe };
  }
  const found = wide.get(_id) ?? level;
  return found ? { _id, name: found.name, nameNe: found.nameNe } : null;
}

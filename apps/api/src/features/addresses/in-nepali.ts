import { digits } from '@haat/contract/core/money';
import { districts, localLevels, neighbourhoods, states } from './nepal.ts';
import type { Name } from './nepal.ts';

interface Placed extends Name {
  id: string;
  within: string[];
  hasWards?: true;
}

// The larger ones first: Bagmati is first the province, and then two municipalities.
const known: Placed[] = [
  ...states.map(({ place }) => ({ ...place, id: place._id, within: [] })),
  ...districts.map(({ place, state }) => ({ ...place, id: place._id, within: [state._id] })),
  ...localLevels.map(({ place }) => ({
    ...place,
    id: place._id,
    within: [place.district._id, place.state._id],
    hasWards: true as const,
  })),
  ...neighbourhoods.map(({ localLevel, ...place }) => ({
    ...place,
    id: `${localLevel._id} ${place.name}`,
    within: [localLevel._id, localLevel.district._id, localLevel.state._id],
  })),
];

const byName = Map.groupBy(known, ({ name }) => name.toLowerCase());

/** `Lalitpur-4`: a name and the number of a ward. */
const withWard = /^(?<name>\D*[^\d\s-])\s*(?:-\s*(?<ward>[1-9]\d?))?$/;

/**
 * An address with the names of its places in Nepali: `Krishna Marg 12, Lalitpur-4, Bagmati` → `Krishna Marg 12,
 * ललितपुर-४, बागमती`. It is read from its end, each name as one that lies in those after it, so that a village is not
 * taken for another of its name. What else somebody wrote stays as they wrote it.
 * @returns null where none of its places is known
 */
export function addressInNepali(address: string): string | null {
  let around: string[] = [];
  let found = false;
  const parts = address.split(', ').toReversed();
  const inNepali = parts.map((part) => {
    const { name, ward } = withWard.exec(part)?.groups ?? {};
    // A district of the name has no wards, and is not always written alike.
    const fitting = (byName.get(name?.toLowerCase() ?? '') ?? []).filter(
      ({ id, within, hasWards }) =>
        (ward === undefined || hasWards) && around.every((each) => each === id || within.includes(each)),
    );
    const [place] = fitting;
    if (!place) return part;
    // Several of one kind and name that are not written alike: it is not known which one is meant.
    const peers = fitting.filter(({ within }) => within.length === place.within.length);
    if (peers.some(({ nameNe }) => nameNe !== place.nameNe)) return part;
    found = true;
    around = [place.id, ...place.within];
    return place.nameNe + (ward === undefined ? '' : `-${digits(ward, 'ne-NP')}`);
  });
  return found ? inNepali.toReversed().join(', ') : null;
}

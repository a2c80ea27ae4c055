import { nepaliPhone } from '@haat/contract/addresses/rules';
import { isEmail } from '@haat/contract/core/fields';
import type { Place } from './use-places.ts';

/** The eight fields of an address in the order of the spec (§2, §5), by the names they have on the wire (§3). */
export const fieldNames = [
  'title',
  'fullName',
  'email',
  'phone',
  'deliveryAreaId',
  'area',
  'address',
  'message',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What is open of the place in Nepal, which is chosen beside the eight fields. */
export type Unplaced = 'place' | 'localLevelId' | 'ward';
export type AskedName = FieldName | Unplaced;

export interface Verdict {
  /** Fields left empty: every one is required, the delivery area where the shop delivers by area. */
  missing: FieldName[];
  /** Fields that were filled with what they cannot be. */
  wrong: Partial<Record<FieldName, 'address.badEmail' | 'address.badPhone'>>;
  /** What is to be chosen next of the place; null where all of it is, with its ward. */
  unplaced: Unplaced | null;
}

/** Judges a filled form as the server will (spec §5). `custom`: the shop delivers by area. */
export function judgeAddress(
  value: (name: FieldName) => string,
  place: Pick<Place, 'district' | 'localLevel' | 'ward'>,
  custom: boolean,
): Verdict {
  const asked = fieldNames.filter((name) => name !== 'deliveryAreaId' || custom);
  const missing = asked.filter((name) => value(name).trim() === '');
  const wrong: Verdict['wrong'] = {};
  if (!missing.includes('email') && !isEmail(value('email').trim())) wrong.email = 'address.badEmail';
  if (!missing.includes('phone') && nepaliPhone(value('phone')) === null) wrong.phone = 'address.badPhone';
  return { missing, wrong, unplaced: openPart(place) };
}

function openPart({ district, localLevel, ward }: Pick<Place, 'district' | 'localLevel' | 'ward'>) {
  if (!district) return 'place';
  if (!localLevel) return 'localLevelId';
  return ward === null ? 'ward' : null;
}

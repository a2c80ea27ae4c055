import { nepaliPhone } from '@haat/contract/addresses/rules';
import { isEmail } from '@haat/contract/core/fields';

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

/** What the server may object to: the place in Nepal is chosen beside the eight fields. */
export type AskedName = FieldName | 'localLevelId' | 'ward';

export interface Verdict {
  /** Fields left empty: every one is required, the delivery area where the shop delivers by area. */
  missing: FieldName[];
  /** Fields that were filled with what they cannot be. */
  wrong: Partial<Record<FieldName, 'address.badEmail' | 'address.badPhone'>>;
}

/** Judges a filled form as the server will (spec §5). `custom`: the shop delivers by area. */
export function judgeAddress(value: (name: FieldName) => string, custom: boolean): Verdict {
  const asked = fieldNames.filter((name) => name !== 'deliveryAreaId' || custom);
  const missing = asked.filter((name) => value(name).trim() === '');
  const wrong: Verdict['wrong'] = {};
  if (!missing.includes('email') && !isEmail(value('email').trim())) wrong.email = 'address.badEmail';
  if (!missing.includes('phone') && nepaliPhone(value('phone')) === null) wrong.phone = 'address.badPhone';
  return { missing, wrong };
}

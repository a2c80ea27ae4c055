import * as z from 'zod/mini';
import { addressInput, district, localLevel, state } from '@haat/contract/addresses/schemas';
import { judgeBy } from '@haat/web/platform/forms/judge.ts';
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
  wrong: FieldName[];
  /** What is to be chosen next of the place; null where all of it is, with its ward. */
  unplaced: Unplaced | null;
}

const schemas = addressInput.shape;

/** A place as far as it is chosen, read from where it was kept. */
export const placed = z.object({
  state: z.nullable(state),
  district: z.nullable(district),
  localLevel: z.nullable(localLevel),
  ward: z.nullable(z.int()),
});

/** Judges a filled form by the schemas of the server (spec §5). `custom`: the shop delivers by area. */
export function judgeAddress(
  values: Readonly<Record<FieldName, string>>,
  place: Pick<Place, 'district' | 'localLevel' | 'ward'>,
  custom: boolean,
): Verdict {
  const asked = fieldNames.filter((name) => name !== 'deliveryAreaId' || custom);
  const wrong = judgeBy(asked, schemas, values, (_, empty) => (empty ? 'missing' : 'wrong'));
  return {
    missing: asked.filter((name) => wrong[name] === 'missing'),
    wrong: asked.filter((name) => wrong[name] === 'wrong'),
    unplaced: openPart(place),
  };
}

function openPart({ district, localLevel, ward }: Pick<Place, 'district' | 'localLevel' | 'ward'>) {
  if (!district) return 'place';
  if (!localLevel) return 'localLevelId';
  return ward === null ? 'ward' : null;
}

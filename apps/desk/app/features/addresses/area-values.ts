import type { saveDeliveryArea } from '@haat/contract/addresses/owning/calls';
import type { EditedArea, NamedPlace } from '@haat/contract/addresses/owning/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';

/** What the form of an area holds; null is no number. */
export interface AreaValues {
  areaName: string;
  areaNameNe: string;
  deliveryFee: number | null;
  /** Both empty where the shop does not say. */
  from: number | null;
  to: number | null;
  saysDays: boolean;
  covers: NamedPlace[];
}

export const valuesIn = (form: FormData, covers: NamedPlace[]): AreaValues => ({
  areaName: textIn(form, 'areaName').trim(),
  areaNameNe: textIn(form, 'areaNameNe').trim(),
  deliveryFee: integerIn(form, 'deliveryFee'),
  from: integerIn(form, 'from'),
  to: integerIn(form, 'to'),
  saysDays: textIn(form, 'from').trim() + textIn(form, 'to').trim() !== '',
  covers,
});

/** Whether the days of a delivery are as the server takes them. */
export const areDays = ({ saysDays, from, to }: AreaValues): boolean =>
  !saysDays || (from !== null && to !== null && from <= to && to <= 60);

/** Them as the input of a call. */
export const inputOf = ({
  from,
  to,
  saysDays,
  covers,
  deliveryFee,
  areaNameNe,
  areaName,
}: AreaValues): Omit<CallInput<typeof saveDeliveryArea>, '_id' | 'version' | 'locationId'> => ({
  areaName,
  areaNameNe: areaNameNe || null,
  deliveryFee: deliveryFee ?? 0,
  covers: covers.map(({ _id }) => _id),
  days: saysDays && from !== null && to !== null ? { from, to } : null,
});

/** The same of what is there, as a conflict shows both. */
export const shownOf = (
  edited: ReturnType<typeof inputOf> | EditedArea,
  covers: NamedPlace[],
): {
  areaName: string;
  areaNameNe: string;
  deliveryFee: number;
  days: EditedArea['days'];
  covers: string[];
} => ({
  areaName: edited.areaName,
  areaNameNe: edited.areaNameNe ?? '',
  deliveryFee: edited.deliveryFee,
  days: edited.days,
  covers: covers.map(({ name }) => name),
});

import { stored } from '@haat/web/platform/storage/stored.ts';

/** Where something was last sent to, or was to go on a product's page, as this phone remembers it: enough to say when the next thing should arrive. */
export interface LastPlace {
  /** The shop that it counts in: others take longer or don't deliver there. */
  shop: string;
  name: string;
  nameNe: string | null;
  days: { from: number; to: number };
  /** What delivery there costs in whole rupees; null where that is not sure. */
  fee: number | null;
}

const maxText = 120;
const maxDays = 365;

/** Reads what lies in the browser's storage, which may be anything; null for what is no place. */
export function readLastPlace(value: unknown): LastPlace | null {
  const { shop, name, nameNe, days, fee } = Object(value) as Record<string, unknown>;
  const { from, to } = Object(days) as Record<string, unknown>;
  if (!isText(shop) || !isText(name) || !isDays(from) || !isDays(to) || from > to) return null;
  return {
    shop,
    name,
    nameNe: isText(nameNe) ? nameNe : null,
    days: { from, to },
    fee: isFee(fee) ? fee : null,
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxText;

const isDays = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxDays;

const isFee = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Null where this phone knows of no place yet. */
export const lastPlace = stored<LastPlace | null>('last-place', null, readLastPlace);
